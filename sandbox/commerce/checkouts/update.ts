/** Stores the buyer's entries on the checkout page. */
import { inTransaction, type Platform } from '../../storage/context.ts'
import type { CheckoutDocument } from '../rules/documents/checkout.ts'
import { lockCheckout, saveCheckout } from './store.ts'

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
