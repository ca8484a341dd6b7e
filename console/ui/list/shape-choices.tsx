// The columns of the table, and the height of its rows.
import {
  Checkbox,
  FormControl,
  FormControlLabel,
  FormLabel,
  Popover,
  Radio,
  RadioGroup,
} from '@mui/material'
import { useId } from 'react'
import { useTexts } from '../../messages/language-context.tsx'
import { useCurrentList } from './current-list.ts'
import { densities, useColumns, useDensity } from './use-shape.ts'

export function ShapeChoices({ anchor, close }: { anchor: HTMLElement; close(): void }) {
  const texts = useTexts('lists')
  const { resource, description } = useCurrentList()
  const { shown, toggle } = useColumns(resource, description)
  const [density, setDensity] = useDensity()
  const id = useId()
  return (
    <Popover
      open
      anchorEl={anchor}
      onClose={close}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
      transformOrigin={{ vertical: 'top', horizontal: 'right' }}
      slotProps={{ paper: { role: 'dialog', 'aria-label': texts.columnsAndRows, sx: paperStyle } }}
    >
      <FormControl component="fieldset">
        <FormLabel component="legend">{texts.columns}</FormLabel>
        {description.columns.map((column) => (
          <FormControlLabel
            key={column.id}
            label={column.label}
            control={
              <Checkbox
                size="small"
                checked={shown.includes(column)}
                onChange={() => toggle(column.id)}
              />
            }
          />
        ))}
      </FormControl>
      <FormControl>
        <FormLabel id={id}>{texts.rows}</FormLabel>
        <RadioGroup aria-labelledby={id}>
          {densities.map((value) => (
            <FormControlLabel
              key={value}
              label={texts.density[value]}
              control={
                <Radio
                  size="small"
                  checked={density === value}
                  onChange={() => setDensity(value)}
                />
              }
            />
          ))}
        </RadioGroup>
      </FormControl>
    </Popover>
  )
}

const paperStyle = {
  display: 'grid',
  gap: 1.5,
  minWidth: 220,
  mt: 0.75,
  px: 2,
  py: 1.5,
  '& .MuiFormLabel-root': { fontWeight: 600 },
} as const
