/** Rows of checkouts and orders. */
import { sql } from 'kysely'
import { inTransaction, type Platform, type Scope } from '../../storage/context.ts'
import { json } from '../../storage/database/json.ts'
import type { Row, SiteStore } from '../../storage/database/schema.ts'
import {
  addRows,
  changeRows,
  changeRowWhile,
  findRow,
  lockRow,
} from '../../storage/database/site-rows.ts'
import type { CheckoutDocument, OrderDocument } from '../rules/documents/checkout.ts'

/** One stored checkout. */
export type CheckoutRow = Row<'checkouts'>

/** One stored order. */
export type OrderRow = Row<'orders'>

/** A checkout by its id, if any. */
export function findCheckout(store: SiteStore, id: string): Promise<CheckoutRow | undefined> {
  return findRow(store, 'checkouts', { id: id.toLowerCase() })
}

/** Reads a checkout with a lock until the transaction ends. */
export function lockCheckout(store: SiteStore, id: string): Promise<CheckoutRow | undefined> {
  return lockRow(store, 'checkouts', { id: id.toLowerCase() })
}

/** Inserts an open checkout of a cart. */
export async function insertCheckout(
  scope: Scope,
  made: { readonly cartId: string; readonly buyerKey: string | null },
  doc: CheckoutDocument,
): Promise<string> {
  const id = scope.ids.uuid()
  const now = scope.clock.now()
  await addRows(scope, 'checkouts', {
    id,
    cart_id: made.cartId,
    buyer_key: made.buyerKey,
    order_id: null,
    doc: json(doc),
    created_date: now,
    updated_date: now,
  })
  return id
}

/** Saves a locked checkout; `orderId` completes it. */
export function saveCheckout(
  scope: Scope,
  { id }: CheckoutRow,
  doc: CheckoutDocument,
  orderId: string | null = null,
): Promise<void> {
  const change = { doc: json(doc), order_id: orderId, updated_date: scope.clock.now() }
  return changeRows(scope, 'checkouts', { id }, change)
}

/** Updates an open checkout; a no-op for any other. */
export async function updateCheckout(
  platform: Platform,
  id: string,
  edit: (doc: CheckoutDocument) => CheckoutDocument,
): Promise<void> {
  await inTransaction(platform, async (within) => {
    const row = await lockCheckout(within, id)
    if (row === undefined || row.order_id !== null) return
    await saveCheckout(within, row, edit(row.doc))
  })
}

/** The order of a completed checkout. */
export function orderOf(store: SiteStore, { id }: CheckoutRow): Promise<OrderRow | undefined> {
  return findRow(store, 'orders', { checkout_id: id })
}

/** An order by its id. */
export function findOrder(store: SiteStore, id: string): Promise<OrderRow | undefined> {
  return findRow(store, 'orders', { id })
}

/** Inserts an order under the next number, and returns its id. */
export async function insertOrder(scope: Scope, checkout: CheckoutRow, doc: OrderDocument) {
  const id = scope.ids.uuid()
  const next = { last_number: sql`last_number + 1` }
  const counter = await changeRowWhile(scope, 'order_counters', {}, next, sql`true`)
  if (counter === undefined) throw new RangeError(`The site ${scope.site} counts no orders`)
  await addRows(scope, 'orders', {
    id,
    number: counter.last_number,
    checkout_id: checkout.id,
    buyer_key: checkout.buyer_key,
    doc: json(doc),
    created_date: scope.clock.now(),
  })
  return id
}
