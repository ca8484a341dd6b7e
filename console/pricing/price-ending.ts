// Rounds prices to common endings, such as .99.
import { currencyDecimals } from '../messages/number-kinds.ts'
import { payable } from './payable.ts'

/** The cents that prices end in; undefined leaves the cents as they are. */
const endings = { none: undefined, '.00': 0, '.90': 0.9, '.99': 0.99 } as const

export type PriceEnding = keyof typeof endings

const every: readonly PriceEnding[] = ['none', '.00', '.90', '.99']

/** The endings of prices in a currency, in the order a form offers them; a currency without decimals has none. */
export function priceEndings(currency: string): readonly PriceEnding[] {
  return currencyDecimals(currency) === 0 ? ['none'] : every
}

/**
 * The nearest price with this ending, the higher of two equally near ones. A price above zero stays above zero, and a
 * free product stays free.
 *
 * @param price an amount that the currency can pay, at least 0.
 */
export function withEnding(price: number, ending: PriceEnding, currency: string): number {
  const end = endings[ending]
  if (end === undefined || price === 0) return price
  const amount = (whole: number) => payable(whole + end, currency)
  const whole = Math.floor(payable(price - end, currency))
  const [below, above] = [amount(whole), amount(whole + 1)]
  const isLower = payable(price - below, currency) < payable(above - price, currency)
  return isLower && below > 0 ? below : above
}
