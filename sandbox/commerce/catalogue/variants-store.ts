/** Writes variants and their stock. Products are written by `store.ts`, which calls this. */
import type { DatabaseHandle } from '../../storage/database/schema.ts'
import type { StoreProduct } from '../rules/documents/product.ts'
import type { Variant } from '../rules/variants.ts'
import { stockRow, variantRow } from './rows.ts'

/** Adds the variants of new products. */
export async function insertVariants(
  database: DatabaseHandle,
  site: string,
  products: readonly StoreProduct[],
): Promise<void> {
  const variants = products.flatMap(({ id, variants }) =>
    variants.map((variant, position) => ({ id, variant, position })),
  )
  await inBatches(
    variants.map(({ id, variant, position }) => variantRow(site, id, variant, position)),
    1000,
    (rows) => database.insertInto('variants').values(rows).execute(),
  )
  await inBatches(
    variants.map(({ id, variant }) => stockRow(site, id, variant)),
    2000,
    (rows) => database.insertInto('stock').values(rows).execute(),
  )
}

/** Writes the variants of a changed product: those that are gone, new, changed or moved. */
export async function saveVariants(
  database: DatabaseHandle,
  site: string,
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
  await writeVariants(database, site, after.id, changed)
}

async function writeVariants(
  database: DatabaseHandle,
  site: string,
  productId: string,
  changed: readonly { readonly variant: Variant; readonly position: number }[],
): Promise<void> {
  await inBatches(
    changed.map(({ variant, position }) => variantRow(site, productId, variant, position)),
    1000,
    (rows) =>
      database
        .insertInto('variants')
        .values(rows)
        .onConflict((conflict) =>
          conflict.columns(['site_id', 'product_id', 'id']).doUpdateSet((excluded) => ({
            position: excluded.ref('excluded.position'),
            choices: excluded.ref('excluded.choices'),
            sku: excluded.ref('excluded.sku'),
            price: excluded.ref('excluded.price'),
            item_cost: excluded.ref('excluded.item_cost'),
            weight: excluded.ref('excluded.weight'),
            visible: excluded.ref('excluded.visible'),
            doc: excluded.ref('excluded.doc'),
          })),
        )
        .execute(),
  )
  await inBatches(
    changed.map(({ variant }) => stockRow(site, productId, variant)),
    1000,
    (rows) =>
      database
        .insertInto('stock')
        .values(rows)
        .onConflict((conflict) =>
          conflict.columns(['site_id', 'product_id', 'variant_id']).doUpdateSet((excluded) => ({
            quantity: excluded.ref('excluded.quantity'),
            in_stock: excluded.ref('excluded.in_stock'),
            preordered: excluded.ref('excluded.preordered'),
          })),
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
