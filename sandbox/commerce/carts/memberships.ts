import type { SiteStore } from '../../storage/database/schema.ts'
import type { StoreMembership } from '../rules/documents/promotions.ts'

/** The memberships of a member, in the order of their ids. */
export async function heldMemberships(
  { database, site }: SiteStore,
  memberId: string,
): Promise<StoreMembership[]> {
  const rows = await database
    .selectFrom('memberships')
    .selectAll()
    .where('site_id', '=', site)
    .where('member_id', '=', memberId)
    .orderBy('id')
    .execute()
  return rows.map(({ id, name, total, remaining, expires_date: expires }) => ({
    id,
    name,
    total,
    remaining,
    expiresDate: expires === null ? null : new Date(expires).toISOString(),
  }))
}
