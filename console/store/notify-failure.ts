import { useNotify } from 'ra-core'
import { useCallback } from 'react'
import { useFailureWords } from './failure-text.ts'

/**
 * Tells a failure as a toast; the id of the request is its second line.
 *
 * @returns a function that takes what was caught, and the name of what it happened to
 */
export function useNotifyFailure(): (error: unknown, name?: string) => void {
  const notify = useNotify()
  const wordsOf = useFailureWords()
  return useCallback(
    (error, name) => {
      const { text, requestId } = wordsOf(error, name)
      notify(requestId ? `${text}\n${requestId}` : text, { type: 'error' })
    },
    [notify, wordsOf],
  )
}
