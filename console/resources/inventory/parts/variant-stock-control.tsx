import { Box, Button, FormControlLabel, Switch, TextField, Typography } from '@mui/material'
import { useState } from 'react'
import { useFormats, useTexts } from '../../../messages/language-context.tsx'
import { useRunAction } from '../../../store/run-action.ts'
import { Icon } from '../../../ui/icons/icon.tsx'
import { useInventoryActions } from '../actions.ts'
import type { InventoryRow, VariantStock } from '../adapter.ts'
import { readUnits } from './read-units.ts'

interface VariantStockControlProps {
  item: InventoryRow
  variant: VariantStock
}

/** One variant's stock: how many there are, and plus, minus or set by the number entered. */
export function VariantStockControl({ item, variant }: VariantStockControlProps) {
  const { unnamed } = useTexts('inventory')
  const name = variant.name || item.productName || unnamed
  return (
    <Box
      component="li"
      aria-label={name}
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: '1fr auto', sm: 'minmax(120px, 1fr) 90px auto' },
        alignItems: 'center',
        gap: { xs: 1, sm: 2 },
        py: 1.5,
        borderTop: 1,
        borderColor: 'divider',
      }}
    >
      <Box sx={{ minWidth: 0 }}>
        <Typography sx={{ fontWeight: 600 }}>{name}</Typography>
        <Typography variant="body2" color="textSecondary">
          {variant.sku}
        </Typography>
      </Box>
      {item.tracked ? (
        <CountedStock item={item} variant={variant} name={name} />
      ) : (
        <UncountedStock item={item} variant={variant} name={name} />
      )}
    </Box>
  )
}

function CountedStock({ item, variant, name }: VariantStockControlProps & { name: string }) {
  const texts = useTexts('inventory')
  const inventory = useInventoryActions()
  const { run, isPending } = useRunAction()
  const { number } = useFormats()
  const [entered, setEntered] = useState('1')
  const units = readUnits(entered)
  const disabled = isPending || units === undefined
  return (
    <>
      <Typography
        role="status"
        aria-label={texts.unitsOf(variant.quantity, name)}
        sx={{
          fontWeight: 650,
          fontSize: '1.125rem',
          textAlign: 'end',
          fontVariantNumeric: 'tabular-nums',
        }}
      >
        {number(variant.quantity)}
      </Typography>
      <Box sx={{ display: 'flex', gap: 1, gridColumn: { xs: '1 / -1', sm: 'auto' } }}>
        <TextField
          label={texts.units}
          value={entered}
          onChange={(event) => setEntered(event.target.value)}
          error={units === undefined}
          slotProps={{ htmlInput: { inputMode: 'numeric', 'aria-label': texts.unitsFor(name) } }}
          sx={{ width: 84 }}
        />
        <Button
          variant="outlined"
          color="inherit"
          aria-label={texts.remove(name)}
          disabled={disabled || units === 0}
          onClick={() =>
            run(texts.removed(name, units ?? 0), () =>
              inventory.remove(item.id, variant.id, units ?? 0),
            )
          }
          sx={{ minWidth: 44 }}
        >
          <Icon name="minus" />
        </Button>
        <Button
          variant="outlined"
          color="inherit"
          aria-label={texts.add(name)}
          disabled={disabled || units === 0}
          onClick={() =>
            run(texts.added(name, units ?? 0), () => inventory.add(item.id, variant.id, units ?? 0))
          }
          sx={{ minWidth: 44 }}
        >
          <Icon name="plus" />
        </Button>
        <Button
          variant="outlined"
          color="inherit"
          aria-label={texts.setUnits(name)}
          disabled={disabled}
          onClick={() =>
            run(texts.wasSet(name, units ?? 0), () =>
              inventory.set(item.id, variant.id, units ?? 0),
            )
          }
        >
          {texts.set}
        </Button>
      </Box>
    </>
  )
}

function UncountedStock({ item, variant, name }: VariantStockControlProps & { name: string }) {
  const texts = useTexts('inventory')
  const inventory = useInventoryActions()
  const { run, isPending } = useRunAction()
  return (
    <FormControlLabel
      control={<Switch checked={variant.inStock} disabled={isPending} />}
      label={texts.inStock(name)}
      onChange={(_event, inStock) => {
        run(inStock ? texts.isInStock(name) : texts.isOut(name), () =>
          inventory.setInStock(item.id, variant.id, inStock),
        )
      }}
      sx={{ gridColumn: { sm: '2 / -1' }, justifySelf: 'end' }}
    />
  )
}
