/** Labelled form fields, with input type and autocomplete by name. */
import type { InputHTMLAttributes } from 'react'
import type { Texts } from '../messages/texts.ts'
import { useTexts } from '../messages/use-texts.ts'
import { shop } from '../shop.ts'

type Name = keyof Texts['fields']

type Attributes = InputHTMLAttributes<HTMLInputElement>

const attributes: Readonly<Partial<Record<Name, Attributes>>> = {
  email: { type: 'email', autoComplete: 'username', required: true },
  password: { type: 'password', autoComplete: 'current-password', required: true },
  code: { inputMode: 'numeric', autoComplete: 'one-time-code', required: true },
  firstName: { autoComplete: 'given-name' },
  lastName: { autoComplete: 'family-name' },
  phone: { type: 'tel', autoComplete: 'tel' },
  addressLine: { autoComplete: 'street-address' },
  postalCode: { autoComplete: 'postal-code' },
  city: { autoComplete: 'address-level2' },
  subdivision: { autoComplete: 'address-level1', maxLength: 3 },
}

interface FieldProps extends Attributes {
  /** Key of the label text, and the default of `name`. */
  readonly label: Name
}

export const Field = ({ label, ...props }: FieldProps) => {
  const { texts } = useTexts()
  return (
    <label className="field">
      <span>{texts.fields[label]}</span>
      <input name={label} dir="auto" {...attributes[label]} {...props} />
    </label>
  )
}

const Country = ({ value = '' }: { readonly value: string | undefined }) => {
  const { texts, country } = useTexts()
  return (
    <label className="field">
      <span>{texts.fields.country}</span>
      <select name="country" autoComplete="country" defaultValue={value}>
        {[...new Set(['', value, ...shop.countries])].map((code) => (
          <option key={code} value={code}>
            {code && country(code)}
          </option>
        ))}
      </select>
    </label>
  )
}

interface FieldsProps {
  readonly names: readonly Name[]
  readonly values?: Readonly<Partial<Record<Name, string>>>
}

/** A responsive row of fields. */
export const Fields = ({ names, values = {} }: FieldsProps) => (
  <div className="fields">
    {names.map((name) =>
      name === 'country' ? (
        <Country key={name} value={values.country} />
      ) : (
        <Field key={name} label={name} defaultValue={values[name]} />
      ),
    )}
  </div>
)
