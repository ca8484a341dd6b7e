/** From a member's row to the wire, as much of it as a field set shows. */
import type { ContactAddress, Member } from '../../generated/wire.ts'
import type { MemberAddressDocument, MemberImageDocument } from '../rules/documents/member.ts'
import { type FieldSet, shows } from '../rules/field-sets.ts'
import type { MemberRow } from './store.ts'

/** The wire shape. Addresses of pictures are stored without a host; `origin` completes them. */
export function memberAnswer(row: MemberRow, set: FieldSet, origin: string): Member {
  const extended = shows(set, 'EXTENDED')
  return {
    id: row.id,
    contactId: row.contact_id,
    profile: {
      nickname: row.nickname,
      slug: row.slug,
      title: row.title,
      photo: row.doc.photo && imageAnswer(row.doc.photo, origin),
      cover: row.doc.cover && imageAnswer(row.doc.cover, origin),
    },
    status: extended ? row.status : 'UNKNOWN',
    privacyStatus: extended ? row.privacy_status : 'UNKNOWN',
    activityStatus: extended ? row.activity_status : 'UNKNOWN',
    ...(extended
      ? {
          loginEmail: row.login_email,
          loginEmailVerified: row.login_email_verified,
          createdDate: row.created_date.toISOString(),
          updatedDate: row.updated_date.toISOString(),
          lastLoginDate: row.last_login_date?.toISOString(),
        }
      : {}),
    ...(shows(set, 'FULL') ? { contact: contactAnswer(row) } : {}),
  }
}

function contactAnswer(row: MemberRow): NonNullable<Member['contact']> {
  const { phones, emails, addresses, customFields, ...rest } = row.doc.contact
  return {
    contactId: row.contact_id,
    firstName: row.first_name,
    lastName: row.last_name,
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
  const { id = '', url = '', height = 0, width = 0, ...rest } = image
  return { id, url: url.startsWith('/') ? `${origin}${url}` : url, height, width, ...rest }
}
