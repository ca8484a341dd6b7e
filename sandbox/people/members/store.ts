/** Rows of members: find, add with a unique slug, update, delete. No wire types here. */

import type { MemberChange, StoredMember } from '../../commerce/rules/documents/member.ts'
import { normalEmail } from '../../commerce/rules/email.ts'
import { freeSlug, numberedStem, slugKey } from '../../commerce/rules/slugs.ts'
import type { Row, SiteStore } from '../../storage/database/schema.ts'
import { changeRows, findRow, lockRow } from '../../storage/database/site-rows.ts'
import { memberFrom, memberRow } from './rows.ts'

/** A member by id, if any. */
export async function findMember(store: SiteStore, id: string): Promise<StoredMember | undefined> {
  return member(await findRow(store, 'members', { id }))
}

/** Reads a member with a lock until the transaction ends. */
export async function lockMember(store: SiteStore, id: string): Promise<StoredMember | undefined> {
  return member(await lockRow(store, 'members', { id }))
}

/** A member by sign-in e-mail address, if any. */
export async function findMemberByEmail(store: SiteStore, email: string) {
  return member(await findRow(store, 'members', { login_email: normalEmail(email) }))
}

/** `lockMember` by e-mail address. */
export async function lockMemberByEmail(store: SiteStore, email: string) {
  return member(await lockRow(store, 'members', { login_email: normalEmail(email) }))
}

/**
 * Adds a member under the first free variation of its slug; `undefined` when the e-mail address is
 * taken.
 */
export async function addMember(
  store: SiteStore,
  member: StoredMember,
): Promise<StoredMember | undefined> {
  // Two people of one name may register concurrently: the second takes the next free slug.
  for (;;) {
    if ((await findMemberByEmail(store, member.loginEmail)) !== undefined) return undefined
    const slug = freeSlug(member.slug, await slugsLike(store, member))
    const candidate = { ...member, slug, loginEmail: normalEmail(member.loginEmail) }
    const added = await store.database
      .insertInto('members')
      .values(memberRow(candidate))
      .onConflict((conflict) => conflict.doNothing())
      .returning('id')
      .executeTakeFirst()
    if (added !== undefined) return candidate
  }
}

/** Writes a change of a locked member, and returns the updated one. */
export async function changeMember(
  store: SiteStore,
  member: StoredMember,
  change: MemberChange,
): Promise<StoredMember> {
  const changed = { ...member, ...change }
  const { site_id: _, id, ...columns } = memberRow(changed)
  await changeRows(store, 'members', { id }, columns)
  return changed
}

/** True when another member of the site already has the slug. */
export async function isSlugTaken(store: SiteStore, member: StoredMember, slug: string) {
  const holder = await findRow(store, 'members', { slug_key: slugKey(slug) })
  return holder !== undefined && holder.id !== member.id
}

async function slugsLike({ database, site }: SiteStore, member: StoredMember) {
  const key = slugKey(member.slug)
  const stem = numberedStem(key)
  const rows = await database
    .selectFrom('members')
    .select('slug_key')
    .where('site_id', '=', site)
    .where((where) =>
      where.or([
        where('slug_key', '=', key),
        // The range of a prefix: U+10FFFF sorts after every other character.
        where.and([where('slug_key', '>=', stem), where('slug_key', '<', `${stem}\u{10ffff}`)]),
      ]),
    )
    .execute()
  return new Set(rows.map(({ slug_key }) => slug_key))
}

function member(row: Row<'members'> | undefined): StoredMember | undefined {
  return row && memberFrom(row)
}
