// A toast that offers the inverse of what was just done.
import { useNotify } from 'ra-core'
import { useCallback } from 'react'
import { useTexts } from '../../messages/language-context.tsx'
import { Button } from '../controls/button.tsx'
import { undoShortcut } from '../shell/shortcuts.tsx'

/** Says what was done, with a button that takes it back. */
export function useUndoToast(): (text: string, undo: () => void) => void {
  const notify = useNotify()
  return useCallback(
    (text, undo) => notify(<Undoable text={text} undo={undo} />, { type: 'success' }),
    [notify],
  )
}

function Undoable({ text, undo }: { text: string; undo(): void }) {
  const { jobs } = useTexts('lists')
  return (
    <span className="toast-undo">
      <span>{text}</span>
      <Button look="outlined" {...undoShortcut} onClick={undo}>
        {jobs.undo}
      </Button>
    </span>
  )
}
