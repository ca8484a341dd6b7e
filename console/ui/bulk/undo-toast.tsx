// A toast with Undo; the list of recent changes offers it after that.
import { useNotify } from 'ra-core'
import { useCallback, useState } from 'react'
import { useTexts } from '../../messages/language-context.tsx'
import { Button } from '../controls/button.tsx'
import { undoShortcut } from '../controls/shortcut-marks.ts'
import type { KeptAs, TakeBack } from '../recent/recent-changes.ts'
import { useRecentChanges, useRecentList } from '../recent/recent-context.ts'

/** @returns a function that reports a change and offers its inverse as Undo */
export function useUndoToast(): (text: string, back: TakeBack | KeptAs) => void {
  const notify = useNotify()
  const recent = useRecentChanges()
  return useCallback(
    (text, back) => {
      const id = recent.add(text, back)
      notify(<Undoable text={text} change={id} />, { type: 'success' })
    },
    [notify, recent],
  )
}

export interface UndoableProps {
  text: string
  /** The change's id in the recent list. */
  change: number
  /** Injected by the toast. */
  closeToast?(): void
}

/** What was done, with Undo while that is possible. */
export function Undoable({ text, change, closeToast }: UndoableProps) {
  const { jobs } = useTexts('lists')
  const { undo } = useRecentChanges()
  // It may have been undone from the list.
  const open = useRecentList().some(({ id, state }) => id === change && state === 'open')
  // A toast has an exit animation.
  const [taken, setTaken] = useState(false)
  return (
    <span className="toast-undo">
      <span>{text}</span>
      {open && !taken && (
        <Button
          look="outlined"
          {...undoShortcut}
          onClick={() => {
            setTaken(true)
            void undo(change)
            closeToast?.()
          }}
        >
          {jobs.undo}
        </Button>
      )}
    </span>
  )
}
