// The form fields of the console: react-admin's inputs, each registered with its form.

import {
  BooleanInput as AdminBooleanInput,
  NumberInput as AdminNumberInput,
  SelectInput as AdminSelectInput,
  TextInput as AdminTextInput,
  type BooleanInputProps,
  type NumberInputProps,
  type SelectInputProps,
  type TextInputProps,
} from 'react-admin'
import { useMountedField } from './field-registry.tsx'

/** Every field says its path, and its name in the language that is spoken. */
interface Named {
  source: string
  label: string
}

/** The field's name; the mark of one that must be filled is drawn by the style and is no part of the name. */
function titleOf({ label, isRequired }: { label: string; isRequired?: boolean }) {
  return <span data-required={isRequired || undefined}>{label}</span>
}

export function TextInput(props: TextInputProps & Named) {
  useMountedField(props.source, props.label)
  return (
    <AdminTextInput
      variant="outlined"
      margin="none"
      fullWidth
      helperText={false}
      {...props}
      label={titleOf(props)}
    />
  )
}

export function NumberInput(props: NumberInputProps & Named) {
  useMountedField(props.source, props.label)
  return (
    <AdminNumberInput
      variant="outlined"
      margin="none"
      fullWidth
      helperText={false}
      {...props}
      label={titleOf(props)}
    />
  )
}

export function BooleanInput(props: BooleanInputProps & Named) {
  useMountedField(props.source, props.label)
  return <AdminBooleanInput helperText={false} {...props} label={titleOf(props)} />
}

export function SelectInput(props: SelectInputProps & Named) {
  useMountedField(props.source, props.label)
  return (
    <AdminSelectInput
      variant="outlined"
      margin="none"
      fullWidth
      helperText={false}
      {...props}
      label={titleOf(props)}
    />
  )
}
