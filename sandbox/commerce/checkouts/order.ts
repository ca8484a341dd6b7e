/** An order on the wire: a snapshot of the purchase. */
import type { Order } from '../../../generated/wire.ts'
import { notFound } from '../../platform/errors.ts'
import type { Context } from '../../storage/context.ts'
import { canAccess } from '../carts/access.ts'
import { storeCurrency } from '../rules/money.ts'
import { orderBuyer } from './order-buyer.ts'
import { findOrder } from './store.ts'

/** The caller's order. Throws the same 404 for an unknown order and another person's. */
export async function readOrder(context: Context, id: string): Promise<Order> {
  const row = await findOrder(context, id)
  if (row === undefined || !canAccess(context, row.buyer_key)) {
    throw notFound('NOT_FOUND', 'There is no such order.', { id })
  }
  const { lineItems = [], priceSummary, currency = storeCurrency } = row.doc.checkout
  return {
    id: row.id,
    number: String(row.number),
    checkoutId: row.checkout_id,
    lineItems,
    buyerInfo: await orderBuyer(context, row),
    priceSummary,
    currency,
    createdDate: row.created_date.toISOString(),
  }
}
