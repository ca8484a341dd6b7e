/** Rows of members: found, added with a free slug, changed, deleted. No wire shapes here. */

import type { Selectable } from 'kysely'
import { json } from '../database/json.ts'
import type { DatabaseHandle } from '../database/schema.ts'
import type { MembersTable } from '../database/tables/members.ts'
import { normalEmail } from '../rules/email.ts'
import { freeSlug } from '../rules/slugs.ts'

/** One stored member. */
export type MemberRow = Selectable<MembersTable>

/** What may change about a member. */
export type MemberChange = Partial<Omit<MemberRow, 'site_id' | 'id' | 'created_date'>>

export async function findMember(
  database: DatabaseHandle,
  site: string,
  id: string,
): Promise<MemberRow | undefined> {
  return membersOf(database, site).where('id', '=', id).executeTakeFirst()
}

/** Reads a member and keeps others from changing it until the transaction ends. */
export async function lockMember(
  database: DatabaseHandle,
  site: string,
  id: string,
): Promise<MemberRow | undefined> {
  return membersOf(database, site).where('id', '=', id).forUpdate().executeTakeFirst()
}

export async function findMemberByEmail(
  database: DatabaseHandle,
  site: string,
  email: string,
): Promise<MemberRow | undefined> {
  return memberOfEmail(database, site, email).executeTakeFirst()
}

/** Like `lockMember`, for callers who know an address only. */
export async function lockMemberByEmail(
  database: DatabaseHandle,
  site: string,
  email: string,
): Promise<MemberRow | undefined> {
  return memberOfEmail(database, site, email).forUpdate().executeTakeFirst()
}

/** The member of an identity. */
export async function findMemberByIdentity(
  database: DatabaseHandle,
  site: string,
  identityId: string,
): Promise<MemberRow | undefined> {
  return membersOf(database, site).where('identity_id', '=', identityId).executeTakeFirst()
}

function memberOfEmail(database: DatabaseHandle, site: string, email: string) {
  return membersOf(database, site).where('login_email', '=', normalEmail(email))
}

function membersOf(database: DatabaseHandle, site: string) {
  return database.selectFrom('members').selectAll().where('site_id', '=', site)
}

/**
 * Adds a member under the first free variation of its slug. `undefined` means the e-mail address
 * belongs to somebody else.
 */
export async function addMember(
  database: DatabaseHandle,
  member: MemberRow,
): Promise<MemberRow | undefined> {
  // Two people of one name may register at the same moment: whoever loses takes the next slug.
  for (;;) {
    if ((await findMemberByEmail(database, member.site_id, member.login_email)) !== undefined) {
      return undefined
    }
    const slug = freeSlug(member.slug, await slugsLike(database, member))
    const row = { ...member, slug, login_email: normalEmail(member.login_email) }
    const added = await database
      .insertInto('members')
      .values({ ...row, doc: json(row.doc) })
      .onConflict((conflict) => conflict.doNothing())
      .returning('id')
      .executeTakeFirst()
    if (added !== undefined) return row
  }
}

/** Writes a change and answers the member as it is now. */
export async function changeMember(
  database: DatabaseHandle,
  member: MemberRow,
  change: MemberChange,
): Promise<MemberRow> {
  const { doc, ...columns } = change
  await database
    .updateTable('members')
    .set({ ...columns, ...(doc === undefined ? {} : { doc: json(doc) }) })
    .where('site_id', '=', member.site_id)
    .where('id', '=', member.id)
    .execute()
  return { ...member, ...change }
}

export async function deleteMember(
  database: DatabaseHandle,
  site: string,
  id: string,
): Promise<void> {
  await database.deleteFrom('members').where('site_id', '=', site).where('id', '=', id).execute()
}

/** True when another member of the site already has the slug. */
export async function isSlugTaken(
  database: DatabaseHandle,
  member: MemberRow,
  slug: string,
): Promise<boolean> {
  const other = await database
    .selectFrom('members')
    .select('id')
    .where('site_id', '=', member.site_id)
    .where('slug', '=', slug)
    .where('id', '<>', member.id)
    .executeTakeFirst()
  return other !== undefined
}

async function slugsLike(database: DatabaseHandle, member: MemberRow): Promise<Set<string>> {
  const rows = await database
    .selectFrom('members')
    .select('slug')
    .where('site_id', '=', member.site_id)
    .where((where) =>
      where.or([
        where('slug', '=', member.slug),
        // "." follows "-" in ASCII: the range is every slug that begins with `<slug>-`.
        where.and([where('slug', '>=', `${member.slug}-`), where('slug', '<', `${member.slug}.`)]),
      ]),
    )
    .execute()
  return new Set(rows.map(({ slug }) => slug))
}
