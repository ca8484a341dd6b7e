/** Amounts of money as decimals, rounded to the minor unit of their currency, and formatted. */
import { Decimal as Base } from 'decimal.js'
import { limits } from '../../../generated/fields.ts'
import type { MultiCurrencyPrice } from '../../../generated/wire.ts'

/** Exact decimals: wide enough for the largest price times the largest quantity, rounding half up. */
export const Decimal: typeof Base = Base.clone({ precision: 40, rounding: Base.ROUND_HALF_UP })
export type Decimal = Base

/** The currency of every price in the sandbox. */
export const storeCurrency = 'USD'

/** Any exact representation of an amount; integers too. */
type Amount = Base.Value

/** An amount of zero. */
export const zero: Decimal = new Decimal(0)

/** The cart service's limit for amounts. */
export const largestAmount: Decimal = new Decimal(limits.MultiCurrencyPrice.amount.decimal.maximum)

/** The decimal places of a currency: 2 for USD, 0 for JPY, 3 for KWD. */
function decimalsOf(currency: string): number {
  return formatOf(currency).decimals
}

/** Rounds half up to the currency's minor unit; the sum with 0 is never a negative zero. */
export function rounded(amount: Amount, currency: string = storeCurrency): Decimal {
  return new Decimal(amount).toDecimalPlaces(decimalsOf(currency)).plus(0)
}

/** An amount of the catalogue: a number in whole cents. By the written digits, 1.005 becomes 1.01. */
export function roundMoney(value: Amount): number {
  return rounded(value).toNumber()
}

/** A patched amount: omitted it stays, null clears it. */
export function changedMoney(given: number | null | undefined, before: number | null) {
  return given === undefined ? before : given === null ? null : roundMoney(given)
}

/** Whether a positive amount rounds to 0. */
export function vanishes(value: Amount): boolean {
  return new Decimal(value).greaterThan(0) && roundMoney(value) === 0
}

/** An amount on the cart service's wire: `"12.50"`. */
export function amountText(amount: Amount, currency: string = storeCurrency): string {
  return rounded(amount, currency).toFixed(decimalsOf(currency))
}

/** An amount formatted for people: `$1,234.50`. */
export function formattedAmount(amount: Amount, currency: string = storeCurrency): string {
  const { formatter } = formatOf(currency)
  if (typeof amount === 'number' && Number.isFinite(amount)) return formatter.format(amount)
  const text = amountText(amount, currency)
  // A number has 15 exact digits; longer amounts are formatted from their text.
  return isNumeric(text) ? formatter.format(text) : text
}

/** An amount in the cart service's four representations. */
export function multiCurrency(amount: Amount): MultiCurrencyPrice {
  const text = amountText(amount)
  const formatted = formattedAmount(amount)
  return {
    amount: text,
    convertedAmount: text,
    formattedAmount: formatted,
    formattedConvertedAmount: formatted,
  }
}

/** The sum of amounts; 0 for none. */
export function sumOf(amounts: readonly Decimal[]): Decimal {
  return amounts.reduce((sum, amount) => sum.plus(amount), zero)
}

/** The minimum of two amounts. */
export function lesserOf(a: Decimal, b: Decimal): Decimal {
  return a.lessThan(b) ? a : b
}

/**
 * Allocates an amount in proportion to weights, exact to the cent (largest remainder): shares are
 * rounded down, and the remaining cents go to those who lost most. All-zero weights get nothing.
 * A share exceeds its weight only where the amount exceeds the sum of the weights.
 */
export function allocate(amount: Decimal, weights: readonly Decimal[]): Decimal[] {
  const whole = sumOf(weights)
  if (whole.isZero()) return weights.map(() => zero)
  const decimals = decimalsOf(storeCurrency)
  const unit = new Decimal(10).pow(-decimals)
  const shares = weights.map((weight, index) => {
    const exact = amount.times(weight).dividedBy(whole)
    const share = exact.toDecimalPlaces(decimals, Decimal.ROUND_DOWN)
    return { index, share, lost: exact.minus(share) }
  })
  const rest = amount.minus(sumOf(shares.map(({ share }) => share))).dividedBy(unit)
  const favoured = [...shares]
    .sort((a, b) => b.lost.comparedTo(a.lost) || a.index - b.index)
    .slice(0, rest.toNumber())
  const extra = new Set(favoured.map(({ index }) => index))
  return shares.map(({ index, share }) => (extra.has(index) ? share.plus(unit) : share))
}

/** By currency: asking a formatter for its decimals takes longer than formatting. */
const formats = new Map<
  string,
  { readonly formatter: Intl.NumberFormat; readonly decimals: number }
>()

function formatOf(currency: string) {
  const known = formats.get(currency)
  if (known !== undefined) return known
  const signDisplay = 'negative'
  const formatter = new Intl.NumberFormat('en-US', { style: 'currency', currency, signDisplay })
  const { maximumFractionDigits: decimals = 2 } = formatter.resolvedOptions()
  const made = { formatter, decimals }
  formats.set(currency, made)
  return made
}

function isNumeric(text: string): text is `${number}` {
  return /^-?\d+(\.\d+)?$/.test(text)
}
