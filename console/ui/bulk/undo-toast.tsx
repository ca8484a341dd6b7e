// A toast that offers the inverse of what was just done.
import { useNotify } from 'ra-core'
import { useCallback, useId, useState } from 'react'
import { useTexts } from '../../messages/language-context.tsx'
import { Button } from '../controls/button.tsx'
import { undoShortcut } from '../shell/shortcuts.tsx'
import { useCloseToast } from '../toasts/close-toast.ts'

/**
 * Says what was done, with a button that takes it back.
 *
 * @returns a function that takes what was done, the inverse, and a warning where the inverse leads elsewhere than back
 */
export function useUndoToast(): (text: string, undo: () => void, warning?: string) => void {
  const notify = useNotify()
  return useCallback(
    (text, undo, warning) =>
      notify(<Undoable text={text} undo={undo} warning={warning} />, { type: 'success' }),
    [notify],
  )
}

interface UndoableProps {
  text: string
  warning: string | undefined
  undo(): void
}

function Undoable({ text, warning, undo }: UndoableProps) {
  const { jobs } = useTexts('lists')
  const id = useId()
  const close = useCloseToast()
  // A toast takes a moment to leave.
  const [taken, setTaken] = useState(false)
  return (
    <span className="toast-undo">
      <span>
        {text}
        {warning && <small id={id}>{warning}</small>}
      </span>
      {!taken && (
        <Button
          look="outlined"
          {...undoShortcut}
          aria-describedby={warning && id}
          onClick={() => {
            setTaken(true)
            close()
            undo()
          }}
        >
          {jobs.undo}
        </Button>
      )}
    </span>
  )
}
