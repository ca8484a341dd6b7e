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

export function TextInput(props: TextInputProps) {
  useMountedField(props.source)
  return <AdminTextInput variant="outlined" margin="none" fullWidth helperText={false} {...props} />
}

export function NumberInput(props: NumberInputProps) {
  useMountedField(props.source)
  return (
    <AdminNumberInput variant="outlined" margin="none" fullWidth helperText={false} {...props} />
  )
}

export function BooleanInput(props: BooleanInputProps) {
  useMountedField(props.source)
  return <AdminBooleanInput helperText={false} {...props} />
}

export function SelectInput(props: SelectInputProps & { source: string }) {
  useMountedField(props.source)
  return (
    <AdminSelectInput variant="outlined" margin="none" fullWidth helperText={false} {...props} />
  )
}
