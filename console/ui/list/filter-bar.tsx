// The filters of a list, each with its number of results.
import { useState } from 'react'
import { useFormats, useTexts } from '../../messages/language-context.tsx'
import { useCurrentList } from './current-list.ts'
import type { Filter } from './description.ts'
import { RangeField } from './range-field.tsx'
import { useCounts } from './use-count.ts'

export function FilterBar() {
  const { description } = useCurrentList()
  return description.filters?.map((filter) => {
    if (filter.kind === 'choice') return <Choice key={filter.source} filter={filter} />
    return filter.kind === 'range' && <RangeField key={filter.source} filter={filter} />
  })
}

/** More values would be too many concurrent counts. */
const MOST_COUNTED = 12

function Choice({ filter }: { filter: Extract<Filter, { kind: 'choice' }> }) {
  const { label, source, options = [], unnamed, unavailable } = filter
  const { all } = useTexts('lists')
  const { resource, address, description, filter: narrow } = useCurrentList()
  const value = address.filters[source] ?? ''
  // Such as a deleted collection in a saved view: without an option, the filter would look unset.
  const isForeign = value !== '' && !options.some((option) => option.value === value)
  const [opened, setOpened] = useState(false)
  // Counts of the whole list hold while no other filter is set.
  const narrowed =
    address.search !== '' ||
    description.fixed !== undefined ||
    Object.keys(address.filters).some((name) => name !== source)
  const known = !narrowed && options.every(({ count }) => count !== undefined)
  const { number } = useFormats()
  const counted = !known && options.length <= MOST_COUNTED ? options : []
  const counts = useCounts(
    resource,
    counted.map((option) => ({
      search: address.search,
      filters: { ...address.filters, ...description.fixed, [source]: option.value },
    })),
    address.sort,
    opened && unavailable === undefined,
  )
  return (
    <label className="list-filter" data-on={value === '' ? undefined : ''} title={unavailable}>
      <span>{label}</span>
      <select
        aria-label={label}
        value={value}
        disabled={unavailable !== undefined}
        onFocus={() => setOpened(true)}
        onPointerDown={() => setOpened(true)}
        onChange={(event) => narrow(source, event.target.value)}
      >
        <option value="">{all}</option>
        {isForeign && <option value={value}>{(filter.options && unnamed) ?? value}</option>}
        {options.map((option, index) => (
          <option
            key={option.value}
            value={option.value}
            data-count={known ? number(option.count ?? 0) : counts[index]}
          >
            {option.label}
          </option>
        ))}
      </select>
    </label>
  )
}
