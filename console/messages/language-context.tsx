// The context of the language.
import {
  createContext,
  type PropsWithChildren,
  useContext,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react'
import type { Formats } from './formats.ts'
import { type Language, loadLanguage, rememberLocale } from './language.ts'
import type { Locale } from './locales.ts'
import type { Room, Texts } from './texts.ts'

interface Spoken {
  language: Language
  change(locale: Locale): Promise<void>
}

const Spoken = createContext<Spoken | undefined>(undefined)

/** Provides the given language, until another is chosen. */
export function LanguageProvider({ initial, children }: PropsWithChildren<{ initial: Language }>) {
  const [language, setLanguage] = useState(initial)
  /** Last choice wins: an earlier one may load more slowly. */
  const wanted = useRef(initial.locale)
  useLayoutEffect(() => {
    document.documentElement.lang = language.locale
    document.documentElement.dir = language.direction
  }, [language])
  const spoken = useMemo(
    () => ({
      language,
      async change(locale: Locale) {
        wanted.current = locale
        const loaded = await loadLanguage(locale)
        if (wanted.current !== locale) return
        setLanguage(loaded)
        rememberLocale(locale)
      },
    }),
    [language],
  )
  return <Spoken value={spoken}>{children}</Spoken>
}

/** The current language, and the way to another. */
export function useLanguage(): Spoken {
  const spoken = useContext(Spoken)
  if (!spoken) throw new Error('Screens of the console need a LanguageProvider above them.')
  return spoken
}

export function useTexts<Name extends Room>(room: Name): Texts[Name] {
  return useLanguage().language.texts[room]
}

/** Numbers, money and dates in the current language. */
export function useFormats(): Formats {
  return useLanguage().language.formats
}
