/** Money, numbers and dates, formatted for the language of a page. */
import { validationError } from '../errors/validation-error.ts'

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

const isRightToLeft = (locale: string): boolean =>
  /^(?:ar|ckb|dv|fa|he|ps|sd|ug|ur|yi)(?:-|$)/i.test(locale)

/** The errors of `Intl` name neither the argument nor what to pass. */
const named = <Result>(field: string, description: string, work: () => Result): Result => {
  try {
    return work()
  } catch (cause) {
    throw validationError([{ field, description, violatedRule: 'FORMAT' }], { cause })
  }
}

/**
 * Formatters for money, numbers, dates, lists and countries.
 *
 * @param locale a BCP 47 tag, extensions included: `ar-u-nu-latn`
 * @throws ApiError `INVALID_ARGUMENT` for an invalid locale, currency or date
 * @example
 * const { money } = formatsOf('de')
 * const price = money(49.9, 'EUR')
 */
export const formatsOf = (locale: string): Formats => {
  named('locale', `is "${locale}": give a BCP 47 tag, such as en-GB`, () =>
    Intl.getCanonicalLocales(locale),
  )
  return {
    number: (value) => new Intl.NumberFormat(locale).format(value),
    money: (amount, currency) => {
      const style = currency
        ? ({ style: 'currency', currency } as const)
        : { minimumFractionDigits: 2, maximumFractionDigits: 2 }
      const text = named('currency', `is "${currency}": give an ISO 4217 code, such as EUR`, () =>
        new Intl.NumberFormat(locale, style).format(Number(amount)),
      )
      return isRightToLeft(locale) ? `\u2066${text}\u2069` : text
    },
    date: (date) =>
      named('date', 'is an invalid date: check it before you format it', () =>
        new Intl.DateTimeFormat(locale, { dateStyle: 'long' }).format(date),
      ),
    list: (items) => new Intl.ListFormat(locale).format(items),
    // An address may spell out its country.
    country: (code) =>
      (/^(?:[a-z]{2}|\d{3})$/i.test(code) &&
        new Intl.DisplayNames(locale, { type: 'region', fallback: 'code' }).of(code)) ||
      code,
    plural: (count) => new Intl.PluralRules(locale).select(count),
  }
}
