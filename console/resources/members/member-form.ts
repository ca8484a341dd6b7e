// A member as its form holds it: phone numbers are objects, because a form repeats no bare strings.
import type { Contact, ContactAddress, Member } from 'storefront-client'

interface PhoneNumber {
  readonly number?: string | null
}

export type FormContact = Contact & { phoneNumbers?: readonly PhoneNumber[] | null }

/** A member as the console keeps it: one that exists has an id. */
export type MemberRow = Member & { id: string; contact?: FormContact }

/** Contact details of a response, in the form's shape: a street in parts is shown as one line. */
export function formContact(contact: Contact): FormContact {
  const addresses = contact.addresses?.map((address) => ({
    ...address,
    addressLine: lineOf(address) ?? address.addressLine,
  }))
  const phoneNumbers = (contact.phones ?? []).map((number) => ({ number }))
  return { ...contact, addresses, phoneNumbers }
}

export const lineOf = ({ streetAddress: street }: ContactAddress) =>
  street && `${street.name} ${street.number}`.trim()
