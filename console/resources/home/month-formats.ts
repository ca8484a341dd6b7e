import { type Locale, locales } from '../../messages/locales.ts'

/** The names of months below a plot, and with their years in its table. */
export function monthFormats(locale: Locale) {
  const { tag } = locales[locale]
  return {
    short: new Intl.DateTimeFormat(tag, { month: 'short' }),
    long: new Intl.DateTimeFormat(tag, { month: 'long', year: 'numeric' }),
  }
}
