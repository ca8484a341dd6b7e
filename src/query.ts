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
  StoreVariantsQuery,
} from '../generated/queries.ts'
export type { AnyFields, FieldOperator, FilterValue, QueryTypes } from './query/fields.ts'
export { type Filter, filter } from './query/filter.ts'
export type { Page, PageCursors } from './query/page.ts'
export { attachQueries, type Queries } from './query/queries.ts'
export type { Query, ResourceTypes } from './query/query.ts'
export type { SortField } from './query/query-state.ts'
export type { QueryMethods } from './query/resources.ts'
export type { WireFilter } from './query/wire-filter.ts'
