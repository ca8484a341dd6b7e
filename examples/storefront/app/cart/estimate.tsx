/** Shipping and tax estimate for an address. */
import { useId } from 'react'
import type { CartPage } from 'storefront-client/next'
import { useTexts } from '../messages/use-texts.ts'
import { Fields } from '../parts/field.tsx'
import { Problem } from '../parts/problem.tsx'
import { shop } from '../shop.ts'
import { CartForm } from './cart-form.tsx'

export const Estimate = ({ place, estimate, estimateRefusal }: CartPage) => {
  const { texts, money } = useTexts()
  const heading = useId()
  const carriers = place ? (estimate?.shippingInfo?.carrierServiceOptions ?? []) : []
  return (
    <section aria-labelledby={heading}>
      <h2 id={heading}>{texts.basket.delivery}</h2>
      <CartForm intent="estimate" method="get" className="form">
        <Fields
          names={['country', 'subdivision', 'postalCode']}
          values={{ country: shop.countries[0], ...place }}
        />
        <button type="submit" className="button quiet">
          {texts.basket.estimate}
        </button>
      </CartForm>
      <Problem refusal={estimateRefusal} />
      <dl className="sums">
        {carriers
          .flatMap(({ shippingOptions }) => shippingOptions)
          .map(({ code, title, logistics, cost }) => (
            <div key={code} className="spread">
              <dt>
                <bdi>{title}</bdi>
                {logistics?.deliveryTime && <small dir="auto">{logistics.deliveryTime}</small>}
              </dt>
              <dd>{cost?.price && money(cost.price.amount, estimate?.currency ?? '')}</dd>
            </div>
          ))}
      </dl>
    </section>
  )
}
