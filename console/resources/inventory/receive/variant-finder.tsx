// Finds a variant by name or SKU; a scanner types the SKU and presses Enter.
import { Box, TextField, Typography } from '@mui/material'
import { useQuery } from '@tanstack/react-query'
import { useDataProvider } from 'ra-core'
import { useDeferredValue, useRef, useState } from 'react'
import { useTexts } from '../../../messages/language-context.tsx'
import { useNotifyFailure } from '../../../store/notify-failure.ts'
import { typedKey } from '../../../ui/controls/typed-key.ts'
import { type StockRow, stockName } from '../stock-row.ts'
import { scanned } from './lines.ts'

const MOST_FOUND = 8

export function VariantFinder({ take }: { take(row: StockRow): void }) {
  const { receive: texts } = useTexts('inventory')
  const dataProvider = useDataProvider()
  const notifyFailure = useNotifyFailure()
  const [text, setText] = useState('')
  const [unknown, setUnknown] = useState<string>()
  const field = useRef<HTMLInputElement>(null)
  const wanted = useDeferredValue(text.trim())
  const find = async (q: string, signal?: AbortSignal) => {
    const { data } = await dataProvider.getList<StockRow>('inventory', {
      filter: { q, counted: 'yes' },
      pagination: { page: 1, perPage: MOST_FOUND },
      sort: { field: 'productName', order: 'ASC' },
      ...(signal && { signal }),
    })
    return data
  }
  const { data: found = [] } = useQuery({
    queryKey: ['inventory', 'found', wanted],
    queryFn: ({ signal }) => find(wanted, signal),
    enabled: wanted !== '',
  })
  const choose = (row: StockRow) => {
    take(row)
    setText('')
    setUnknown(undefined)
    field.current?.focus()
  }
  /** A scanner is faster than the search: Enter looks for itself, and the field is empty for the next code at once. */
  const scan = async (code: string) => {
    setText('')
    setUnknown(undefined)
    const putBack = () => setText((now) => now || code)
    try {
      const matches = await find(code)
      const only = scanned(matches, code) ?? (matches.length === 1 ? matches[0] : undefined)
      if (only) return take(only)
      putBack()
      if (matches.length === 0) setUnknown(code)
    } catch (failure) {
      putBack()
      notifyFailure(failure, code)
    }
  }
  return (
    <>
      <TextField
        autoFocus
        fullWidth
        inputRef={field}
        label={texts.find}
        value={text}
        onChange={(event) => setText(event.target.value)}
        onKeyDown={(event) => {
          if (typedKey(event) !== 'Enter' || text.trim() === '') return
          event.preventDefault()
          void scan(text.trim())
        }}
        helperText={unknown === undefined ? texts.findHelp : texts.unknown(unknown)}
        error={unknown !== undefined}
        sx={{ mt: 1 }}
      />
      {wanted !== '' && (
        <Box component="ul" aria-label={texts.found} sx={{ listStyle: 'none', m: 0, p: 0 }}>
          {found.map((row) => (
            <li key={row.id}>
              <Box component="button" type="button" onClick={() => choose(row)} sx={foundStyle}>
                {stockName(row)}
                <Typography component="small" variant="body2" color="textSecondary">
                  {row.sku}
                </Typography>
              </Box>
            </li>
          ))}
        </Box>
      )}
    </>
  )
}

const foundStyle = {
  display: 'flex',
  justifyContent: 'space-between',
  gap: 2,
  width: '100%',
  minHeight: 44,
  alignItems: 'center',
  font: 'inherit',
  color: 'inherit',
  textAlign: 'start',
  background: 'none',
  border: 0,
  borderBottom: 1,
  borderColor: 'divider',
  px: 1,
  cursor: 'pointer',
  '&:hover, &:focus-visible': { bgcolor: 'action.hover' },
} as const
