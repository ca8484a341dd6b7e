/** The applicable coupon and gift card of a cart; failures note why one does not apply. */
import { Decimal, lesserOf } from '../amounts.ts'
import type { StoreCoupon } from '../documents/promotions.ts'
import { type CalculationProblem, couponProblem, giftCardProblem } from './codes.ts'
import type { PricedLine } from './discounts.ts'
import type { MutableFailures, Summary, Totals, TotalsInput } from './totals.ts'

/** The coupon of a cart if it applies; otherwise notes why not. */
export function usableCoupon(
  { coupon, now }: TotalsInput,
  priced: readonly PricedLine[],
  failures: MutableFailures,
): StoreCoupon | undefined {
  if (coupon === undefined) return undefined
  const lines = priced.map(({ line, subtotal }) => ({ seen: line.seen, subtotal }))
  const problem = coupon.named ? couponProblem(coupon.named, lines, now) : gone('coupon')
  if (problem === undefined) return coupon.named
  failures.coupon = problem
  return undefined
}

/** The amount a gift card pays at checkout; it is no discount. */
export function redeemed(
  { giftCard, now }: TotalsInput,
  due: Summary,
  failures: MutableFailures,
): Totals['giftCard'] {
  if (giftCard === undefined) return undefined
  const card = giftCard.named
  const problem = card ? giftCardProblem(card, now) : gone('gift card')
  if (problem !== undefined) failures.giftCard = problem
  else if (card) return { card, amount: lesserOf(new Decimal(card.balance), due.total) }
  return undefined
}

function gone(what: string): CalculationProblem {
  return { code: 'ERROR_COUPON_DOES_NOT_EXIST', description: `The ${what} is gone.` }
}
