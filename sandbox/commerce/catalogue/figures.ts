/** Catalogue figures and facets, aggregated in the database. */
import { type RawBuilder, sql } from 'kysely'
import { limits } from '../../../generated/fields.ts'
import type * as wire from '../../../generated/wire.ts'
import { managesStore } from '../../platform/caller.ts'
import type { Context } from '../../storage/context.ts'
import { Memory } from '../../storage/database/memory.ts'
import type { SiteStore } from '../../storage/database/schema.ts'
import { storeCurrency } from '../rules/amounts.ts'
import { productColumns } from './columns.ts'

const mostValues = limits.ProductFacet.values.maxItems

/** The lower bounds of the margin buckets, in per cent; the first bucket is every loss. */
const marginSteps = [0, 20, 40, 60, 80] as const

const facets = new Memory<wire.ProductFacet>({ most: 100, sizeOf: () => 1 })
const figures = new Memory<wire.ProductFigures>({ most: 100, sizeOf: () => 1 })

const facetColumns: Readonly<Record<wire.ProductFacetFieldInput, RawBuilder<string>>> = {
  brand: sql.ref('products.brand'),
  ribbon: sql.ref('products.ribbon'),
}

/** Facets: the values of some fields with their product counts, as visible to the caller. */
export function productFacets(
  context: Context,
  fields: readonly wire.ProductFacetFieldInput[],
): Promise<wire.ProductFacet[]> {
  const { database, site, caller } = context
  const manager = managesStore(caller)
  return Promise.all(
    fields.map((field) =>
      facets.read(database, ['products'], `${site} ${manager} ${field}`, async () => {
        const column = facetColumns[field]
        const { rows } = await sql<{ value: string; count: number; distinct_values: number }>`
          select ${column} as value, count(*) as count, count(*) over () as distinct_values
          from products
          where site_id = ${site} and ${column} <> '' and (visible or ${manager})
          group by 1 order by count(*) desc, 1 limit ${mostValues}`.execute(database)
        return {
          field,
          distinct: rows[0]?.distinct_values ?? 0,
          values: rows.map(({ value, count }) => ({ value, count })),
        }
      }),
    ),
  )
}

/** The figures of all products. */
export function productFigures(context: SiteStore, mostValuable = 7): Promise<wire.ProductFigures> {
  const { database, site } = context
  const tables = ['products', 'variants', 'stock'] as const
  return figures.read(database, tables, `${site} ${mostValuable}`, async () => {
    const [total, stock, margins] = await Promise.all([
      countProducts(context),
      stockValues(context, mostValuable),
      marginGroups(context),
    ])
    return { total, currency: storeCurrency, ...stock, margins }
  })
}

async function countProducts({ database, site }: SiteStore): Promise<number> {
  const { rows } = await sql<{ total: number }>`
    select count(*) as total from products where site_id = ${site}`.execute(database)
  return rows[0]?.total ?? 0
}

async function stockValues({ database, site }: SiteStore, most: number) {
  // One row more, so that the total comes even without a named product. A subquery per product: without statistics of
  // the site the planner scans the joined tables for every row.
  const { rows } = await sql<{ id: string; name: string; value: number; total: number }>`
    select id, name, value, sum(value) over () as total
    from (
      select products.id, products.name, (
        select sum(stock.quantity * coalesce(variants.price, products.price))
        from variants join stock on stock.site_id = variants.site_id
          and stock.product_id = variants.product_id and stock.variant_id = variants.id
        where variants.site_id = products.site_id and variants.product_id = products.id
      ) as value
      from products where products.site_id = ${site} and products.track_inventory
    ) as worth
    where value is not null
    order by value desc, id limit ${most + 1}`.execute(database)
  const worth = rows.map(({ id, name, value }) => ({ id, name, stockValue: value }))
  return {
    stockValue: rows[0]?.total ?? 0,
    mostValuable: worth.slice(0, most).filter(({ stockValue }) => stockValue > 0),
  }
}

async function marginGroups({ database, site }: SiteStore): Promise<wire.ProductMarginGroup[]> {
  const margin = productColumns['costAndProfitData.profitMargin']?.sql
  const shares = marginSteps.map((step) => step / 100)
  const { rows } = await sql<{ step: number; count: number }>`
    select width_bucket(${margin}, ${shares}::numeric[]) as step, count(*) as count
    from products where site_id = ${site} and item_cost is not null
    group by 1`.execute(database)
  const counts = new Map(rows.map(({ step, count }) => [step, count]))
  return [null, ...marginSteps].map((from, step) => ({
    from,
    to: marginSteps[step] ?? null,
    count: counts.get(step) ?? 0,
  }))
}
