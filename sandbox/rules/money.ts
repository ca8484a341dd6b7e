/** Money of the catalogue: plain numbers with two decimals, shown the way the store writes them. */

/** The currency of every price in the sandbox. */
export const storeCurrency = 'USD'

const formatter = new Intl.NumberFormat('en-US', { style: 'currency', currency: storeCurrency })

/** Rounds half up to cents. 1.005 becomes 1.01: the digits as written count, not the float below them. */
export function roundMoney(value: number): number {
  return Math.round(Number((value * 100).toPrecision(15))) / 100
}

/** `$1,234.50`. */
export function formatMoney(value: number): string {
  return formatter.format(value)
}
