// Generated from spec/ by `npm run generate`. Do not edit.
// The operations of client.orders as functions of a client.

import type { ApiPromise, OperationCaller, RawOptions } from '../operation.ts'
import * as orders from '../operations/orders.ts'
import type * as schema from '../schema.ts'

/**
 * Get an order
 *
 * Returns an order of the caller: its number, its lines and what was paid. Use it on the
 * thank-you page, to which the hosted checkout page redirects with the id of the order.
 *
 * `GET /v1/orders/{id}`, for visitor, member, app; an addition to the specification.
 *
 * @throws ApiError with code NOT_FOUND
 */
export function getOrder<Options, Failure>(client: OperationCaller<Options, Failure>, id: string, options?: Options): ApiPromise<schema.GetOrderResponse, Failure>
/** Get an order: the response as it is on the wire. */
export function getOrder<Options, Failure>(client: OperationCaller<Options, Failure>, id: string, options: RawOptions<Options>): ApiPromise<schema.Wire<schema.GetOrderResponse>, Failure>
export function getOrder<Options, Failure>(client: OperationCaller<Options, Failure>, id: string, options?: Options | RawOptions<Options>): ApiPromise<never, Failure> {
  return client.call(orders.getOrder, [id], options)
}
