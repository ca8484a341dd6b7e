// A number field: the text, its parsed value, and a choice where it is ambiguous.
import { InputAdornment, TextField, type TextFieldProps } from '@mui/material'
import { type ReactNode, type Ref, useRef } from 'react'
import { useFormats } from '../../messages/language-context.tsx'
import type { NumberKind } from '../../messages/read-number.ts'
import { NumberChoices, useChoicesInWords } from './number-choices.tsx'
import { numberKeys } from './use-number-reader.ts'
import { type EnteredNumber, useTypedNumber } from './use-typed-number.ts'

type Look = Pick<
  TextFieldProps,
  'id' | 'name' | 'label' | 'autoFocus' | 'disabled' | 'error' | 'helperText'
>

/** What a field takes, and its unit. Money needs a currency: the locale decides the side of its sign. */
export type NumberUnit =
  | { kind: NumberKind & { money: true }; currency: string; after?: never }
  | { kind: NumberKind & { money?: false }; currency?: never; after?: ReactNode }

interface Entry extends Look {
  value: EnteredNumber
  change(value: EnteredNumber): void
  blur?(): void
  inputRef?: Ref<HTMLInputElement>
  isRequired?: boolean | undefined
}

export function NumberField(props: Entry & NumberUnit) {
  const { kind, value, change, blur, inputRef, currency, after, ...shown } = props
  const { isRequired, error, helperText, ...look } = shown
  const typed = useTypedNumber(kind, value, change)
  const { reader, choices, echo, fault } = typed
  const inWords = useChoicesInWords(reader)
  const { currencySign, currencyLeads } = useFormats()
  const leads = currency !== undefined && currencyLeads(currency)
  const beside = currency === undefined ? after : currencySign(currency)
  const field = useRef<HTMLDivElement>(null)
  return (
    <div ref={field} className="number-field">
      <TextField
        {...look}
        {...(inputRef && { inputRef })}
        value={typed.text}
        onChange={(event) => typed.type(event.target.value)}
        onBlur={() => {
          blur?.()
          typed.rest()
        }}
        error={Boolean(error) || fault !== undefined}
        helperText={fault ?? helperText}
        slotProps={{
          htmlInput: { ...numberKeys(kind), 'aria-required': isRequired },
          input: {
            startAdornment: leads && <InputAdornment position="start">{beside}</InputAdornment>,
            endAdornment: (echo || (beside && !leads)) && (
              <InputAdornment position="end">
                {!choices && echo && (
                  <span aria-hidden className="number-echo">
                    {echo}
                  </span>
                )}
                {!leads && beside}
              </InputAdornment>
            ),
          },
        }}
      />
      {choices && (
        <NumberChoices
          choices={choices}
          chosen={value}
          reader={reader}
          choose={(choice) => {
            typed.choose(choice)
            // The choice unmounts once made: focus returns to the field.
            field.current?.querySelector('input')?.focus()
          }}
        />
      )}
      {/* The parsed value, announced once typing pauses. */}
      <span className="unseen" aria-live="polite">
        {choices ? inWords(choices, value) : echo}
      </span>
    </div>
  )
}
