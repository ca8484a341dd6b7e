// The same change for one record: made at once, and the toast offers the inverse.
import { Button } from '@mui/material'
import { useQueryClient } from '@tanstack/react-query'
import { useNotify } from 'ra-core'
import { useCallback, useRef } from 'react'
import { useTexts } from '../../messages/language-context.tsx'
import { wordsFor } from '../../store/failure-words.ts'
import type { BulkChange } from './change.ts'

interface Identified {
  readonly id: string
}

/** Changes one record now; resolves to whether it worked. While it runs, the same record is not changed twice. */
export function useChangeOne(resource: string) {
  const { jobs } = useTexts('lists')
  const { didNotWork } = useTexts('forms')
  const notify = useNotify()
  const queryClient = useQueryClient()
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
          const [failure] = (await call([row])) ?? []
          if (failure) throw failure.reason
          onSuccess()
          return true
        } catch (reason) {
          notify(`${change.nameOf(row)}: ${wordsFor(reason, didNotWork)}`, { type: 'error' })
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
          void attempt(undo, () => notify(change.undone?.(1) ?? jobs.undone, { type: 'success' }))
        })
      return attempt(change.change, () =>
        notify(undoNow ? <Undoable text={change.done(1)} undo={undoNow} /> : change.done(1), {
          type: 'success',
        }),
      )
    },
    [notify, queryClient, resource, jobs, didNotWork],
  )
}

function Undoable({ text, undo }: { text: string; undo(): void }) {
  const { jobs } = useTexts('lists')
  return (
    <>
      <span>{text}</span>
      <Button
        size="small"
        color="inherit"
        variant="outlined"
        onClick={undo}
        sx={{ marginInlineStart: 1.5, minHeight: 32 }}
      >
        {jobs.undo}
      </Button>
    </>
  )
}
