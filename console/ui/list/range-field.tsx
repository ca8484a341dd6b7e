// Filters a list by a range of numbers: applied on Enter and on blur.
import { useLayoutEffect, useRef, useState } from 'react'
import { useFormats, useTexts } from '../../messages/language-context.tsx'
import { SmallNumberField } from '../numbers/small-number-field.tsx'
import type { EnteredNumber } from '../numbers/use-typed-number.ts'
import { useCurrentList } from './current-list.ts'
import type { RangeFilter } from './description.ts'
import { type NumberRange, readRange, writeRange } from './range.ts'

type Ends = Record<'from' | 'to', EnteredNumber>

export function RangeField({ filter }: { filter: RangeFilter }) {
  const { label, source, numbers, unavailable } = filter
  const { address, filter: narrow } = useCurrentList()
  const value = address.filters[source] ?? ''
  const texts = useTexts('lists')
  const { currencySign } = useFormats()
  const { kind, currency, after: unit = currency && currencySign(currency) } = numbers
  // The typed value before it is applied; reset whenever the address changes, such as by the back button.
  const [typed, setTyped] = useState<Ends & { of: string }>()
  const held = readRange(value)
  const now =
    typed?.of === value ? typed : { of: value, from: held.from ?? null, to: held.to ?? null }
  // A ref to both ends: one may blur before the other's change renders.
  const latest = useRef(now)
  useLayoutEffect(() => {
    latest.current = now
  })
  const apply = () => {
    const next = rangeOf(latest.current)
    if (next && writeRange(next) !== value) narrow(source, writeRange(next))
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
    <fieldset className="list-filter" data-on={value === '' ? undefined : ''} title={unavailable}>
      <legend>
        {label}
        {unit && <> ({unit})</>}
      </legend>
      {field('from')}
      <span aria-hidden>–</span>
      {field('to')}
    </fieldset>
  )
}

/** Both ends as numbers; undefined while one of them is none. */
function rangeOf({ from, to }: Ends): NumberRange | undefined {
  if (typeof from === 'string' || typeof to === 'string') return undefined
  return { from: from ?? undefined, to: to ?? undefined }
}
