/** Removes purchased items from their cart. */
import { isDeepStrictEqual } from 'node:util'
import type { Scope } from '../../storage/context.ts'
import { type CartRow, deleteCart, saveCart } from '../carts/store.ts'
import { withoutBought } from '../rules/cart.ts'
import type { CheckoutDocument } from '../rules/documents/checkout.ts'

/**
 * Usually the whole cart was purchased, and it is deleted. Lines added since the checkout stay in it, with
 * the codes and discounts entered since: the checkout's are used up.
 */
export async function takeBought(
  scope: Scope,
  cart: CartRow,
  bought: Pick<CheckoutDocument, 'lines' | 'coupon' | 'giftCard' | 'merchantDiscounts'>,
): Promise<void> {
  const lines = withoutBought(cart.doc.lines, bought.lines)
  if (lines.length === 0) return deleteCart(scope, cart)
  const { coupon, giftCard, merchantDiscounts = [], checkoutId: _checkout, ...left } = cart.doc
  const used = bought.merchantDiscounts ?? []
  const unused = merchantDiscounts.filter(
    (given) => !used.some((one) => isDeepStrictEqual(one, given)),
  )
  await saveCart(scope, cart, {
    ...left,
    lines,
    ...(coupon && coupon.id !== bought.coupon?.id && { coupon }),
    ...(giftCard && giftCard.id !== bought.giftCard?.id && { giftCard }),
    ...(unused.length > 0 && { merchantDiscounts: unused }),
  })
}
