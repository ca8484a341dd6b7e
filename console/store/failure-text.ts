// Failures in words, for toasts, the save bar and messages on a page.
import { useCallback } from 'react'
import { useTexts } from '../messages/language-context.tsx'
import type { Texts } from '../messages/texts.ts'
import { type Failure, failureOf } from './failure.ts'
import { entryFor } from './known-value.ts'

export function failureText(failure: Failure, texts: Texts['errors']): string {
  const byCode = entryFor(texts.codes, failure.code)
  if (byCode) return byCode
  const text = texts[failure.kind]
  return failure.kind === 'refused' && failure.platformText
    ? texts.said(text, failure.platformText)
    : text
}

export interface FailureWords {
  readonly text: string
  /** The id of the request in words; undefined where there is none. */
  readonly requestId: string | undefined
}

/**
 * Puts failures into the language that is spoken.
 *
 * @returns a function that takes what was caught, the name of what it happened to, and other words for what happened
 */
export function useFailureWords(): (error: unknown, name?: string, own?: string) => FailureWords {
  const texts = useTexts('errors')
  return useCallback(
    (error, name, own) => {
      const failure = failureOf(error)
      const text = own ?? failureText(failure, texts)
      return {
        text: name ? texts.of(name, text) : text,
        requestId: failure.requestId && texts.requestId(failure.requestId),
      }
    },
    [texts],
  )
}
