/** The words of each language: read on the server only, so that a page carries one language. */
import { en, type Texts } from './en.ts'
import type { Language } from './languages.ts'

const texts: Readonly<Record<Language, Texts>> = { en }

/** All texts of a language. */
export const textsIn = (language: Language): Texts => texts[language]
