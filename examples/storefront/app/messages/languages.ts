/** The languages of the shop, and which one a visitor gets. */
import { readCookie } from 'storefront-client/auth'

/** Every language that has its texts, by its code, with its own name. */
export const languages = { en: 'English' } as const

export type Language = keyof typeof languages

const name = 'shop-language'

const isLanguage = (code: string | null | undefined): code is Language =>
  code != null && Object.hasOwn(languages, code)

const rightToLeft: readonly string[] = ['ar', 'fa', 'he', 'ur']

/** The direction that a language is written in. */
export const directionOf = (language: Language): 'ltr' | 'rtl' =>
  rightToLeft.includes(language) ? 'rtl' : 'ltr'

/** The language asked for in the address, else the one chosen before, else what the browser prefers. */
export const languageOf = (given: {
  readonly asked: string | null
  readonly header: string | null
  readonly accepted: string | null
}): Language => {
  const chosen = [given.asked, readCookie(given.header, name)].find(isLanguage)
  if (chosen) return chosen
  const accepted = (given.accepted ?? '')
    .split(',')
    .map((part) => part.trim().slice(0, 2).toLowerCase())
  return accepted.find(isLanguage) ?? 'en'
}

/** Remembers the choice for a year. */
export const languageCookie = (language: Language): string =>
  `${name}=${language}; Path=/; Max-Age=31536000; SameSite=Lax`
