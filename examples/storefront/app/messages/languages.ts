/** The shop's languages, and how one is selected. */
import { type RequestCookies, readCookie } from 'storefront-client/auth'
import { acceptedLanguage } from 'storefront-client/next'

/**
 * Every language by its code: native name, writing direction and the locale of its formats. Arabic uses Latin digits,
 * because number inputs accept no others.
 */
export const languages = {
  en: { name: 'English', direction: 'ltr', formats: 'en' },
  de: { name: 'Deutsch', direction: 'ltr', formats: 'de' },
  ar: { name: 'العربية', direction: 'rtl', formats: 'ar-u-nu-latn' },
} as const

export type Language = keyof typeof languages

const cookie = 'shop-language'

/** The requested language (`?lang=`), else that of the cookie, else the browser's preference. */
export const languageOf = (requested: string | null, headers: Headers): Language =>
  acceptedLanguage(
    ['en', 'de', 'ar'],
    [requested, readCookie(headers.get('cookie'), cookie)],
    headers,
  )

/** Remembers the choice for a year. */
export const rememberLanguage = (cookies: RequestCookies, language: Language) => {
  const { secure } = cookies
  cookies.set(cookie, language, { path: '/', sameSite: 'lax', secure, maxAge: 31_536_000 })
}
