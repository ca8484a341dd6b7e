// A member as its form holds it: phone numbers are objects, because a form repeats no bare strings.
import type { Member } from 'storefront-client'

interface PhoneNumber {
  readonly number?: string | null
}

type Contact = NonNullable<Member['contact']>

/** Contact details with phone numbers in the form's shape. */
export type FormContact = Contact & { phoneNumbers?: readonly PhoneNumber[] | null }

/** Contact details of a response, in the form's shape. */
export function formContact(contact: Contact): FormContact {
  return { ...contact, phoneNumbers: (contact.phones ?? []).map((number) => ({ number })) }
}

/** The entered phone numbers, without empty ones; undefined where the form has no such field. */
export function enteredPhones({ phoneNumbers, phones }: FormContact): string[] | undefined {
  const held = phoneNumbers?.map(({ number }) => number ?? '') ?? phones
  return held?.map((phone) => phone.trim()).filter((phone) => phone !== '')
}

/** The entered addresses, without empty ones. */
export function enteredAddresses(addresses: Contact['addresses'] | null | undefined) {
  return addresses?.filter(({ id: _, ...parts }) =>
    Object.values(parts).some((part) => (typeof part === 'string' ? part.trim() !== '' : part)),
  )
}
