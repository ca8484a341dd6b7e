/** Rows of carts: find by owner or id, lock, save as the next revision. */

import { readOwnerKey } from '../../platform/caller.ts'
import type { Scope } from '../../storage/context.ts'
import { json } from '../../storage/database/json.ts'
import type { Row, SiteStore } from '../../storage/database/schema.ts'
import { addRows, changeRows, deleteRows, lockRow } from '../../storage/database/site-rows.ts'
import { type CartDocument, emptyCart } from '../rules/documents/cart.ts'

/** One stored cart. */
export type CartRow = Row<'carts'>

/** Reads the owner's cart with a lock until the transaction ends. */
export function lockOwnedCart(store: SiteStore, ownerKey: string): Promise<CartRow | undefined> {
  return lockRow(store, 'carts', { owner_key: ownerKey })
}

/** Reads a cart by its id with a lock until the transaction ends. */
export function lockCart(store: SiteStore, id: string): Promise<CartRow | undefined> {
  return lockRow(store, 'carts', { id })
}

/** The owner's cart, created if necessary, locked. Concurrent first calls share one cart. */
export async function lockOrStartCart(scope: Scope, ownerKey: string): Promise<CartRow> {
  const found = await lockOwnedCart(scope, ownerKey)
  if (found !== undefined) return found
  const cart = newCart(scope, ownerKey)
  await scope.database
    .insertInto('carts')
    .values({ ...cart, doc: json(cart.doc) })
    .onConflict((conflict) => conflict.columns(['site_id', 'owner_key']).doNothing())
    .execute()
  // The concurrent cart that won the insertion may be deleted by now.
  return lockOrStartCart(scope, ownerKey)
}

/** Inserts a cart known only by its id. `ownerKey` is its owner. */
export async function insertCart(
  scope: Scope,
  ownerKey: string,
  doc: CartDocument,
): Promise<CartRow> {
  const row = { ...newCart(scope, ownerKey), owner_key: null, revision: 1, doc }
  await addRows(scope, 'carts', { ...row, doc: json(doc) })
  return row
}

function newCart({ site, ids, clock }: Scope, ownerKey: string): CartRow {
  const now = clock.now()
  return {
    site_id: site,
    id: ids.uuid(),
    owner_key: ownerKey,
    // An app's carts belong to the buyer with the id.
    buyer_key: readOwnerKey(ownerKey) === undefined ? null : ownerKey,
    revision: 0,
    doc: { ...emptyCart, purchaseFlowId: ids.uuid() },
    created_date: now,
    updated_date: now,
  }
}

/** Saves a locked cart as its next revision; the same document is a no-op. */
export async function saveCart(scope: Scope, cart: CartRow, doc: CartDocument): Promise<CartRow> {
  if (doc === cart.doc) return cart
  const next = { revision: cart.revision + 1, updated_date: scope.clock.now() }
  await changeRows(scope, 'carts', { id: cart.id }, { ...next, doc: json(doc) })
  return { ...cart, ...next, doc }
}

/** Deletes a cart. */
export function deleteCart(store: SiteStore, { id }: CartRow): Promise<void> {
  return deleteRows(store, 'carts', { id })
}
