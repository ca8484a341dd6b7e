/** Rows of checkouts and orders. */
import type { SiteScope } from '../../storage/context.ts'
import type { NewRow, RowOf } from '../../storage/database/columns.ts'
import { json } from '../../storage/database/json.ts'
import type { DatabaseHandle } from '../../storage/database/schema.ts'
import type { checkouts, orders } from '../../storage/database/tables/selling.ts'
import type { CheckoutDocument, OrderDocument } from '../rules/documents/checkout.ts'

/** One stored checkout. */
export type CheckoutRow = RowOf<typeof checkouts>

/** One stored order. */
export type OrderRow = RowOf<typeof orders>

/** A checkout by its id; undefined when there is none. */
export async function findCheckout(
  database: DatabaseHandle,
  site: string,
  id: string,
): Promise<CheckoutRow | undefined> {
  return checkoutOfId(database, site, id).executeTakeFirst()
}

/** Reads a checkout and keeps others from changing it until the transaction ends. */
export async function lockCheckout(
  database: DatabaseHandle,
  site: string,
  id: string,
): Promise<CheckoutRow | undefined> {
  return checkoutOfId(database, site, id).forUpdate().executeTakeFirst()
}

function checkoutOfId(database: DatabaseHandle, site: string, id: string) {
  return database
    .selectFrom('checkouts')
    .selectAll()
    .where('site_id', '=', site)
    .where('id', '=', id.toLowerCase())
}

/** Stores a new checkout of a cart, not completed yet. */
export async function insertCheckout(
  database: DatabaseHandle,
  scope: SiteScope,
  made: { readonly cartId: string; readonly buyerKey: string | null },
  doc: CheckoutDocument,
): Promise<string> {
  const id = scope.ids.uuid()
  const now = scope.clock.now()
  await database
    .insertInto('checkouts')
    .values({
      site_id: scope.site,
      id,
      cart_id: made.cartId,
      buyer_key: made.buyerKey,
      order_id: null,
      doc: json(doc),
      created_date: now,
      updated_date: now,
    } satisfies NewRow<typeof checkouts>)
    .execute()
  return id
}

/** Writes a locked checkout back; with `orderId` it is completed. */
export async function saveCheckout(
  database: DatabaseHandle,
  scope: Pick<SiteScope, 'clock'>,
  checkout: CheckoutRow,
  doc: CheckoutDocument,
  orderId: string | null = null,
): Promise<void> {
  await database
    .updateTable('checkouts')
    .set({ doc: json(doc), order_id: orderId, updated_date: scope.clock.now() })
    .where('site_id', '=', checkout.site_id)
    .where('id', '=', checkout.id)
    .execute()
}

/** The order that a checkout became; `undefined` while it is none. */
export async function orderOf(
  database: DatabaseHandle,
  { site_id: site, id }: Pick<CheckoutRow, 'site_id' | 'id'>,
): Promise<OrderRow | undefined> {
  return database
    .selectFrom('orders')
    .selectAll()
    .where('site_id', '=', site)
    .where('checkout_id', '=', id)
    .executeTakeFirst()
}

/** An order by its id. */
export async function findOrder(
  database: DatabaseHandle,
  site: string,
  id: string,
): Promise<OrderRow | undefined> {
  return database
    .selectFrom('orders')
    .selectAll()
    .where('site_id', '=', site)
    .where('id', '=', id)
    .executeTakeFirst()
}

/** Writes an order under the next number, and answers its id. */
export async function insertOrder(
  database: DatabaseHandle,
  scope: SiteScope,
  checkout: CheckoutRow,
  doc: OrderDocument,
): Promise<string> {
  const id = scope.ids.uuid()
  const { last_number: number } = await database
    .updateTable('order_counters')
    .set(({ eb }) => ({ last_number: eb('last_number', '+', 1) }))
    .where('site_id', '=', scope.site)
    .returning('last_number')
    .executeTakeFirstOrThrow()
  await database
    .insertInto('orders')
    .values({
      site_id: scope.site,
      id,
      number,
      checkout_id: checkout.id,
      buyer_key: checkout.buyer_key,
      doc: json(doc),
      created_date: scope.clock.now(),
    } satisfies NewRow<typeof orders>)
    .execute()
  return id
}
