/** Writes variants and their stock, on behalf of `store.ts`. */

import { type SqlBool, sql } from 'kysely'
import type { SiteStore } from '../../storage/database/schema.ts'
import { deleteRows, putRows } from '../../storage/database/site-rows.ts'
import type { StoreProduct } from '../rules/documents/product.ts'
import type { Variant } from '../rules/variants.ts'
import { stockRow, variantRow } from './rows.ts'

const rowsPerStatement = 1000

/** Writes only removed, added, changed or moved variants. */
export async function saveVariants(store: SiteStore, before: StoreProduct, after: StoreProduct) {
  const known = new Map(
    before.variants.map((variant, position) => [variant.id, { variant, position }]),
  )
  const kept = new Set(after.variants.map(({ id }) => id))
  const gone = [...known.keys()].filter((id) => !kept.has(id))
  if (gone.length > 0) {
    const isGone = sql<SqlBool>`id = any(${gone}::text[])`
    await deleteRows(store, 'variants', { product_id: after.id }, isGone)
  }
  const changed = after.variants
    .map((variant, position) => ({ productId: after.id, variant, position }))
    .filter(({ variant, position }) => {
      const old = known.get(variant.id)
      return old?.variant !== variant || old.position !== position
    })
  await writeVariants(store, changed)
}

/** Upserts variants with their stock. */
export async function writeVariants(
  store: SiteStore,
  placed: readonly {
    readonly productId: string
    readonly variant: Variant
    readonly position: number
  }[],
): Promise<void> {
  const { site } = store
  const variants = placed.map(({ productId, variant, position }) =>
    variantRow(site, productId, variant, position),
  )
  await inBatches(variants, rowsPerStatement, (rows) =>
    putRows(store, 'variants', ['product_id', 'id'], rows),
  )
  const stock = placed.map(({ productId, variant }) => stockRow(site, productId, variant))
  await inBatches(stock, rowsPerStatement, (rows) =>
    putRows(store, 'stock', ['product_id', 'variant_id'], rows),
  )
}

/** Writes rows in batches: a statement's parameters are limited. */
export async function inBatches<Row>(
  rows: readonly Row[],
  size: number,
  write: (rows: Row[]) => Promise<unknown>,
): Promise<void> {
  for (let start = 0; start < rows.length; start += size) {
    await write(rows.slice(start, start + size))
  }
}
