/** The cart's totals, as the platform calculates them. */
import { type CartPage, cartSums } from 'storefront-client/next'
import type { Texts } from '../messages/texts.ts'
import { fill, useTexts } from '../messages/use-texts.ts'

/** A gift card, named by the last characters of its code. */
export const giftCardName = ({ basket }: Texts, card: { readonly obfuscatedCode: string }) =>
  fill(basket.giftCard, { code: card.obfuscatedCode })

export const Sums = (page: CartPage) => {
  const { texts, money } = useTexts()
  const { basket } = texts
  const { cart, coupons, estimate, pending, place } = page
  const currency = cart?.currency ?? ''
  const card = estimate?.giftCard
  // Without shipping or a reduction, the total would repeat the subtotal.
  const isReduced = coupons.length > 0 || card
  const total = place || isReduced ? estimate?.priceSummary?.total : undefined
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
        {card?.amount && (
          <div className="spread">
            <dt>{giftCardName(texts, card)}</dt>
            <dd>{money(-Number(card.amount.amount), currency)}</dd>
          </div>
        )}
      </dl>
      <p className="hidden" role="status">
        {pending ? basket.updating : ''}
      </p>
    </>
  )
}
