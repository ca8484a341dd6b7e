/**
 * Filters, queries and pages.
 *
 * @packageDocumentation
 */

export { queryFields } from '../generated/fields.ts'
export type { QueryResources } from '../generated/queries.ts'
export type { AnyFields, FilterValue, QueryTypes } from './query/fields.ts'
export { type Filter, filter } from './query/filter.ts'
export { Page, type PageCursors } from './query/page.ts'
export { attachQueries, type Queries, queriesOf } from './query/queries.ts'
export { defaultLimit, Query, type ResourceTypes, type SortField } from './query/query.ts'
export type { WireFilter } from './query/wire-filter.ts'
