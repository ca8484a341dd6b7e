// ra-core's texts in the console's language: what it says by itself, and labels of fields without one.
import type { I18nProvider } from 'ra-core'
import type { Language } from '../messages/language.ts'
import type { Texts } from '../messages/texts.ts'

/** What ra-core may show by itself; other keys fall back to the text they come with. */
const own: Record<string, (texts: Texts) => string> = {
  'ra.notification.http_error': ({ errors }) => errors.unknown,
  'ra.notification.data_provider_error': ({ errors }) => errors.unknown,
}

/** ra-core's provider of translations for the language that is spoken. */
export function i18nProviderOf({ locale, texts }: Language): I18nProvider {
  return {
    translate: (key, { _: fallback }: { _?: string } = {}) => own[key]?.(texts) ?? fallback ?? key,
    changeLocale: async () => {},
    getLocale: () => locale,
  }
}
