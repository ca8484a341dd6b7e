/** The end of sign-ins: of one device, or of a member everywhere. */
import type { Kysely } from 'kysely'
import type { Platform } from '../context.ts'
import type { Database } from '../database/schema.ts'
import { hashSecret } from './secrets.ts'

type Stage = Pick<Platform, 'site' | 'clock'>

/** Ends a family: its access tokens stop at once. Ending it twice is ending it once. */
export async function revokeFamily(
  database: Kysely<Database>,
  stage: Stage,
  familyId: string,
): Promise<void> {
  await database
    .updateTable('token_families')
    .set({ revoked_date: stage.clock.now() })
    .where('site_id', '=', stage.site)
    .where('id', '=', familyId)
    .where('revoked_date', 'is', null)
    .execute()
}

/** Ends the family a refresh token belongs to. A token that names none is already ended. */
export async function revokeRefreshToken(
  database: Kysely<Database>,
  stage: Stage,
  refreshToken: string,
): Promise<void> {
  const found = await database
    .selectFrom('refresh_tokens')
    .select('family_id')
    .where('site_id', '=', stage.site)
    .where('hash', '=', hashSecret(refreshToken))
    .executeTakeFirst()
  if (found !== undefined) await revokeFamily(database, stage, found.family_id)
}

/**
 * Ends every proof that could start a sign-in of a member, and every sign-in there is: in this
 * order, because a code that is being exchanged has its row locked. Waiting for it is what lets its
 * sign-in be seen, and ended. The caller holds the member's lock, so that nothing new is proved.
 *
 * @param but the family of the sign-in that asks for it, which stays
 */
export async function revokeMember(
  database: Kysely<Database>,
  stage: Stage,
  memberId: string,
  but?: string,
): Promise<void> {
  for (const table of proofs) {
    await database
      .deleteFrom(table)
      .where('site_id', '=', stage.site)
      .where('member_id', '=', memberId)
      .execute()
  }
  const families = database
    .updateTable('token_families')
    .set({ revoked_date: stage.clock.now() })
    .where('site_id', '=', stage.site)
    .where('subject_id', '=', memberId)
    .where('revoked_date', 'is', null)
  await (but === undefined ? families : families.where('id', '<>', but)).execute()
}

/** What a member can sign in with besides the password. */
const proofs = [
  'session_tokens',
  'authorization_codes',
  'verifications',
  'recovery_tokens',
] as const
