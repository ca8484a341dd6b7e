// The same change for one record: made at once, and the toast offers the inverse.
import { useQueryClient } from '@tanstack/react-query'
import { useNotify } from 'ra-core'
import { useCallback, useRef } from 'react'
import { useTexts } from '../../messages/language-context.tsx'
import { useNotifyFailure } from '../../store/notify-failure.ts'
import { useSessionWatch } from '../../store/store-context.tsx'
import type { BulkChange } from './change.ts'
import { useUndoToast } from './undo-toast.tsx'

interface Identified {
  readonly id: string
}

/** Changes one record now; resolves to whether it worked. While it runs, the same record is not changed twice. */
export function useChangeOne(resource: string) {
  const { jobs } = useTexts('lists')
  const notifyFailure = useNotifyFailure()
  const notify = useNotify()
  const offerUndo = useUndoToast()
  const queryClient = useQueryClient()
  const watch = useSessionWatch()
  const busy = useRef(new Set<string>())

  return useCallback(
    async <Row extends Identified>(change: BulkChange<Row>, row: Row): Promise<boolean> => {
      const attempt = async (
        call: BulkChange<Row>['change'],
        onSuccess: () => void,
      ): Promise<boolean> => {
        if (busy.current.has(row.id)) return false
        busy.current.add(row.id)
        try {
          const [failure] = (await watch.keep(() => call([row]))) ?? []
          if (failure) throw failure.reason
          onSuccess()
          return true
        } catch (reason) {
          notifyFailure(reason, change.nameOf(row))
          return false
        } finally {
          busy.current.delete(row.id)
          // What lists count is old now; the rows themselves hold the answer.
          await queryClient.invalidateQueries({ queryKey: [resource, 'count'] })
          await queryClient.invalidateQueries({ queryKey: [resource], refetchType: 'none' })
        }
      }
      const { undo } = change
      const undoNow =
        undo &&
        (() => {
          void attempt(undo, () =>
            notify(change.undone?.(1, change.nameOf(row)) ?? jobs.undone, { type: 'success' }),
          )
        })
      return attempt(change.change, () => {
        if (undoNow)
          offerUndo(change.done(1, change.nameOf(row)), undoNow, change.undoWarning?.([row]))
        else notify(change.done(1, change.nameOf(row)), { type: 'success' })
      })
    },
    [notify, offerUndo, queryClient, watch, resource, jobs, notifyFailure],
  )
}
