/** Money of the catalogue: numbers with two decimals on the wire, reckoned as decimals, shown the way the store writes them. */
import { Decimal as Base } from 'decimal.js'

/** Exact decimals: wide enough for the largest price times the largest quantity, halves rounded up. */
export const Decimal: typeof Base = Base.clone({ precision: 40, rounding: Base.ROUND_HALF_UP })
export type Decimal = Base

/** The currency of every price in the sandbox. */
export const storeCurrency = 'USD'

const formatter = new Intl.NumberFormat('en-US', { style: 'currency', currency: storeCurrency })
const { maximumFractionDigits: decimals = 2 } = formatter.resolvedOptions()

/** Rounds half up to what the store's currency can pay: 1.005 becomes 1.01, for the digits as written count. */
export function roundMoney(value: Base.Value): number {
  return new Decimal(value).toDecimalPlaces(decimals).toNumber()
}

/** A sum after a request: left out it stays, null empties it. */
export function changedMoney(
  given: number | null | undefined,
  before: number | null,
): number | null {
  return given === undefined ? before : given === null ? null : roundMoney(given)
}

/** Whether an amount above 0 is too small to be paid: it rounds to 0. */
export function vanishes(value: Base.Value): boolean {
  return new Decimal(value).greaterThan(0) && roundMoney(value) === 0
}

/** `$1,234.50`. */
export function formatMoney(value: number): string {
  return formatter.format(value)
}
