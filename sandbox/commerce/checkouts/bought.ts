/** Removes bought items from their cart. */

import type { Scope } from '../../storage/context.ts'
import { type CartRow, deleteCart, saveCart } from '../carts/store.ts'
import { withoutBought } from '../rules/cart.ts'
import type { CartLine } from '../rules/documents/cart.ts'

/**
 * Usually the whole cart was bought, and it is gone. What was added while the buyer was at the
 * till stays in it, without the codes that were used.
 */
export async function takeBought(
  scope: Scope,
  cart: CartRow,
  bought: readonly CartLine[],
): Promise<void> {
  const lines = withoutBought(cart.doc.lines, bought)
  if (lines.length === 0) return deleteCart(scope, cart)
  const { coupon: _coupon, giftCard: _giftCard, merchantDiscounts: _given, ...rest } = cart.doc
  const { checkoutId: _checkout, ...left } = rest
  await saveCart(scope, cart, { ...left, lines })
}
