/** An order on the wire: a snapshot of the purchase. */
import type { Order } from '../../../generated/wire.ts'
import { memberOfKey } from '../../platform/caller.ts'
import { notFound } from '../../platform/errors.ts'
import type { Context } from '../../storage/context.ts'
import type { SiteStore } from '../../storage/database/schema.ts'
import { canAccess } from '../carts/access.ts'
import { buyerInfo } from '../carts/wire-cart.ts'
import { storeCurrency } from '../rules/amounts.ts'
import { findOrder, type OrderRow } from './store.ts'

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

/** The buyer of an order: as stored, or the member that a guest has signed in as since. */
export async function orderBuyer(store: SiteStore, { buyer_key: buyerKey, doc }: OrderRow) {
  const { buyerInfo: bought } = doc.checkout
  const memberId = memberOfKey(buyerKey)
  if (memberId === undefined || memberId === bought?.memberId) return bought
  return buyerInfo(store, buyerKey, { ...bought })
}
