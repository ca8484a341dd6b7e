// Products that earn too little, as links to their list name them: by what they earn where the platform can compare it,
// and one by one where it cannot.
import type { ProductsFilterWithAdditions } from 'storefront-client'
import type { KnownQueries } from '../store/known-queries.ts'

/** How many products a link names. */
const MOST = 100

/** Every such product of the store, in the address of the list. */
const EVERY = 'every'

/** The filters of the list that find them, and the field each compares. */
const earningFilters = {
  /** A sale, or a sale of one variant, costs more than it brings. */
  loss: {
    field: 'variants.variant.costAndProfitData.profit',
    filter: { 'variants.variant.costAndProfitData.profit': { $lt: 0 } },
  },
  /** A sale brings less than a fifth of its price. */
  thin: {
    field: 'costAndProfitData.profitMargin',
    filter: { 'costAndProfitData.profitMargin': { $lt: 0.2 } },
  },
} as const satisfies Record<string, { field: string; filter: ProductsFilterWithAdditions }>

/** Why a product earns too little. */
export type EarningFilter = keyof typeof earningFilters

/** What finds every such product of the store; undefined where the platform cannot compare earnings. */
export function earningFilter(
  name: EarningFilter,
  queries: KnownQueries,
): ProductsFilterWithAdditions | undefined {
  const { field, filter } = earningFilters[name]
  return queries.filters(field) ? filter : undefined
}

/** The address of the list of every such product. */
export function addressOfEvery(name: EarningFilter): string {
  return `/products?${name}=${EVERY}`
}

/** The address of the list of these products only. */
export function addressOf(name: EarningFilter, products: readonly { id: string }[]): string {
  return `/products?${name}=${products.slice(0, MOST).map(({ id }) => id)}`
}

/** What a filter's value in an address asks the platform for. */
export function earningConditions(
  value: (name: EarningFilter) => string | undefined,
  queries: KnownQueries,
): ProductsFilterWithAdditions[] {
  const names: readonly EarningFilter[] = ['loss', 'thin']
  return names.flatMap((name): ProductsFilterWithAdditions | ProductsFilterWithAdditions[] => {
    const given = value(name)
    if (given === undefined) return []
    if (given === EVERY) return earningFilter(name, queries) ?? []
    return [{ id: { $in: given.split(',').slice(0, MOST) } }]
  })
}
