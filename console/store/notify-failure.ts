import { useNotify } from 'ra-core'
import { useCallback } from 'react'
import { useFailureWords } from './failure-text.ts'

/** Shows failures in the words of `useFailureWords` as toasts, whose second line is the request id. */
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
