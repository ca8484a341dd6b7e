/** Words, money, numbers and dates in the language of the page. */
import { createContext, useContext } from 'react'
import { formatsOf } from 'storefront-client/catalogue'
import { type Language, languages } from './languages.ts'
import type { Counted, Texts } from './texts.ts'

type Values = Readonly<Record<string, string | number>>

/** Puts values into a text: `{name}`. */
export const fill = (text: string, values: Values): string =>
  text.replace(/\{(\w+)\}/g, (all, name: string) => String(values[name] ?? all))

/** The texts of a language, and how it writes numbers. */
export type Spoken = ReturnType<typeof spoken>

/** A language as pages use it. */
export const spoken = (language: Language, texts: Texts) => {
  const formats = formatsOf(languages[language].formats)
  return {
    language,
    texts,
    ...formats,
    /** The form of a text for a number, which is in it as `{count}`. */
    counted: (forms: Counted, count: number) =>
      fill(forms[formats.plural(count)] ?? forms.other, { count: formats.number(count) }),
  }
}

/** The language of the page; the root gives it. */
export const Words = createContext<Spoken | undefined>(undefined)

/** The texts of the page, and how it writes numbers. */
export const useTexts = (): Spoken => {
  const words = useContext(Words)
  if (!words) throw new Error('The root gives the texts')
  return words
}
