import { Button, Dialog, DialogActions, DialogContent, DialogTitle, TextField } from '@mui/material'
import { useId, useState } from 'react'
import { useTexts } from '../../messages/language-context.tsx'

const LONGEST_NAME = 40

interface NameDialogProps {
  onClose(): void
  onName(name: string): void
}

/** Asks for the name of the view. */
export function NameDialog({ onClose, onName }: NameDialogProps) {
  const { viewDialog: texts, cancel } = useTexts('lists')
  const [name, setName] = useState('')
  const id = useId()
  return (
    <Dialog open onClose={onClose} aria-labelledby={id} fullWidth maxWidth="xs">
      <form
        onSubmit={(event) => {
          event.preventDefault()
          if (name.trim() === '') return
          onName(name.trim())
          onClose()
        }}
      >
        <DialogTitle id={id}>{texts.title}</DialogTitle>
        <DialogContent>
          <TextField
            autoFocus
            fullWidth
            label={texts.name}
            value={name}
            onChange={(event) => setName(event.target.value)}
            slotProps={{ htmlInput: { maxLength: LONGEST_NAME } }}
            sx={{ mt: 1 }}
          />
        </DialogContent>
        <DialogActions>
          <Button color="inherit" onClick={onClose}>
            {cancel}
          </Button>
          <Button type="submit" variant="contained">
            {texts.save}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  )
}
