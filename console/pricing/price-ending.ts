// Rounds prices to common endings, such as .99.
import { wholeCents } from './cents.ts'

/** The cents that prices end in; undefined leaves the cents as they are. */
const endings = { none: undefined, '.00': 0, '.90': 90, '.99': 99 } as const

/** How a changed price is rounded. */
export type PriceEnding = keyof typeof endings

/** Every ending, in the order a form offers them. */
export const priceEndings: readonly PriceEnding[] = ['none', '.00', '.90', '.99']

/**
 * The nearest price with this ending, the higher of two equally near ones. A price above zero stays above zero, and a
 * free product stays free.
 *
 * @param price in whole cents, at least 0.
 */
export function withEnding(price: number, ending: PriceEnding): number {
  const cents = endings[ending]
  if (cents === undefined || price === 0) return price
  const total = Math.round(price * 100)
  const below = Math.floor((total - cents) / 100) * 100 + cents
  const above = below + 100
  const nearest = total - below < above - total ? below : above
  return wholeCents((nearest > 0 ? nearest : above) / 100)
}
