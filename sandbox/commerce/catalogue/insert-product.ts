/** Inserts one product in one statement: its row, variants, stock, and collection counts. */

import { CompiledQuery } from 'kysely'
import { type Columns, namesOf, type RowAsJson } from '../../storage/database/columns.ts'
import { type SiteStore, tables } from '../../storage/database/schema.ts'
import type { StoreProduct } from '../rules/documents/product.ts'
import { productRow, stockRow, variantRow } from './rows.ts'

const { stock, variants } = tables
const ofVariant = namesOf(variants, 'site_id', 'product_id')
const ofStock = namesOf(stock, 'site_id', 'product_id')

const listed = (names: readonly string[]) => names.join(', ')

/** The columns of rows passed as JSON. */
const typed = (table: Columns, names: readonly string[]) =>
  names.map((name) => `${name} ${table[name]?.type}`).join(', ')

/** Foreign keys of all three tables are checked at the end of the statement. */
function statement(columns: readonly string[]): string {
  const parameter = (index: number) => `$${columns.length + index}`
  return `
    with product as (
      insert into products (${listed(columns)})
      values (${columns.map((_, index) => `$${index + 1}`).join(', ')})
    ), made as (
      insert into variants (site_id, product_id, ${listed(ofVariant)})
      select $1, $2, ${listed(ofVariant)}
      from jsonb_to_recordset(${parameter(1)}::jsonb) as given (${typed(variants, ofVariant)})
    ), counted as (
      update collections set product_count = product_count + 1,
        visible_product_count = visible_product_count + ${parameter(2)}::integer
      where site_id = $1 and id = any(${parameter(3)}::text[])
    )
    insert into stock (site_id, product_id, ${listed(ofStock)})
    select $1, $2, ${listed(ofStock)}
    from jsonb_to_recordset(${parameter(4)}::jsonb) as given (${typed(stock, ofStock)})`
}

let text: string | undefined

/** Adds a new product. */
export async function insertProduct({ database, site }: SiteStore, product: StoreProduct) {
  const { id } = product
  const { site_id, id: _, ...row } = productRow(site, product)
  const columns = Object.entries({ site_id, id, ...row, doc: JSON.stringify(product.document) })
  text ??= statement(columns.map(([name]) => name))
  const variantRows = product.variants.map(
    (variant, position): RowAsJson<typeof variants> => ({
      ...variantRow(site, id, variant, position),
      choices: variant.choices,
      doc: variant.document,
    }),
  )
  const stockRows: RowAsJson<typeof stock>[] = product.variants.map((variant) =>
    stockRow(site, id, variant),
  )
  await database.executeQuery(
    CompiledQuery.raw(text, [
      ...columns.map(([, value]) => value),
      JSON.stringify(variantRows),
      product.visible ? 1 : 0,
      [...product.collectionIds],
      JSON.stringify(stockRows),
    ]),
  )
}
