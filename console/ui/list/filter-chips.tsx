import { useFormats, useTexts } from '../../messages/language-context.tsx'
import { Icon } from '../icons/icon.tsx'
import { useCurrentList } from './current-list.ts'
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
  const textOf = (source: string, value: string) => {
    const known = description.filters?.find((one) => one.source === source)
    if (!known) return `${source}: ${value}`
    if (known.kind === 'chip') return known.text(value)
    if (known.kind === 'range') return `${known.label}: ${rangeText(value)}`
    const option = known.options?.find((one) => one.value === value)
    return `${known.label}: ${option?.label ?? (known.options && known.unnamed) ?? value}`
  }
  const chips = Object.entries(filters)
  if (chips.length === 0) return null
  return (
    <ul className="list-chips" aria-label={texts.filtersInUse}>
      {chips.map(([source, value]) => (
        <li key={source}>
          <button type="button" onClick={() => filter(source, '')}>
            <span className="unseen">{texts.removeFilter}</span>
            {textOf(source, value)}
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
