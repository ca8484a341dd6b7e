import {
  Box,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  TextField,
} from '@mui/material'
import { useId, useState } from 'react'
import { limits } from 'storefront-client'
import { useTexts } from '../../../messages/language-context.tsx'
import { moneyKind, weightKind } from '../../../messages/number-kinds.ts'
import type { BulkDialogProps } from '../../../ui/list/description.ts'
import { NumberField } from '../../../ui/numbers/number-field.tsx'
import type { EnteredNumber } from '../../../ui/numbers/use-typed-number.ts'
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
  const [number, setNumber] = useState<EnteredNumber>(null)
  const text = property === 'ribbon' || property === 'brand' ? property : undefined
  const amount = typeof number === 'number' ? number : undefined
  const value = text ? typed.trim() : amount
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
          <Box sx={{ mt: 1 }}>
            {text ? (
              <TextField
                label={label}
                value={typed}
                onChange={(event) => setTyped(event.target.value)}
                autoFocus
                fullWidth
                helperText={texts.emptyRemoves}
                slotProps={{ htmlInput: { maxLength: limits.SetValue[text].maxLength } }}
              />
            ) : (
              <NumberField
                kind={property === 'cost' ? moneyKind : weightKind}
                label={label}
                value={number}
                change={setNumber}
                autoFocus
                helperText={texts.ownValuesGo}
              />
            )}
          </Box>
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
