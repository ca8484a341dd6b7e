// The form fields of the console: MUI's fields on ra-core's form, each registered with it. react-admin's own inputs bring
// their export, their reference lists and their translations with them.
import {
  FormControlLabel,
  FormGroup,
  FormHelperText,
  MenuItem,
  Switch,
  TextField,
  type TextFieldProps,
} from '@mui/material'
import {
  type UseInputValue,
  useInput,
  useRecordContext,
  ValidationError,
  type Validator,
} from 'ra-core'
import { type ReactNode, useMemo } from 'react'
import { get, useFormContext } from 'react-hook-form'
import { useTexts } from '../../messages/language-context.tsx'
import { NumberField, type NumberUnit } from '../numbers/number-field.tsx'
import { useNumberReader } from '../numbers/use-number-reader.ts'
import { type Choice, type Numbers, useMountedField } from './field-registry.tsx'

interface FieldProps {
  source: string
  label: string
  isRequired?: boolean
  disabled?: boolean
  defaultValue?: unknown
  validate?: Validator
  /** A hint below the field, where there is no fault. */
  helperText?: ReactNode
}

type Look = Pick<
  TextFieldProps,
  'type' | 'placeholder' | 'autoFocus' | 'multiline' | 'minRows' | 'slotProps'
>

const usualLook = {
  // The browser would offer the owner's own name and address.
  autoComplete: 'off',
} as const

export function TextInput(props: FieldProps & Look) {
  const { look } = useField(props)
  return <TextField {...look} />
}

type NumberInputProps = Pick<FieldProps, 'source' | 'label' | 'isRequired' | 'helperText'> &
  NumberUnit & {
    autoFocus?: boolean
    /** The number format in other records, where it depends on them; must be referentially stable. */
    numbers?: Numbers
  }

/** An unparsable text stays in the form as typed and blocks the save. */
export function NumberInput(props: NumberInputProps) {
  const { source, label, isRequired, helperText, numbers, autoFocus, ...unit } = props
  const { kind, currency } = unit
  const { readRefused, faultIn } = useNumberReader(kind)
  const own = useMemo(() => ({ kind, currency }), [kind, currency])
  const { look, field } = useField({
    source,
    label,
    isRequired,
    numbers: numbers ?? own,
    helperText,
    autoFocus,
    validate: (value: unknown) =>
      typeof value === 'string' && value ? faultIn(readRefused(value)) : undefined,
  })
  const { value, onChange, onBlur }: { value: unknown } & typeof field = field
  return (
    <NumberField
      {...look}
      {...unit}
      isRequired={isRequired}
      value={typeof value === 'number' || (typeof value === 'string' && value) ? value : null}
      change={onChange}
      blur={onBlur}
    />
  )
}

export function BooleanInput(props: Omit<FieldProps, 'validate' | 'helperText'>) {
  const { look, field } = useField(props)
  const { id, label, error, helperText, disabled } = look
  const { name, value, onChange, onBlur } = field
  return (
    <FormGroup>
      <FormControlLabel
        control={
          <Switch
            id={id}
            name={name}
            checked={Boolean(value)}
            disabled={disabled}
            slotProps={{ input: { ref: look.inputRef } }}
            onChange={(_event, checked) => {
              onChange(checked)
              onBlur()
            }}
          />
        }
        label={label}
      />
      {helperText && <FormHelperText error={error}>{helperText}</FormHelperText>}
    </FormGroup>
  )
}

/** An empty line of full height. */
const EMPTY_LINE = '\u2003'

interface SelectInputProps extends FieldProps {
  choices: readonly Choice[]
  /** Called after the owner has chosen. */
  onChoice?(id: string): void
}

export function SelectInput({ choices, onChoice, ...props }: SelectInputProps) {
  const { look, field } = useField({ ...props, choices })
  const { empty } = useTexts('forms')
  const choose: TextFieldProps['onChange'] = (event) => {
    field.onChange(event)
    onChoice?.(event.target.value)
  }
  return (
    <TextField {...look} select onChange={choose}>
      {!props.isRequired && (
        <MenuItem value="" aria-label={empty}>
          {EMPTY_LINE}
        </MenuItem>
      )}
      {choices.map(({ id, name }) => (
        <MenuItem key={id} value={id}>
          {name}
        </MenuItem>
      ))}
    </TextField>
  )
}

interface Registered {
  numbers?: Numbers
  choices?: readonly Choice[]
}

/** A field of the form, and how MUI's text field shows it. */
function useField({ numbers, choices, ...props }: FieldProps & Look & Registered) {
  const { source, label, isRequired, disabled, defaultValue, validate, helperText, ...own } = props
  useMountedField(source, label, numbers, choices)
  const { rules } = useTexts('errors')
  const record = useRecordContext()
  // Checked here, so that it is reported with the form's other errors. A record loaded without a value may keep none.
  const required: Validator = (value: unknown) =>
    isEmpty(value) && !(record && isEmpty(get(record, source))) ? rules.required : undefined
  const input: UseInputValue = useInput({
    source,
    disabled,
    defaultValue,
    validate: [isRequired && required, validate].filter((one) => typeof one === 'function'),
  })
  // react-hook-form falls back to the default value where the form has none, also after a save that removed it.
  const { getValues } = useFormContext()
  const hasNone = getValues(source) === undefined && defaultValue === undefined
  const { ref, ...field } = { ...input.field, ...(hasNone && { value: '' }) }
  const { error, invalid } = input.fieldState
  const fault = error?.message
  const look = {
    ...usualLook,
    ...own,
    ...field,
    id: input.id,
    inputRef: ref,
    disabled: disabled ?? false,
    error: invalid,
    helperText: fault ? <ValidationError error={fault} /> : helperText,
    // The required mark is drawn by CSS, outside the accessible name. The attribute of HTML would call an empty field invalid.
    label: <span data-required={isRequired || undefined}>{label}</span>,
    slotProps: {
      ...own.slotProps,
      htmlInput: { ...own.slotProps?.htmlInput, 'aria-required': isRequired },
    },
  }
  return { look, field }
}

function isEmpty(value: unknown): boolean {
  return String(value ?? '').trim() === ''
}
