/** Availability by stock: per variant, and of the whole product. */
import { limits } from '../../../generated/fields.ts'
import type { InventoryStatus } from '../../../generated/wire.ts'
import type { Variant } from './variants.ts'

type VariantStock = Pick<Variant, 'quantity' | 'inStock'>

/** One change of a variant's quantity. */
export interface StockLine {
  readonly productId: string
  readonly variantId: string
  readonly by: number
  /** Whether the line can be preordered beyond the stock. */
  readonly preorder: boolean
}

/** Whether a variant is in stock: by quantity while tracked, else by its flag. */
export function isInStock(stock: VariantStock, trackInventory: boolean): boolean {
  return trackInventory ? stock.quantity > 0 : stock.inStock
}

/** The product's stock; its quantity is 0 while untracked. Hidden variants do not count. */
export function summarizeStock(
  variants: readonly (VariantStock & Pick<Variant, 'visible'>)[],
  trackInventory: boolean,
): VariantStock & { readonly status: InventoryStatus } {
  const shown = variants.filter(({ visible }) => visible)
  const units = shown.reduce((sum, { quantity }) => sum + quantity, 0)
  const available = shown.filter((variant) => isInStock(variant, trackInventory)).length
  return {
    quantity: trackInventory ? Math.min(units, limits.Stock.quantity.maximum) : 0,
    inStock: available > 0,
    status:
      available === 0
        ? 'OUT_OF_STOCK'
        : available === shown.length
          ? 'IN_STOCK'
          : 'PARTIALLY_OUT_OF_STOCK',
  }
}

/**
 * Merges lines per variant, in a fixed order: every writer locks in the same order, so that batches
 * cannot deadlock.
 */
export function combineLines(lines: readonly StockLine[]): StockLine[] {
  const combined = new Map<string, StockLine>()
  for (const line of lines) {
    const key = `${line.productId}/${line.variantId}/${line.preorder}`
    const before = combined.get(key)
    combined.set(key, before ? { ...before, by: before.by + line.by } : line)
  }
  return [...combined.entries()].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, line]) => line)
}
