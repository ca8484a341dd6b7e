// Adds an image by its URL, with a preview.
import { Box, TextField } from '@mui/material'
import { useState } from 'react'
import { useTexts } from '../../../../messages/language-context.tsx'
import { Button } from '../../../../ui/controls/button.tsx'
import { typedKey } from '../../../../ui/controls/typed-key.ts'
import { readPictureAddress } from '../../new-picture.ts'
import { PicturePreview } from './picture-preview.tsx'

interface AddPictureProps {
  disabled: boolean
  /** Whether it was added. */
  add(url: string): Promise<boolean>
}

export function AddPicture({ disabled, add }: AddPictureProps) {
  const texts = useTexts('gallery')
  const { cancel } = useTexts('lists')
  /** Undefined until it was open. */
  const [open, setOpen] = useState<boolean>()
  const [address, setAddress] = useState('')
  const [refused, setRefused] = useState(false)

  const submit = async () => {
    // Enter submits even with a disabled button.
    if (disabled) return
    const url = readPictureAddress(address)
    if (url === undefined) {
      setRefused(true)
      return
    }
    if (await add(url)) setAddress((now) => (now === address ? '' : now))
  }

  if (!open) {
    return (
      <Button
        look="outlined"
        tone="primary"
        icon="plus"
        autoFocus={open === false}
        onClick={() => setOpen(true)}
        style={{ justifySelf: 'start' }}
      >
        {texts.add}
      </Button>
    )
  }
  return (
    <Box
      role="group"
      aria-label={texts.add}
      sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, alignItems: 'start' }}
    >
      <PicturePreview typed={address} />
      <TextField
        label={texts.address}
        type="url"
        value={address}
        autoFocus
        error={refused}
        helperText={refused ? texts.notAnAddress : texts.addressHint}
        onChange={(event) => {
          setAddress(event.target.value)
          setRefused(false)
        }}
        onKeyDown={(event) => {
          const key = typedKey(event)
          if (key === 'Enter') {
            // Enter adds the image; it must not save the form around it.
            event.preventDefault()
            void submit()
          }
          if (key === 'Escape') setOpen(false)
        }}
        sx={{ flex: '1 1 240px' }}
      />
      <Button look="filled" disabled={disabled} onClick={submit}>
        {texts.addThis}
      </Button>
      <Button onClick={() => setOpen(false)}>{cancel}</Button>
    </Box>
  )
}
