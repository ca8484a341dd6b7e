/** What the cart comes to: the platform's own sums, never the shop's. */
import { type CartPage, cartSums } from 'storefront-client/next'
import { useTexts } from '../messages/use-texts.ts'

export const Sums = (page: CartPage) => {
  const { texts, money } = useTexts()
  const { basket } = texts
  const { cart, estimate, pending } = page
  const currency = cart?.currency ?? ''
  const total = estimate?.priceSummary?.total
  return (
    <>
      <dl className="sums" aria-busy={pending}>
        {cartSums(page).map(({ of, amount }) => (
          <div key={of} className="spread">
            <dt>{basket[of]}</dt>
            <dd>{money(amount, currency)}</dd>
          </div>
        ))}
        <div className="spread total">
          <dt>{basket.total}</dt>
          <dd>{total ? money(total.amount, currency) : basket.atCheckout}</dd>
        </div>
      </dl>
      {estimate?.calculationErrors?.couponCalculationError && (
        <p className="problem">{basket.couponNotCounted}</p>
      )}
      <p className="hidden" role="status">
        {pending ? basket.updating : ''}
      </p>
    </>
  )
}
