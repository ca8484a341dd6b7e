// A toast that offers the inverse of what was just done.
import { Button } from '@mui/material'
import { useNotify } from 'ra-core'
import { useCallback } from 'react'
import { useTexts } from '../../messages/language-context.tsx'

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
    <>
      <span>{text}</span>
      <Button
        size="small"
        color="inherit"
        variant="outlined"
        onClick={undo}
        sx={{ marginInlineStart: 1.5, minHeight: { xs: 44, sm: 32 } }}
      >
        {jobs.undo}
      </Button>
    </>
  )
}
