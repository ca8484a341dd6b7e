/** A field with its name above it. */
import type { InputHTMLAttributes } from 'react'

interface FieldProps extends InputHTMLAttributes<HTMLInputElement> {
  readonly label: string
}

export const Field = ({ label, ...input }: FieldProps) => (
  <label className="field">
    <span>{label}</span>
    <input {...input} />
  </label>
)
