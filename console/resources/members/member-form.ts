// A member as its form holds it: telephone numbers are objects there, because a form repeats no bare texts.
import type { Member } from 'storefront-client'

interface PhoneNumber {
  readonly number?: string | null
}

type Contact = NonNullable<Member['contact']>

/** Contact details with the telephone numbers beside them in the form's shape. */
export type FormContact = Contact & { phoneNumbers?: readonly PhoneNumber[] | null }

/** Contact details of an answer, with the form's own fields. */
export function formContact(contact: Contact): FormContact {
  return { ...contact, phoneNumbers: (contact.phones ?? []).map((number) => ({ number })) }
}

/** The telephone numbers that were entered, without empty ones; undefined where the form holds none at all. */
export function enteredPhones({ phoneNumbers, phones }: FormContact): string[] | undefined {
  const held = phoneNumbers?.map(({ number }) => number ?? '') ?? phones
  return held?.map((phone) => phone.trim()).filter((phone) => phone !== '')
}

/** The addresses that were entered, without empty ones. */
export function enteredAddresses(addresses: Contact['addresses'] | null | undefined) {
  return addresses?.filter(({ id: _, ...parts }) =>
    Object.values(parts).some((part) => (typeof part === 'string' ? part.trim() !== '' : part)),
  )
}
