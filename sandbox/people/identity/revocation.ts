/** Ends sign-ins: on one device, or of a member everywhere. */

import { type SqlBool, sql } from 'kysely'
import type { Scope } from '../../storage/context.ts'
import { changeRows, deleteRows, findRow } from '../../storage/database/site-rows.ts'
import { hashSecret } from './secrets.ts'

/**
 * Ends a family: its access tokens stop at once, and its session token starts no other. Ending it twice
 * is ending it once. Proofs first, as in {@link revokeMember}: two that wait for each other's rows in
 * two orders would never end.
 */
export async function revokeTokenFamily(scope: Scope, familyId: string): Promise<void> {
  const key = { id: familyId, revoked_date: null }
  const family = await findRow(scope, 'token_families', key)
  if (family === undefined) return
  if (family.session_hash !== null) await revokeSession(scope, family.session_hash)
  await changeRows(scope, 'token_families', key, { revoked_date: scope.clock.now() })
}

/** The session token first: a code that is being made with it holds its row, and is seen afterwards. */
async function revokeSession(scope: Scope, hash: string): Promise<void> {
  await deleteRows(scope, 'session_tokens', { hash })
  // A code that was used stays: presented again, it ends what it was exchanged for.
  await deleteRows(scope, 'authorization_codes', { session_hash: hash, used_date: null })
}

/** Ends the family a refresh token belongs to. A token that names none is already ended. */
export async function revokeRefreshToken(scope: Scope, refreshToken: string): Promise<void> {
  const found = await findRow(scope, 'refresh_tokens', { hash: hashSecret(refreshToken) })
  if (found !== undefined) await revokeTokenFamily(scope, found.family_id)
}

/**
 * Ends every proof that could start a sign-in of a member, and every sign-in there is: in this
 * order, because a code that is being exchanged has its row locked. Waiting for it is what lets its
 * sign-in be seen, and ended. The caller holds the member's lock, so that nothing new is proved.
 *
 * @param but the family of the sign-in that asks for it, which stays
 */
export async function revokeMember(scope: Scope, memberId: string, but?: string): Promise<void> {
  for (const table of proofs) await deleteRows(scope, table, { member_id: memberId })
  const key = { subject_id: memberId, revoked_date: null }
  const revoked = { revoked_date: scope.clock.now() }
  const others = but === undefined ? undefined : sql<SqlBool>`id <> ${but}`
  await changeRows(scope, 'token_families', key, revoked, others)
}

/** The member's other means to sign in besides the password. */
const proofs = [
  'session_tokens',
  'authorization_codes',
  'device_codes',
  'verifications',
  'recovery_tokens',
] as const
