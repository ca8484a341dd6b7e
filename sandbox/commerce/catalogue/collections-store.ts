/** Reads and writes collections. */

import { randomUUID } from 'node:crypto'
import { type SqlBool, sql } from 'kysely'
import { recordFrom, rowFrom } from '../../storage/database/fields.ts'
import type { SiteStore } from '../../storage/database/schema.ts'
import {
  addRows,
  changeRows,
  deleteRows,
  findRow,
  lockRow,
} from '../../storage/database/site-rows.ts'
import type { NewCollection, StoreCollection } from '../rules/documents/collection.ts'
import { moveCounts } from './collection-counts.ts'

/** The id or the slug of a collection. */
export type CollectionKey = { readonly id: string } | { readonly slug: string }

/** A collection by id or slug, if any. */
export async function readCollection(
  store: SiteStore,
  key: CollectionKey,
): Promise<StoreCollection | undefined> {
  const row = await findRow(store, 'collections', key)
  return row && recordFrom(row)
}

/** The same, locked until the transaction ends. */
export async function lockCollection(
  store: SiteStore,
  id: string,
): Promise<StoreCollection | undefined> {
  const row = await lockRow(store, 'collections', { id })
  return row && recordFrom(row)
}

/** Adds empty collections. */
export function insertCollections(store: SiteStore, added: readonly NewCollection[]) {
  const { site } = store
  return addRows(
    store,
    'collections',
    ...added.map((one) => rowFrom('collections', { ...one, site })),
  )
}

/** Writes a changed collection. */
export function saveCollection(store: SiteStore, collection: StoreCollection): Promise<void> {
  const { site_id: _, id, ...changed } = rowFrom('collections', { ...collection, site: store.site })
  return changeRows(store, 'collections', { id }, changed)
}

/** Deletes a collection and removes its products from it. */
export async function deleteCollection(store: SiteStore, id: string): Promise<void> {
  await deleteRows(store, 'collections', { id })
  const others = {
    revision: randomUUID(),
    collection_ids: sql`array_remove(collection_ids, ${id}::text)`,
  }
  await changeRows(store, 'products', {}, others, inCollection(id))
}

/** Matches the products of a collection. */
export const inCollection = (id: string) => sql<SqlBool>`collection_ids @> array[${id}::text]`

/** Adds products to a collection or removes them; idempotent per product. */
export async function setMembership(
  store: SiteStore,
  id: string,
  productIds: readonly string[],
  { member, now }: { readonly member: boolean; readonly now: Date },
): Promise<void> {
  if (productIds.length === 0) return
  const held = inCollection(id)
  const moved = await store.database
    .updateTable('products')
    .set({
      revision: randomUUID(),
      collection_ids: member
        ? sql`array_append(collection_ids, ${id}::text)`
        : sql`array_remove(collection_ids, ${id}::text)`,
      updated_date: now,
    })
    .where('site_id', '=', store.site)
    .where('id', 'in', [...productIds])
    .where(member ? sql<SqlBool>`not (${held})` : held)
    .returning('visible')
    .execute()
  const placed = moved.map(({ visible }) => ({ collectionIds: [id], visible }))
  await moveCounts(store, member ? { came: placed } : { went: placed })
}
