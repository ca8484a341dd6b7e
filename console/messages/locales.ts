// The one list of the console's languages. One without a fact or a text does not compile.

/** The facts of a language before its texts are loaded. */
interface LocaleFacts {
  /** Its name in itself, as the menu shows it. */
  readonly name: string
  readonly direction: 'ltr' | 'rtl'
  /** The locale of its numbers, dates and lists. */
  readonly tag: string
  readonly decimalMark: '.' | ','
  /** Lower-case words of its spreadsheets for a ticked and an empty checkbox. */
  readonly yes: readonly string[]
  readonly no: readonly string[]
  /** Its plural forms: a text with a count has each of them. */
  readonly plurals: readonly Intl.LDMLPluralRule[]
}

/** The languages in the order of the menu. */
export const locales = {
  en: {
    name: 'English',
    direction: 'ltr',
    tag: 'en',
    decimalMark: '.',
    yes: ['true', 'yes'],
    no: ['false', 'no'],
    plurals: ['one', 'other'],
  },
  de: {
    name: 'Deutsch',
    direction: 'ltr',
    tag: 'de',
    decimalMark: ',',
    yes: ['wahr', 'ja'],
    no: ['falsch', 'nein'],
    plurals: ['one', 'other'],
  },
  ar: {
    name: 'العربية',
    direction: 'rtl',
    // Latin digits and decimal point, because number fields take no others.
    tag: 'ar-u-nu-latn',
    decimalMark: '.',
    yes: ['نعم'],
    no: ['لا'],
    plurals: ['zero', 'one', 'two', 'few', 'many', 'other'],
  },
} as const satisfies Record<string, LocaleFacts>

export type Locale = keyof typeof locales

export function isLocale(name: string | undefined): name is Locale {
  return name !== undefined && Object.hasOwn(locales, name)
}

export const everyLocale: readonly Locale[] = Object.keys(locales).filter(isLocale)
