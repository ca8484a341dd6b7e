// What buyers pay for an entered price, computed while the owner types; after a save the platform's figures replace it.
import { discountKind } from '../discount-kinds.ts'

interface Entered {
  price: unknown
  discountType: unknown
  discountValue: unknown
  cost: unknown
}

interface Preview {
  pays: number
  profit?: number
  /** Profit as a share of what buyers pay, 0 to 1. */
  margin?: number
}

/** What the entered figures lead to; undefined until a price is entered. */
export function previewPrice({
  price,
  discountType,
  discountValue,
  cost,
}: Entered): Preview | undefined {
  if (typeof price !== 'number' || price < 0) return undefined
  const pays = Math.max(0, cents(afterDiscount(price, discountType, discountValue)))
  if (typeof cost !== 'number') return { pays }
  const profit = cents(pays - cost)
  return pays === 0 ? { pays, profit } : { pays, profit, margin: profit / pays }
}

function afterDiscount(price: number, type: unknown, value: unknown): number {
  return typeof value === 'number' ? discountKind(type).priceAfter(price, value) : price
}

/** Whole cents, half a cent up. Like the platform, it rounds the decimal digits, not the binary float behind them. */
function cents(amount: number): number {
  return Math.round(Number((amount * 100).toPrecision(15))) / 100
}
