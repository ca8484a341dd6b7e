import { Box, Button, FormControlLabel, Switch, TextField, Typography } from '@mui/material'
import { useState } from 'react'
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
  const name = variant.name || item.productName
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
  const inventory = useInventoryActions()
  const { run, isPending } = useRunAction()
  const [entered, setEntered] = useState('1')
  const units = readUnits(entered)
  const change = (done: string, action: () => Promise<unknown>) => run(`${name}: ${done}`, action)
  const disabled = isPending || units === undefined
  return (
    <>
      <Typography
        role="status"
        aria-label={`${variant.quantity} units of ${name}`}
        sx={{
          fontWeight: 650,
          fontSize: '1.125rem',
          textAlign: 'right',
          fontVariantNumeric: 'tabular-nums',
        }}
      >
        {variant.quantity.toLocaleString('en')}
      </Typography>
      <Box sx={{ display: 'flex', gap: 1, gridColumn: { xs: '1 / -1', sm: 'auto' } }}>
        <TextField
          label="Units"
          value={entered}
          onChange={(event) => setEntered(event.target.value)}
          error={units === undefined}
          slotProps={{ htmlInput: { inputMode: 'numeric', 'aria-label': `Units for ${name}` } }}
          sx={{ width: 84 }}
        />
        <Button
          variant="outlined"
          color="inherit"
          aria-label={`Remove units of ${name}`}
          disabled={disabled || units === 0}
          onClick={() =>
            change(`${units} removed`, () => inventory.remove(item.id, variant.id, units ?? 0))
          }
          sx={{ minWidth: 44 }}
        >
          <Icon name="minus" />
        </Button>
        <Button
          variant="outlined"
          color="inherit"
          aria-label={`Add units of ${name}`}
          disabled={disabled || units === 0}
          onClick={() =>
            change(`${units} added`, () => inventory.add(item.id, variant.id, units ?? 0))
          }
          sx={{ minWidth: 44 }}
        >
          <Icon name="plus" />
        </Button>
        <Button
          variant="outlined"
          color="inherit"
          aria-label={`Set units of ${name}`}
          disabled={disabled}
          onClick={() =>
            change(`set to ${units}`, () => inventory.set(item.id, variant.id, units ?? 0))
          }
        >
          Set
        </Button>
      </Box>
    </>
  )
}

function UncountedStock({ item, variant, name }: VariantStockControlProps & { name: string }) {
  const inventory = useInventoryActions()
  const { run, isPending } = useRunAction()
  return (
    <FormControlLabel
      control={<Switch checked={variant.inStock} disabled={isPending} />}
      label={`${name} in stock`}
      onChange={(_event, inStock) => {
        run(inStock ? `${name} is in stock` : `${name} is out of stock`, () =>
          inventory.setInStock(item.id, variant.id, inStock),
        )
      }}
      sx={{ gridColumn: { sm: '2 / -1' }, justifySelf: 'end' }}
    />
  )
}
