/** Adds one product in one statement: its row, its variants, their stock, and the counts of its collections. */
import { CompiledQuery } from 'kysely'
import type { DatabaseHandle } from '../../storage/database/schema.ts'
import type { StoreProduct } from '../rules/documents/product.ts'
import { productRow, stockRow, variantRow } from './rows.ts'

/** The foreign keys of all three tables are checked at the end of the statement. */
function statement(columns: readonly string[]): string {
  const parameter = (index: number) => `$${columns.length + index}`
  return `
    with product as (
      insert into products (${columns.join(', ')})
      values (${columns.map((_, index) => `$${index + 1}`).join(', ')})
    ), made as (
      insert into variants
        (site_id, product_id, id, position, choices, sku, price, item_cost, weight, visible, doc)
      select $1, $2, id, position, choices, sku, price, item_cost, weight, visible, doc
      from jsonb_to_recordset(${parameter(1)}::jsonb) as given (
        id text, position integer, choices jsonb, sku text, price numeric, item_cost numeric,
        weight numeric, visible boolean, doc jsonb)
    ), counted as (
      update collections set product_count = product_count + 1,
        visible_product_count = visible_product_count + ${parameter(2)}::integer
      where site_id = $1 and id = any(${parameter(3)}::text[])
    )
    insert into stock (site_id, product_id, variant_id, quantity, in_stock, preordered)
    select $1, $2, variant_id, quantity, in_stock, preordered
    from jsonb_to_recordset(${parameter(4)}::jsonb) as given (
      variant_id text, quantity integer, in_stock boolean, preordered integer)`
}

let text: string | undefined

/** Adds a new product. */
export async function insertProduct(
  database: DatabaseHandle,
  site: string,
  product: StoreProduct,
): Promise<void> {
  const { id } = product
  const { site_id, id: _, ...row } = productRow(site, product)
  const columns = Object.entries({ site_id, id, ...row, doc: JSON.stringify(product.document) })
  text ??= statement(columns.map(([name]) => name))
  const variants = product.variants.map((variant, position) => ({
    ...variantRow(site, id, variant, position),
    choices: variant.choices,
    doc: variant.document,
  }))
  const stock = product.variants.map((variant) => stockRow(site, id, variant))
  await database.executeQuery(
    CompiledQuery.raw(text, [
      ...columns.map(([, value]) => value),
      JSON.stringify(variants),
      product.visible ? 1 : 0,
      [...product.collectionIds],
      JSON.stringify(stock),
    ]),
  )
}
