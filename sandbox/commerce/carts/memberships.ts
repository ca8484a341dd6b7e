import { recordFrom } from '../../storage/database/fields.ts'
import type { SiteStore } from '../../storage/database/schema.ts'
import { findRows } from '../../storage/database/site-rows.ts'
import type { StoreMembership } from '../rules/documents/promotions.ts'

/** The memberships of a member, by id. */
export async function heldMemberships(
  store: SiteStore,
  memberId: string,
): Promise<StoreMembership[]> {
  const rows = await findRows(store, 'memberships', { member_id: memberId }, undefined, 'id')
  return rows.map(({ expires_date: expires, ...row }) => ({
    ...recordFrom(row),
    expiresDate: expires?.toISOString() ?? null,
  }))
}
