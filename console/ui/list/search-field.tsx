import { IconButton, InputAdornment, TextField } from '@mui/material'
import { useListContext } from 'ra-core'
import { useEffect, useRef, useState } from 'react'
import { useTexts } from '../../messages/language-context.tsx'
import { Icon } from '../icons/icon.tsx'

const TYPING_PAUSE = 250

/** Searches the list while the owner types; the term is kept in the address, so a link to the list keeps it. */
export function SearchField({ label }: { label: string }) {
  const { clearSearch } = useTexts('lists')
  const { filterValues, setFilters } = useListContext()
  const current = typeof filterValues.q === 'string' ? filterValues.q : ''
  const [text, setText] = useState(current)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)

  const filters = useRef(filterValues)
  const searched = useRef(current)

  useEffect(() => {
    filters.current = filterValues
  }, [filterValues])
  useEffect(() => {
    // The address follows this field with a delay; taking its term over would undo what was typed since.
    if (current === searched.current) return
    searched.current = current
    setText(current)
  }, [current])
  useEffect(() => () => clearTimeout(timer.current), [])

  const search = (value: string, pause: number) => {
    setText(value)
    clearTimeout(timer.current)
    timer.current = setTimeout(() => {
      const { q: _, ...others } = filters.current
      searched.current = value.trim()
      setFilters(searched.current ? { ...others, q: searched.current } : others)
    }, pause)
  }

  return (
    <TextField
      type="search"
      label={label}
      value={text}
      onChange={(event) => search(event.target.value, TYPING_PAUSE)}
      onKeyDown={(event) => {
        if (event.key === 'Escape') search('', 0)
      }}
      sx={{
        flex: '1 1 240px',
        '& input::-webkit-search-cancel-button': { display: 'none' },
      }}
      slotProps={{
        input: {
          startAdornment: (
            <InputAdornment position="start">
              <Icon name="search" />
            </InputAdornment>
          ),
          endAdornment: text && (
            <InputAdornment position="end">
              <IconButton size="small" aria-label={clearSearch} onClick={() => search('', 0)}>
                <Icon name="close" />
              </IconButton>
            </InputAdornment>
          ),
        },
      }}
    />
  )
}
