/** Availability by stock: of each variant, and of the whole product. */
import type { InventoryStatus } from '../../../generated/wire.ts'
import type { Variant } from './variants.ts'

/** What tells whether a variant is in stock. */
type VariantStock = Pick<Variant, 'quantity' | 'inStock'>

/** One change of a variant's count. */
export interface StockLine {
  readonly productId: string
  readonly variantId: string
  readonly by: number
  /** Whether the line can be preordered beyond the stock. */
  readonly preorder: boolean
}

/** A tracked variant is in stock while units are left, an untracked one while it says so. */
export function isInStock(stock: VariantStock, trackInventory: boolean): boolean {
  return trackInventory ? stock.quantity > 0 : stock.inStock
}

/** The product's stock; its quantity is 0 while none is tracked. Hidden variants count only when all are hidden. */
export function summarizeStock(
  variants: readonly (VariantStock & Pick<Variant, 'visible'>)[],
  trackInventory: boolean,
): VariantStock & { readonly status: InventoryStatus } {
  const shown = variants.filter(({ visible }) => visible)
  const counted = shown.length > 0 ? shown : variants
  const available = counted.filter((variant) => isInStock(variant, trackInventory)).length
  return {
    quantity: trackInventory ? counted.reduce((sum, { quantity }) => sum + quantity, 0) : 0,
    inStock: available > 0,
    status:
      available === 0
        ? 'OUT_OF_STOCK'
        : available === counted.length
          ? 'IN_STOCK'
          : 'PARTIALLY_OUT_OF_STOCK',
  }
}

/**
 * One line per variant, in one fixed order. Two lines of the same variant count together, and
 * every writer locks in the same order, so batches cannot wait for each other in a circle.
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
