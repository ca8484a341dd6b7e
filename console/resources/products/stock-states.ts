// What the console shows for each state of a product's stock.
import type { InventoryStatus } from 'storefront-client'
import { entriesOf, entryFor, type KnownValue } from '../../store/known-value.ts'
import { LOW_STOCK } from '../../ui/values/low-stock.ts'
import type { Tone } from '../../ui/values/status.tsx'

interface Shown {
  tone: Tone
  text: string
}

interface StockState {
  /** Its name in the list's filter. */
  label: string
  /** @param units how many are left; undefined where they are not counted. */
  show(units: number | undefined): Shown
}

const states: Record<KnownValue<InventoryStatus>, StockState> = {
  IN_STOCK: {
    label: 'In stock',
    show(units) {
      if (units === undefined) return { tone: 'good', text: 'In stock' }
      return units <= LOW_STOCK
        ? { tone: 'caution', text: `Low · ${units}` }
        : { tone: 'good', text: `In stock · ${units}` }
    },
  },
  PARTIALLY_OUT_OF_STOCK: {
    label: 'Partly out of stock',
    show: (units) => ({
      tone: 'caution',
      text: units === undefined ? 'Partly out' : `Partly out · ${units}`,
    }),
  },
  OUT_OF_STOCK: {
    label: 'Out of stock',
    show: () => ({ tone: 'bad', text: 'Out of stock' }),
  },
}

/** What to show for a product's stock. */
export function stockState(status: InventoryStatus, units: number | undefined): Shown {
  return entryFor(states, status)?.show(units) ?? { tone: 'quiet', text: 'Unknown' }
}

/** The states that the list filters by. */
export const stockFilters = entriesOf(states).map(({ value, entry }) => ({
  value,
  label: entry.label,
}))
