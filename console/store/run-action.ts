// Runs what the console does to a record besides reading and saving it.
import { useMutation } from '@tanstack/react-query'
import { useNotify, useRefresh } from 'ra-core'
import { useTexts } from '../messages/language-context.tsx'
import { toHttpError } from './form-errors.ts'

interface Run {
  action(): Promise<unknown>
  /** The toast after a success. */
  done: string
}

/** Runs an action at once: a toast shows the result, and every list and page is read again. */
export function useRunAction() {
  const { didNotWork } = useTexts('forms')
  const notify = useNotify()
  const refresh = useRefresh()
  const { mutateAsync, isPending } = useMutation({
    mutationFn: ({ action }: Run) => action(),
    onSuccess: (_answer, { done }) => {
      notify(done, { type: 'success' })
      refresh()
    },
    onError: (error) => {
      const failure = toHttpError(error, '')
      notify(failure instanceof Error ? failure.message : didNotWork, { type: 'error' })
    },
  })
  /** Resolves to whether it worked. */
  const run = (done: string, action: () => Promise<unknown>): Promise<boolean> =>
    mutateAsync({ done, action }).then(
      () => true,
      () => false,
    )
  return { run, isPending }
}
