/** The contact form of a member. */
import type { ContactAddress, ContactInput, Member } from '../../generated/schema.ts'
import { type FormFields, textIn } from '../catalogue/product-form.ts'

/** The fields of a member's form. */
export type MemberField =
  | 'firstName'
  | 'lastName'
  | 'phone'
  | 'addressLine'
  | 'postalCode'
  | 'city'
  | 'country'

/** The initial values of the form, empty where unset. */
export const memberFields = ({
  contact,
}: Pick<Member, 'contact'>): Readonly<Record<MemberField, string>> => {
  const address = contact?.addresses?.[0] ?? {}
  const { postalCode, city, country } = address
  return {
    firstName: contact?.firstName ?? '',
    lastName: contact?.lastName ?? '',
    phone: contact?.phones?.[0] ?? '',
    addressLine: lineOf(address),
    postalCode: postalCode ?? '',
    city: city ?? '',
    country: country ?? '',
  }
}

/**
 * The contact as changed by a form with the fields of {@link memberFields}. An empty phone number or address changes
 * nothing; all but the first of each, and parts of the address without a field, are kept.
 *
 * @param before the member as returned with `fieldsets: ['FULL']`
 * @example
 * const { member } = await client.members.getCurrentMember({ fieldsets: ['FULL'] })
 * if (member) {
 *   const contact = contactIn(await request.formData(), member)
 *   await client.members.updateMember(member.id, { member: { contact } })
 * }
 */
export const contactIn = (form: FormFields, { contact }: Pick<Member, 'contact'>): ContactInput => {
  const text = (name: MemberField) => textIn(form, name)
  const [first = {}, ...otherAddresses] = contact?.addresses ?? []
  const { addressLine: _, streetAddress: __, subdivision, ...kept } = first
  const [, ...otherPhones] = contact?.phones ?? []
  const [phone, addressLine] = [text('phone'), text('addressLine')]
  const [postalCode, city, country] = [text('postalCode'), text('city'), text('country')]
  return {
    firstName: text('firstName'),
    lastName: text('lastName'),
    ...(phone && { phones: [phone, ...otherPhones] }),
    ...((addressLine || postalCode || city || country) && {
      addresses: [
        {
          ...kept,
          ...streetIn(addressLine, first),
          // A state belongs to its country.
          ...(subdivision && country === (first.country ?? '') && { subdivision }),
          ...{ postalCode, city, country },
        },
        ...otherAddresses,
      ],
    }),
  }
}

/** Street and number in one line, also where an address stores them separately. */
const lineOf = ({ addressLine, streetAddress }: ContactAddress): string =>
  addressLine || [streetAddress?.name, streetAddress?.number].filter((part) => part).join(' ')

/** The street of an address, unchanged unless the form differs. */
const streetIn = (line: string, before: ContactAddress): ContactAddress => {
  if (line && line !== lineOf(before)) return { addressLine: line }
  const { addressLine, streetAddress } = before
  return { ...(addressLine && { addressLine }), ...(streetAddress && { streetAddress }) }
}
