/** What a request may say about a member, as changes to its row. Read-only fields are passed over. */
import type { MemberInput } from '../../generated/wire.ts'
import type { Platform } from '../context.ts'
import type {
  MemberAddressDocument,
  MemberContactDocument,
  MemberDocument,
} from '../rules/documents/member.ts'
import { emptyDocument } from './new-member.ts'
import type { MemberChange, MemberRow } from './store.ts'

type Ids = Platform['ids']

/**
 * The changes an update asks for. Only fields that are sent change; `loginEmail` and
 * `contact.emails` are fixed once the member exists, and status is changed by operations of its own.
 */
export function memberPatch(member: MemberRow, input: MemberInput, ids: Ids): MemberChange {
  const { contact, profile, privacyStatus } = input
  const sent = contact === undefined ? {} : contactDetails(contact, ids)
  const doc: MemberDocument = {
    ...member.doc,
    ...pictures(profile),
    contact: { ...member.doc.contact, ...sent, emails: member.doc.contact.emails },
  }
  return {
    doc,
    ...(contact?.firstName === undefined ? {} : { first_name: contact.firstName }),
    ...(contact?.lastName === undefined ? {} : { last_name: contact.lastName }),
    ...(profile?.nickname === undefined ? {} : { nickname: profile.nickname }),
    ...(profile?.title === undefined ? {} : { title: profile.title }),
    ...(privacyStatus === undefined || privacyStatus === 'UNKNOWN'
      ? {}
      : { privacy_status: privacyStatus }),
  }
}

/** The document of a member that is being created; here `contact.emails` is taken. */
export function newMemberDocument(input: MemberInput, ids: Ids): MemberDocument {
  const { contact, profile } = input
  return {
    ...pictures(profile),
    contact: {
      ...emptyDocument.contact,
      ...(contact === undefined ? {} : contactDetails(contact, ids)),
      emails: contact?.emails ?? [],
    },
  }
}

type Contact = NonNullable<MemberInput['contact']>
type Address = NonNullable<Contact['addresses']>[number]

function contactDetails(contact: Contact, ids: Ids): Partial<MemberContactDocument> {
  const { phones, addresses, birthdate, company, jobTitle, customFields } = contact
  return {
    ...(phones === undefined ? {} : { phones: phones ?? [] }),
    ...(addresses === undefined ? {} : { addresses: addresses.map((sent) => address(sent, ids)) }),
    ...(birthdate === undefined ? {} : { birthdate }),
    ...(company === undefined ? {} : { company }),
    ...(jobTitle === undefined ? {} : { jobTitle }),
    ...(customFields === undefined ? {} : { customFields }),
  }
}

/** An address keeps the id it was answered with; a new one gets its own. */
function address(sent: Address, ids: Ids): MemberAddressDocument {
  return { ...sent, id: sent.id ?? ids.uuid() }
}

function pictures(profile: MemberInput['profile']): Pick<MemberDocument, 'photo' | 'cover'> {
  return {
    ...(profile?.photo === undefined ? {} : { photo: profile.photo }),
    ...(profile?.cover === undefined ? {} : { cover: profile.cover }),
  }
}

/** A member without its phones, further e-mail addresses, or postal addresses. */
export function clearDetails(
  member: MemberRow,
  details: 'phones' | 'emails' | 'addresses',
): MemberChange {
  return { doc: { ...member.doc, contact: { ...member.doc.contact, [details]: [] } } }
}
