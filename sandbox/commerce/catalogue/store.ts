/** Reads and writes whole products. Writers lock the product first, then change it, then save it. */

import { CompiledQuery } from 'kysely'
import type { SiteStore } from '../../storage/context.ts'
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
import { inBatches, insertVariants, saveVariants } from './variants-store.ts'

/** A product and its revision. */
export interface RevisedProduct {
  readonly product: StoreProduct
  readonly revision: string
}

/** One statement reads one snapshot: no variant or count is newer than its product. */
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

/** The products with these ids and their revisions, in no promised order; unknown ids are left out. */
export async function readRevisedProducts(
  { database, site }: SiteStore,
  ids: readonly string[],
): Promise<RevisedProduct[]> {
  if (ids.length === 0) return []
  const { rows } = await database.executeQuery<
    ProductRow & { readonly revision: string; readonly variants: readonly VariantRow[] }
  >(CompiledQuery.raw(withRows, [site, [...ids]]))
  return rows.map(({ revision, variants, ...row }) => ({
    revision,
    product: productFrom(
      row,
      variants.toSorted((one, other) => one.position - other.position),
    ),
  }))
}

/** The products with these ids, in no promised order; unknown ids are left out. */
export async function readProducts(
  { database, site }: SiteStore,
  ids: readonly string[],
): Promise<StoreProduct[]> {
  const found = await readRevisedProducts({ database, site }, ids)
  return found.map(({ product }) => product)
}

/** One product, or undefined. */
export async function readProduct(
  { database, site }: SiteStore,
  id: string,
): Promise<StoreProduct | undefined> {
  const [product] = await readProducts({ database, site }, [id])
  return product
}

/**
 * The same, locked until the transaction ends. Rows are locked in the order of their ids, so that
 * two writers of several products cannot wait for each other in a circle.
 */
export async function lockProducts(
  { database, site }: SiteStore,
  ids: readonly string[],
): Promise<Map<string, StoreProduct>> {
  if (ids.length === 0) return new Map()
  const rows = await productQuery({ database, site }, ids).orderBy('id').forUpdate().execute()
  const products = await withVariants({ database, site }, rows)
  return new Map(products.map((product) => [product.id, product]))
}

/** Adds the variants to rows of products, keeping their order. */
export async function withVariants(
  { database, site }: SiteStore,
  rows: readonly ProductRow[],
): Promise<StoreProduct[]> {
  if (rows.length === 0) return []
  const ids = rows.map(({ id }) => id)
  const variants = await database
    .selectFrom('variants')
    .innerJoin('stock', (join) =>
      join
        .onRef('stock.site_id', '=', 'variants.site_id')
        .onRef('stock.product_id', '=', 'variants.product_id')
        .onRef('stock.variant_id', '=', 'variants.id'),
    )
    .selectAll('variants')
    .select(stockColumns.map((column) => `stock.${column}` as const))
    .where('variants.site_id', '=', site)
    .where('variants.product_id', 'in', ids)
    // Implied by the join; repeated so that both tables are read by their keys.
    .where('stock.site_id', '=', site)
    .where('stock.product_id', 'in', ids)
    .orderBy('variants.product_id')
    .orderBy('variants.position')
    .execute()
  const byProduct = new Map<string, VariantRow[]>()
  for (const variant of variants) {
    const group = byProduct.get(variant.product_id)
    if (group) group.push(variant)
    else byProduct.set(variant.product_id, [variant])
  }
  return rows.map((row) => productFrom(row, byProduct.get(row.id) ?? []))
}

/** Adds products with their variants and stock; in batches, so that 10,000 are quick too. */
export async function insertProducts(
  { database, site }: SiteStore,
  products: readonly StoreProduct[],
): Promise<void> {
  await inBatches(
    products.map((product) => productRow(site, product)),
    250,
    (rows) => database.insertInto('products').values(rows).execute(),
  )
  await insertVariants({ database, site }, products)
  await moveCounts({ database, site }, { came: products })
}

/** Writes a changed product: its row, and of its variants and stock only what differs. */
export async function saveProduct(
  { database, site }: SiteStore,
  before: StoreProduct,
  after: StoreProduct,
): Promise<void> {
  await saveProductRow({ database, site }, after)
  await moveCounts({ database, site }, { went: [before], came: [after] })
  if (before.variants !== after.variants) await saveVariants({ database, site }, before, after)
}

/** Writes a product's own row, with what its variants and stock add up to. */
export async function saveProductRow(
  { database, site }: SiteStore,
  product: StoreProduct,
): Promise<void> {
  const { site_id, id, ...columns } = productRow(site, product)
  await database
    .updateTable('products')
    .set(columns)
    .where('site_id', '=', site_id)
    .where('id', '=', id)
    .execute()
}

/** Deletes a product with its variants and stock; false when there was none. */
export async function deleteProduct({ database, site }: SiteStore, id: string): Promise<boolean> {
  const deleted = await database
    .deleteFrom('products')
    .where('site_id', '=', site)
    .where('id', '=', id)
    .returning(['collection_ids', 'visible'])
    .executeTakeFirst()
  if (deleted === undefined) return false
  const { collection_ids: collectionIds, visible } = deleted
  await moveCounts({ database, site }, { went: [{ collectionIds, visible }] })
  return true
}

function productQuery({ database, site }: SiteStore, ids: readonly string[]) {
  return database
    .selectFrom('products')
    .select(productRowColumns)
    .where('site_id', '=', site)
    .where('id', 'in', [...ids])
}
