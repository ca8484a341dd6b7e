import { Box, TextField } from '@mui/material'
import { useState } from 'react'
import { limits } from 'storefront-client'
import { useStoreCurrency } from '../../../catalogue/store-currency.ts'
import { useTexts } from '../../../messages/language-context.tsx'
import { moneyKindOf, weightKind } from '../../../messages/number-kinds.ts'
import { Modal } from '../../../ui/controls/modal.tsx'
import type { BulkDialogProps } from '../../../ui/list/description.ts'
import { NumberField } from '../../../ui/numbers/number-field.tsx'
import type { EnteredNumber } from '../../../ui/numbers/use-typed-number.ts'
import { useProductChanges } from '../product-changes.ts'
import type { SettableProperty } from './set-property.ts'

interface SetValueProps extends BulkDialogProps {
  property: SettableProperty
}

/** Asks for the cost, weight, ribbon or brand to set on all selected products. */
export function SetValueDialog({ property, rows, start, close }: SetValueProps) {
  const texts = useTexts('productList')
  const { fields, kilograms } = useTexts('products')
  const { setting } = useProductChanges()
  const currency = useStoreCurrency()
  const [typed, setTyped] = useState('')
  const [number, setNumber] = useState<EnteredNumber>(null)
  const text = property === 'ribbon' || property === 'brand' ? property : undefined
  const amount = typeof number === 'number' ? number : undefined
  const value = text ? typed.trim() : amount
  const label = fields[property]
  return (
    <Modal
      title={texts.setTitle(label, rows.length)}
      close={close}
      width="xs"
      submit={() => {
        if (value !== undefined) start(setting(property, value))
      }}
      action={{ label: texts.setFor(rows.length), disabled: value === undefined }}
    >
      <Box sx={{ mt: 1 }}>
        {text ? (
          <TextField
            label={label}
            value={typed}
            onChange={(event) => setTyped(event.target.value)}
            autoFocus
            helperText={texts.emptyRemoves}
            slotProps={{ htmlInput: { maxLength: limits.SetValue[text].maxLength } }}
          />
        ) : (
          <NumberField
            {...(property === 'cost'
              ? { kind: moneyKindOf(currency), currency }
              : { kind: weightKind, after: kilograms })}
            label={label}
            value={number}
            change={setNumber}
            autoFocus
            helperText={texts.ownValuesGo}
          />
        )}
      </Box>
    </Modal>
  )
}
