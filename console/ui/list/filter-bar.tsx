// The fields that narrow a list, each with what it would leave.
import { useRef, useState } from 'react'
import { useTexts } from '../../messages/language-context.tsx'
import { useCurrentList } from './current-list.ts'
import type { ChoiceFilter, Filter, RangeFilter } from './description.ts'
import { readRange, writeRange } from './range.ts'
import { useCounts } from './use-count.ts'

export function FilterBar() {
  const { description } = useCurrentList()
  return description.filters?.map((filter) => <FilterField key={filter.source} filter={filter} />)
}

function FilterField({ filter }: { filter: Filter }) {
  return filter.kind === 'choice' ? <Choice filter={filter} /> : <Range filter={filter} />
}

/** Sets or clears one filter of the list. */
function useFilter(source: string) {
  const { address, filter } = useCurrentList()
  return { value: address.filters[source] ?? '', set: (next: string) => filter(source, next) }
}

/** Counting more values than this would ask the platform too much at once. */
const MOST_COUNTED = 12

function Choice({ filter }: { filter: ChoiceFilter }) {
  const { label, source, options = [], unavailable } = filter
  const { all } = useTexts('lists')
  const { resource, address, description } = useCurrentList()
  const { value, set } = useFilter(source)
  const [opened, setOpened] = useState(false)
  // What is known of the whole list holds while nothing else narrows it.
  const narrowed =
    address.search !== '' ||
    description.fixed !== undefined ||
    Object.keys(address.filters).some((name) => name !== source)
  const known = !narrowed && options.every(({ count }) => count !== undefined)
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
        onChange={(event) => set(event.target.value)}
      >
        <option value="">{all}</option>
        {options.map((option, index) => (
          <option
            key={option.value}
            value={option.value}
            data-count={known ? option.count : counts[index]}
          >
            {option.label}
          </option>
        ))}
      </select>
    </label>
  )
}

function Range({ filter: { label, source, unit, unavailable } }: { filter: RangeFilter }) {
  const { value, set } = useFilter(source)
  const texts = useTexts('lists')
  const range = readRange(value)
  const fields = useRef<HTMLFieldSetElement>(null)
  const field = (end: 'from' | 'to', name: string) => (
    <input
      // The address may change without this field, such as by the back button.
      key={`${end}${range[end] ?? ''}`}
      aria-label={name}
      placeholder={name}
      inputMode="decimal"
      defaultValue={range[end] ?? ''}
      disabled={unavailable !== undefined}
      onBlur={enter}
      onKeyDown={(event) => {
        if (event.key === 'Enter') enter()
      }}
    />
  )
  // As both fields read now: the address may not hold yet what was entered in the other one.
  const enter = () => {
    const entered = [...(fields.current?.querySelectorAll('input') ?? [])].map((input) =>
      input.value.trim() === '' ? undefined : Number(input.value.replace(',', '.')),
    )
    if (entered.some(Number.isNaN)) return
    const [from, to] = entered
    const next = writeRange({ from, to })
    if (next !== value) set(next)
  }
  return (
    <fieldset
      ref={fields}
      className="list-filter"
      data-on={value === '' ? undefined : ''}
      title={unavailable}
    >
      <legend>{unit ? `${label} (${unit})` : label}</legend>
      {field('from', texts.from)}
      <span aria-hidden>–</span>
      {field('to', texts.to)}
    </fieldset>
  )
}
