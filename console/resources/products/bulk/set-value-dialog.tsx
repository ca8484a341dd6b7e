import { Button, Dialog, DialogActions, DialogContent, DialogTitle, TextField } from '@mui/material'
import { useId, useState } from 'react'
import { useTexts } from '../../../messages/language-context.tsx'
import { readNumber } from '../../../pricing/read-number.ts'
import type { BulkDialogProps } from '../../../ui/list/description.ts'
import { useProductChanges } from '../product-changes.ts'
import type { SettableProperty } from './set-property.ts'

/** Asks for the cost, weight, ribbon or brand that all of the ticked products get. */
export function SetValueDialog({
  property,
  rows,
  start,
  close,
}: BulkDialogProps & { property: SettableProperty }) {
  const texts = useTexts('productList')
  const { setting } = useProductChanges()
  const [typed, setTyped] = useState('')
  const id = useId()
  const isText = property === 'ribbon' || property === 'brand'
  const number = readNumber(typed)
  const value = isText ? typed.trim() : (number ?? undefined)
  const label = texts.properties[property]
  return (
    <Dialog open onClose={close} aria-labelledby={id} fullWidth maxWidth="xs">
      <form
        onSubmit={(event) => {
          event.preventDefault()
          if (value !== undefined) start(setting(property, value))
        }}
      >
        <DialogTitle id={id}>{texts.setTitle(label, rows.length)}</DialogTitle>
        <DialogContent>
          <TextField
            label={label}
            value={typed}
            onChange={(event) => setTyped(event.target.value)}
            autoFocus
            fullWidth
            error={!isText && typed !== '' && value === undefined}
            helperText={isText ? texts.emptyRemoves : texts.ownValuesGo}
            slotProps={{
              htmlInput: {
                inputMode: isText ? 'text' : 'decimal',
                maxLength: property === 'ribbon' ? 30 : property === 'brand' ? 50 : 16,
              },
            }}
            sx={{ mt: 1 }}
          />
        </DialogContent>
        <DialogActions>
          <Button color="inherit" onClick={close}>
            {texts.cancel}
          </Button>
          <Button type="submit" variant="contained" disabled={value === undefined}>
            {texts.setFor(rows.length)}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  )
}
