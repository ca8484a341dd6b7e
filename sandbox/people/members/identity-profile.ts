/** The profile of an identity: a second view of the member, with tags and labels of its own. */
import type * as wire from '../../../generated/wire.ts'
import { storedUrl } from '../../commerce/rules/documents/media.ts'
import type {
  MemberAddressDocument,
  MemberContactDocument,
  MemberDocument,
  StoredMember,
} from '../../commerce/rules/documents/member.ts'
import { storedPrivacy } from '../../commerce/rules/member-states.ts'
import type { Context } from '../../storage/context.ts'
import { plainValue, typedFrom, typedValue } from './custom-values.ts'
import type { NewMember } from './new-member.ts'

type Scope = Pick<Context, 'ids' | 'origin'>

/** The profile of a registration, as parts of the member. */
export type Profile = Pick<
  NewMember,
  'firstName' | 'lastName' | 'nickname' | 'slug' | 'privacy' | 'document'
>

/** Reads the profile of a registration. */
export function profileOf(profile: wire.IdentityProfileInput = {}, scope: Scope): Profile {
  const { firstName, lastName, nickname, slug, privacyStatus } = profile
  const privacy = privacyStatus === 'UNDEFINED' ? undefined : storedPrivacy(privacyStatus)
  return { firstName, lastName, nickname, slug, privacy, document: documentOf(profile, scope) }
}

function documentOf(profile: wire.IdentityProfileInput, { ids, origin }: Scope): MemberDocument {
  const { language, labels, subscription, vatId, picture, company, position, birthdate } = profile
  const {
    emails = [],
    phones = [],
    secondaryEmails = [],
    phonesV2 = [],
    customFields = [],
  } = profile
  const addresses = (profile.addresses ?? []).map(({ address, tag = 'UNTAGGED' }) => ({
    id: ids.uuid(),
    address,
    tag,
  }))
  return {
    ...(picture ? { photo: { url: storedUrl(picture, origin) } } : {}),
    contact: {
      phones: unique([...phonesV2.map(({ phone }) => phone), ...phones]),
      emails: unique([...secondaryEmails.map(({ email }) => email), ...emails]),
      addresses: addresses.map(({ id, address }) => contactAddress(id, address)),
      company,
      jobTitle: position,
      birthdate,
      customFields: Object.fromEntries(
        customFields.map(({ name = '', value }) => [name, { name, value: plainValue(value) }]),
      ),
    },
    identity: {
      language,
      labels,
      subscription,
      vatId,
      emails,
      phones,
      secondaryEmails,
      phonesV2,
      customFields,
      addresses: Object.fromEntries(
        addresses.map(({ id, tag, address }) => {
          const { addressLine, streetName, streetNumber } = address ?? {}
          return [id, addressLine ? { tag, addressLine, streetName, streetNumber } : { tag }]
        }),
      ),
    },
  }
}

/** The current profile: merges the member's later changes; tags stay in their group. */
export function identityProfile(member: StoredMember): wire.IdentityProfile {
  const { contact, photo, identity = {} } = member.document
  const { emails = [], phones = [], phonesV2 = [], secondaryEmails = [] } = identity
  const kept = (values: readonly string[], value: string | undefined) =>
    value !== undefined && values.includes(value)
  const named = new Set([...phones, ...phonesV2.map(({ phone }) => phone)])
  const addressed = new Set([...emails, ...secondaryEmails.map(({ email }) => email)])
  return {
    firstName: member.firstName,
    lastName: member.lastName,
    nickname: member.nickname,
    slug: member.slug,
    ...(photo?.url === undefined ? {} : { picture: photo.url }),
    emails: emails.filter((email) => kept(contact.emails, email)),
    phones: phones.filter((phone) => kept(contact.phones, phone)),
    labels: [...(identity.labels ?? [])],
    language: identity.language ?? null,
    subscription: identity.subscription ?? null,
    vatId: identity.vatId ?? null,
    privacyStatus: member.privacyStatus,
    customFields: customFieldsOf(contact, identity.customFields),
    secondaryEmails: [
      ...secondaryEmails.filter(({ email }) => kept(contact.emails, email)),
      ...contact.emails
        .filter((email) => !addressed.has(email))
        .map((email) => ({ email, tag: 'UNTAGGED' as const })),
    ].map(({ email = '', tag = 'UNTAGGED' }) => ({ email, tag })),
    phonesV2: [
      ...phonesV2.filter(({ phone }) => kept(contact.phones, phone)),
      ...contact.phones
        .filter((phone) => !named.has(phone))
        .map((phone): wire.PhoneInput => ({ phone })),
    ].map(({ phone = '', tag = 'UNTAGGED', ...rest }) => ({ ...rest, phone, tag })),
    addresses: contact.addresses.map((address) => identityAddress(address, identity.addresses)),
    company: contact.company ?? null,
    position: contact.jobTitle ?? null,
    birthdate: contact.birthdate ?? null,
  }
}

/** The member's record takes either a street or an address line; the identity keeps both. */
function contactAddress(
  id: string,
  { streetName, streetNumber, ...address }: wire.IdentityAddressInput = {},
): MemberAddressDocument {
  if (address.addressLine || !(streetName || streetNumber)) return { id, ...address }
  return {
    id,
    ...address,
    streetAddress: {
      ...(streetName && { name: streetName }),
      ...(streetNumber && { number: streetNumber }),
    },
  }
}

function identityAddress(
  { id, streetAddress, ...address }: MemberAddressDocument,
  details: NonNullable<MemberDocument['identity']>['addresses'] = {},
): wire.AddressWrapper {
  const { addressLine = address.addressLine, ...kept } = details[id] ?? { tag: 'UNTAGGED' }
  const { tag, streetName, streetNumber } =
    addressLine === address.addressLine ? kept : { tag: kept.tag }
  const name = streetAddress?.name ?? streetName
  const number = streetAddress?.number ?? streetNumber
  return {
    address: {
      ...address,
      ...(name && { streetName: name }),
      ...(number && { streetNumber: number }),
    },
    tag,
  }
}

/** The member's record drops the types of values; an unchanged one is returned as sent. */
function customFieldsOf(
  { customFields = {} }: MemberContactDocument,
  sent: wire.IdentityProfileInput['customFields'] = [],
): wire.IdentityProfile['customFields'] {
  return Object.entries(customFields).map(([key, { value }]) => {
    const before = sent.find(({ name }) => name === key)?.value
    const isTheSame =
      before !== undefined && JSON.stringify(plainValue(before)) === JSON.stringify(value)
    return { name: key, value: isTheSame ? typedValue(before) : typedFrom(value) }
  })
}

function unique(values: readonly (string | undefined)[]): string[] {
  return [...new Set(values.flatMap((value) => value || []))]
}
