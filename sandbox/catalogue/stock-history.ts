/** What became of stock, change by change: how many units, why, and for which order. */
import type { StockChangeReason } from '../../generated/wire.ts'
import type { Platform } from '../context.ts'
import type { DatabaseHandle } from '../database/schema.ts'

/** One change of one variant. */
export interface StockChange {
  readonly productId: string
  readonly variantId: string
  readonly quantity: number
  readonly preordered: number
}

/** Writes changes down, in the transaction that makes them. */
export async function recordStockChanges(
  database: DatabaseHandle,
  { site, clock, ids }: Pick<Platform, 'site' | 'clock' | 'ids'>,
  changes: readonly StockChange[],
  reason: StockChangeReason,
): Promise<void> {
  if (changes.length === 0) return
  const now = clock.now()
  await database
    .insertInto('stock_changes')
    .values(
      changes.map(({ productId, variantId, quantity, preordered }) => ({
        site_id: site,
        id: ids.uuid(),
        product_id: productId,
        variant_id: variantId,
        quantity,
        preordered,
        reason,
        created_date: now,
      })),
    )
    .execute()
}
