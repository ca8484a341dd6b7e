import { Box, Button, TextField } from '@mui/material'
import type { Editor } from '@tiptap/react'
import { useState } from 'react'
import { useTexts } from '../../messages/language-context.tsx'
import { typedKey } from '../controls/typed-key.ts'
import { linkAddress } from './link-address.ts'

/** Asks for a link's address, for the selected text. */
export function LinkField({ editor, close }: { editor: Editor; close(): void }) {
  const texts = useTexts('richText')
  const { cancel } = useTexts('lists')
  const [address, setAddress] = useState('')
  const [refused, setRefused] = useState(false)
  const finish = () => {
    close()
    editor.commands.focus()
  }
  const apply = () => {
    const typed = address.trim()
    if (typed === '') return finish()
    const href = linkAddress(typed)
    if (href === undefined) return setRefused(true)
    const { empty } = editor.state.selection
    const chain = editor.chain().focus()
    if (empty)
      chain
        .insertContent({ type: 'text', text: typed, marks: [{ type: 'link', attrs: { href } }] })
        .run()
    else chain.extendMarkRange('link').setLink({ href }).run()
    close()
  }
  return (
    <Box
      sx={{
        display: 'flex',
        alignItems: 'flex-start',
        gap: 1,
        p: 1,
        borderBottom: 1,
        borderColor: 'divider',
      }}
    >
      <TextField
        label={texts.linkAddress}
        value={address}
        error={refused}
        helperText={refused && texts.noAddress}
        onChange={(event) => {
          setAddress(event.target.value)
          setRefused(false)
        }}
        onKeyDown={(event) => {
          const key = typedKey(event)
          if (key === 'Enter') {
            event.preventDefault()
            apply()
          }
          if (key === 'Escape') {
            event.stopPropagation()
            finish()
          }
        }}
        autoFocus
      />
      <Button variant="outlined" onClick={apply}>
        {texts.setLink}
      </Button>
      <Button color="inherit" onClick={finish}>
        {cancel}
      </Button>
    </Box>
  )
}
