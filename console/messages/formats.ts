// Numbers, money and dates in the reader's language; every formatter is made once.
import { memoize, once } from 'es-toolkit'
import { type Locale, locales } from './locales.ts'

/** A text that depends on a count, in every form of its language. */
type PluralForms<Of extends Locale> = Readonly<
  Record<(typeof locales)[Of]['plurals'][number], string>
>

/** The formatters of texts and screens. */
export interface Formats {
  number(value: number): string
  /** A number with every decimal it has, and at least so many. */
  exact(value: number, leastDecimals: number): string
  /**
   * @param share 0.25 for 25 %
   * @param mostDecimals one by default
   */
  percent(share: number, mostDecimals?: number): string
  /**
   * An amount with its currency's sign.
   *
   * @param currency an ISO 4217 code; empty where it is unknown: a wrong sign would say more than none.
   */
  money(amount: number, currency: string): string
  /** The short sign of a currency, such as `$` or `€`; empty for an unknown one. */
  currencySign(currency: string): string
  /** Whether the language writes the sign of a currency before the number; else it follows. */
  currencyLeads(currency: string): boolean
  /** A day, such as "Nov 22, 2026". */
  day(date: Date): string
  /** A day with its time. */
  moment(date: Date): string
  /** "a, b and c". */
  list(items: readonly string[]): string
}

/** The formatters of a language's texts. */
export interface FormatsOf<Of extends Locale> extends Formats {
  /** A text with a count, in the form that the language uses for that many; `#` stands for the number. */
  counted(forms: PluralForms<Of>): (count: number) => string
}

interface AnyFormats extends Formats {
  counted(forms: Readonly<Record<string, string>>): (count: number) => string
}

/** The formats of a language, the same object every time. */
export function formatsOf<Of extends Locale>(locale: Of): FormatsOf<Of>
export function formatsOf(locale: Locale): AnyFormats {
  return formatsOfTag(locales[locale].tag)
}

const formatsOfTag = memoize((tag: string): AnyFormats => {
  // Each is made when it is first used: making one takes longer than thousands of uses.
  const number = once(() => new Intl.NumberFormat(tag))
  const percentOf = (maximumFractionDigits: number) =>
    new Intl.NumberFormat(tag, { style: 'percent', maximumFractionDigits })
  const percent = once(() => percentOf(1))
  const day = once(() => new Intl.DateTimeFormat(tag, { dateStyle: 'medium' }))
  const moment = once(
    () => new Intl.DateTimeFormat(tag, { dateStyle: 'medium', timeStyle: 'short' }),
  )
  const list = once(() => new Intl.ListFormat(tag))
  const rules = once(() => new Intl.PluralRules(tag))
  const money = memoize(
    (currency: string) =>
      new Intl.NumberFormat(
        tag,
        currency === ''
          ? { minimumFractionDigits: 2, maximumFractionDigits: 2 }
          : { style: 'currency', currency },
      ),
  )
  // In text from the right, the last sign of "US$" would wander before its letters: a mark keeps it.
  const kept = (text: string) =>
    tag.startsWith('ar') ? text.replace(/[A-Z]\p{Sc}/u, '$&\u200e') : text
  const partsOf = (currency: string) =>
    currency === ''
      ? []
      : new Intl.NumberFormat(tag, {
          style: 'currency',
          currency,
          currencyDisplay: 'narrowSymbol',
        }).formatToParts(0)
  const sign = memoize((currency: string) =>
    kept(partsOf(currency).find(({ type }) => type === 'currency')?.value ?? currency),
  )
  const leads = memoize((currency: string) => {
    const types = partsOf(currency).map(({ type }) => type)
    return types.indexOf('currency') < types.indexOf('integer')
  })
  return {
    number: (value) => number().format(value),
    exact: (value, leastDecimals) =>
      new Intl.NumberFormat(tag, {
        minimumFractionDigits: leastDecimals,
        maximumFractionDigits: 20,
      }).format(value),
    percent: (share, mostDecimals) =>
      (mostDecimals === undefined ? percent() : percentOf(mostDecimals)).format(share),
    money: (amount, currency) => kept(money(currency).format(amount)),
    currencySign: sign,
    currencyLeads: leads,
    day: (date) => day().format(date),
    moment: (date) => moment().format(date),
    list: (items) => list().format(items),
    counted: (forms) => (count) =>
      (forms[rules().select(count)] ?? '').replace('#', number().format(count)),
  }
})
