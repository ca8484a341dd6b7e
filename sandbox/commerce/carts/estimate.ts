/** Gathers the inputs of an estimate: the cart, its codes, the buyer. */
import { memberOfKey } from '../../platform/caller.ts'
import type { Scope } from '../../storage/context.ts'
import type { CartDocument } from '../rules/documents/cart.ts'
import { calculateTotals } from '../rules/totals/calculate.ts'
import type { RefreshedLine } from '../rules/totals/obstacles.ts'
import type { Totals, TotalsInput } from '../rules/totals/totals.ts'
import { findCoupon, findGiftCard, heldMemberships } from './codes.ts'
import { readSelling } from './selling.ts'

type Extras = Pick<CartDocument, 'coupon' | 'giftCard' | 'merchantDiscounts'>

/** The buyer's addresses and choices so far. */
type Choices = Pick<TotalsInput, 'shippingAddress' | 'billingAddress' | 'selectedShippingOption'> &
  Partial<Pick<TotalsInput, 'selectedMemberships' | 'calculate'>>

/** Calculates the totals of a buyer's lines, with the codes and discounts of their cart or checkout. */
export async function estimate(
  scope: Scope,
  buyerKey: string | null,
  lines: readonly RefreshedLine[],
  { coupon, giftCard, merchantDiscounts = [] }: Extras,
  choices: Choices,
): Promise<Totals> {
  const memberId = memberOfKey(buyerKey)
  return calculateTotals({
    lines,
    selling: await readSelling(scope),
    coupon: coupon && ((await findCoupon(scope, coupon.code)) ?? 'gone'),
    giftCard: giftCard && ((await findGiftCard(scope, giftCard.code)) ?? 'gone'),
    merchantDiscounts,
    memberships: memberId === undefined ? [] : await heldMemberships(scope, memberId),
    selectedMemberships: [],
    isMember: memberId !== undefined,
    calculate: { tax: true, shipping: true, fees: true },
    now: scope.clock.now(),
    ...choices,
  })
}
