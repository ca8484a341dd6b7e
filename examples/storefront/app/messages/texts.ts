/** What every language has to say: no key may be missing, and a count has the forms that the language's grammar knows. */
import { ar } from './ar.ts'
import { de } from './de.ts'
import { en } from './en.ts'
import type { Language } from './languages.ts'

interface CountForms {
  readonly en: 'one' | 'other'
  readonly de: 'one' | 'other'
  readonly ar: Exclude<Intl.LDMLPluralRule, 'zero'>
}

type Words<Of, In extends Language> = {
  readonly [Name in keyof Of]: Of[Name] extends string
    ? string
    : Of[Name] extends { readonly other: string }
      ? Readonly<Record<CountForms[In], string>>
      : Words<Of[Name], In>
}

/** Every text of the shop in one language. */
export type TextsOf<In extends Language> = Words<typeof en, In>

/** Every text of the shop in some language: what all of them have. */
export type Texts = TextsOf<'en'>

/** A text by the number it speaks of. */
export type Counted = { readonly other: string } & Partial<Record<Intl.LDMLPluralRule, string>>

const texts: { readonly [In in Language]: TextsOf<In> } = { en, de, ar }

/** All texts of a language: for the server, so that a page carries one language. */
export const textsIn = (language: Language): Texts => texts[language]
