/** Removes purchased items from their cart. */
import { isDeepStrictEqual } from 'node:util'
import type { Scope } from '../../storage/context.ts'
import { type CartRow, deleteCart, saveCart } from '../carts/store.ts'
import { withoutOrdered } from '../rules/cart.ts'
import type { CheckoutDocument } from '../rules/documents/checkout.ts'

/**
 * Usually the whole cart was purchased, and it is deleted. Lines added since the checkout stay in it, with
 * the codes and discounts entered since: the checkout's are used up.
 */
export async function removeOrderedLines(
  scope: Scope,
  cart: CartRow,
  ordered: Pick<CheckoutDocument, 'lines' | 'coupon' | 'giftCard' | 'merchantDiscounts'>,
): Promise<void> {
  const lines = withoutOrdered(cart.doc.lines, ordered.lines)
  if (lines.length === 0) return deleteCart(scope, cart)
  const { coupon, giftCard, merchantDiscounts = [], checkoutId: _checkout, ...left } = cart.doc
  const used = ordered.merchantDiscounts ?? []
  const unused = merchantDiscounts.filter(
    (given) => !used.some((one) => isDeepStrictEqual(one, given)),
  )
  await saveCart(scope, cart, {
    ...left,
    lines,
    purchaseFlowId: scope.ids.uuid(),
    ...(coupon && coupon.id !== ordered.coupon?.id && { coupon }),
    ...(giftCard && giftCard.id !== ordered.giftCard?.id && { giftCard }),
    ...(unused.length > 0 && { merchantDiscounts: unused }),
  })
}
