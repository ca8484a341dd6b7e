// Numbers, money and dates in the reader's language; every formatter is made once.

/** The languages the console speaks. */
export type Locale = 'en' | 'de' | 'ar'

/** Arabic keeps Latin digits, because fields for numbers take no others. */
const tags: Record<Locale, string> = { en: 'en', de: 'de', ar: 'ar-u-nu-latn' }

/** The forms of a text that depends on a count; `other` is used where the language needs no form of its own. */
export type PluralForms = { other: string } & Partial<Record<Intl.LDMLPluralRule, string>>

/** What texts and screens format values with. */
export interface Formats {
  number(value: number): string
  /** A number with every decimal it has, and at least so many. */
  exact(value: number, leastDecimals: number): string
  /** @param share 0.25 for 25 %. */
  percent(share: number): string
  /**
   * An amount with its currency's sign.
   *
   * @param currency an ISO 4217 code; empty for a platform that does not say, which counts as US dollars.
   */
  money(amount: number, currency: string): string
  /** The short sign of a currency, such as `$` or `€`. */
  currencySign(currency: string): string
  /** A day, such as "Nov 22, 2026". */
  day(date: Date): string
  /** A day with its time. */
  moment(date: Date): string
  /** "a, b and c". */
  list(items: readonly string[]): string
  /** The form that the language uses for this many. */
  plural(count: number, forms: PluralForms): string
}

const made = new Map<Locale, Formats>()

/** The formats of a language, the same object every time. */
export function formatsOf(locale: Locale): Formats {
  const held = made.get(locale)
  if (held) return held
  const formats = makeFormats(tags[locale])
  made.set(locale, formats)
  return formats
}

function makeFormats(tag: string): Formats {
  // Each is made when it is first used: making one takes longer than thousands of uses.
  const number = once(() => new Intl.NumberFormat(tag))
  const percent = once(
    () => new Intl.NumberFormat(tag, { style: 'percent', maximumFractionDigits: 1 }),
  )
  const day = once(() => new Intl.DateTimeFormat(tag, { dateStyle: 'medium' }))
  const moment = once(
    () => new Intl.DateTimeFormat(tag, { dateStyle: 'medium', timeStyle: 'short' }),
  )
  const list = once(() => new Intl.ListFormat(tag))
  const rules = once(() => new Intl.PluralRules(tag))
  const money = perCurrency(
    (currency) => new Intl.NumberFormat(tag, { style: 'currency', currency }),
  )
  // In text from the right, the last sign of "US$" would wander before its letters: a mark keeps it.
  const kept = (text: string) =>
    tag.startsWith('ar') ? text.replace(/[A-Z]\p{Sc}/u, '$&\u200e') : text
  const sign = perCurrency((currency) => {
    const format = new Intl.NumberFormat(tag, {
      style: 'currency',
      currency,
      currencyDisplay: 'narrowSymbol',
    })
    return kept(format.formatToParts(0).find(({ type }) => type === 'currency')?.value ?? currency)
  })
  return {
    number: (value) => number().format(value),
    exact: (value, leastDecimals) =>
      new Intl.NumberFormat(tag, {
        minimumFractionDigits: leastDecimals,
        maximumFractionDigits: 20,
      }).format(value),
    percent: (share) => percent().format(share),
    money: (amount, currency) => kept(money(currency).format(amount)),
    currencySign: sign,
    day: (date) => day().format(date),
    moment: (date) => moment().format(date),
    list: (items) => list().format(items),
    plural: (count, forms) => forms[rules().select(count)] ?? forms.other,
  }
}

function perCurrency<Made>(make: (currency: string) => Made): (currency: string) => Made {
  const held = new Map<string, Made>()
  return (code) => {
    const currency = code || 'USD'
    const before = held.get(currency)
    if (before !== undefined) return before
    const fresh = make(currency)
    held.set(currency, fresh)
    return fresh
  }
}

function once<Made extends object>(make: () => Made): () => Made {
  let made: Made | undefined
  return () => {
    made ??= make()
    return made
  }
}
