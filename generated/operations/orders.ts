// Generated from spec/ by `npm run generate`. Do not edit.
// The operations of client.orders.

import { orderCodec } from '../codecs.ts'
import { type Operation, operation } from '../operation.ts'

/**
 * Get an order
 *
 * Answers with an order of the caller: its number, its lines and what was paid. Use it on the
 * page of thanks, to which the hosted checkout page leads with the id of the order.
 */
export const getOrder: Operation = /* @__PURE__ */ operation('orders', 'orders', '/ecom', ['visitor', 'member', 'app'], 'read', 'read', 'GET', 'getOrder', '/v1/orders/{id}', {
  answer: { order: orderCodec },
})
