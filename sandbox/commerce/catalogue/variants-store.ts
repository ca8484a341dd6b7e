/** Writes variants and their stock. Products are written by `store.ts`, which calls this. */
import type { SiteStore } from '../../storage/context.ts'
import { excludedOf } from '../../storage/database/columns.ts'
import { stock, variants } from '../../storage/database/tables/catalogue.ts'
import type { StoreProduct } from '../rules/documents/product.ts'
import type { Variant } from '../rules/variants.ts'
import { stockRow, variantRow } from './rows.ts'

const rowsPerStatement = 1000

const variantKey = ['site_id', 'product_id', 'id'] as const
const stockKey = ['site_id', 'product_id', 'variant_id'] as const

/** Adds the variants of new products. */
export async function insertVariants(
  { database, site }: SiteStore,
  products: readonly StoreProduct[],
): Promise<void> {
  const added = products.flatMap(({ id, variants }) =>
    variants.map((variant, position) => ({ id, variant, position })),
  )
  await inBatches(
    added.map(({ id, variant, position }) => variantRow(site, id, variant, position)),
    rowsPerStatement,
    (rows) => database.insertInto('variants').values(rows).execute(),
  )
  await inBatches(
    added.map(({ id, variant }) => stockRow(site, id, variant)),
    2000,
    (rows) => database.insertInto('stock').values(rows).execute(),
  )
}

/** Writes only the variants that were removed, added, changed or moved. */
export async function saveVariants(
  { database, site }: SiteStore,
  before: StoreProduct,
  after: StoreProduct,
): Promise<void> {
  const known = new Map(
    before.variants.map((variant, position) => [variant.id, { variant, position }]),
  )
  const kept = new Set(after.variants.map(({ id }) => id))
  const gone = [...known.keys()].filter((id) => !kept.has(id))
  if (gone.length > 0) {
    await database
      .deleteFrom('variants')
      .where('site_id', '=', site)
      .where('product_id', '=', after.id)
      .where('id', 'in', gone)
      .execute()
  }
  const changed = after.variants
    .map((variant, position) => ({ variant, position }))
    .filter(({ variant, position }) => {
      const old = known.get(variant.id)
      return old?.variant !== variant || old.position !== position
    })
  await writeVariants({ database, site }, after.id, changed)
}

async function writeVariants(
  { database, site }: SiteStore,
  productId: string,
  changed: readonly { readonly variant: Variant; readonly position: number }[],
): Promise<void> {
  await inBatches(
    changed.map(({ variant, position }) => variantRow(site, productId, variant, position)),
    rowsPerStatement,
    (rows) =>
      database
        .insertInto('variants')
        .values(rows)
        .onConflict((conflict) =>
          conflict.columns(variantKey).doUpdateSet(excludedOf(variants, ...variantKey)),
        )
        .execute(),
  )
  await inBatches(
    changed.map(({ variant }) => stockRow(site, productId, variant)),
    rowsPerStatement,
    (rows) =>
      database
        .insertInto('stock')
        .values(rows)
        .onConflict((conflict) =>
          conflict.columns(stockKey).doUpdateSet(excludedOf(stock, ...stockKey)),
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
