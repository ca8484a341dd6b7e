/** Reads and writes whole products. Writers lock, change, then save. */
import { CompiledQuery, type RawBuilder, type SqlBool, sql } from 'kysely'
import type { SiteStore } from '../../storage/database/schema.ts'
import { changeRows } from '../../storage/database/site-rows.ts'
import type { StoreProduct } from '../rules/documents/product.ts'
import { moveCounts } from './collection-counts.ts'
import { rowRevision } from './revision.ts'
import {
  type ProductRow,
  productFrom,
  productRow,
  productRowColumns,
  stockColumns,
  type VariantRow,
} from './rows.ts'
import { inBatches, saveVariants, writeVariants } from './variants-store.ts'

/** One statement reads one snapshot: variants and counts match their product. */
const withRows = `
  select ${productRowColumns.map((column) => `products.${column}`).join(', ')}, ${rowRevision} as revision, (
    select coalesce(jsonb_agg(to_jsonb(variants) || jsonb_build_object(
      ${stockColumns.map((column) => `'${column}', stock.${column}`).join(', ')})), '[]')
    from variants join stock on stock.site_id = variants.site_id
      and stock.product_id = variants.product_id and stock.variant_id = variants.id
    where variants.site_id = products.site_id and variants.product_id = products.id
      and stock.site_id = products.site_id and stock.product_id = products.id
  ) as variants
  from products where site_id = $1 and id = any($2::text[])`

/** The products with these ids and their revisions, unordered; unknown ids are omitted. */
export async function readRevisedProducts({ database, site }: SiteStore, ids: readonly string[]) {
  if (ids.length === 0) return []
  const { rows } = await database.executeQuery<
    ProductRow & { readonly revision: string; readonly variants: readonly VariantRow[] }
  >(CompiledQuery.raw(withRows, [site, [...ids]]))
  return rows.map(({ revision, variants, ...row }) => {
    const sorted = variants.toSorted((one, other) => one.position - other.position)
    return { revision, product: productFrom(row, sorted) }
  })
}

/** The products by id, in the order of the ids; unknown ids are omitted. */
export async function readProducts(
  store: SiteStore,
  ids: readonly string[],
): Promise<Map<string, StoreProduct>> {
  const products = new Map<string, StoreProduct | undefined>(ids.map((id) => [id, undefined]))
  for (const { product } of await readRevisedProducts(store, ids)) products.set(product.id, product)
  return new Map([...products].flatMap(([id, product]) => (product ? [[id, product]] : [])))
}

/** One product, or undefined. */
export async function readProduct(store: SiteStore, id: string): Promise<StoreProduct | undefined> {
  return (await readProducts(store, [id])).get(id)
}

/** The same, locked until the transaction ends. */
export async function lockProducts(
  store: SiteStore,
  ids: readonly string[],
): Promise<Map<string, StoreProduct>> {
  return readProducts(store, await lockProductRows(store, named(ids)))
}

/**
 * Locks products until the transaction ends, and returns their ids. Rows are locked in id order, and before those of
 * collections, so that concurrent writers of several do not deadlock.
 */
export async function lockProductRows(
  { database, site }: SiteStore,
  which: RawBuilder<SqlBool>,
): Promise<readonly string[]> {
  const { rows } = await sql<{ id: string }>`select id from products
    where site_id = ${site} and ${which} order by id for update`.execute(database)
  return rows.map(({ id }) => id)
}

/** Matches products by id. */
export const named = (ids: readonly string[]) => sql<SqlBool>`id = any(${[...ids]}::text[])`

/** Inserts products with their variants and stock; batched, so that 10,000 are quick too. */
export async function insertProducts(store: SiteStore, products: readonly StoreProduct[]) {
  const { database, site } = store
  await inBatches(
    products.map((product) => productRow(site, product)),
    250,
    (rows) => database.insertInto('products').values(rows).execute(),
  )
  await writeVariants(
    store,
    products.flatMap(({ id, variants }) =>
      variants.map((variant, position) => ({ productId: id, variant, position })),
    ),
  )
  await moveCounts(store, { came: products })
}

/** Saves a product: its row, and of its variants and stock only the differences. */
export async function saveProduct(store: SiteStore, before: StoreProduct, after: StoreProduct) {
  await saveProductRow(store, after)
  await moveCounts(store, { went: [before], came: [after] })
  if (before.variants !== after.variants) await saveVariants(store, before, after)
}

/** Saves a product's own row, with the aggregates of its variants and stock. */
export function saveProductRow(store: SiteStore, product: StoreProduct): Promise<void> {
  const { site_id: _, id, ...columns } = productRow(store.site, product)
  return changeRows(store, 'products', { id }, columns)
}

/** Deletes a product with its variants and stock; false when there was none. */
export async function deleteProduct(store: SiteStore, id: string): Promise<boolean> {
  const deleted = await store.database
    .deleteFrom('products')
    .where('site_id', '=', store.site)
    .where('id', '=', id)
    .returning(['collection_ids', 'visible'])
    .executeTakeFirst()
  if (deleted === undefined) return false
  const { collection_ids: collectionIds, visible } = deleted
  await moveCounts(store, { went: [{ collectionIds, visible }] })
  return true
}
