/** The buyer's address as a form: its fields, values and errors. */
import { limits } from '../../../../generated/fields.ts'
import type { AddressWithContactInput } from '../../../../generated/wire.ts'
import type { CheckoutDocument } from '../../../commerce/rules/documents/checkout.ts'
import { isEmail, longestEmail } from '../../../commerce/rules/email.ts'
import { isBlank } from '../../../commerce/rules/names.ts'
import { countryName, subdivisionsOf } from '../../../commerce/rules/subdivisions.ts'
import { type Html, html } from '../html.ts'
import { type ChoiceGroup, selectField, type TextField, textField } from './controls.ts'

const { CartAddress: ofAddress, FullAddressContactDetails: ofContact } = limits
const phoneNumber = new RegExp(ofContact.phone.pattern)

const fields = {
  email: {
    label: 'E-mail address',
    most: longestEmail,
    required: true,
    type: 'email',
    autocomplete: 'email',
  },
  firstName: {
    label: 'First name',
    most: ofContact.firstName.maxLength,
    autocomplete: 'given-name',
  },
  lastName: {
    label: 'Last name',
    most: ofContact.lastName.maxLength,
    required: true,
    autocomplete: 'family-name',
  },
  phone: { label: 'Phone (optional)', type: 'tel', autocomplete: 'tel' },
  addressLine: {
    label: 'Street and number',
    most: ofAddress.addressLine.maxLength,
    required: true,
    autocomplete: 'address-line1',
  },
  addressLine2: {
    label: 'Floor, flat or entrance (optional)',
    most: ofAddress.addressLine2.maxLength,
    autocomplete: 'address-line2',
  },
  city: {
    label: 'City',
    most: ofAddress.city.maxLength,
    required: true,
    autocomplete: 'address-level2',
  },
  postalCode: {
    label: 'Postal code',
    most: ofAddress.postalCode.maxLength,
    required: true,
    autocomplete: 'postal-code',
  },
} as const satisfies Readonly<Record<string, Omit<TextField, 'name'>>>

/** For buyers whose tax depends on it. */
export const subdivisionMissing = 'Choose a state or province.'

type Name = keyof typeof fields | 'country' | 'subdivision'

type ReadAddress =
  | { readonly email: string; readonly shipping: AddressWithContactInput }
  | { readonly problems: ReadonlyMap<string, string> }

/** Reads the form. */
export function readAddress(sent: URLSearchParams): ReadAddress {
  const typed = (name: string) => {
    const value = (sent.get(name) ?? '').trim()
    return isBlank(value) ? '' : value
  }
  const problems = new Map<string, string>()
  for (const [name, field] of Object.entries<Omit<TextField, 'name'>>(fields)) {
    const value = typed(name)
    if (field.required && value === '') problems.set(name, 'This field is required.')
    if (field.most !== undefined && value.length > field.most) {
      problems.set(name, `Use at most ${field.most} characters.`)
    }
  }
  if (!problems.has('email') && !isEmail(typed('email'))) {
    problems.set('email', 'Enter a valid e-mail address.')
  }
  if (typed('phone') !== '' && !phoneNumber.test(typed('phone'))) {
    problems.set('phone', 'Enter a valid phone number.')
  }
  const country = typed('country')
  const parts = subdivisionsOf(country).map(({ code }) => code)
  const subdivision = typed('subdivision')
  if (!/^[A-Z]{2}$/.test(country)) problems.set('country', 'Choose a country.')
  if (parts.length > 0 && !parts.includes(subdivision)) {
    problems.set('subdivision', subdivisionMissing)
  }
  if (problems.size > 0) return { problems }
  const optional = (name: Name) => (typed(name) === '' ? {} : { [name]: typed(name) })
  return {
    email: typed('email'),
    shipping: {
      address: {
        country,
        ...(parts.length > 0 ? { subdivision } : {}),
        city: typed('city'),
        postalCode: typed('postalCode'),
        addressLine: typed('addressLine'),
        ...optional('addressLine2'),
      },
      contactDetails: {
        lastName: typed('lastName'),
        ...optional('firstName'),
        ...optional('phone'),
      },
    },
  }
}

/** The fields, prefilled with the entered values or the checkout's. */
export function addressFields(
  doc: CheckoutDocument,
  countries: readonly string[],
  {
    problems,
    sent,
  }: {
    readonly problems?: ReadonlyMap<string, string> | undefined
    readonly sent?: URLSearchParams | undefined
  },
): Html {
  const value = (name: Name) => sent?.get(name) ?? known(doc, name)
  const input = (name: keyof typeof fields) =>
    textField({ name, ...fields[name] }, value(name), problems?.get(name))
  return html`<fieldset>
<legend>Contact</legend>
${input('email')}
<div class="pair"><div>${input('firstName')}</div><div>${input('lastName')}</div></div>
${input('phone')}
</fieldset>
<fieldset>
<legend>Shipping address</legend>
${input('addressLine')}
${input('addressLine2')}
<div class="pair"><div>${input('city')}</div><div>${input('postalCode')}</div></div>
${selectField('country', 'Country', countryChoices(countries), value('country'), problems?.get('country'))}
${selectField('subdivision', 'State or province', subdivisionChoices(countries), value('subdivision'), problems?.get('subdivision'))}
<p class="hint">Only for ${countries
    .filter((code) => subdivisionsOf(code).length > 0)
    .map(countryName)
    .join(' and ')}.</p>
</fieldset>`
}

function known({ email, shipping }: CheckoutDocument, name: Name): string {
  const { address, contactDetails } = shipping ?? {}
  const values: Readonly<Record<Name, string | null | undefined>> = {
    email,
    firstName: contactDetails?.firstName,
    lastName: contactDetails?.lastName,
    phone: contactDetails?.phone,
    addressLine: address?.addressLine,
    addressLine2: address?.addressLine2,
    city: address?.city,
    postalCode: address?.postalCode,
    country: address?.country ?? 'US',
    subdivision: address?.subdivision,
  }
  return values[name] ?? ''
}

function countryChoices(countries: readonly string[]): ChoiceGroup[] {
  const choices = countries.map((value) => ({ value, text: countryName(value) }))
  return [{ label: '', choices }]
}

function subdivisionChoices(countries: readonly string[]): ChoiceGroup[] {
  return [
    { label: '', choices: [{ value: '', text: '–' }] },
    ...countries.flatMap((country) => {
      const choices = subdivisionsOf(country).map(({ code, name }) => ({ value: code, text: name }))
      return choices.length === 0 ? [] : [{ label: countryName(country), choices }]
    }),
  ]
}
