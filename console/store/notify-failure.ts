import { useNotify } from 'ra-core'
import { useCallback } from 'react'
import { useFailureWords } from './failure-text.ts'

/**
 * Tells a failure as a toast; the id of the request is its second line.
 *
 * @returns a function that takes what was caught, the name of what it happened to, and words of the screen's own where it
 *   knows better than the failure what happened
 */
export function useNotifyFailure(): (error: unknown, name?: string, own?: string) => void {
  const notify = useNotify()
  const wordsOf = useFailureWords()
  return useCallback(
    (error, name, own) => {
      const { text, requestId } = wordsOf(error, name, own)
      notify(requestId ? `${text}\n${requestId}` : text, { type: 'error' })
    },
    [notify, wordsOf],
  )
}
