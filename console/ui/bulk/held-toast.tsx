// A change without a way back is held while its toast is open: Undo then means that it was never sent.
import { useNotify } from 'ra-core'
import { useCallback, useEffect, useRef } from 'react'
import { useLocation } from 'react-router-dom'
import { useTexts } from '../../messages/language-context.tsx'
import { Button } from '../controls/button.tsx'
import { useRecentChanges, useRecentList } from '../recent/recent-context.ts'
import { undoShortcut } from '../shell/shortcuts.tsx'
import { useCloseToast } from '../toasts/close-toast.ts'

/** A change that waits for its toast to close. */
export interface HeldChange {
  readonly text: string
  /** Makes the change; it is called once, unless it was taken back. */
  send(): void
  /** Reverts the optimistic update. */
  forget(): void
}

/** @returns a function that shows the toast and holds the change until it closes or the owner leaves */
export function useHeldToast(): (change: HeldChange) => void {
  const notify = useNotify()
  const recent = useRecentChanges()
  return useCallback(
    ({ text, send, forget }) => {
      let decided = false
      const id = recent.add(text, async () => {
        if (decided) return { done: false, why: '' }
        decided = true
        stay()
        forget()
        return { done: true }
      })
      const sendOnce = () => {
        if (decided) return
        decided = true
        stay()
        recent.become(id, { state: 'final' })
        send()
      }
      // From the start: the owner may leave before the toast is drawn.
      const stay = onLeaving(sendOnce)
      notify(<Held text={text} change={id} send={sendOnce} />, { type: 'success' })
    },
    [notify, recent],
  )
}

/** Calls back once the page is hidden or left; returns how to stop listening. */
function onLeaving(call: () => void): () => void {
  const hidden = () => {
    if (document.visibilityState === 'hidden') call()
  }
  window.addEventListener('pagehide', call)
  document.addEventListener('visibilitychange', hidden)
  return () => {
    window.removeEventListener('pagehide', call)
    document.removeEventListener('visibilitychange', hidden)
  }
}

function Held({ text, change, send }: { text: string; change: number; send(): void }) {
  const { jobs } = useTexts('lists')
  const { undo } = useRecentChanges()
  const state = useRecentList().find(({ id }) => id === change)?.state
  const close = useCloseToast()
  const { pathname } = useLocation()
  const heldAt = useRef(pathname)
  const away = pathname !== heldAt.current
  // The toast has closed.
  useEffect(() => send, [send])
  useEffect(() => {
    if (away) send()
  }, [away, send])
  useEffect(() => {
    if (state === 'undone') close()
  }, [state, close])
  return (
    <span className="toast-undo">
      <span>{text}</span>
      {state === 'open' && (
        <Button look="outlined" {...undoShortcut} onClick={() => void undo(change)}>
          {jobs.undo}
        </Button>
      )}
    </span>
  )
}
