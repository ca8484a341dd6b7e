/** The type of a translation: every key of the English texts, with the language's plural forms. */
import { ar } from './ar.ts'
import { de } from './de.ts'
import { en } from './en.ts'
import type { Language } from './languages.ts'

interface PluralCategories {
  readonly en: 'one' | 'other'
  readonly de: 'one' | 'other'
  readonly ar: Exclude<Intl.LDMLPluralRule, 'zero'>
}

type Translated<Source, In extends Language> = {
  readonly [Key in keyof Source]: Source[Key] extends string
    ? string
    : Source[Key] extends { readonly other: string }
      ? Readonly<Record<PluralCategories[In], string>>
      : Translated<Source[Key], In>
}

/** All texts in one language. */
export type TextsOf<In extends Language> = Translated<typeof en, In>

/** All texts in any language. */
export type Texts = TextsOf<'en'>

/** The plural forms of a text. */
export type PluralForms = { readonly other: string } & Partial<Record<Intl.LDMLPluralRule, string>>

const texts: { readonly [In in Language]: TextsOf<In> } = { en, de, ar }

/** The texts of a language, for the server: pages are sent only the language they show. */
export const textsIn = (language: Language): Texts => texts[language]
