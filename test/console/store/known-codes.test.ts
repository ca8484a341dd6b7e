// Codes of errors in the console: one that nobody gives does not compile, and each that is named has a text.
import { expect, it } from 'vitest'
import { loadLanguage } from '../../../console/messages/language.ts'
import { everyLocale } from '../../../console/messages/locales.ts'
import type { KnownCode } from '../../../console/store/failure.ts'
import { failureText } from '../../../console/store/failure-text.ts'

const taken: KnownCode = 'SLUG_ALREADY_EXISTS'
// @ts-expect-error A code that is misspelt.
const misspelt: KnownCode = 'SLUG_ALREDY_EXISTS'

it.each(everyLocale)(
  'a code has one sentence in %s, and an unknown one that of its kind',
  async (locale) => {
    const { texts } = await loadLanguage(locale)
    const said = (code: string) =>
      failureText(
        {
          kind: 'tooFew',
          code,
          requestId: undefined,
          platformText: undefined,
          violations: [],
          conflicts: [],
        },
        texts.errors,
      )
    expect(said(taken)).toBe(texts.errors.codes.SLUG_ALREADY_EXISTS)
    expect(said(misspelt)).toBe(texts.errors.tooFew)
  },
)
