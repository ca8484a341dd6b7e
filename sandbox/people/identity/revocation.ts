/** Revokes sessions: one device, or all of a member. */

import { type SqlBool, sql } from 'kysely'
import type { Scope } from '../../storage/context.ts'
import { changeRows, deleteRows, findRow } from '../../storage/database/site-rows.ts'
import { hashSecret } from './secrets.ts'

/**
 * Revokes a family: its access tokens stop at once, and its session token starts no other. Idempotent.
 * Proofs are locked first, as in {@link revokeMember}: a different lock order would deadlock.
 */
export async function revokeTokenFamily(scope: Scope, familyId: string): Promise<void> {
  const key = { id: familyId, revoked_date: null }
  const family = await findRow(scope, 'token_families', key)
  if (family === undefined) return
  if (family.session_hash !== null) await revokeSession(scope, family.session_hash)
  await changeRows(scope, 'token_families', key, { revoked_date: scope.clock.now() })
}

/** The session token first: a code being issued from it locks its row, and is visible afterwards. */
async function revokeSession(scope: Scope, hash: string): Promise<void> {
  await deleteRows(scope, 'session_tokens', { hash })
  // A used code stays: its replay revokes what it was exchanged for.
  await deleteRows(scope, 'authorization_codes', { session_hash: hash, used_date: null })
}

/** Revokes the family of a refresh token; a no-op for an unknown one. */
export async function revokeRefreshToken(scope: Scope, refreshToken: string): Promise<void> {
  const found = await findRow(scope, 'refresh_tokens', { hash: hashSecret(refreshToken) })
  if (found !== undefined) await revokeTokenFamily(scope, found.family_id)
}

/**
 * Revokes every proof that could start a session of a member, then every session: in this order, because
 * a code being exchanged has its row locked, and waiting for it makes its session visible. The caller
 * holds the member's lock, so that no new proof is issued.
 *
 * @param but the family of the requesting session, which stays
 */
export async function revokeMember(scope: Scope, memberId: string, but?: string): Promise<void> {
  for (const table of proofs) await deleteRows(scope, table, { member_id: memberId })
  const key = { subject_id: memberId, revoked_date: null }
  const revoked = { revoked_date: scope.clock.now() }
  const others = but === undefined ? undefined : sql<SqlBool>`id <> ${but}`
  await changeRows(scope, 'token_families', key, revoked, others)
}

/** The member's proofs besides the password. */
const proofs = [
  'session_tokens',
  'authorization_codes',
  'device_codes',
  'verifications',
  'recovery_tokens',
] as const
