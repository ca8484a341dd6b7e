/** Members between their rows and the shape the sandbox works with. */
import type { StoredMember } from '../../commerce/rules/documents/member.ts'
import { slugKey } from '../../commerce/rules/slugs.ts'
import { json } from '../../storage/database/json.ts'
import type { NewRow, Row } from '../../storage/database/schema.ts'

/** Maps a row to a member. */
export function memberFrom(row: Row<'members'>): StoredMember {
  return {
    site: row.site_id,
    id: row.id,
    contactId: row.contact_id,
    identityType: row.identity_type,
    identityStatus: row.identity_status,
    loginEmail: row.login_email,
    loginEmailVerified: row.login_email_verified,
    passwordHash: row.password_hash,
    status: row.status,
    privacyStatus: row.privacy_status,
    activityStatus: row.activity_status,
    firstName: row.first_name,
    lastName: row.last_name,
    nickname: row.nickname,
    title: row.title,
    slug: row.slug,
    document: row.doc,
    createdDate: row.created_date,
    updatedDate: row.updated_date,
    lastLoginDate: row.last_login_date,
  }
}

/** Maps a member to a row. */
export function memberRow(member: StoredMember): NewRow<'members'> {
  return {
    site_id: member.site,
    id: member.id,
    contact_id: member.contactId,
    identity_type: member.identityType,
    identity_status: member.identityStatus,
    login_email: member.loginEmail,
    login_email_verified: member.loginEmailVerified,
    password_hash: member.passwordHash,
    status: member.status,
    privacy_status: member.privacyStatus,
    activity_status: member.activityStatus,
    first_name: member.firstName,
    last_name: member.lastName,
    nickname: member.nickname,
    title: member.title,
    slug: member.slug,
    slug_key: slugKey(member.slug),
    updated_date: member.updatedDate,
    last_login_date: member.lastLoginDate,
    doc: json(member.document),
    created_date: member.createdDate,
  }
}
