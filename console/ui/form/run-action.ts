// Runs an action on a record, other than reading and saving it.
import { useMutation } from '@tanstack/react-query'
import { useNotify, useRefresh } from 'ra-core'
import { useNotifyFailure } from '../../store/notify-failure.ts'
import { useSessionWatch } from '../../store/store-context.tsx'
import { useRecentChanges } from '../recent/recent-context.ts'

interface Run {
  action(): Promise<unknown>
  /** The toast after a success. */
  done: string
}

/** Runs an irreversible action: a toast shows the result, and every query is invalidated. */
export function useRunAction() {
  const notify = useNotify()
  const notifyFailure = useNotifyFailure()
  const refresh = useRefresh()
  const recent = useRecentChanges()
  const watch = useSessionWatch()
  const { mutateAsync, isPending } = useMutation({
    mutationFn: ({ action }: Run) => watch.keep(action),
    onSuccess: (_answer, { done }) => {
      notify(done, { type: 'success' })
      recent.add(done)
      refresh()
    },
    onError: (error) => notifyFailure(error),
  })
  /** Resolves to whether it worked. */
  const run = (done: string, action: () => Promise<unknown>): Promise<boolean> =>
    mutateAsync({ done, action }).then(
      () => true,
      () => false,
    )
  return { run, isPending }
}
