/** The languages of the shop, and which one a visitor gets. */
import { type CookieJar, readCookie } from 'storefront-client/auth'
import { acceptedLanguage } from 'storefront-client/next'

/**
 * Every language by its code: its own name, the direction that it is written in, and how numbers are written. Arabic
 * keeps Latin digits, because fields for numbers take no others.
 */
export const languages = {
  en: { name: 'English', direction: 'ltr', formats: 'en' },
  de: { name: 'Deutsch', direction: 'ltr', formats: 'de' },
  ar: { name: 'العربية', direction: 'rtl', formats: 'ar-u-nu-latn' },
} as const

export type Language = keyof typeof languages

const name = 'shop-language'

/** The language asked for in the address, else the one chosen before, else what the browser prefers. */
export const languageOf = (asked: string | null, headers: Headers): Language =>
  acceptedLanguage(['en', 'de', 'ar'], [asked, readCookie(headers.get('cookie'), name)], headers)

/** Remembers the choice for a year. */
export const keepLanguage = (cookies: CookieJar, language: Language) =>
  cookies.set(name, language, { path: '/', sameSite: 'lax', secure: true, maxAge: 31_536_000 })
