// ra-core's translations: its own texts, and labels of fields without one.
import type { I18nProvider } from 'ra-core'
import type { Language } from '../messages/language.ts'
import type { Texts } from '../messages/texts.ts'

/** The texts that ra-core may show by itself; other keys fall back to their default. */
const own: Record<string, (texts: Texts) => string> = {
  'ra.notification.http_error': ({ errors }) => errors.unknown,
  'ra.notification.data_provider_error': ({ errors }) => errors.unknown,
}

/** ra-core's i18n provider for the current language. */
export function i18nProviderOf({ locale, texts }: Language): I18nProvider {
  return {
    translate: (key, { _: fallback }: { _?: string } = {}) => own[key]?.(texts) ?? fallback ?? key,
    changeLocale: async () => {},
    getLocale: () => locale,
  }
}
