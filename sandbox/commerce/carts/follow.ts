/** Moves a visitor's carts and purchases to a member at sign-in, and deletes a deleted member's carts. */

import { memberKey, visitorKey } from '../../platform/caller.ts'
import type { Scope } from '../../storage/context.ts'
import type { SiteStore } from '../../storage/database/schema.ts'
import { changeRows, deleteRows } from '../../storage/database/site-rows.ts'
import { mergeCarts } from '../rules/cart.ts'
import { deleteCart, lockOwnedCart, saveCart } from './store.ts'

/** Deletes the carts and checkouts of a deleted member. Orders stay with the store. */
export async function deleteMemberCarts(store: SiteStore, memberId: string): Promise<void> {
  const buyer_key = memberKey(memberId)
  await deleteRows(store, 'carts', { buyer_key })
  await deleteRows(store, 'checkouts', { buyer_key })
}

/**
 * Moves a visitor's carts, checkouts and orders to the member they signed in as. A member's own current
 * cart stays and gets the visitor's lines merged in.
 */
export async function moveVisitorCarts(scope: Scope, visitorId: string, memberId: string) {
  const from = visitorKey(visitorId)
  const to = memberKey(memberId)
  await moveCurrentCart(scope, from, to)
  // A current cart started meanwhile stays the visitor's.
  await changeRows(scope, 'carts', { owner_key: null, buyer_key: from }, { buyer_key: to })
  await changeRows(scope, 'checkouts', { buyer_key: from }, { buyer_key: to })
  // After the checkouts: a purchase that locked one has written its order by now.
  await changeRows(scope, 'orders', { buyer_key: from }, { buyer_key: to })
}

async function moveCurrentCart(scope: Scope, from: string, to: string): Promise<void> {
  const cart = await lockOwnedCart(scope, from)
  if (cart === undefined) return
  const own = await lockOwnedCart(scope, to)
  if (own !== undefined) {
    await saveCart(scope, own, mergeCarts(own.doc, cart.doc))
    await deleteCart(scope, cart)
    // Checkouts in progress now refer to the merged cart.
    await changeRows(scope, 'checkouts', { cart_id: cart.id }, { cart_id: own.id })
    return
  }
  const next = { revision: cart.revision + 1, updated_date: scope.clock.now() }
  await changeRows(scope, 'carts', { id: cart.id }, { owner_key: to, buyer_key: to, ...next })
}
