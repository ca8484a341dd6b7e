import { useFormats, useTexts } from '../../messages/language-context.tsx'
import { Icon } from '../icons/icon.tsx'
import { useCurrentList } from './current-list.ts'
import type { Filter } from './description.ts'
import { readRange } from './range.ts'
import { SaveView } from './save-view.tsx'

/** The active filters, each with a button that removes it. */
export function FilterChips() {
  const texts = useTexts('lists')
  const { number } = useFormats()
  const { address, narrow, filter, description } = useCurrentList()
  const { filters, search } = address
  const rangeText = (value: string) => {
    const { from, to } = readRange(value)
    if (from === undefined) return to === undefined ? value : texts.rangeTo(to)
    return to === undefined ? texts.rangeFrom(from) : `${number(from)}–${number(to)}`
  }
  const textOf = (known: Filter | undefined, source: string, value: string) => {
    if (!known) return `${source}: ${value}`
    if (known.kind === 'chip') return known.text(value)
    if (known.kind === 'range') return `${known.label}: ${rangeText(value)}`
    const option = known.options?.find((one) => one.value === value)
    return `${known.label}: ${option?.label ?? (known.options && known.unnamed) ?? value}`
  }
  const chips = Object.entries(filters).map(([source, value]) => ({
    source,
    text: textOf(
      description.filters?.find((known) => known.source === source),
      source,
      value,
    ),
  }))
  if (chips.length === 0) return null
  return (
    <ul className="list-chips" aria-label={texts.filtersInUse}>
      {chips.map(({ source, text }) => (
        <li key={source}>
          <button type="button" onClick={() => filter(source, '')}>
            <span className="unseen">{texts.removeFilter}</span>
            {text}
            <Icon name="close" />
          </button>
        </li>
      ))}
      {(chips.length > 1 || search !== '') && (
        <li>
          <button
            type="button"
            className="list-clear"
            onClick={() => narrow({ filters: {}, search: '' })}
          >
            {texts.clearAll}
          </button>
        </li>
      )}
      <li>
        <SaveView />
      </li>
    </ul>
  )
}
