/** Words, money and numbers in the language of the page. */
import { createContext, useContext, useMemo } from 'react'
import type { Texts } from './en.ts'
import { fill } from './fill.ts'
import type { Language } from './languages.ts'

export { fill } from './fill.ts'

/** The language of the page and its texts; the root gives them. */
export const Words = createContext<
  { readonly language: Language; readonly texts: Texts } | undefined
>(undefined)

/** A text by the number it speaks of. */
export interface Plural {
  readonly one: string
  readonly other: string
}

/** The form of a text for a number, with the number in it as `{count}`. */
const countedIn = (
  language: Language,
  forms: Plural,
  count: number,
  values: Readonly<Record<string, string | number>> = {},
): string => {
  const form = new Intl.PluralRules(language).select(count) === 'one' ? forms.one : forms.other
  return fill(form, { count: new Intl.NumberFormat(language).format(count), ...values })
}

/** Money in a language; whole amounts keep their cents. */
const moneyIn = (language: Language, amount: number, currency: string): string =>
  new Intl.NumberFormat(language, { style: 'currency', currency }).format(amount)

/** The texts of the page, and how it writes numbers. */
export const useTexts = () => {
  const words = useContext(Words)
  if (!words) throw new Error('The root gives the texts')
  return useMemo(() => {
    const { language, texts } = words
    return {
      language,
      texts,
      counted: (forms: Plural, count: number, values?: Readonly<Record<string, string | number>>) =>
        countedIn(language, forms, count, values),
      money: (amount: number, currency: string) => moneyIn(language, amount, currency),
      list: (items: readonly string[]) => new Intl.ListFormat(language).format(items),
    }
  }, [words])
}
