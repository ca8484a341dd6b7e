/** The form in which members say who they are and where they live. */
import type { ContactInput, Member } from '../../generated/schema.ts'
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
  const { addressLine, postalCode, city, country } = contact?.addresses?.[0] ?? {}
  return {
    firstName: contact?.firstName ?? '',
    lastName: contact?.lastName ?? '',
    phone: contact?.phones?.[0] ?? '',
    addressLine: addressLine ?? '',
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
  // The form's line takes the place of street and number.
  const { streetAddress: _, subdivision, ...address } = first
  const [, ...otherPhones] = contact?.phones ?? []
  const [phone, addressLine] = [text('phone'), text('addressLine')]
  const [postalCode, city, country] = [text('postalCode'), text('city'), text('country')]
  return {
    firstName: text('firstName'),
    lastName: text('lastName'),
    ...(phone && { phones: [phone, ...otherPhones] }),
    ...(addressLine && {
      addresses: [
        {
          ...address,
          // A state belongs to its country.
          ...(subdivision && country === (address.country ?? '') && { subdivision }),
          ...{ addressLine, postalCode, city, country },
        },
        ...otherAddresses,
      ],
    }),
  }
}
