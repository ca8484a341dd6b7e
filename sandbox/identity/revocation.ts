/** The end of sign-ins: of one device, or of a member everywhere. */

import type { SiteScope } from '../context.ts'
import type { DatabaseHandle } from '../database/schema.ts'
import { hashSecret } from './secrets.ts'

/** Ends a family: its access tokens stop at once. Ending it twice is ending it once. */
export async function revokeTokenFamily(
  database: DatabaseHandle,
  scope: SiteScope,
  familyId: string,
): Promise<void> {
  await database
    .updateTable('token_families')
    .set({ revoked_date: scope.clock.now() })
    .where('site_id', '=', scope.site)
    .where('id', '=', familyId)
    .where('revoked_date', 'is', null)
    .execute()
}

/** Ends the family a refresh token belongs to. A token that names none is already ended. */
export async function revokeRefreshToken(
  database: DatabaseHandle,
  scope: SiteScope,
  refreshToken: string,
): Promise<void> {
  const found = await database
    .selectFrom('refresh_tokens')
    .select('family_id')
    .where('site_id', '=', scope.site)
    .where('hash', '=', hashSecret(refreshToken))
    .executeTakeFirst()
  if (found !== undefined) await revokeTokenFamily(database, scope, found.family_id)
}

/**
 * Ends every proof that could start a sign-in of a member, and every sign-in there is: in this
 * order, because a code that is being exchanged has its row locked. Waiting for it is what lets its
 * sign-in be seen, and ended. The caller holds the member's lock, so that nothing new is proved.
 *
 * @param but the family of the sign-in that asks for it, which stays
 */
export async function revokeMember(
  database: DatabaseHandle,
  scope: SiteScope,
  memberId: string,
  but?: string,
): Promise<void> {
  for (const table of proofs) {
    await database
      .deleteFrom(table)
      .where('site_id', '=', scope.site)
      .where('member_id', '=', memberId)
      .execute()
  }
  const families = database
    .updateTable('token_families')
    .set({ revoked_date: scope.clock.now() })
    .where('site_id', '=', scope.site)
    .where('subject_id', '=', memberId)
    .where('revoked_date', 'is', null)
  await (but === undefined ? families : families.where('id', '<>', but)).execute()
}

/** What a member can sign in with besides the password. */
const proofs = [
  'session_tokens',
  'authorization_codes',
  'device_codes',
  'verifications',
  'recovery_tokens',
] as const
