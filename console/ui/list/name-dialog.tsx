import { Button, DialogContent, TextField } from '@mui/material'
import { useState } from 'react'
import { useTexts } from '../../messages/language-context.tsx'
import { Modal } from '../controls/modal.tsx'

const LONGEST_NAME = 40

interface NameDialogProps {
  onClose(): void
  onName(name: string): void
}

/** Asks for the name of the view. */
export function NameDialog({ onClose, onName }: NameDialogProps) {
  const { viewDialog: texts } = useTexts('lists')
  const [name, setName] = useState('')
  return (
    <Modal
      title={texts.title}
      close={onClose}
      width="xs"
      submit={() => {
        if (name.trim() === '') return
        onName(name.trim())
        onClose()
      }}
      actions={
        <Button type="submit" variant="contained">
          {texts.save}
        </Button>
      }
    >
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
    </Modal>
  )
}
