import { TextField } from '@mui/material'
import { useListContext } from 'ra-core'
import { useTexts } from '../../messages/language-context.tsx'

interface FilterSelectProps {
  label: string
  /** The filter's name in the list's address. */
  source: string
  options: { value: string; label: string }[]
}

/** Narrows the list by one field; "All" takes the filter away. */
export function FilterSelect({ label, source, options }: FilterSelectProps) {
  const { all } = useTexts('lists')
  const { filterValues, setFilters } = useListContext()
  const value = String(filterValues[source] ?? '')
  return (
    <TextField
      select
      label={label}
      value={value}
      onChange={(event) => {
        const { [source]: _, ...others } = filterValues
        setFilters(event.target.value ? { ...others, [source]: event.target.value } : others)
      }}
      slotProps={{ select: { native: true }, inputLabel: { shrink: true } }}
      sx={{ flex: { xs: '1 1 130px', sm: '0 0 auto' }, minWidth: 130 }}
    >
      <option value="">{all}</option>
      {options.map((option) => (
        <option key={option.value} value={option.value}>
          {option.label}
        </option>
      ))}
    </TextField>
  )
}
