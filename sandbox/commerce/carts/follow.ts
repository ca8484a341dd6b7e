/** Moves a visitor's carts and purchases to the member they sign in as, and deletes a deleted member's carts. */

import { memberKey, visitorKey } from '../../platform/caller.ts'
import type { Scope } from '../../storage/context.ts'
import type { SiteStore } from '../../storage/database/schema.ts'
import { changeRows, deleteRows } from '../../storage/database/site-rows.ts'
import { mergeCarts } from '../rules/cart.ts'
import { deleteCart, lockOwnedCart, saveCart } from './store.ts'

/** Deletes the carts and checkouts of a member who is deleted. Orders stay with the store. */
export async function deleteMemberCarts(store: SiteStore, memberId: string): Promise<void> {
  const buyer_key = memberKey(memberId)
  await deleteRows(store, 'carts', { buyer_key })
  await deleteRows(store, 'checkouts', { buyer_key })
}

/**
 * Gives a visitor's carts, checkouts and orders to the member the visitor turned out to be. A member who
 * has a current cart already keeps it and gets the visitor's lines in it.
 */
export async function moveVisitorCarts(
  scope: Scope,
  visitorId: string,
  memberId: string,
): Promise<void> {
  const from = visitorKey(visitorId)
  const to = memberKey(memberId)
  await moveCurrentCart(scope, from, to)
  await changeRows(scope, 'carts', { buyer_key: from }, { buyer_key: to })
  await changeRows(scope, 'checkouts', { buyer_key: from }, { buyer_key: to })
  // After the checkouts: a purchase that holds one of them has written its order by now.
  await changeRows(scope, 'orders', { buyer_key: from }, { buyer_key: to })
}

async function moveCurrentCart(scope: Scope, from: string, to: string): Promise<void> {
  const cart = await lockOwnedCart(scope, from)
  if (cart === undefined) return
  const own = await lockOwnedCart(scope, to)
  if (own !== undefined) {
    await saveCart(scope, own, mergeCarts(own.doc, cart.doc))
    await deleteCart(scope, cart)
    // Checkouts in progress now refer to the cart that holds their lines.
    await changeRows(scope, 'checkouts', { cart_id: cart.id }, { cart_id: own.id })
    return
  }
  const next = { revision: cart.revision + 1, updated_date: scope.clock.now() }
  await changeRows(scope, 'carts', { id: cart.id }, { owner_key: to, buyer_key: to, ...next })
}
