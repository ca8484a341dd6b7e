/** The form in which members say who they are and where they live. */
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

/** What the form begins with: empty where the member has said nothing. */
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
 * What the form changes: its fields are those of {@link memberFields}. Numbers and addresses besides the first are kept,
 * and so is what is left empty of them, and what of the first address has no field.
 *
 * @param before the member as answered with `fieldsets: ['FULL']`
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

/** Street and number in one line, also of an address that has them apart. */
const lineOf = ({ addressLine, streetAddress }: ContactAddress): string =>
  addressLine || [streetAddress?.name, streetAddress?.number].filter((part) => part).join(' ')

/** The street of an address: as it was, unless the form says another. */
const streetIn = (line: string, before: ContactAddress): ContactAddress => {
  if (line && line !== lineOf(before)) return { addressLine: line }
  const { addressLine, streetAddress } = before
  return { ...(addressLine && { addressLine }), ...(streetAddress && { streetAddress }) }
}
