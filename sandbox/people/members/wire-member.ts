/** Members on the wire, limited to a field set. */
import type { ContactAddress, FieldSet, Member } from '../../../generated/wire.ts'
import { generatedMedia, mediaUrl } from '../../commerce/rules/documents/media.ts'
import type {
  MemberAddressDocument,
  MemberImageDocument,
  StoredMember,
} from '../../commerce/rules/documents/member.ts'
import { shows } from '../../commerce/rules/field-sets.ts'

/** The wire shape. Image addresses are stored without a host; `origin` completes them. */
export function memberAnswer(row: StoredMember, set: FieldSet, origin: string): Member {
  const extended = shows(set, 'EXTENDED')
  return {
    id: row.id,
    contactId: row.contactId,
    profile: {
      nickname: row.nickname,
      slug: row.slug,
      title: row.title,
      photo: row.document.photo && imageAnswer(row.document.photo, origin),
      cover: row.document.cover && imageAnswer(row.document.cover, origin),
    },
    status: extended ? row.status : 'UNKNOWN',
    privacyStatus: extended ? row.privacyStatus : 'UNKNOWN',
    activityStatus: extended ? row.activityStatus : 'UNKNOWN',
    ...(extended && {
      loginEmail: row.loginEmail,
      loginEmailVerified: row.loginEmailVerified,
      createdDate: row.createdDate.toISOString(),
      updatedDate: row.updatedDate.toISOString(),
      lastLoginDate: row.lastLoginDate?.toISOString(),
    }),
    ...(shows(set, 'FULL') && { contact: contactAnswer(row) }),
  }
}

function contactAnswer(row: StoredMember): NonNullable<Member['contact']> {
  const { phones, emails, addresses, customFields, ...rest } = row.document.contact
  return {
    contactId: row.contactId,
    firstName: row.firstName,
    lastName: row.lastName,
    ...rest,
    phones: [...phones],
    emails: [...emails],
    addresses: addresses.map(addressAnswer),
    customFields: { ...customFields },
  }
}

function addressAnswer({ streetAddress, ...rest }: MemberAddressDocument): ContactAddress {
  if (streetAddress === undefined) return { ...rest }
  return { ...rest, streetAddress: { number: '', name: '', ...streetAddress } }
}

function imageAnswer(image: MemberImageDocument, origin: string) {
  const { id = '', url = id && generatedMedia(id, '').url, ...rest } = image
  // Without an address there is no picture, and an empty one could not be sent back.
  return url ? { height: 0, width: 0, ...rest, id, url: mediaUrl(url, origin) } : undefined
}
