// What the table shows of each record, and how high its rows are.
import { Box, Popover, Typography } from '@mui/material'
import { useId, useState } from 'react'
import { useTexts } from '../../messages/language-context.tsx'
import { Icon } from '../icons/icon.tsx'
import { useCurrentList } from './current-list.ts'
import { useColumns, useDensity } from './use-shape.ts'

const densities = ['comfortable', 'compact'] as const

export function ShapeMenu() {
  const texts = useTexts('lists')
  const { resource, description } = useCurrentList()
  const { shown, toggle } = useColumns(resource, description)
  const [density, setDensity] = useDensity()
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const id = useId()
  return (
    <>
      <button
        type="button"
        className="list-tool"
        aria-haspopup="dialog"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        <Icon name="columns" />
        {texts.columns}
      </button>
      <Popover
        open={anchor !== null}
        anchorEl={anchor}
        onClose={() => setAnchor(null)}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
        transformOrigin={{ vertical: 'top', horizontal: 'right' }}
        slotProps={{
          paper: {
            role: 'dialog',
            'aria-label': texts.columnsAndRows,
            sx: { mt: 0.75, p: 2, minWidth: 220, border: 1, borderColor: 'divider' },
          },
        }}
      >
        <Box component="fieldset" sx={groupStyle}>
          <Typography component="legend" variant="body2" sx={{ fontWeight: 650, mb: 0.5 }}>
            {texts.columns}
          </Typography>
          {description.columns.map((column) => (
            <label key={column.id}>
              <input
                type="checkbox"
                checked={shown.includes(column)}
                onChange={() => toggle(column.id)}
              />
              {column.label}
            </label>
          ))}
        </Box>
        <Box component="fieldset" sx={{ ...groupStyle, mt: 1.5 }}>
          <Typography component="legend" variant="body2" sx={{ fontWeight: 650, mb: 0.5 }}>
            {texts.rows}
          </Typography>
          {densities.map((value) => (
            <label key={value}>
              <input
                type="radio"
                name={id}
                checked={density === value}
                onChange={() => setDensity(value)}
              />
              {texts.density[value]}
            </label>
          ))}
        </Box>
      </Popover>
    </>
  )
}

const groupStyle = {
  border: 0,
  m: 0,
  p: 0,
  '& label': {
    display: 'flex',
    alignItems: 'center',
    gap: 1.25,
    minHeight: 36,
    fontSize: '0.9375rem',
    cursor: 'pointer',
  },
  '& input': { width: 18, height: 18, m: 0, accentColor: 'var(--mui-palette-primary-main)' },
} as const
