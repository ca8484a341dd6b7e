/**
 * Filters, queries and pages.
 *
 * @packageDocumentation
 */

export { queryFields } from '../generated/fields.ts'
export type {
  CollectionsQuery,
  InventoryQuery,
  MembersQuery,
  ProductsQuery,
  QueryResources,
} from '../generated/queries.ts'
export { type Filter, filter } from './query/filter.ts'
export type { Page } from './query/page.ts'
export { attachQueries, type Queries } from './query/queries.ts'
export type { Query } from './query/query.ts'
