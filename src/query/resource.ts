/** What a query needs to know of the resource it asks for. */
import type { ApiPromise } from '../../generated/operation.ts'
import type { CallOptions } from '../calls/call-options.ts'
import type { ApiError } from '../errors/api-error.ts'
import type { QueryTypes } from './fields.ts'
import type { QueryResult, QueryState } from './query-state.ts'

/** How the queries of one resource are sent. */
export interface Resource<Types extends ResourceTypes> {
  /** What ends every order, so that pages neither repeat nor skip an item; not every list has it. */
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
  /** What the request takes besides; `never` when there is nothing. */
  readonly more: object
}
