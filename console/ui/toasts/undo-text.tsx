import { Button } from '@mui/material'
import { useTexts } from '../../messages/language-context.tsx'

/** What was done, and the button that takes it back. */
export function UndoText({ text, undo }: { text: string; undo(): void }) {
  const { undo: label } = useTexts('gallery')
  return (
    <>
      <span>{text}</span>
      <Button
        size="small"
        color="inherit"
        variant="outlined"
        onClick={undo}
        sx={{ marginInlineStart: 1.5 }}
      >
        {label}
      </Button>
    </>
  )
}
