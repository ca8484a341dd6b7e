/** Texts and formats in the language of the page. */
import { createContext, useContext } from 'react'
import { formatsOf } from 'storefront-client/catalogue'
import { type Language, languages } from './languages.ts'
import type { PluralForms, Texts } from './texts.ts'

type Values = Readonly<Record<string, string | number>>

/** Replaces the placeholders of a text: `{name}`. */
export const fill = (text: string, values: Values): string =>
  text.replace(/\{(\w+)\}/g, (all, name: string) => String(values[name] ?? all))

/** The texts and formats of a language. */
export type I18n = ReturnType<typeof createI18n>

export const createI18n = (language: Language, texts: Texts) => {
  const formats = formatsOf(languages[language].formats)
  return {
    language,
    texts,
    ...formats,
    /** The plural form for a number, with `{count}` replaced. */
    counted: (forms: PluralForms, count: number) =>
      fill(forms[formats.plural(count)] ?? forms.other, { count: formats.number(count) }),
  }
}

/** Provided by the root. */
export const I18nContext = createContext<I18n | undefined>(undefined)

/** The texts and formats of the page's language. */
export const useTexts = (): I18n => {
  const i18n = useContext(I18nContext)
  if (!i18n) throw new Error('useTexts needs an I18nContext above it')
  return i18n
}
