// The display of each state of a product's stock.
import { mapValues } from 'es-toolkit'
import type { InventoryStatus } from 'storefront-client'
import type { Language } from '../../messages/language.ts'
import type { Texts } from '../../messages/texts.ts'
import { entryFor, type KnownValue } from '../../store/known-value.ts'
import { LOW_STOCK } from '../../ui/values/low-stock.ts'
import type { Tone } from '../../ui/values/status.tsx'

interface StockState {
  readonly tone: Tone
  /** Its name, also in the list's filter. */
  readonly label: 'inStock' | 'partlyOut' | 'out' | 'unknown'
  /** The same before the units that are left. */
  readonly counted?: 'inStock' | 'partly'
}

const states: Record<KnownValue<InventoryStatus>, StockState> = {
  IN_STOCK: { tone: 'good', label: 'inStock', counted: 'inStock' },
  PARTIALLY_OUT_OF_STOCK: { tone: 'caution', label: 'partlyOut', counted: 'partly' },
  OUT_OF_STOCK: { tone: 'bad', label: 'out' },
}

const unknown: StockState = { tone: 'quiet', label: 'unknown' }

/** @param units how many are left; undefined without tracking */
export function stockState(
  status: InventoryStatus,
  units: number | undefined,
  { texts: { stock: texts }, formats: { number } }: Language,
): { tone: Tone; text: string } {
  const state = entryFor(states, status) ?? unknown
  const { tone, label, counted } = state
  if (units === undefined || !counted) return { tone, text: texts[label] }
  const isLow = state === states.IN_STOCK && units <= LOW_STOCK
  return isLow
    ? { tone: 'caution', text: `${texts.low} · ${number(units)}` }
    : { tone, text: `${texts[counted]} · ${number(units)}` }
}

export const stockLabels = (texts: Texts['stock']) => mapValues(states, ({ label }) => texts[label])
