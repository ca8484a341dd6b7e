// Generated from spec/ by `npm run generate`. Do not edit.
// The operations of client.checkouts.

import { getCheckoutResponseCodec } from '../codecs.ts'
import type { Operation } from '../operation.ts'

/**
 * Get a checkout
 *
 * Answers with a checkout, its lines, addresses and totals. Use it to show a summary before the
 * buyer goes to the hosted page, and to see by `completed` whether they paid.
 */
export const getCheckout: Operation = {
  id: 'checkouts.getCheckout',
  tag: 'checkouts',
  name: 'getCheckout',
  method: 'GET',
  path: '/v1/checkouts/{id}',
  service: 'checkouts',
  host: 'read',
  retry: 'read',
  callers: ['visitor', 'member', 'app'],
  pathParameters: ['id'],
  queryParameters: {},
  hasBody: false,
  answer: getCheckoutResponseCodec,
}
