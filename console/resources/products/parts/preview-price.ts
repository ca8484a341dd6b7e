// What the platform will make of a price, worked out while the owner types; the platform's own figures follow a save.

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

/** The outcome of the entered figures, or nothing while there is no price to speak of. */
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
  if (typeof value !== 'number') return price
  if (type === 'PERCENT') return (price * (100 - value)) / 100
  return type === 'AMOUNT' ? price - value : price
}

/** Whole cents, half a cent up: the digits as written count, as on the platform, not the float below them. */
function cents(amount: number): number {
  return Math.round(Number((amount * 100).toPrecision(15))) / 100
}
