// One change applied to many prices: by an amount or per cent, then rounded.
import { moneyKindOf } from '../messages/number-kinds.ts'
import { payable, percentOf } from './payable.ts'
import { type PriceEnding, withEnding } from './price-ending.ts'

export interface PriceChange {
  by: 'percent' | 'amount'
  /** A percentage, or an amount in the store's currency; negative lowers prices. */
  value: number
  ending: PriceEnding
}

export type PriceProblem = 'belowZero' | 'tooHigh' | 'discountAbovePrice'

export function changedPrice(price: number, change: PriceChange, currency: string) {
  const { by, value, ending } = change
  const raw = payable(by === 'percent' ? percentOf(price, 100 + value) : price + value, currency)
  if (raw < 0) return 'belowZero'
  const rounded = withEnding(raw, ending, currency)
  return rounded > moneyKindOf(currency).maximum ? 'tooHigh' : rounded
}
