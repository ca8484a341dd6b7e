// Saves the preorder settings of a product, as the record of a form.
import type { RaRecord } from 'ra-core'
import { conflictError, toHttpError } from '../../store/failure.ts'
import { mergeChanges } from '../../store/merge-changes.ts'
import type { StoreClient } from '../../store/store-client.ts'
import { setPreorderAsSeen } from './as-seen.ts'
import type { Preorder, StockRow } from './stock-row.ts'

/** The settings as a form holds them: empty is null. */
export function preorderRecord({ productId, preorder }: StockRow): RaRecord {
  const { enabled, message, limit } = preorder
  return { id: productId, enabled, message: message || null, limit: limit ?? null }
}

/** Merges the settings with others' saves; a change of the same field throws a `conflictError`. */
export async function savePreorder(
  client: StoreClient,
  row: StockRow,
  opened: RaRecord,
  entered: Readonly<Record<string, unknown>>,
): Promise<RaRecord> {
  for (let seen = opened; ; ) {
    const { record, conflicts } = mergeChanges(opened, entered, seen)
    if (conflicts.length > 0) throw conflictError(seen, conflicts)
    const terms = termsOf(record)
    const wanted = { ...terms, message: terms.message.trim() }
    const other = await setPreorderAsSeen(client, row, termsOf(seen), wanted).catch(
      (error: unknown) => {
        throw toHttpError(error, 'inventoryItem.preorderInfo')
      },
    )
    if (!other) return preorderRecord({ ...row, preorder: wanted })
    seen = preorderRecord(other)
  }
}

function termsOf({ enabled, message, limit }: RaRecord): Preorder {
  return { enabled, message: message ?? '', limit: limit ?? undefined }
}
