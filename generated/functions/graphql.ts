// Generated from spec/ by `npm run generate`. Do not edit.
// The operations of client.graphql as functions of a client.

import type { ApiPromise, CallOptionsAreTheNextArgument, OperationCaller, RawOptions } from '../operation.ts'
import * as graphql from '../operations/graphql.ts'
import type * as schema from '../schema.ts'

/**
 * Run a GraphQL document
 *
 * Runs a GraphQL document over the platform's data. Errors of the document come with status 200
 * in `errors`, beside the data of the parts that succeeded; only a refused call has another
 * status.
 *
 * The sandbox answers `products`, `product`, `collections`, `collection`, `cart`, `members` and
 * `member` with the fields of this description; the pages take `limit`, `offset`, `filter` and
 * `sort`. It knows the release `alpha`, and refuses another one with NOT_FOUND.
 *
 * A document may change things, so a call whose outcome is unknown is not repeated.
 *
 * `POST /graphql/{apiVersion}`, for visitor, member, app.
 *
 * Its `apiVersion` is 'alpha'; a call by path can give another.
 *
 * @throws ApiError with code NOT_FOUND
 */
export function graphqlQuery<Options, Failure>(client: OperationCaller<Options, Failure>, body: schema.GraphqlRequest & CallOptionsAreTheNextArgument, options?: Options | RawOptions<Options>): ApiPromise<schema.GraphqlResponse, Failure> {
  return client.call(graphql.query, [body], options)
}
