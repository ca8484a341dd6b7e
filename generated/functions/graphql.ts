// Generated from spec/ by `npm run generate`. Do not edit.
// The operations of client.graphql as functions of a client.

import type { ApiPromise, CallOptionsAreTheNextArgument, OperationCaller, RawOptions } from '../operation.ts'
import * as graphql from '../operations/graphql.ts'
import type * as schema from '../schema.ts'

/**
 * Run a GraphQL document
 *
 * Runs a GraphQL document over the platform's data. Errors of the document are returned with
 * status 200 in `errors`, beside the data of the parts that succeeded; only a refused call has
 * another status.
 *
 * The sandbox resolves `products`, `product`, `collections`, `collection`, `cart`, `members`
 * and `member` with the fields of this description; the pages take `limit`, `offset`, `filter`
 * and `sort`. It supports the release
 * `alpha`, and refuses others with NOT_FOUND.
 *
 * A document may have side effects, so a call whose outcome is unknown is not retried.
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
