/** Catalogue figures and facets, aggregated in the database. */
import { type RawBuilder, sql } from 'kysely'
import { limits } from '../../../generated/fields.ts'
import type {
  ProductFacet,
  ProductFacetFieldInput,
  ProductFigures,
  ProductMarginGroup,
} from '../../../generated/wire.ts'
import { managesStore } from '../../platform/caller.ts'
import type { Context, Platform } from '../../storage/context.ts'
import { Memory } from '../../storage/database/memory.ts'
import { storeCurrency } from '../rules/money.ts'
import { productColumns } from './columns.ts'

const mostValues = limits.ProductFacet.values.maxItems

/** The lower bounds of the margin buckets, in per cent; the first bucket is every loss. */
const marginSteps = [0, 20, 40, 60, 80] as const

const months = 12

const facets = new Memory<ProductFacet>({ most: 100, sizeOf: () => 1 })
const figures = new Memory<ProductFigures>({ most: 100, sizeOf: () => 1 })

const facetColumns: Readonly<Record<ProductFacetFieldInput, RawBuilder<string>>> = {
  brand: sql.ref('products.brand'),
  ribbon: sql.ref('products.ribbon'),
}

/** Facets: the values of some fields with their product counts, as visible to the caller. */
export function productFacets(
  context: Context,
  fields: readonly ProductFacetFieldInput[],
): Promise<ProductFacet[]> {
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

type Store = Pick<Platform, 'database' | 'site' | 'clock'>

/** The figures of all products. */
export function productFigures(context: Store, mostValuable = 7): Promise<ProductFigures> {
  const { database, site, clock } = context
  const starts = monthStarts(clock.now())
  const key = `${site} ${mostValuable} ${starts[0]?.toISOString()}`
  return figures.read(database, ['products', 'variants', 'stock'], key, async () => {
    const [stock, margins, made] = await Promise.all([
      stockValues(context, mostValuable),
      marginGroups(context),
      madeIn(context, starts),
    ])
    return { currency: storeCurrency, ...stock, margins, ...made }
  })
}

async function stockValues(
  { database, site }: Store,
  most: number,
): Promise<Pick<ProductFigures, 'stockValue' | 'mostValuable'>> {
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

async function marginGroups({ database, site }: Store): Promise<ProductMarginGroup[]> {
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

async function madeIn(
  { database, site }: Store,
  starts: readonly Date[],
): Promise<Pick<ProductFigures, 'total' | 'made'>> {
  const moments = starts.map((start) => start.toISOString())
  const { rows } = await sql<{ month: number; count: number }>`
    select width_bucket(created_date, ${moments}::timestamptz[]) as month, count(*) as count
    from products where site_id = ${site} group by 1`.execute(database)
  const counts = new Map(rows.map(({ month, count }) => [month, count]))
  const total = [...counts.values()].reduce((sum, count) => sum + count, 0)
  return {
    total,
    made: moments.map((start, month) => ({ start, count: counts.get(month + 1) ?? 0 })),
  }
}

/** The starts of the last months in UTC, oldest first. */
function monthStarts(now: Date): Date[] {
  const first = now.getUTCMonth() - months + 1
  return Array.from(
    { length: months },
    (_, index) => new Date(Date.UTC(now.getUTCFullYear(), first + index, 1)),
  )
}
