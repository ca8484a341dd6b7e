/** Writes variants and their stock. Products are written by `store.ts`, which calls this. */

import { excludedOf } from '../../storage/database/columns.ts'
import { type SiteStore, tables } from '../../storage/database/schema.ts'
import type { StoreProduct } from '../rules/documents/product.ts'
import type { Variant } from '../rules/variants.ts'
import { stockRow, variantRow } from './rows.ts'

const rowsPerStatement = 1000

const variantKey = ['site_id', 'product_id', 'id'] as const
const stockKey = ['site_id', 'product_id', 'variant_id'] as const

/** A variant with its product and its place among the product's variants. */
export interface PlacedVariant {
  readonly productId: string
  readonly variant: Variant
  readonly position: number
}

/** Writes only the variants that were removed, added, changed or moved. */
export async function saveVariants(
  store: SiteStore,
  before: StoreProduct,
  after: StoreProduct,
): Promise<void> {
  const known = new Map(
    before.variants.map((variant, position) => [variant.id, { variant, position }]),
  )
  const kept = new Set(after.variants.map(({ id }) => id))
  const gone = [...known.keys()].filter((id) => !kept.has(id))
  if (gone.length > 0) {
    await store.database
      .deleteFrom('variants')
      .where('site_id', '=', store.site)
      .where('product_id', '=', after.id)
      .where('id', 'in', gone)
      .execute()
  }
  const changed = after.variants
    .map((variant, position) => ({ productId: after.id, variant, position }))
    .filter(({ variant, position }) => {
      const old = known.get(variant.id)
      return old?.variant !== variant || old.position !== position
    })
  await writeVariants(store, changed)
}

/** Writes variants, new ones and changed ones, with their stock. */
export async function writeVariants(
  { database, site }: SiteStore,
  placed: readonly PlacedVariant[],
): Promise<void> {
  await inBatches(
    placed.map(({ productId, variant, position }) =>
      variantRow(site, productId, variant, position),
    ),
    rowsPerStatement,
    (rows) =>
      database
        .insertInto('variants')
        .values(rows)
        .onConflict((conflict) =>
          conflict.columns(variantKey).doUpdateSet(excludedOf(tables.variants, ...variantKey)),
        )
        .execute(),
  )
  await inBatches(
    placed.map(({ productId, variant }) => stockRow(site, productId, variant)),
    rowsPerStatement,
    (rows) =>
      database
        .insertInto('stock')
        .values(rows)
        .onConflict((conflict) =>
          conflict.columns(stockKey).doUpdateSet(excludedOf(tables.stock, ...stockKey)),
        )
        .execute(),
  )
}

/** Writes rows so many at a time: a statement takes only so many parameters. */
export async function inBatches<Row>(
  rows: readonly Row[],
  size: number,
  write: (rows: Row[]) => Promise<unknown>,
): Promise<void> {
  for (let start = 0; start < rows.length; start += size) {
    await write(rows.slice(start, start + size))
  }
}
