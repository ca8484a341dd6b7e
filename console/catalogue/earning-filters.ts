// Filters for products that earn too little, in links to the list: by earnings where the platform can, else by id.
import type { KnownQueries, QueryField } from '../store/known-queries.ts'
import type { Identified } from '../store/resource-adapter.ts'
import { idsIn, readIds } from '../ui/list/list-address.ts'

const EVERY = 'every'

export const LOW_MARGIN = 0.2

const earningFilters = {
  /** Sold below cost, at least in one variant. */
  loss: { field: 'variants.variant.costAndProfitData.profit', below: 0 },
  /** A low margin. */
  thin: { field: 'costAndProfitData.profitMargin', below: LOW_MARGIN },
} as const satisfies Record<string, { field: QueryField<'products'>; below: number }>

export type EarningFilter = keyof typeof earningFilters

/** The filter of all such products; undefined where the platform cannot compare earnings. */
export function earningFilter(name: EarningFilter, queries: KnownQueries) {
  const { field, below } = earningFilters[name]
  return queries.filters(field) ? { [field]: { $lt: below } } : undefined
}

/** The address of the list of all such products. */
export function addressOfEvery(name: EarningFilter): string {
  return `/products?${name}=${EVERY}`
}

/** The address of the list of these products only. */
export function addressOf(name: EarningFilter, products: readonly Identified[]): string {
  return `/products?${name}=${idsIn(products)}`
}

export function earningConditions(name: EarningFilter, value: string, queries: KnownQueries) {
  if (value !== EVERY) return [{ id: { $in: readIds(value) } }]
  const every = earningFilter(name, queries)
  return every === undefined ? [] : [every]
}
