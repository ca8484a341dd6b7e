// ra-core's translations: its own messages, and labels of fields without one.
import type { I18nProvider } from 'ra-core'
import type { Language } from '../messages/language.ts'

/** ra-core's i18n provider for the current language: a name of a message of its own is no text to show. */
export function i18nProviderOf({ locale, texts }: Language): I18nProvider {
  return {
    translate: (key, { _: text = key }: { _?: string } = {}) =>
      /^ra\.\S+$/.test(text) ? texts.errors.unknown : text,
    changeLocale: async () => {},
    getLocale: () => locale,
  }
}
