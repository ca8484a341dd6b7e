// The same change for one record: made at once, and the toast offers the inverse. One without a way back is held while
// its toast is open.
import { useQueryClient } from '@tanstack/react-query'
import { useNotify } from 'ra-core'
import { useCallback, useRef } from 'react'
import { useTexts } from '../../messages/language-context.tsx'
import { useFailureWords } from '../../store/failure-text.ts'
import { useNotifyFailure } from '../../store/notify-failure.ts'
import type { Identified } from '../../store/resource-adapter.ts'
import { useSessionWatch } from '../../store/store-context.tsx'
import type { Outcome } from '../recent/recent-changes.ts'
import { useRecentChanges } from '../recent/recent-context.ts'
import { type BulkChange, leadsBack } from './change.ts'
import { useHeldToast } from './held-toast.tsx'
import { useUndoToast } from './undo-toast.tsx'

/** A change of one record of a resource. */
interface One<Row extends Identified> {
  readonly resource: string
  readonly change: BulkChange<Row>
  readonly row: Row
}

/** Makes a call for one record, and says how it went. While it runs, the same record is not changed twice. */
function useAttempt() {
  const { jobs } = useTexts('lists')
  const notifyFailure = useNotifyFailure()
  const failureWords = useFailureWords()
  const queryClient = useQueryClient()
  const watch = useSessionWatch()
  const busy = useRef(new Set<string>())

  const attempt = useCallback(
    async <Row extends Identified>(
      { resource, change, row }: One<Row>,
      call: BulkChange<Row>['change'],
    ): Promise<Outcome> => {
      if (busy.current.has(row.id)) return { done: false, why: jobs.states.waiting }
      busy.current.add(row.id)
      try {
        const [failure] = (await watch.keep(() => call([row]))) ?? []
        if (failure) throw failure.reason
        return { done: true }
      } catch (reason) {
        notifyFailure(reason, change.nameOf(row))
        return { done: false, why: failureWords(reason).text }
      } finally {
        busy.current.delete(row.id)
        // The counts of lists are stale now; the rows themselves hold the answer.
        await queryClient.invalidateQueries({ queryKey: [resource, 'count'] })
        await queryClient.invalidateQueries({ queryKey: [resource], refetchType: 'none' })
      }
    },
    [queryClient, watch, jobs, notifyFailure, failureWords],
  )
  return { attempt, busy }
}

/** Takes a change of one record back; also one that an earlier page made. */
export function useTakeOneBack() {
  const { jobs } = useTexts('lists')
  const notify = useNotify()
  const { attempt } = useAttempt()
  const queryClient = useQueryClient()
  return useCallback(
    async <Row extends Identified>(one: One<Row>): Promise<Outcome> => {
      const { resource, change, row } = one
      if (!change.undo) return { done: false, why: '' }
      const taken = await attempt(one, change.undo)
      if (taken.done) {
        notify(change.undone?.(1, change.nameOf(row)) ?? jobs.undone, { type: 'success' })
        // A list read after the change left the record out.
        await queryClient.invalidateQueries({ queryKey: [resource] })
      }
      return taken
    },
    [notify, attempt, jobs, queryClient],
  )
}

/** Changes one record; resolves to whether it worked. */
export function useChangeOne(resource: string) {
  const notify = useNotify()
  const offerUndo = useUndoToast()
  const hold = useHeldToast()
  const recent = useRecentChanges()
  const { attempt, busy } = useAttempt()
  const takeBack = useTakeOneBack()

  return useCallback(
    async <Row extends Identified>(change: BulkChange<Row>, row: Row): Promise<boolean> => {
      const one = { resource, change, row }
      const text = change.done(1, change.nameOf(row))
      const { undo, assume, keptAs } = change
      if (assume && !leadsBack(change, [row])) {
        if (busy.current.has(row.id)) return false
        busy.current.add(row.id)
        const forget = assume(row)
        const release = () => busy.current.delete(row.id)
        hold({
          text,
          send: () => {
            release()
            void attempt(one, change.change).then(({ done }) => done || forget())
          },
          forget: () => {
            release()
            forget()
          },
        })
        return true
      }
      let notes: readonly Row[] = []
      const outcome = await attempt(one, async (rows) => {
        // Once: a call that is repeated may have made the change already.
        if (notes.length === 0) notes = (await change.note?.(rows)) ?? rows
        return change.change(notes)
      })
      if (!outcome.done) return false
      const [noted = row] = notes
      if (undo && leadsBack(change, [row])) {
        const kept = change.kept?.(noted) ?? noted
        const way = { kind: 'one', given: { resource, change: keptAs, row: kept } }
        offerUndo(text, keptAs ? way : () => takeBack({ ...one, row: noted }))
      } else {
        recent.add(text)
        notify(text, { type: 'success' })
      }
      return true
    },
    [notify, offerUndo, hold, recent, resource, attempt, busy, takeBack],
  )
}
