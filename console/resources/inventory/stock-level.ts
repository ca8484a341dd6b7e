// The stock level of a variant, the same on every screen.
import type { StoreVariantsFilterWithAdditions } from 'storefront-client'
import type { Texts } from '../../messages/texts.ts'
import { LOW_STOCK } from '../../ui/values/low-stock.ts'
import type { Tone } from '../../ui/values/status.tsx'
import type { StockRow } from './stock-row.ts'

export type StockLevel = 'inStock' | 'low' | 'out'

/** The level of a variant; what is not counted is never low. */
export function levelOf({ tracked, quantity, inStock }: StockRow): StockLevel {
  if (tracked ? quantity <= 0 : !inStock) return 'out'
  return tracked && quantity <= LOW_STOCK ? 'low' : 'inStock'
}

/** The tone and label of each level. */
export const levels: Record<StockLevel, { tone: Tone; label: keyof Texts['stock'] & StockLevel }> =
  {
    inStock: { tone: 'good', label: 'inStock' },
    low: { tone: 'caution', label: 'low' },
    out: { tone: 'bad', label: 'out' },
  }

/** The filter of each level. */
export const levelFilters: Record<StockLevel, StoreVariantsFilterWithAdditions> = {
  inStock: { 'stock.inStock': true },
  low: { 'stock.quantity': { $gt: 0, $lte: LOW_STOCK } },
  out: { 'stock.inStock': false },
}
