// Generated from spec/ by `npm run generate`. Do not edit.
// The operations of client.graphql.

import { type Operation, operation } from '../operation.ts'

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
 */
export const query: Operation = /* @__PURE__ */ operation('POST', 'main', 'not-repeatable', 'query', ['visitor', 'member', 'app'], '', 'graphql', 'graphql', '/graphql/{apiVersion}', {
  pathParameters: [],
  pathDefaults: { apiVersion: 'alpha' },
})
