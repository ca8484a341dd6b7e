/** The contact form of a member. */
import type { MembersMethods } from '../../generated/methods.ts'
import type { ContactAddress, ContactInput, Member } from '../../generated/schema.ts'
import type { CallOptions } from '../calls/call-options.ts'
import { type FormFields, textIn } from '../catalogue/product-form.ts'
import type { ApiError } from '../errors/api-error.ts'

const addressFields = ['addressLine', 'postalCode', 'city', 'country'] as const

/** The fields of a member's form. */
export type MemberField = 'firstName' | 'lastName' | 'phone' | (typeof addressFields)[number]

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

/** The client's `members`. */
export type MemberWriter = Pick<
  MembersMethods<CallOptions, ApiError>,
  'updateMember' | 'deleteMemberPhones' | 'deleteMemberAddresses'
>

/**
 * Saves a form with the fields of {@link memberFields}, or some of them. An emptied phone number or address is removed;
 * all but the first of each, parts of the address without a field, and fields missing from the form are kept.
 *
 * @param before the member as returned with `fieldsets: ['FULL']`
 * @throws ApiError where the platform refuses a field: {@link refusalOf} names it
 * @example
 * const { member } = await client.members.getCurrentMember({ fieldsets: ['FULL'] })
 * if (member) await submitMemberForm(client.members, await readForm(request), member)
 */
export const submitMemberForm = async (
  members: MemberWriter,
  form: FormFields,
  { id, contact }: Pick<Member, 'id' | 'contact'>,
): Promise<void> => {
  const entered = contactIn(form, { contact })
  await members.updateMember(id, { member: { contact: entered } })
  // An empty list in an update clears nothing.
  if (entered.phones?.length === 0) await members.deleteMemberPhones(id)
  if (entered.addresses?.length === 0) await members.deleteMemberAddresses(id)
}

/** The contact as changed by a form: an empty list where it empties the only phone number or address. */
export const contactIn = (form: FormFields, member: Pick<Member, 'contact'>): ContactInput => {
  const stored = memberFields(member)
  const text = (name: MemberField) =>
    typeof form.get(name) === 'string' ? textIn(form, name) : stored[name]
  const [first = {}, ...otherAddresses] = member.contact?.addresses ?? []
  const { addressLine: _, streetAddress: __, subdivision, ...kept } = first
  const [, ...otherPhones] = member.contact?.phones ?? []
  const [phone, addressLine] = [text('phone'), text('addressLine')]
  const [postalCode, city, country] = [text('postalCode'), text('city'), text('country')]
  const isFilled = Boolean(addressLine || postalCode || city || country)
  const wasFilled = addressFields.some((name) => stored[name])
  const address = {
    ...kept,
    ...streetIn(addressLine, first),
    // A state belongs to its country.
    ...(subdivision && country === (first.country ?? '') && { subdivision }),
    postalCode,
    city,
    country,
  }
  return {
    firstName: text('firstName'),
    lastName: text('lastName'),
    ...((phone || stored.phone) && { phones: [...(phone ? [phone] : []), ...otherPhones] }),
    ...((isFilled || wasFilled) && {
      addresses: [...(isFilled ? [address] : []), ...otherAddresses],
    }),
  }
}

/** Street and number in one line, also where an address stores them separately. */
const lineOf = ({ addressLine, streetAddress }: ContactAddress): string =>
  addressLine || [streetAddress?.name, streetAddress?.number].filter((part) => part).join(' ')

/** The street as entered; where it is unchanged, in the parts that store it. */
const streetIn = (line: string, before: ContactAddress): ContactAddress => {
  if (line !== lineOf(before)) return line ? { addressLine: line } : {}
  const { addressLine, streetAddress } = before
  return { ...(addressLine && { addressLine }), ...(streetAddress && { streetAddress }) }
}
