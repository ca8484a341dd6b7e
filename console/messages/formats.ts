// Numbers, money and dates in the reader's language; formatters are memoized.
import { memoize, once } from 'es-toolkit'
import { type Locale, locales } from './locales.ts'

/** A text that depends on a count, in every form of its language. */
type PluralForms<Of extends Locale> = Readonly<
  Record<(typeof locales)[Of]['plurals'][number], string>
>

export type Formats = Omit<AnyFormats, 'counted'>

interface FormatsOf<Of extends Locale> extends Formats {
  counted(forms: PluralForms<Of>): (count: number, capped?: boolean) => string
}

type AnyFormats = ReturnType<typeof formatsOfTag>

/** The formats of a language; referentially stable. */
export function formatsOf<Of extends Locale>(locale: Of): FormatsOf<Of>
export function formatsOf(locale: Locale): AnyFormats {
  return formatsOfTag(locales[locale].tag)
}

const formatsOfTag = memoize((tag: string) => {
  // Lazy: making one takes longer than thousands of uses.
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
  // In right-to-left text the "$" of "US$" would lead: a direction mark prevents it.
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
  /** A total, and where the platform stopped counting: "10,000+". */
  const total = (count: number, capped?: boolean) => `${number().format(count)}${capped ? '+' : ''}`
  return {
    total,
    number: (value: number) => number().format(value),
    /** A number with all its decimals, and at least so many. */
    exact: (value: number, leastDecimals: number) =>
      new Intl.NumberFormat(tag, {
        minimumFractionDigits: leastDecimals,
        maximumFractionDigits: 20,
      }).format(value),
    /** A share, 0.25 for 25 %; with at most one decimal by default. */
    percent: (share: number, mostDecimals?: number) =>
      (mostDecimals === undefined ? percent() : percentOf(mostDecimals)).format(share),
    /** An amount with its currency's sign; with none where the code is empty: a wrong sign would say more. */
    money: (amount: number, currency: string) => kept(money(currency).format(amount)),
    /** The short sign of a currency, such as `$` or `€`; empty for an unknown one. */
    currencySign: sign,
    /** Whether the currency sign precedes the number; else it follows. */
    currencyLeads: leads,
    /** A day, such as "Nov 22, 2026". */
    day: (date: Date) => day().format(date),
    /** A day with its time. */
    moment: (date: Date) => moment().format(date),
    /** "a, b and c". */
    list: (items: readonly string[]) => list().format(items),
    /** A text with a count, in the plural form for that many; `#` stands for the number. */
    counted:
      (forms: Readonly<Record<string, string>>) =>
      (count: number, capped = false) =>
        (forms[rules().select(count)] ?? '').replace('#', total(count, capped)),
  }
})
