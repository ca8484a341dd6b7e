/** A queryable resource. */
import type { ApiPromise } from '../../generated/operation.ts'
import type { CallOptions } from '../calls/call-options.ts'
import type { ApiError } from '../errors/api-error.ts'
import type { QueryTypes } from './fields.ts'
import type { QueryResult, QueryState } from './query-state.ts'

/** How the queries of one resource are sent. */
export interface Resource<Types extends ResourceTypes> {
  /** Breaks ties of the sort, so that pages neither repeat nor skip an item; not every list has one. */
  readonly tieBreak: 'id' extends Types['sort'] ? 'id' : undefined
  /** Whether the platform pages it by cursor as well as by offset. */
  readonly byCursor: 'cursor' extends Types['pages'] ? true : false
  /** Whether it takes conditions. */
  readonly filters: [Types['filter']] extends [never] ? false : true
  /** The state in the resource's wire form. */
  build(state: QueryState): Readonly<Record<string, unknown>>
  ask(state: QueryState, options?: CallOptions): ApiPromise<QueryResult<Types['item']>, ApiError>
}

/** The types of a resource that its query uses. */
export type ResourceTypes = QueryTypes & {
  readonly item: unknown
  readonly sort: string
  readonly pages: 'offset' | 'cursor'
  /** Further fields of the request; `never` where there are none. */
  readonly more: object
}
