import { useNotify } from 'ra-core'
import { useCallback } from 'react'
import { useFailureWords } from './failure-text.ts'

/**
 * Shows a failure as a toast; its second line is the request id.
 *
 * @returns a function of the caught error, the name of its record, and a text that replaces the default
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
