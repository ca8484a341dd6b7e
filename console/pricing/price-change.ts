// One change applied to many prices: by an amount or by per cent, then rounded.
import { wholeCents } from './cents.ts'
import { type PriceEnding, withEnding } from './price-ending.ts'

/** What is done to every price. */
export interface PriceChange {
  by: 'percent' | 'amount'
  /** Per cent, or an amount in the store's currency; below zero makes prices lower. */
  value: number
  ending: PriceEnding
}

/** The most that the platform takes for a price. */
const maximum = 999_999_999.99

/** Why a price cannot be changed this way. */
export type PriceProblem = 'belowZero' | 'tooHigh' | 'discountAbovePrice'

/** The price after the change, or why there is none. */
export function changedPrice(price: number, change: PriceChange): number | PriceProblem {
  const { by, value, ending } = change
  const raw = wholeCents(by === 'percent' ? price * (1 + value / 100) : price + value)
  if (raw < 0) return 'belowZero'
  const rounded = withEnding(raw, ending)
  return rounded > maximum ? 'tooHigh' : rounded
}
