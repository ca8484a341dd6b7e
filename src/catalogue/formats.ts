/** Money, numbers and dates, formatted for the language of a page. */

/** The formatters of a language. */
export interface Formats {
  readonly number: (value: number) => string
  /** An amount in a currency, a bare number where the code is empty; isolated from right-to-left text around it. */
  readonly money: (amount: number | string, currency: string) => string
  /** A day in words. */
  readonly date: (date: Date) => string
  /** A list joined with the language's word for 'and'. */
  readonly list: (items: readonly string[]) => string
  /** The name of a country by its ISO code. */
  readonly country: (code: string) => string
  /** The plural category of a number. */
  readonly plural: (count: number) => Intl.LDMLPluralRule
}

const isRightToLeft = (locale: string): boolean => /^(?:ar|fa|he|ur)(?:-|$)/.test(locale)

/**
 * Formatters for money, numbers, dates, lists and countries.
 *
 * @param locale a BCP 47 tag, extensions included: `ar-u-nu-latn`
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
  // An address may spell out its country.
  country: (code) =>
    (/^(?:[a-z]{2}|\d{3})$/i.test(code) &&
      new Intl.DisplayNames(locale, { type: 'region', fallback: 'code' }).of(code)) ||
    code,
  plural: (count) => new Intl.PluralRules(locale).select(count),
})
