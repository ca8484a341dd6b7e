// The languages of the console: negotiation for a browser, and lazily loaded texts.
import type { EmotionCache } from '@emotion/react'
import { inStorage } from '../store/browser-storage.ts'
import { type Formats, formatsOf } from './formats.ts'
import { isLocale, type Locale, locales } from './locales.ts'
import type { Texts } from './texts.ts'

export interface Language {
  readonly locale: Locale
  readonly direction: 'ltr' | 'rtl'
  readonly texts: Texts
  readonly formats: Formats
  /** Its style cache; undefined for the default. */
  readonly styles: EmotionCache | undefined
}

const loaders: Record<Locale, () => Promise<Texts>> = {
  en: () => import('./en/index.ts'),
  de: () => import('./de/index.ts'),
  ar: () => import('./ar/index.ts'),
}

const STORED = 'storefront-console-language'

export async function loadLanguage(locale: Locale): Promise<Language> {
  const { direction } = locales[locale]
  const [texts, mirrored] = await Promise.all([
    loaders[locale](),
    direction === 'rtl' ? import('../theme/right-to-left.ts') : undefined,
  ])
  const styles = mirrored?.rightToLeftStyles
  return { locale, direction, texts, formats: formatsOf(locale), styles }
}

/** The language chosen before in this browser, else the first supported one of its user. */
export function preferredLocale(): Locale {
  const stored = inStorage('localStorage', (storage) => storage.getItem(STORED))
  for (const tag of [stored, ...navigator.languages]) {
    const base = tag?.split('-')[0]
    if (isLocale(base)) return base
  }
  return 'en'
}

/** Stores the choice for the next visit, if the browser has storage. */
export function rememberLocale(locale: Locale) {
  inStorage('localStorage', (storage) => storage.setItem(STORED, locale))
}
