// A number field in a row of others: while it is edited, its parsed value is overlaid below.
import { useState } from 'react'
import type { NumberKind } from '../../messages/read-number.ts'
import { typedKey } from '../controls/typed-key.ts'
import { NumberChoices } from './number-choices.tsx'
import { NumberNote } from './number-note.tsx'
import { numberKeys } from './use-number-reader.ts'
import { type EnteredNumber, useTypedNumber } from './use-typed-number.ts'

interface SmallNumberFieldProps {
  kind: NumberKind
  name: string
  value: EnteredNumber
  disabled: boolean
  change(value: EnteredNumber): void
  /** Commits the text: on Enter, on blur, and on a choice. */
  enter(): void
}

export function SmallNumberField(props: SmallNumberFieldProps) {
  const { kind, name, value, disabled, change, enter } = props
  const typed = useTypedNumber(kind, value, change)
  const [entering, setEntering] = useState(false)
  const { choices, fault, echo, reader } = typed
  return (
    <span className="number-field">
      <input
        {...numberKeys(kind)}
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
          enter()
        }}
        onKeyDown={(event) => {
          if (typedKey(event) === 'Enter') enter()
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
                enter()
              }}
            />
          )}
        </NumberNote>
      )}
    </span>
  )
}
