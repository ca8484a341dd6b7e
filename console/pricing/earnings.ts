// Price, profit and margin, computed while the owner types; after a save the platform's figures replace them.
import { wholeCents } from './cents.ts'
import { discountedPrice, type EnteredDiscount } from './discount.ts'

interface Entered {
  price: unknown
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
export function earningsOf({ price, discount, cost }: Entered): Earnings | undefined {
  if (typeof price !== 'number' || price < 0) return undefined
  const pays = discountedPrice(price, discount)
  if (typeof cost !== 'number') return { pays }
  const profit = wholeCents(pays - cost)
  return pays === 0 ? { pays, profit } : { pays, profit, margin: profit / pays }
}

export function isLoss(earnings: Earnings | undefined): boolean {
  return earnings?.profit !== undefined && earnings.profit < 0
}
