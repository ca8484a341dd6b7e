// A member as its form holds it: phone numbers are objects, because a form repeats no bare strings.
import type { Member } from 'storefront-client'

interface PhoneNumber {
  readonly number?: string | null
}

type Contact = NonNullable<Member['contact']>
type Address = NonNullable<Contact['addresses']>[number]

/** Contact details with phone numbers in the form's shape. */
export type FormContact = Contact & { phoneNumbers?: readonly PhoneNumber[] | null }

/** Contact details of a response, in the form's shape: a street in parts is shown as one line. */
export function formContact(contact: Contact): FormContact {
  const addresses = contact.addresses?.map((address) => ({
    ...address,
    addressLine: lineOf(address) ?? address.addressLine,
  }))
  const phoneNumbers = (contact.phones ?? []).map((number) => ({ number }))
  return { ...contact, addresses, phoneNumbers }
}

const lineOf = ({ streetAddress: street }: Address) =>
  street && `${street.name} ${street.number}`.trim()

/** The entered phone numbers, without empty ones; undefined where the form has no such field. */
export function enteredPhones({ phoneNumbers, phones }: FormContact): string[] | undefined {
  const held = phoneNumbers?.map(({ number }) => number ?? '') ?? phones
  return held?.map((phone) => phone.trim()).filter((phone) => phone !== '')
}

/** The entered addresses, without empty ones. An unchanged line stays in parts: both are refused. */
export function enteredAddresses(addresses: Contact['addresses'] | null | undefined) {
  return addresses
    ?.map(({ streetAddress, ...address }) =>
      address.addressLine === lineOf({ streetAddress })
        ? { ...address, addressLine: undefined, streetAddress }
        : address,
    )
    .filter(({ id: _, ...parts }) =>
      Object.values(parts).some((part) => String(part ?? '').trim() !== ''),
    )
}
