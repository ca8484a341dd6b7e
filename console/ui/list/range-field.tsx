// Filters a list by a range of numbers: applied on Enter and on blur.
import { useId, useLayoutEffect, useRef, useState } from 'react'
import { useFormats, useTexts } from '../../messages/language-context.tsx'
import { SmallNumberField } from '../numbers/small-number-field.tsx'
import type { EnteredNumber } from '../numbers/use-typed-number.ts'
import { useCurrentList } from './current-list.ts'
import type { Filter } from './description.ts'
import { readRange, writeRange } from './range.ts'

type Ends = Record<'from' | 'to', EnteredNumber>

interface Typed extends Ends {
  /** The range in the address that it was typed over. */
  of: string
  /** The range that was last applied; the address may not have it yet. */
  applied?: string
}

export function RangeField({ filter }: { filter: Extract<Filter, { kind: 'range' }> }) {
  const { label, source, numbers, unavailable } = filter
  const { address, filter: narrow } = useCurrentList()
  const value = address.filters[source] ?? ''
  const nameId = useId()
  const texts = useTexts('lists')
  const { currencySign } = useFormats()
  const { kind, currency, after: unit = currency && currencySign(currency) } = numbers
  const [typed, setTyped] = useState(() => rangeAt(value))
  let now = typed
  if (typed.of !== value) {
    // An end may have been typed since the other was applied; any other change of the address, such as Back, wins.
    const isNewer = typed.applied === value && writtenOf(typed) !== value
    now = isNewer ? { ...typed, of: value } : rangeAt(value)
    setTyped(now)
  }
  // A ref to both ends: one may blur before the other's change renders.
  const latest = useRef(now)
  useLayoutEffect(() => {
    latest.current = now
  })
  const apply = () => {
    const applied = writtenOf(latest.current)
    if (applied === undefined || applied === value) return
    latest.current = { ...latest.current, applied }
    setTyped(latest.current)
    narrow(source, applied)
  }
  const field = (end: 'from' | 'to') => (
    <SmallNumberField
      kind={kind}
      name={texts[end]}
      value={now[end]}
      disabled={unavailable !== undefined}
      change={(entered) => {
        latest.current = { ...latest.current, [end]: entered }
        setTyped(latest.current)
      }}
      enter={apply}
    />
  )
  return (
    <fieldset
      className="list-filter"
      // Safari draws a legend over the upper edge.
      aria-labelledby={nameId}
      data-on={value === '' ? undefined : ''}
      title={unavailable}
    >
      <span id={nameId}>
        {label}
        {unit && <> ({unit})</>}
      </span>
      {field('from')}
      <span aria-hidden>–</span>
      {field('to')}
    </fieldset>
  )
}

function rangeAt(value: string): Typed {
  const { from = null, to = null } = readRange(value)
  return { of: value, from, to }
}

/** The range as an address holds it; undefined while one of its ends is no number. */
function writtenOf({ from, to }: Ends): string | undefined {
  if (typeof from === 'string' || typeof to === 'string') return undefined
  return writeRange({ from: from ?? undefined, to: to ?? undefined })
}
