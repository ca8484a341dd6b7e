/** Rows of members: found, added with a free slug, changed, deleted. No wire shapes here. */

import type { MemberChange, StoredMember } from '../../commerce/rules/documents/member.ts'
import { normalEmail } from '../../commerce/rules/email.ts'
import { freeSlug, slugKey } from '../../commerce/rules/slugs.ts'
import type { DatabaseHandle } from '../../storage/database/schema.ts'
import { memberColumns, memberFrom, memberRow } from './rows.ts'

/** A member by id; undefined when there is none. */
export async function findMember(
  database: DatabaseHandle,
  site: string,
  id: string,
): Promise<StoredMember | undefined> {
  return one(membersOf(database, site).where('id', '=', id))
}

/** Reads a member and keeps others from changing it until the transaction ends. */
export async function lockMember(
  database: DatabaseHandle,
  site: string,
  id: string,
): Promise<StoredMember | undefined> {
  return one(membersOf(database, site).where('id', '=', id).forUpdate())
}

/** A member by the e-mail address they sign in with; undefined when there is none. */
export async function findMemberByEmail(
  database: DatabaseHandle,
  site: string,
  email: string,
): Promise<StoredMember | undefined> {
  return one(memberOfEmail(database, site, email))
}

/** Like `lockMember`, for callers who know an address only. */
export async function lockMemberByEmail(
  database: DatabaseHandle,
  site: string,
  email: string,
): Promise<StoredMember | undefined> {
  return one(memberOfEmail(database, site, email).forUpdate())
}

function memberOfEmail(database: DatabaseHandle, site: string, email: string) {
  return membersOf(database, site).where('login_email', '=', normalEmail(email))
}

async function one(query: ReturnType<typeof membersOf>): Promise<StoredMember | undefined> {
  const row = await query.executeTakeFirst()
  return row && memberFrom(row)
}

function membersOf(database: DatabaseHandle, site: string) {
  return database.selectFrom('members').selectAll().where('site_id', '=', site)
}

/**
 * Adds a member under the first free variation of its slug. `undefined` means the e-mail address
 * belongs to another member.
 */
export async function addMember(
  database: DatabaseHandle,
  member: StoredMember,
): Promise<StoredMember | undefined> {
  // Two people of one name may register at the same moment: the second takes the next free slug.
  for (;;) {
    if ((await findMemberByEmail(database, member.site, member.loginEmail)) !== undefined) {
      return undefined
    }
    const slug = freeSlug(member.slug, await slugsLike(database, member))
    const candidate = { ...member, slug, loginEmail: normalEmail(member.loginEmail) }
    const added = await database
      .insertInto('members')
      .values(memberRow(candidate))
      .onConflict((conflict) => conflict.doNothing())
      .returning('id')
      .executeTakeFirst()
    if (added !== undefined) return candidate
  }
}

/** Writes a change and answers the member as it is now. */
export async function changeMember(
  database: DatabaseHandle,
  member: StoredMember,
  change: MemberChange,
): Promise<StoredMember> {
  await database
    .updateTable('members')
    .set(memberColumns(change))
    .where('site_id', '=', member.site)
    .where('id', '=', member.id)
    .execute()
  return { ...member, ...change }
}

/** Deletes a member. */
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
  member: StoredMember,
  slug: string,
): Promise<boolean> {
  const other = await database
    .selectFrom('members')
    .select('id')
    .where('site_id', '=', member.site)
    .where('slug_key', '=', slugKey(slug))
    .where('id', '<>', member.id)
    .executeTakeFirst()
  return other !== undefined
}

async function slugsLike(database: DatabaseHandle, member: StoredMember): Promise<Set<string>> {
  const key = slugKey(member.slug)
  const rows = await database
    .selectFrom('members')
    .select('slug_key')
    .where('site_id', '=', member.site)
    .where((where) =>
      where.or([
        where('slug_key', '=', key),
        // "." follows "-" in ASCII: the range is every slug that begins with `<slug>-`.
        where.and([where('slug_key', '>=', `${key}-`), where('slug_key', '<', `${key}.`)]),
      ]),
    )
    .execute()
  return new Set(rows.map(({ slug_key }) => slug_key))
}
