/** Stores the buyer's entries on the checkout page. */
import type { Platform } from '../../storage/context.ts'
import type { CheckoutDocument } from '../rules/documents/checkout.ts'
import { lockCheckout, saveCheckout } from './store.ts'

/** Changes a checkout that is not completed; any other is left as it is. */
export async function updateCheckout(
  platform: Platform,
  id: string,
  edit: (doc: CheckoutDocument) => CheckoutDocument,
): Promise<void> {
  await platform.transaction(async (database) => {
    const row = await lockCheckout(database, platform.site, id)
    if (row === undefined || row.order_id !== null) return
    await saveCheckout(database, platform, row, edit(row.doc))
  })
}
