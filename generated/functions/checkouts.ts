// Generated from spec/ by `npm run generate`. Do not edit.
// The operations of client.checkouts as functions of a client.

import type { ApiPromise, OperationCaller, RawOptions } from '../operation.ts'
import * as checkouts from '../operations/checkouts.ts'
import type * as schema from '../schema.ts'

/**
 * Get a checkout
 *
 * Returns a checkout, its lines, addresses and totals. Use it to show a summary before the
 * buyer goes to the hosted page, and to see by `completed` whether they paid.
 *
 * `GET /v1/checkouts/{id}`, for visitor, member, app; an addition to the specification.
 *
 * @throws ApiError with code NOT_FOUND
 */
export function getCheckout<Options, Failure>(client: OperationCaller<Options, Failure>, id: string, options?: Options): ApiPromise<schema.GetCheckoutResponse, Failure>
/** Get a checkout: the response as it is on the wire. */
export function getCheckout<Options, Failure>(client: OperationCaller<Options, Failure>, id: string, options: RawOptions<Options>): ApiPromise<schema.Wire<schema.GetCheckoutResponse>, Failure>
export function getCheckout<Options, Failure>(client: OperationCaller<Options, Failure>, id: string, options?: Options | RawOptions<Options>): ApiPromise<never, Failure> {
  return client.call(checkouts.getCheckout, [id], options)
}
