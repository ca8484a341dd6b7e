// The stock level of a variant, the same on every screen.
import type { StoreVariantsFilterWithAdditions } from 'storefront-client'
import { LOW_STOCK } from '../../ui/values/low-stock.ts'
import type { Tone } from '../../ui/values/status.tsx'
import type { StockRow } from './stock-row.ts'

/** The levels; each is named by the text of its key. */
export const stockLevels = ['inStock', 'low', 'out'] as const

export type StockLevel = (typeof stockLevels)[number]

/** The level of a variant; without tracking, never low. */
export function levelOf({ tracked, quantity, inStock }: StockRow): StockLevel {
  if (tracked ? quantity <= 0 : !inStock) return 'out'
  return tracked && quantity <= LOW_STOCK ? 'low' : 'inStock'
}

export const levelTones: Record<StockLevel, Tone> = { inStock: 'good', low: 'caution', out: 'bad' }

export const levelFilters: Record<StockLevel, StoreVariantsFilterWithAdditions> = {
  inStock: { 'stock.inStock': true },
  low: { 'stock.quantity': { $gt: 0, $lte: LOW_STOCK } },
  out: { 'stock.inStock': false },
}
