import { Box, TextField } from '@mui/material'
import { useState } from 'react'
import { useTexts } from '../../../messages/language-context.tsx'
import { unitsKind } from '../../../messages/number-kinds.ts'
import { IconButton } from '../../../ui/controls/icon-button.tsx'
import { typedKey } from '../../../ui/controls/typed-key.ts'
import { numberKeys } from '../../../ui/numbers/use-number-reader.ts'
import { UnitsNote } from '../parts/units-note.tsx'
import { readUnits } from '../read-entry.ts'
import type { Line } from './lines.ts'

/** One variant of the delivery, with its units. */
export function ReceivedLine({ line, set }: { line: Line; set(units: number): void }) {
  const texts = useTexts('inventory')
  const [typed, setTyped] = useState<string>()
  const shown = typed ?? String(line.units)
  const type = (text: string) => {
    setTyped(text)
    // Save sends what is shown; a zero removes a line only once committed.
    const { value } = readUnits(text)
    if (typeof value === 'number' && value > 0) set(value)
  }
  const enter = () => {
    const { value } = readUnits(typed ?? '')
    if (value === 0) set(0)
    // A refused count stays: the one before it would be saved in its place.
    if (value !== undefined) setTyped(undefined)
  }
  const step = (by: number) => {
    setTyped(undefined)
    set(line.units + by)
  }
  return (
    <Box component="li" sx={lineStyle}>
      <div>
        <b>
          <bdi>{line.name}</bdi>
        </b>
        <small>
          <bdi>{line.sku}</bdi>
        </small>
      </div>
      <IconButton icon="minus" label={texts.remove(line.name)} onClick={() => step(-1)} />
      <div className="number-field">
        <TextField
          value={shown}
          onChange={(event) => type(event.target.value)}
          error={typeof readUnits(shown).value !== 'number'}
          onBlur={enter}
          onKeyDown={(event) => {
            if (typedKey(event) === 'Enter') enter()
          }}
          slotProps={{
            htmlInput: {
              ...numberKeys(unitsKind),
              'aria-label': texts.units,
              'aria-description': line.name,
            },
          }}
          sx={{ width: 76, '& input': { textAlign: 'center' } }}
        />
        {typed !== undefined && <UnitsNote text={typed} />}
      </div>
      <IconButton icon="plus" label={texts.add(line.name)} onClick={() => step(1)} />
    </Box>
  )
}

const lineStyle = {
  display: 'flex',
  alignItems: 'center',
  gap: 0.5,
  py: 0.75,
  borderTop: 1,
  borderColor: 'divider',
  '& > div:first-of-type': { flex: 1, minWidth: 0, overflowWrap: 'anywhere' },
  '& small': { display: 'block', color: 'text.secondary' },
  // Past its field's end is the edge of a phone's dialog.
  '& .number-note': { insetInline: 'auto 0' },
} as const
