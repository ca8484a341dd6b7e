/** Rows of carts: found by owner, locked, changed with the next revision, moved to a member. */

import type { Selectable } from 'kysely'
import type { SiteScope } from '../context.ts'
import { json } from '../database/json.ts'
import type { DatabaseHandle } from '../database/schema.ts'
import type { CartsTable } from '../database/tables/carts.ts'
import { memberKey, visitorKey } from '../platform/caller.ts'
import { type CartDocument, emptyCart } from '../rules/documents/cart.ts'

/** One stored cart. */
export type CartRow = Selectable<CartsTable>

export async function findOwnedCart(
  database: DatabaseHandle,
  site: string,
  ownerKey: string,
): Promise<CartRow | undefined> {
  return ownedCart(database, site, ownerKey).executeTakeFirst()
}

/** Reads the owner's cart and keeps others from changing it until the transaction ends. */
export async function lockOwnedCart(
  database: DatabaseHandle,
  site: string,
  ownerKey: string,
): Promise<CartRow | undefined> {
  return ownedCart(database, site, ownerKey).forUpdate().executeTakeFirst()
}

function ownedCart(database: DatabaseHandle, site: string, ownerKey: string) {
  return database
    .selectFrom('carts')
    .selectAll()
    .where('site_id', '=', site)
    .where('owner_key', '=', ownerKey)
}

/** The owner's cart, made if there is none, locked. Two first calls at once share one cart. */
export async function lockOrStartCart(
  database: DatabaseHandle,
  scope: SiteScope,
  ownerKey: string,
): Promise<CartRow> {
  const found = await lockOwnedCart(database, scope.site, ownerKey)
  if (found !== undefined) return found
  const now = scope.clock.now()
  const cart: CartRow = {
    site_id: scope.site,
    id: scope.ids.uuid(),
    owner_key: ownerKey,
    revision: 0,
    doc: emptyCart,
    created_date: now,
    updated_date: now,
  }
  await database
    .insertInto('carts')
    .values({ ...cart, doc: json(cart.doc) })
    .onConflict((conflict) => conflict.columns(['site_id', 'owner_key']).doNothing())
    .execute()
  return (await lockOwnedCart(database, scope.site, ownerKey)) ?? cart
}

/** Writes a locked cart back as its next revision. */
export async function saveCart(
  database: DatabaseHandle,
  scope: Pick<SiteScope, 'clock'>,
  cart: CartRow,
  doc: CartDocument,
): Promise<CartRow> {
  const next = { revision: cart.revision + 1, updated_date: scope.clock.now() }
  await database
    .updateTable('carts')
    .set({ ...next, doc: json(doc) })
    .where('site_id', '=', cart.site_id)
    .where('id', '=', cart.id)
    .execute()
  return { ...cart, ...next, doc }
}

export async function deleteCart(database: DatabaseHandle, cart: CartRow): Promise<void> {
  await database
    .deleteFrom('carts')
    .where('site_id', '=', cart.site_id)
    .where('id', '=', cart.id)
    .execute()
}

/** Deletes the cart of a member who is deleted. */
export async function deleteMemberCart(
  database: DatabaseHandle,
  site: string,
  memberId: string,
): Promise<void> {
  await database
    .deleteFrom('carts')
    .where('site_id', '=', site)
    .where('owner_key', '=', memberKey(memberId))
    .execute()
}

/**
 * Gives a visitor's cart to the member the visitor turned out to be. A member who already has a
 * cart keeps it: lines never appear in a cart that was left at a till elsewhere.
 */
export async function moveVisitorCart(
  database: DatabaseHandle,
  scope: Pick<SiteScope, 'site' | 'clock'>,
  visitorId: string,
  memberId: string,
): Promise<void> {
  const cart = await lockOwnedCart(database, scope.site, visitorKey(visitorId))
  if (cart === undefined) return
  const ownerKey = memberKey(memberId)
  if ((await findOwnedCart(database, scope.site, ownerKey)) !== undefined) return
  await database
    .updateTable('carts')
    .set({
      owner_key: ownerKey,
      revision: cart.revision + 1,
      updated_date: scope.clock.now(),
    })
    .where('site_id', '=', cart.site_id)
    .where('id', '=', cart.id)
    .execute()
}
