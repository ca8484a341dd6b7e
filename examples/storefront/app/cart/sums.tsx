/** What the cart comes to: the platform's own sums, never the shop's. */
import { useTexts } from '../messages/use-texts.ts'
import type { ShownCart } from './shown.ts'

type Amount = { readonly amount: string } | undefined

export const Sums = ({ cart, estimate, pending, place }: ShownCart) => {
  const { texts, money } = useTexts()
  const currency = cart?.currency ?? ''
  const { subtotal, discount, shipping, tax, additionalFees, total } = estimate?.priceSummary ?? {}
  const row = (name: string, of: Amount, sign = '') =>
    of && (
      <div>
        <dt>{name}</dt>
        <dd>
          {sign}
          {money(Number(of.amount), currency)}
        </dd>
      </div>
    )
  const some = (of: Amount): Amount => (Number(of?.amount ?? 0) === 0 ? undefined : of)
  const coupon = estimate?.calculationErrors?.couponCalculationError
  return (
    <>
      <dl className="sums" aria-busy={pending}>
        {row(texts.cartPage.subtotal, cart?.subtotal ?? subtotal)}
        {row(texts.cartPage.discount, some(discount), '−')}
        {place && row(texts.cartPage.shipping, shipping)}
        {row(texts.cartPage.fees, some(additionalFees))}
        {place &&
          row(cart?.taxIncludedInPrices ? texts.cartPage.taxIncluded : texts.cartPage.tax, tax)}
        <div className="total">
          <dt>{texts.cartPage.total}</dt>
          <dd>{total ? money(Number(total.amount), currency) : texts.cartPage.atCheckout}</dd>
        </div>
      </dl>
      {coupon && <p className="problem">{texts.cartPage.couponNotCounted}</p>}
      <p className="hidden" role="status">
        {pending ? texts.cartPage.updating : ''}
      </p>
      {!place && <p className="soft">{texts.cartPage.sumsHint}</p>}
    </>
  )
}
