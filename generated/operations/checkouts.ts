// Generated from spec/ by `npm run generate`. Do not edit.
// The operations of client.checkouts.

import { checkoutCodec } from '../codecs.ts'
import { type Operation, operation } from '../operation.ts'

/**
 * Get a checkout
 *
 * Returns a checkout, its lines, addresses and totals. Use it to show a summary before the
 * buyer goes to the hosted page, and to see by `completed` whether they paid.
 */
export const getCheckout: Operation = /* @__PURE__ */ operation('GET', 'read', 'read', 'getCheckout', ['visitor', 'member', 'app'], '/ecom', 'checkouts', 'checkouts', '/v1/checkouts/{id}', {
  answer: { checkout: checkoutCodec },
})
