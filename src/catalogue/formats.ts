/** Money, numbers and dates as the language of a page writes them. */

/** How a language writes what a shop says. */
export interface Formats {
  readonly number: (value: number) => string
  /** An amount in a currency by its code, bare where that is empty; among right-to-left words it stays in its own order. */
  readonly money: (amount: number | string, currency: string) => string
  /** A day in words. */
  readonly date: (date: Date) => string
  /** Items with the language's word for 'and'. */
  readonly list: (items: readonly string[]) => string
  /** The name of a country by its two letters. */
  readonly country: (code: string) => string
  /** Which form of a text a number takes. */
  readonly plural: (count: number) => Intl.LDMLPluralRule
}

const isRightToLeft = (locale: string): boolean => /^(?:ar|fa|he|ur)(?:-|$)/.test(locale)

/**
 * How a language writes money, numbers, dates, lists and countries.
 *
 * @param locale its code, with what else it should heed: `ar-u-nu-latn`
 * @example
 * const { money } = formatsOf('de')
 * const price = money(49.9, 'EUR')
 */
export const formatsOf = (locale: string): Formats => ({
  number: (value) => new Intl.NumberFormat(locale).format(value),
  money: (amount, currency) => {
    const style = currency
      ? ({ style: 'currency', currency } as const)
      : { minimumFractionDigits: 2, maximumFractionDigits: 2 }
    const text = new Intl.NumberFormat(locale, style).format(Number(amount))
    return isRightToLeft(locale) ? `\u2066${text}\u2069` : text
  },
  date: (date) => new Intl.DateTimeFormat(locale, { dateStyle: 'long' }).format(date),
  list: (items) => new Intl.ListFormat(locale).format(items),
  // An address may name its country in words.
  country: (code) =>
    (/^(?:[a-z]{2}|\d{3})$/i.test(code) &&
      new Intl.DisplayNames(locale, { type: 'region', fallback: 'code' }).of(code)) ||
    code,
  plural: (count) => new Intl.PluralRules(locale).select(count),
})
