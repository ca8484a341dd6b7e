import { TextField } from '@mui/material'
import { useState } from 'react'
import { useTexts } from '../../messages/language-context.tsx'
import { Modal } from '../controls/modal.tsx'
import { MOST_SAVED } from './use-views.ts'

const LONGEST_NAME = 40

interface NameDialogProps {
  onClose(): void
  /** Returns false at the maximum of saved views. */
  onName(name: string): boolean
}

export function NameDialog({ onClose, onName }: NameDialogProps) {
  const { viewDialog: texts } = useTexts('lists')
  const [name, setName] = useState('')
  const [isFull, setFull] = useState(false)
  return (
    <Modal
      title={texts.title}
      close={onClose}
      width="xs"
      submit={() => {
        if (name.trim() === '') return
        if (onName(name.trim())) onClose()
        else setFull(true)
      }}
      action={{ label: texts.save }}
    >
      <TextField
        autoFocus
        label={texts.name}
        value={name}
        onChange={(event) => {
          setName(event.target.value)
          setFull(false)
        }}
        error={isFull}
        helperText={isFull && texts.full(MOST_SAVED)}
        slotProps={{ htmlInput: { maxLength: LONGEST_NAME } }}
        sx={{ mt: 1 }}
      />
    </Modal>
  )
}
