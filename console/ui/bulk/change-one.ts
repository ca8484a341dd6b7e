// One record's change: applied at once, with Undo in its toast. An irreversible one is held while its toast is open.
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
import { type BulkChange, leadsBack, type WasSo } from './change.ts'
import { type HeldChange, useHeldToast } from './held-toast.tsx'
import { useUndoToast } from './undo-toast.tsx'

interface One<Row extends Identified> {
  readonly resource: string
  readonly change: BulkChange<Row>
  readonly row: Row
}

interface Held<Row> extends Pick<HeldChange, 'send' | 'forget'> {
  readonly before: Row
  readonly since: number
}

/** Milliseconds that still count as a double click, on the button that replaced the first. */
const DOUBLE_CLICK = 500

/** Calls for one record and reports the outcome. Different changes of the same record are serialized. */
function useAttempt() {
  const { jobs } = useTexts('lists')
  const notifyFailure = useNotifyFailure()
  const failureWords = useFailureWords()
  const queryClient = useQueryClient()
  const watch = useSessionWatch()
  const busy = useRef(
    new Map<string, { readonly change: unknown; readonly over: Promise<unknown> }>(),
  )

  return useCallback(
    async <Row extends Identified>(
      { resource, change, row }: One<Row>,
      call: BulkChange<Row>['change'],
    ): Promise<Outcome> => {
      // Recheck after each wait: another waiter may have started first.
      for (let under = busy.current.get(row.id); under; under = busy.current.get(row.id)) {
        // A double click.
        if (under.change === change) return { done: false, why: jobs.states.waiting }
        await under.over
      }
      const make = async (): Promise<Outcome> => {
        try {
          const [failure] = (await watch.keep(() => call([row]))) ?? []
          if (failure) throw failure.reason
          return { done: true }
        } catch (reason) {
          notifyFailure(reason, change.nameOf(row))
          return { done: false, why: failureWords(reason).text }
        }
      }
      const over = make()
      busy.current.set(row.id, { change, over })
      const outcome = await over
      busy.current.delete(row.id)
      // List counts are stale; the rows already hold the response, where there is one.
      await queryClient.invalidateQueries({ queryKey: [resource, 'count'] })
      const refetchType = outcome.done ? 'none' : 'active'
      void queryClient.invalidateQueries({ queryKey: [resource], refetchType })
      return outcome
    },
    [queryClient, watch, jobs, notifyFailure, failureWords],
  )
}

/** Undoes a change of one record, also one of an earlier page. */
export function useTakeOneBack() {
  const { jobs } = useTexts('lists')
  const notify = useNotify()
  const attempt = useAttempt()
  const queryClient = useQueryClient()
  return useCallback(
    async <Row extends Identified>(one: One<Row>): Promise<Outcome> => {
      const { resource, change, row } = one
      if (!change.undo) return { done: false, why: '' }
      const taken = await attempt(one, change.undo)
      if (taken.done) {
        notify(change.undone?.(1, change.nameOf(row)) ?? jobs.states.undone, { type: 'success' })
        // A list read after the change left the record out.
        await queryClient.invalidateQueries({ queryKey: [resource] })
      }
      return taken
    },
    [notify, attempt, jobs, queryClient],
  )
}

/** Changes one record; resolves to whether it worked. */
export function useChangeOne<Row extends Identified & WasSo>(resource: string) {
  const notify = useNotify()
  const offerUndo = useUndoToast()
  const hold = useHeldToast()
  const recent = useRecentChanges()
  const attempt = useAttempt()
  const takeBack = useTakeOneBack()
  const held = useRef(new Map<string, Held<Row>>())

  return useCallback(
    async (change: BulkChange<Row>, shown: Row): Promise<boolean> => {
      const { undo, assume, keptAs } = change
      const former = held.current.get(shown.id)
      if (former && performance.now() - former.since < DOUBLE_CLICK) return false
      // A new decision replaces one not yet sent; any other change goes after it.
      if (assume) former?.forget()
      else await former?.send()
      const row = (assume && former?.before) ?? shown
      const one = { resource, change, row }
      const text = change.done(1, change.nameOf(row))
      if (assume && !leadsBack(change, [row])) {
        const forget = assume(row)
        const release = () => held.current.delete(row.id)
        const holding = hold({
          text,
          async send() {
            release()
            const { done } = await attempt(one, change.change)
            if (!done) forget()
          },
          forget() {
            release()
            forget()
          },
        })
        held.current.set(row.id, { ...holding, before: row, since: performance.now() })
        return true
      }
      let notes: readonly Row[] = []
      const outcome = await attempt(one, async (rows) => {
        // Once: a repeated call may have changed them already.
        if (notes.length === 0) notes = (await change.note?.(rows)) ?? rows
        return change.change(notes)
      })
      if (!outcome.done) return false
      const [noted = row] = notes
      if (undo && leadsBack(change, [row]) && !noted.wasSo) {
        const kept = change.kept?.(noted) ?? noted
        const way = { kind: 'one', given: { resource, change: keptAs, row: kept } }
        offerUndo(text, keptAs ? way : () => takeBack({ ...one, row: noted }))
      } else {
        recent.add(text)
        notify(text, { type: 'success' })
      }
      return true
    },
    [notify, offerUndo, hold, recent, resource, attempt, takeBack],
  )
}
