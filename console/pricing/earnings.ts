// Price, profit and margin, computed while the owner types; after a save the platform's figures replace them.
import { discountedPrice, type EnteredDiscount } from './discount.ts'
import { payable } from './payable.ts'

export interface Entered {
  price: unknown
  /** Its code; empty where it is unknown. */
  currency: string
  discount?: EnteredDiscount | undefined
  cost?: unknown
}

/** The figures of a price; profit and margin only where the cost is known. */
export interface Earnings {
  pays: number
  profit?: number
  /** Profit as a share of the discounted price, at most 1; absent where that is 0. */
  margin?: number
}

/** The figures of the entered values; undefined until a price is entered. */
export function earningsOf({ price, currency, discount, cost }: Entered): Earnings | undefined {
  if (typeof price !== 'number' || price < 0) return undefined
  const pays = discountedPrice(price, discount, currency)
  if (typeof cost !== 'number') return { pays }
  const profit = payable(pays - cost, currency)
  return pays === 0 ? { pays, profit } : { pays, profit, margin: profit / pays }
}

export function isLoss(earnings: Earnings | undefined): boolean {
  return earnings?.profit !== undefined && earnings.profit < 0
}
