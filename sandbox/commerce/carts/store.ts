/** Rows of carts: found by owner or id, locked, changed with the next revision. */

import { readOwnerKey } from '../../platform/caller.ts'
import type { SiteScope } from '../../storage/context.ts'
import type { RowOf } from '../../storage/database/columns.ts'
import { json } from '../../storage/database/json.ts'
import type { DatabaseHandle } from '../../storage/database/schema.ts'
import type { carts } from '../../storage/database/tables/carts.ts'
import { type CartDocument, emptyCart } from '../rules/documents/cart.ts'

/** One stored cart. */
export type CartRow = RowOf<typeof carts>

/** The current cart of an owner; undefined when there is none. */
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

/** A cart by its id; undefined when there is none. */
export async function findCart(
  database: DatabaseHandle,
  site: string,
  id: string,
): Promise<CartRow | undefined> {
  return cartOfId(database, site, id).executeTakeFirst()
}

/** Reads a cart by its id and keeps others from changing it until the transaction ends. */
export async function lockCart(
  database: DatabaseHandle,
  site: string,
  id: string,
): Promise<CartRow | undefined> {
  return cartOfId(database, site, id).forUpdate().executeTakeFirst()
}

function ownedCart(database: DatabaseHandle, site: string, ownerKey: string) {
  return database
    .selectFrom('carts')
    .selectAll()
    .where('site_id', '=', site)
    .where('owner_key', '=', ownerKey)
}

function cartOfId(database: DatabaseHandle, site: string, id: string) {
  return database
    .selectFrom('carts')
    .selectAll()
    .where('site_id', '=', site)
    .where('id', '=', id.toLowerCase())
}

/** The owner's cart, made if there is none, locked. Two first calls at once share one cart. */
export async function lockOrStartCart(
  database: DatabaseHandle,
  scope: SiteScope,
  ownerKey: string,
): Promise<CartRow> {
  const found = await lockOwnedCart(database, scope.site, ownerKey)
  if (found !== undefined) return found
  const cart = newCart(scope, { ownerKey, buyerKey: buyerKeyOf(ownerKey) })
  await database
    .insertInto('carts')
    .values({ ...cart, doc: json(cart.doc) })
    .onConflict((conflict) => conflict.columns(['site_id', 'owner_key']).doNothing())
    .execute()
  return (await lockOwnedCart(database, scope.site, ownerKey)) ?? cart
}

/** Writes a cart that is known by its id only. `ownerKey` says for whom. */
export async function insertCart(
  database: DatabaseHandle,
  scope: SiteScope,
  ownerKey: string,
  doc: CartDocument,
): Promise<CartRow> {
  const buyerKey = buyerKeyOf(ownerKey)
  const cart = { ...newCart(scope, { ownerKey: null, buyerKey }), revision: 1, doc }
  await database
    .insertInto('carts')
    .values({ ...cart, doc: json(doc) })
    .execute()
  return cart
}

/** The key of a person; null for that of apps, whose carts are for the buyer who gets the id. */
function buyerKeyOf(ownerKey: string): string | null {
  return readOwnerKey(ownerKey) === undefined ? null : ownerKey
}

function newCart(
  scope: SiteScope,
  { ownerKey, buyerKey }: { readonly ownerKey: string | null; readonly buyerKey: string | null },
): CartRow {
  const now = scope.clock.now()
  return {
    site_id: scope.site,
    id: scope.ids.uuid(),
    owner_key: ownerKey,
    buyer_key: buyerKey,
    revision: 0,
    doc: { ...emptyCart, purchaseFlowId: scope.ids.uuid() },
    created_date: now,
    updated_date: now,
  }
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

/** Deletes a cart. */
export async function deleteCart(database: DatabaseHandle, cart: CartRow): Promise<void> {
  await database
    .deleteFrom('carts')
    .where('site_id', '=', cart.site_id)
    .where('id', '=', cart.id)
    .execute()
}
