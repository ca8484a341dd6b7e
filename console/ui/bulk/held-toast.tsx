// Holds an irreversible change while its toast is open: Undo cancels it unsent.
import { once } from 'es-toolkit'
import { useNotify } from 'ra-core'
import { useCallback, useEffect, useRef } from 'react'
import { useLocation } from 'react-router-dom'
import { useTexts } from '../../messages/language-context.tsx'
import { useRecentChanges, useRecentList } from '../recent/recent-context.ts'
import { Undoable, type UndoableProps } from './undo-toast.tsx'

export interface HeldChange {
  readonly text: string
  /** Sends the change, once, unless it was undone. */
  send(): Promise<void>
  /** Reverts the optimistic update. */
  forget(): void
}

/** @returns a function that shows the toast and holds the change until it closes, the owner leaves or a call ends it */
export function useHeldToast(): (change: HeldChange) => Pick<HeldChange, 'send' | 'forget'> {
  const { states } = useTexts('lists').jobs
  const notify = useNotify()
  const recent = useRecentChanges()
  return useCallback(
    ({ text, send, forget }) => {
      let decided = false
      let replaced = false
      const id = recent.add(text, async () => {
        if (decided) return { done: false, why: '' }
        decided = true
        stay()
        recent.held.delete(sendOnce)
        forget()
        if (!replaced) notify(states.undone, { type: 'success' })
        return { done: true }
      })
      const sendOnce = once(async () => {
        if (decided) return
        decided = true
        stay()
        recent.become(id, { state: 'final' })
        await send()
        recent.held.delete(sendOnce)
      })
      // From the start: the owner may leave before the toast renders.
      const stay = onLeaving(sendOnce)
      recent.held.add(sendOnce)
      notify(<Held text={text} change={id} send={sendOnce} />, { type: 'success' })
      return {
        send: sendOnce,
        forget() {
          replaced = true
          void recent.undo(id)
        },
      }
    },
    [notify, recent, states],
  )
}

/** Calls back once the page is hidden or left; returns the cleanup. */
function onLeaving(call: () => void): () => void {
  const hidden = () => {
    if (document.visibilityState === 'hidden') call()
  }
  const stop = new AbortController()
  window.addEventListener('pagehide', call, { signal: stop.signal })
  document.addEventListener('visibilitychange', hidden, { signal: stop.signal })
  return () => stop.abort()
}

function Held({ send, ...held }: UndoableProps & Pick<HeldChange, 'send'>) {
  const { change, closeToast } = held
  const undone = useRecentList().some(({ id, state }) => id === change && state === 'undone')
  const { pathname } = useLocation()
  const heldAt = useRef(pathname)
  const away = pathname !== heldAt.current
  // The toast has closed.
  useEffect(() => () => void send(), [send])
  useEffect(() => {
    if (away) void send()
  }, [away, send])
  useEffect(() => {
    if (undone) closeToast?.()
  }, [undone, closeToast])
  return <Undoable {...held} />
}
