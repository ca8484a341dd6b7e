// Keeps what a list shows as a tab of its own, or takes such a tab away.
import { Button, Dialog, DialogActions, DialogContent, DialogTitle, TextField } from '@mui/material'
import { useId, useState } from 'react'
import { useTexts } from '../../messages/language-context.tsx'
import { useCurrentList } from './current-list.ts'
import { showsView, useViews } from './use-views.ts'

const LONGEST_NAME = 40

/** The button beside the chips: saves the view that is shown, or removes it where the owner saved it. */
export function SaveView() {
  const texts = useTexts('lists')
  const { resource, description, address } = useCurrentList()
  const { views, isOwn, save, remove } = useViews(resource, description)
  const [naming, setNaming] = useState(false)
  const shown = views.find((view) => showsView(address, view))
  if (shown && !isOwn(shown)) return null
  if (shown) {
    return (
      <button type="button" className="list-clear" onClick={() => remove(shown)}>
        {texts.deleteView}
      </button>
    )
  }
  return (
    <>
      <button type="button" className="list-clear" onClick={() => setNaming(true)}>
        {texts.saveView}
      </button>
      <NameDialog
        open={naming}
        onClose={() => setNaming(false)}
        onName={(name) => save(name, address)}
      />
    </>
  )
}

interface NameDialogProps {
  open: boolean
  onClose(): void
  onName(name: string): void
}

function NameDialog({ open, onClose, onName }: NameDialogProps) {
  const { viewDialog: texts, cancel } = useTexts('lists')
  const [name, setName] = useState('')
  const id = useId()
  return (
    <Dialog open={open} onClose={onClose} aria-labelledby={id} fullWidth maxWidth="xs">
      <form
        onSubmit={(event) => {
          event.preventDefault()
          if (name.trim() === '') return
          onName(name.trim())
          setName('')
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
