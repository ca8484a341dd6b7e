import { Box, IconButton, TextField } from '@mui/material'
import { useState } from 'react'
import { useTexts } from '../../../messages/language-context.tsx'
import { Icon } from '../../../ui/icons/icon.tsx'
import type { Line } from './lines.ts'

/** One variant of the delivery, with its units. */
export function ReceivedLine({ line, set }: { line: Line; set(units: number): void }) {
  const texts = useTexts('inventory')
  const [typed, setTyped] = useState<string>()
  const shown = typed ?? String(line.units)
  const enter = () => {
    if (typed !== undefined && /^\d{1,5}$/.test(typed.trim())) set(Number(typed))
    setTyped(undefined)
  }
  return (
    <Box component="li" sx={lineStyle}>
      <div>
        <b>{line.name}</b>
        <small>{line.sku}</small>
      </div>
      <IconButton aria-label={texts.remove(line.name)} onClick={() => set(line.units - 1)}>
        <Icon name="minus" />
      </IconButton>
      <TextField
        value={shown}
        onChange={(event) => setTyped(event.target.value)}
        onBlur={enter}
        onKeyDown={(event) => {
          if (event.key === 'Enter') enter()
        }}
        slotProps={{
          htmlInput: { inputMode: 'numeric', 'aria-label': texts.unitsFor(line.name) },
        }}
        sx={{ width: 76, '& input': { textAlign: 'center' } }}
      />
      <IconButton aria-label={texts.add(line.name)} onClick={() => set(line.units + 1)}>
        <Icon name="plus" />
      </IconButton>
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
  '& .MuiIconButton-root': { width: 44, height: 44 },
} as const
