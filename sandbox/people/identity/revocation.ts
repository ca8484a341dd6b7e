/** Ends sign-ins: on one device, or of a member everywhere. */

import type { SiteScope } from '../../storage/context.ts'
import type { DatabaseHandle } from '../../storage/database/schema.ts'
import { hashSecret } from './secrets.ts'

/**
 * Ends a family: its access tokens stop at once, and its session token starts no other. Ending it twice
 * is ending it once. Proofs first, as in {@link revokeMember}: two that wait for each other's rows in
 * two orders would never end.
 */
export async function revokeTokenFamily(
  database: DatabaseHandle,
  scope: SiteScope,
  familyId: string,
): Promise<void> {
  const family = await database
    .selectFrom('token_families')
    .select('session_hash')
    .where('site_id', '=', scope.site)
    .where('id', '=', familyId)
    .where('revoked_date', 'is', null)
    .executeTakeFirst()
  if (family === undefined) return
  if (family.session_hash !== null) await revokeSession(database, scope, family.session_hash)
  await database
    .updateTable('token_families')
    .set({ revoked_date: scope.clock.now() })
    .where('site_id', '=', scope.site)
    .where('id', '=', familyId)
    .where('revoked_date', 'is', null)
    .execute()
}

/** The session token first: a code that is being made with it holds its row, and is seen afterwards. */
async function revokeSession(
  database: DatabaseHandle,
  scope: SiteScope,
  hash: string,
): Promise<void> {
  await database
    .deleteFrom('session_tokens')
    .where('site_id', '=', scope.site)
    .where('hash', '=', hash)
    .execute()
  // A code that was used stays: presented again, it ends what it was exchanged for.
  await database
    .deleteFrom('authorization_codes')
    .where('site_id', '=', scope.site)
    .where('session_hash', '=', hash)
    .where('used_date', 'is', null)
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

/** The member's other means to sign in besides the password. */
const proofs = [
  'session_tokens',
  'authorization_codes',
  'device_codes',
  'verifications',
  'recovery_tokens',
] as const
