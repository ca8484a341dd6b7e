/** What delivery and tax come to at an address. */
import { useId, useMemo } from 'react'
import { useTexts } from '../messages/use-texts.ts'
import { paths, shop } from '../shop.ts'
import { placeIn, type ShownCart } from './shown.ts'

/** Where the shop sends to. */
const countries = ['US', 'CA', 'DE', 'GB', 'FR', 'NL', 'AT', 'ES', 'IT'] as const

export const Estimate = ({ place, estimate, estimateProblem, hands }: ShownCart) => {
  const { texts, language, money } = useTexts()
  const heading = useId()
  const names = useMemo(() => new Intl.DisplayNames(language, { type: 'region' }), [language])
  const options = estimate?.shippingInfo?.carrierServiceOptions.flatMap(
    ({ shippingOptions }) => shippingOptions,
  )
  return (
    <section aria-labelledby={heading}>
      <h3 id={heading}>{texts.cartPage.delivery}</h3>
      <form
        className="estimate"
        action={`${shop.base.slice(0, -1)}${paths.cart}`}
        onSubmit={(event) => {
          if (!hands) return
          event.preventDefault()
          const asked = placeIn(new FormData(event.currentTarget))
          if (asked) hands.estimate(asked)
        }}
      >
        <label className="field">
          <span>{texts.cartPage.country}</span>
          <select name="country" defaultValue={place?.country ?? 'US'} autoComplete="country">
            {countries.map((code) => (
              <option key={code} value={code}>
                {names.of(code)}
              </option>
            ))}
          </select>
        </label>
        <label className="field">
          <span>{texts.cartPage.state}</span>
          <input
            name="subdivision"
            defaultValue={place?.subdivision}
            maxLength={3}
            autoComplete="address-level1"
          />
        </label>
        <label className="field">
          <span>{texts.cartPage.postalCode}</span>
          <input name="postalCode" defaultValue={place?.postalCode} autoComplete="postal-code" />
        </label>
        <button type="submit" className="button quiet">
          {texts.cartPage.estimate}
        </button>
      </form>
      {estimateProblem && (
        <p className="problem" role="alert">
          {estimateProblem}
        </p>
      )}
      {place && options && options.length > 0 && (
        <ul className="deliveries">
          {options.map(({ code, title, logistics, cost }) => (
            <li key={code}>
              <span>
                {title}
                {logistics?.deliveryTime && <small>{logistics.deliveryTime}</small>}
              </span>
              <span>
                {cost?.price && money(Number(cost.price.amount), estimate?.currency ?? '')}
              </span>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
