/** Applies a request to a member's row. Read-only fields are ignored. */
import type { MemberInput } from '../../../generated/wire.ts'
import { storedUrl } from '../../commerce/rules/documents/media.ts'
import type {
  MemberAddressDocument,
  MemberChange,
  MemberContactDocument,
  MemberDocument,
  MemberImageDocument,
  StoredMember,
} from '../../commerce/rules/documents/member.ts'
import { storedPrivacy } from '../../commerce/rules/member-states.ts'
import { composed } from '../../commerce/rules/names.ts'
import type { Context } from '../../storage/context.ts'
import { emptyDocument } from './new-member.ts'

type Scope = Pick<Context, 'ids' | 'origin'>

/**
 * The changes of an update. Omitted fields stay; `loginEmail` and `contact.emails` are immutable, and
 * status has operations of its own.
 */
export function memberPatch(member: StoredMember, input: MemberInput, scope: Scope): MemberChange {
  const { contact, profile } = input
  const privacy = storedPrivacy(input.privacyStatus)
  const { contact: details, identity = {} } = member.document
  // An address that was removed comes back with its id when the removal is undone.
  const known = [...details.addresses.map(({ id }) => id), ...Object.keys(identity.addresses ?? {})]
  const sent = contact === undefined ? {} : contactDetails(contact, known, scope.ids)
  const document: MemberDocument = {
    ...member.document,
    ...pictures(profile, scope),
    contact: { ...details, ...sent, emails: details.emails },
  }
  return {
    document,
    ...(contact?.firstName === undefined ? {} : { firstName: composed(contact.firstName) }),
    ...(contact?.lastName === undefined ? {} : { lastName: composed(contact.lastName) }),
    ...(profile?.nickname === undefined ? {} : { nickname: composed(profile.nickname) }),
    ...(profile?.title === undefined ? {} : { title: composed(profile.title) }),
    ...(privacy === undefined ? {} : { privacyStatus: privacy }),
  }
}

/** The document of a new member; only here `contact.emails` is accepted. */
export function newMemberDocument(input: MemberInput, scope: Scope): MemberDocument {
  const { contact, profile } = input
  return {
    ...pictures(profile, scope),
    contact: {
      ...emptyDocument.contact,
      ...(contact === undefined ? {} : contactDetails(contact, [], scope.ids)),
      emails: contact?.emails ?? [],
    },
  }
}

type Contact = NonNullable<MemberInput['contact']>

function contactDetails(
  contact: Contact,
  known: readonly string[],
  ids: Scope['ids'],
): Partial<MemberContactDocument> {
  const { phones, addresses, birthdate, company, jobTitle, customFields } = contact
  return {
    // An empty list clears neither: operations of their own do.
    ...(phones?.length ? { phones } : {}),
    ...(addresses?.length ? { addresses: withIds(addresses, known, ids) } : {}),
    ...(birthdate === undefined ? {} : { birthdate }),
    ...(company === undefined ? {} : { company }),
    ...(jobTitle === undefined ? {} : { jobTitle }),
    ...(customFields === undefined ? {} : { customFields }),
  }
}

/** An address of the member keeps its id; any other gets one. */
function withIds(
  sent: NonNullable<Contact['addresses']>,
  known: readonly string[],
  ids: Scope['ids'],
): MemberAddressDocument[] {
  const kept = new Set(known)
  return sent.map(({ id, ...one }) => ({ ...one, id: id && kept.delete(id) ? id : ids.uuid() }))
}

function pictures(
  { photo, cover }: MemberInput['profile'] = {},
  { origin }: Scope,
): Pick<MemberDocument, 'photo' | 'cover'> {
  return {
    ...(photo && { photo: storedImage(photo, origin) }),
    ...(cover && { cover: storedImage(cover, origin) }),
  }
}

function storedImage(image: MemberImageDocument, origin: string): MemberImageDocument {
  return image.url === undefined ? image : { ...image, url: storedUrl(image.url, origin) }
}

/** A member without its phones, further e-mail addresses, or postal addresses. */
export function clearDetails(
  member: StoredMember,
  details: 'phones' | 'emails' | 'addresses',
): MemberChange {
  return {
    document: { ...member.document, contact: { ...member.document.contact, [details]: [] } },
  }
}
