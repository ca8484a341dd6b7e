/**
 * Filters, queries and pages.
 *
 * @packageDocumentation
 */

export { queryFields } from '../generated/fields.ts'
export type {
  CollectionsQueryTypes,
  CollectionsQueryTypesWithAdditions,
  FieldType,
  InventoryQueryTypes,
  InventoryQueryTypesWithAdditions,
  ListedMembersQueryTypes,
  ListedMembersQueryTypesWithAdditions,
  MembersQueryTypes,
  MembersQueryTypesWithAdditions,
  ProductsQueryTypes,
  ProductsQueryTypesWithAdditions,
  ProductVariantsQueryTypes,
  QueryResources,
  QueryResourcesWithAdditions,
  StoreVariantsQueryTypes,
  StoreVariantsQueryTypesWithAdditions,
  WireOperator,
} from '../generated/queries.ts'
export type { AnyFields, FieldOperator, FilterValue, QueryTypes } from './query/fields.ts'
export { type Filter, filter } from './query/filter.ts'
export type { Page, PageCursors } from './query/page.ts'
export { type Queries, type QueriesOf, queriesOf } from './query/queries.ts'
export type { Query } from './query/query.ts'
export type { SortField } from './query/query-state.ts'
export type { ResourceTypes } from './query/resource.ts'
export type { WireFilter } from './query/wire-filter.ts'
