/** Moves a visitor's carts to the member they sign in as, and deletes a deleted member's. */

import { memberKey, visitorKey } from '../../platform/caller.ts'
import type { SiteScope } from '../../storage/context.ts'
import type { DatabaseHandle } from '../../storage/database/schema.ts'
import { mergeCarts } from '../rules/cart.ts'
import { deleteCart, lockOwnedCart, saveCart } from './store.ts'

/** Deletes the carts and checkouts of a member who is deleted. Orders stay with the store. */
export async function deleteMemberCarts(
  database: DatabaseHandle,
  site: string,
  memberId: string,
): Promise<void> {
  const key = memberKey(memberId)
  await database
    .deleteFrom('carts')
    .where('site_id', '=', site)
    .where('buyer_key', '=', key)
    .execute()
  await database
    .deleteFrom('checkouts')
    .where('site_id', '=', site)
    .where('buyer_key', '=', key)
    .execute()
}

/**
 * Gives a visitor's carts and checkouts to the member the visitor turned out to be. A member who
 * has a current cart already keeps it and gets the visitor's lines in it.
 */
export async function moveVisitorCarts(
  database: DatabaseHandle,
  scope: Pick<SiteScope, 'site' | 'clock'>,
  visitorId: string,
  memberId: string,
): Promise<void> {
  const from = visitorKey(visitorId)
  const to = memberKey(memberId)
  await moveCurrentCart(database, scope, from, to)
  await database
    .updateTable('carts')
    .set({ buyer_key: to })
    .where('site_id', '=', scope.site)
    .where('buyer_key', '=', from)
    .execute()
  await database
    .updateTable('checkouts')
    .set({ buyer_key: to })
    .where('site_id', '=', scope.site)
    .where('buyer_key', '=', from)
    .execute()
}

async function moveCurrentCart(
  database: DatabaseHandle,
  scope: Pick<SiteScope, 'site' | 'clock'>,
  from: string,
  to: string,
): Promise<void> {
  const cart = await lockOwnedCart(database, scope.site, from)
  if (cart === undefined) return
  const own = await lockOwnedCart(database, scope.site, to)
  if (own !== undefined) {
    await saveCart(database, scope, own, mergeCarts(own.doc, cart.doc))
    await deleteCart(database, cart)
    // Checkouts in progress now refer to the cart that holds their lines.
    await database
      .updateTable('checkouts')
      .set({ cart_id: own.id })
      .where('site_id', '=', scope.site)
      .where('cart_id', '=', cart.id)
      .execute()
    return
  }
  await database
    .updateTable('carts')
    .set({
      owner_key: to,
      buyer_key: to,
      revision: cart.revision + 1,
      updated_date: scope.clock.now(),
    })
    .where('site_id', '=', cart.site_id)
    .where('id', '=', cart.id)
    .execute()
}
