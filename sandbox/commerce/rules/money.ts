/** Money of the catalogue: numbers with two decimals on the wire, calculated as decimals. */
import { Decimal as Base } from 'decimal.js'

/** Exact decimals: wide enough for the largest price times the largest quantity, rounding half up. */
export const Decimal: typeof Base = Base.clone({ precision: 40, rounding: Base.ROUND_HALF_UP })
export type Decimal = Base

/** The currency of every price in the sandbox. */
export const storeCurrency = 'USD'

const formatter = new Intl.NumberFormat('en-US', { style: 'currency', currency: storeCurrency })
const { maximumFractionDigits: decimals = 2 } = formatter.resolvedOptions()

/** Rounds half up to cents by the written digits: 1.005 becomes 1.01. */
export function roundMoney(value: Base.Value): number {
  return new Decimal(value).toDecimalPlaces(decimals).toNumber()
}

/** A patched amount: omitted it stays, null clears it. */
export function changedMoney(given: number | null | undefined, before: number | null) {
  return given === undefined ? before : given === null ? null : roundMoney(given)
}

/** Whether a positive amount rounds to 0. */
export function vanishes(value: Base.Value): boolean {
  return new Decimal(value).greaterThan(0) && roundMoney(value) === 0
}
