// Generated from spec/ by `npm run generate`. Do not edit.
// The operations of client.graphql.

import { type Operation, operation } from '../operation.ts'

/**
 * Run a GraphQL document
 *
 * Runs a GraphQL document over the platform's data. Errors of the document come with status 200
 * in `errors`, beside the data of the parts that succeeded; only a refused call has another
 * status.
 *
 * A document may change things, so a call whose outcome is unknown is not repeated.
 */
export const query: Operation = /* @__PURE__ */ operation('graphql', 'graphql', ['visitor', 'member', 'app'], 'not-repeatable', 'main', 'POST', 'query', '/graphql/{apiVersion}', {
  pathDefaults: { apiVersion: 'alpha' },
})
