// Finds a variant by name or SKU; a scanner types the SKU and presses Enter.
import { Box, TextField, Typography } from '@mui/material'
import { useQuery } from '@tanstack/react-query'
import { chunk, uniq } from 'es-toolkit'
import { useDataProvider } from 'ra-core'
import { type ClipboardEvent, type KeyboardEvent, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { isolated } from '../../../messages/isolated.ts'
import { useFormats, useTexts } from '../../../messages/language-context.tsx'
import { useFailureWords } from '../../../store/failure-text.ts'
import { LARGEST_PAGE } from '../../../store/list-query.ts'
import { useNotifyFailure } from '../../../store/notify-failure.ts'
import { typedKey } from '../../../ui/controls/typed-key.ts'
import { useTyped } from '../../../ui/controls/use-typed.ts'
import { type StockRow, stockName } from '../stock-row.ts'
import { readDelivery, readNote } from './delivery-note.ts'
import { scanned } from './lines.ts'

const MOST_FOUND = 8

/** SKUs of one query, each of which may be that of several variants. */
const SKUS_AT_ONCE = LARGEST_PAGE / 2

export function VariantFinder({ take }: { take(row: StockRow, units?: number): void }) {
  const { receive: texts } = useTexts('inventory')
  const { loading } = useTexts('lists')
  const { list } = useFormats()
  const dataProvider = useDataProvider()
  const notifyFailure = useNotifyFailure()
  const wordsOf = useFailureWords()
  const [text, setText] = useState('')
  const [refusal, setRefusal] = useState<string>()
  const [pasting, setPasting] = useState(false)
  const field = useRef<HTMLInputElement>(null)
  const wanted = useTyped(text.trim())
  const find = async (wanted: { q: string } | { skus: string }, signal?: AbortSignal) => {
    const { data } = await dataProvider.getList<StockRow>('inventory', {
      filter: { ...wanted, counted: 'yes' },
      pagination: { page: 1, perPage: 'skus' in wanted ? LARGEST_PAGE : MOST_FOUND },
      sort: { field: 'productName', order: 'ASC' },
      ...(signal && { signal }),
    })
    return data
  }
  const { data: found = [], error } = useQuery({
    queryKey: ['inventory', 'found', wanted],
    queryFn: ({ signal }) => find({ q: wanted }, signal),
    enabled: wanted !== '',
    placeholderData: (before) => before?.filter((row) => holds(row, wanted)),
  })
  const refused = refusal ?? (error ? wordsOf(error).text : undefined)
  const choose = (row: StockRow) => {
    take(row)
    setText('')
    setRefusal(undefined)
    field.current?.focus()
  }
  /** Selected, so that the next scan replaces it, unless that came first. */
  const putBack = (code: string) => {
    flushSync(() => setText((now) => now || code))
    if (field.current?.value === code) field.current.select()
  }
  /** A scanner outpaces the search: Enter runs its own query, and clears the field for the next code. */
  const scan = async (code: string) => {
    setText('')
    setRefusal(undefined)
    try {
      // An exact query: a search returns only the first few that contain it.
      const same = scanned(await find({ skus: code }), code)
      if (same) return take(same)
      const similar = await find({ q: code })
      // Differs only in case.
      const exact = scanned(similar, code)
      if (exact) return take(exact)
      putBack(code)
      setRefusal(similar.length === 0 ? texts.unknown(code) : texts.inexact(code))
    } catch (failure) {
      putBack(code)
      notifyFailure(failure, code)
    }
  }
  const paste = async (event: ClipboardEvent) => {
    const note = readNote(event.clipboardData.getData('text/plain'))
    if (!note) return
    event.preventDefault()
    setRefusal(undefined)
    setPasting(true)
    try {
      const known: StockRow[] = []
      for (const skus of chunk(uniq(note.flat().filter(Boolean)), SKUS_AT_ONCE)) {
        known.push(...(await find({ skus: skus.join('\n') })))
      }
      const { received, skipped } = readDelivery(note, known)
      // In the order of the note: each goes to the top.
      for (const { row, units } of received.reverse()) take(row, units)
      if (skipped.length > 0) setRefusal(texts.skipped(list(skipped.map(isolated))))
    } catch (failure) {
      notifyFailure(failure)
    }
    setPasting(false)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (typedKey(event) !== 'Enter' || text.trim() === '') return
    event.preventDefault()
    void scan(text.trim())
  }
  return (
    <Box onKeyDown={moveByArrow}>
      <TextField
        autoFocus
        inputRef={field}
        label={texts.find}
        value={text}
        onChange={(event) => setText(event.target.value)}
        onKeyDown={onKeyDown}
        onPaste={paste}
        helperText={refused ?? (pasting ? loading : texts.findHelp)}
        error={refused !== undefined}
        sx={{ mt: 1 }}
      />
      {wanted !== '' && (
        <ul aria-label={texts.found}>
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
        </ul>
      )}
    </Box>
  )
}

function holds({ productName, sku }: StockRow, text: string): boolean {
  return [productName, sku].some((part) => part.toLowerCase().includes(text.toLowerCase()))
}

function moveByArrow(event: KeyboardEvent<HTMLElement>) {
  const key = typedKey(event)
  if (key !== 'ArrowDown' && key !== 'ArrowUp') return
  const stops = [...event.currentTarget.querySelectorAll<HTMLElement>('input, button')]
  const at = stops.findIndex((stop) => stop.matches(':focus'))
  event.preventDefault()
  stops[at + (key === 'ArrowDown' ? 1 : -1)]?.focus()
}

const foundStyle = {
  display: 'flex',
  justifyContent: 'space-between',
  gap: 2,
  width: '100%',
  minHeight: 44,
  alignItems: 'center',
  textAlign: 'start',
  borderBottom: 1,
  borderColor: 'divider',
  px: 1,
  '&:hover, &:focus-visible': { bgcolor: 'action.hover' },
} as const
