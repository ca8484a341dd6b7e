// One change applied to many prices: by an amount or by per cent, then rounded.
import { moneyKind } from '../messages/number-kinds.ts'
import { wholeCents } from './cents.ts'
import { type PriceEnding, withEnding } from './price-ending.ts'

export interface PriceChange {
  by: 'percent' | 'amount'
  /** Per cent, or an amount in the store's currency; below zero makes prices lower. */
  value: number
  ending: PriceEnding
}

/** Why a price cannot be changed this way. */
export type PriceProblem = 'belowZero' | 'tooHigh' | 'discountAbovePrice'

/** The price after the change, or why there is none. */
export function changedPrice(price: number, change: PriceChange): number | PriceProblem {
  const { by, value, ending } = change
  const raw = wholeCents(by === 'percent' ? price * (1 + value / 100) : price + value)
  if (raw < 0) return 'belowZero'
  const rounded = withEnding(raw, ending)
  return rounded > moneyKind.maximum ? 'tooHigh' : rounded
}
