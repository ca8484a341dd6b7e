import type { SiteStore } from '../../storage/database/schema.ts'
import { findRows } from '../../storage/database/site-rows.ts'
import type { StoreMembership } from '../rules/documents/promotions.ts'

/** The memberships of a member, in the order of their ids. */
export async function heldMemberships(
  store: SiteStore,
  memberId: string,
): Promise<StoreMembership[]> {
  const rows = await findRows(store, 'memberships', { member_id: memberId }, undefined, 'id')
  return rows.map(({ id, name, total, remaining, expires_date: expires }) => ({
    id,
    name,
    total,
    remaining,
    expiresDate: expires === null ? null : expires.toISOString(),
  }))
}
