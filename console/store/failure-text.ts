// Localizes failures for toasts, the save bar and messages on a page.
import { useCallback } from 'react'
import { isolated } from '../messages/isolated.ts'
import { useTexts } from '../messages/language-context.tsx'
import type { Texts } from '../messages/texts.ts'
import { type Failure, failureOf } from './failure.ts'
import { entryFor } from './known-value.ts'

export function failureText(failure: Failure, texts: Texts['errors']): string {
  const byCode = entryFor(texts.codes, failure.code)
  if (byCode) return byCode
  const { kind, retryAfter, platformText } = failure
  // The client has made shorter waits itself.
  if (kind === 'busy' || (kind === 'broken' && retryAfter)) {
    return texts.busy(Math.ceil((retryAfter || 1) / 60_000))
  }
  const text = texts[kind]
  return kind === 'refused' && platformText ? texts.said(text, platformText) : text
}

export interface FailureWords {
  readonly text: string
  readonly requestId: string | undefined
}

/** @returns a function of the caught error, the name of its record, and a text that replaces the default */
export function useFailureWords(): (error: unknown, name?: string, own?: string) => FailureWords {
  const texts = useTexts('errors')
  return useCallback(
    (error, name, own) => {
      const failure = failureOf(error)
      const text = own ?? failureText(failure, texts)
      return {
        text: name ? texts.of(isolated(name), text) : text,
        requestId: failure.requestId && texts.requestId(failure.requestId),
      }
    },
    [texts],
  )
}
