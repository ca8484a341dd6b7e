/** The history of stock: each change with its units, reason and order. */
import type { StockChangeReason } from '../../../generated/wire.ts'
import type { Scope } from '../../storage/context.ts'
import { addRows } from '../../storage/database/site-rows.ts'
import type { StoreProduct } from '../rules/documents/product.ts'

/** One change of one variant. */
export interface StockChange {
  readonly productId: string
  readonly variantId: string
  readonly quantity: number
  readonly preordered: number
}

/** Stock changes implied by an edit: new counts, added and removed variants. */
export function stockChangesBetween(before: StoreProduct, after: StoreProduct): StockChange[] {
  if (before.variants === after.variants) return []
  const was = new Map(before.variants.map((variant) => [variant.id, variant]))
  const is = new Map(after.variants.map((variant) => [variant.id, variant]))
  const nothing = { quantity: 0, preordered: 0 }
  return [...new Set([...was.keys(), ...is.keys()])].flatMap((variantId) => {
    const old = was.get(variantId) ?? nothing
    const now = is.get(variantId) ?? nothing
    const quantity = now.quantity - old.quantity
    const preordered = now.preordered - old.preordered
    if (quantity === 0 && preordered === 0) return []
    return [{ productId: after.id, variantId, quantity, preordered }]
  })
}

/** Records changes, in the transaction that makes them. */
export async function recordStockChanges(
  scope: Scope,
  changes: readonly StockChange[],
  reason: StockChangeReason,
): Promise<void> {
  if (changes.length === 0) return
  const now = scope.clock.now()
  const rows = changes.map(({ productId, variantId, quantity, preordered }) => ({
    id: scope.ids.uuid(),
    product_id: productId,
    variant_id: variantId,
    quantity,
    preordered,
    reason,
    created_date: now,
  }))
  await addRows(scope, 'stock_changes', ...rows)
}
