// Generated from spec/ by `npm run generate`. Do not edit.
// The operations of client.orders.

import { orderCodec } from '../codecs.ts'
import { type Operation, operation } from '../operation.ts'

/**
 * Get an order
 *
 * Returns an order of the caller: its number, its lines and what was paid. Use it on the
 * thank-you page, to which the hosted checkout page redirects with the id of the order.
 */
export const getOrder: Operation = /* @__PURE__ */ operation('GET', 'read', 'read', 'getOrder', ['visitor', 'member', 'app'], '/ecom', 'orders', 'orders', '/v1/orders/{id}', {
  answer: { order: orderCodec },
})
