/** Amounts of money as decimals, rounded the way their currency is paid, and written for people. */
import type { Decimal as Base } from 'decimal.js'
import { limits } from '../../../generated/fields.ts'
import type { MultiCurrencyPrice } from '../../../generated/wire.ts'
import { Decimal, storeCurrency } from './money.ts'

export { Decimal }

/** An amount in any exact form: a decimal, or the text of one; whole numbers too. */
type Amount = Base.Value

/** An amount of zero. */
export const zero: Decimal = new Decimal(0)

/** The largest amount that the cart service may answer. */
export const largestAmount: Decimal = new Decimal(limits.MultiCurrencyPrice.amount.decimal.maximum)

/** How many decimals a currency is paid in: 2 for USD, 0 for JPY, 3 for KWD. */
function decimalsOf(currency: string): number {
  return formatterOf(currency).resolvedOptions().maximumFractionDigits ?? 2
}

/** Rounds half up to the currency's smallest unit. */
export function rounded(amount: Amount, currency: string = storeCurrency): Decimal {
  return new Decimal(amount).toDecimalPlaces(decimalsOf(currency))
}

/** Money as the cart service writes it: `"12.50"`. */
export function amountText(amount: Amount, currency: string = storeCurrency): string {
  return new Decimal(amount).toFixed(decimalsOf(currency))
}

/** Money as people read it: `$1,234.50`. */
export function formattedAmount(amount: Amount, currency: string = storeCurrency): string {
  const text = amountText(amount, currency)
  // A number has 15 sure digits; longer amounts are formatted from their text.
  return isNumeric(text) ? formatterOf(currency).format(text) : text
}

/** An amount in the four forms that the cart service answers. */
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

/** The sum of some amounts; 0 of none. */
export function sumOf(amounts: readonly Decimal[]): Decimal {
  return amounts.reduce((sum, amount) => sum.plus(amount), zero)
}

/** The smaller of two amounts. */
export function lesserOf(a: Decimal, b: Decimal): Decimal {
  return a.lessThan(b) ? a : b
}

/**
 * Divides an amount in proportion to weights, without losing or gaining a cent: shares are rounded
 * down, and the cents left over go to those who lost most. Weights that are all 0 take nothing.
 * A share exceeds its weight only where the amount exceeds the sum of the weights.
 */
export function allocate(
  amount: Decimal,
  weights: readonly Decimal[],
  currency: string = storeCurrency,
): Decimal[] {
  const whole = sumOf(weights)
  if (whole.isZero()) return weights.map(() => zero)
  const unit = new Decimal(10).pow(-decimalsOf(currency))
  const shares = weights.map((weight, index) => {
    const exact = amount.times(weight).dividedBy(whole)
    const share = exact.toDecimalPlaces(decimalsOf(currency), Decimal.ROUND_DOWN)
    return { index, share, lost: exact.minus(share) }
  })
  const rest = amount.minus(sumOf(shares.map(({ share }) => share))).dividedBy(unit)
  const favoured = [...shares]
    .sort((a, b) => b.lost.comparedTo(a.lost) || a.index - b.index)
    .slice(0, rest.toNumber())
  const extra = new Set(favoured.map(({ index }) => index))
  return shares.map(({ index, share }) => (extra.has(index) ? share.plus(unit) : share))
}

const formatters = new Map<string, Intl.NumberFormat>()

function formatterOf(currency: string): Intl.NumberFormat {
  const known = formatters.get(currency)
  if (known !== undefined) return known
  const made = new Intl.NumberFormat('en-US', { style: 'currency', currency })
  formatters.set(currency, made)
  return made
}

function isNumeric(text: string): text is `${number}` {
  return /^-?\d+(\.\d+)?$/.test(text)
}
