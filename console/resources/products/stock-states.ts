// The display of each state of a product's stock.
import type { InventoryStatus } from 'storefront-client'
import type { Texts } from '../../messages/texts.ts'
import { entriesOf, entryFor, type KnownValue } from '../../store/known-value.ts'
import { LOW_STOCK } from '../../ui/values/low-stock.ts'
import type { Tone } from '../../ui/values/status.tsx'

type StockTexts = Texts['stock']

interface Shown {
  tone: Tone
  text: string
}

interface StockState {
  /** Its name in the list's filter. */
  label: 'inStock' | 'partlyOut' | 'out'
  /** @param units how many are left; undefined without tracking. */
  show(units: number | undefined, texts: StockTexts): Shown
}

const states: Record<KnownValue<InventoryStatus>, StockState> = {
  IN_STOCK: {
    label: 'inStock',
    show(units, texts) {
      if (units === undefined) return { tone: 'good', text: texts.inStock }
      return units <= LOW_STOCK
        ? { tone: 'caution', text: texts.lowUnits(units) }
        : { tone: 'good', text: texts.inStockUnits(units) }
    },
  },
  PARTIALLY_OUT_OF_STOCK: {
    label: 'partlyOut',
    show: (units, texts) => ({
      tone: 'caution',
      text: units === undefined ? texts.partlyOut : texts.partlyOutUnits(units),
    }),
  },
  OUT_OF_STOCK: {
    label: 'out',
    show: (_units, texts) => ({ tone: 'bad', text: texts.out }),
  },
}

export function stockState(
  status: InventoryStatus,
  units: number | undefined,
  texts: StockTexts,
): Shown {
  return entryFor(states, status)?.show(units, texts) ?? { tone: 'quiet', text: texts.unknown }
}

export const stockFilters = (texts: StockTexts) =>
  entriesOf(states).map(({ value, entry }) => ({ value, label: texts[entry.label] }))
