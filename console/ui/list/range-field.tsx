// Narrows a list to numbers between two: entered on Enter and on leaving a field.
import { useLayoutEffect, useRef, useState } from 'react'
import { useTexts } from '../../messages/language-context.tsx'
import { moneyKind } from '../../messages/number-kinds.ts'
import { NumberChoices } from '../numbers/number-choices.tsx'
import { NumberNote } from '../numbers/number-note.tsx'
import { numberKeys } from '../numbers/use-number-reader.ts'
import { type EnteredNumber, useTypedNumber } from '../numbers/use-typed-number.ts'
import type { RangeFilter } from './description.ts'
import { type NumberRange, readRange, writeRange } from './range.ts'
import { useFilter } from './use-filter.ts'

export function RangeField({
  filter: { label, source, unit, unavailable },
}: {
  filter: RangeFilter
}) {
  const { value, set } = useFilter(source)
  const texts = useTexts('lists')
  // What is typed and not yet applied; it goes whenever the address changes, such as by the back button.
  const [typed, setTyped] = useState<{ of: string; from: EnteredNumber; to: EnteredNumber }>()
  const held = readRange(value)
  const now =
    typed?.of === value ? typed : { of: value, from: held.from ?? null, to: held.to ?? null }
  // Both ends as they read now: one may be left before the other one's change is drawn.
  const latest = useRef(now)
  useLayoutEffect(() => {
    latest.current = now
  })
  const apply = () => {
    const next = rangeOf(latest.current)
    if (next && writeRange(next) !== value) set(writeRange(next))
  }
  const field = (end: 'from' | 'to') => (
    <RangeEnd
      name={texts[end]}
      value={now[end]}
      disabled={unavailable !== undefined}
      change={(entered) => {
        latest.current = { ...latest.current, [end]: entered }
        setTyped(latest.current)
      }}
      apply={apply}
    />
  )
  return (
    <fieldset className="list-filter" data-on={value === '' ? undefined : ''} title={unavailable}>
      <legend>{unit ? `${label} (${unit})` : label}</legend>
      {field('from')}
      <span aria-hidden>–</span>
      {field('to')}
    </fieldset>
  )
}

interface RangeEndProps {
  name: string
  value: EnteredNumber
  disabled: boolean
  change(value: EnteredNumber): void
  apply(): void
}

function RangeEnd({ name, value, disabled, change, apply }: RangeEndProps) {
  const typed = useTypedNumber(moneyKind, value, change)
  const [entering, setEntering] = useState(false)
  const { choices, fault, echo, reader } = typed
  return (
    <span className="number-field">
      <input
        {...numberKeys(moneyKind)}
        aria-label={name}
        aria-invalid={fault !== undefined}
        placeholder={name}
        value={typed.text}
        disabled={disabled}
        onChange={(event) => typed.type(event.target.value)}
        onFocus={() => setEntering(true)}
        onBlur={() => {
          setEntering(false)
          typed.rest()
          apply()
        }}
        onKeyDown={(event) => {
          if (event.key === 'Enter') apply()
        }}
      />
      {(entering || choices) && (
        <NumberNote text={fault ?? echo} fault={fault !== undefined}>
          {choices && (
            <NumberChoices
              choices={choices}
              chosen={value}
              reader={reader}
              choose={(choice) => {
                typed.choose(choice)
                apply()
              }}
            />
          )}
        </NumberNote>
      )}
    </span>
  )
}

/** Both ends as numbers; undefined while one of them is none. */
function rangeOf({
  from,
  to,
}: {
  from: EnteredNumber
  to: EnteredNumber
}): NumberRange | undefined {
  if (typeof from === 'string' || typeof to === 'string') return undefined
  return { from: from ?? undefined, to: to ?? undefined }
}
