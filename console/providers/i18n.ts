import polyglotI18nProvider from 'ra-i18n-polyglot'
import englishMessages from 'ra-language-english'

/** English only for now; the messages of screens are written where they are shown. */
export const i18nProvider = polyglotI18nProvider(() => englishMessages, 'en')
