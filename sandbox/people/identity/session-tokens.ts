/**
 * Session tokens: short-lived proof of a correct password. A state token is the same proof while the
 * e-mail address still has to be verified.
 */

import type { Scope } from '../../storage/context.ts'
import {
  addRows,
  deleteRows,
  expiredAt,
  findRow,
  lockRow,
} from '../../storage/database/site-rows.ts'
import { lockMember } from '../members/store.ts'
import { hashSecret, newSecret } from './secrets.ts'
import { lifetimes, secondsAfter } from './settings.ts'

type SessionKind = 'session' | 'state'

/** Issues a token for a member, and prunes the member's expired ones. */
export async function startSession(scope: Scope, memberId: string, kind: SessionKind) {
  const now = scope.clock.now()
  await deleteRows(scope, 'session_tokens', { member_id: memberId }, expiredAt(now))
  const token = newSecret(kind)
  await addRows(scope, 'session_tokens', {
    hash: hashSecret(token),
    member_id: memberId,
    expires_date: secondsAfter(now, lifetimes[`${kind}Token`]),
  })
  return token
}

/**
 * Locks the member of a valid token. Revocation takes the same lock, so the token is read again under
 * it; a sign-out takes none and waits for the token's own row. A token of the other kind is refused: a
 * state token is issued before the sign-in is complete.
 */
export async function lockMemberOfSession(scope: Scope, token: string, kind: SessionKind) {
  if (!token.startsWith(`${kind}.`)) return undefined
  const hash = hashSecret(token)
  const found = await findRow(scope, 'session_tokens', { hash })
  if (found === undefined) return undefined
  const member = await lockMember(scope, found.member_id)
  const session = await lockRow(scope, 'session_tokens', { hash }, 'share')
  return session && session.expires_date > scope.clock.now() ? member : undefined
}

/** Revokes a token of either kind. */
export async function endSession(scope: Scope, token: string): Promise<void> {
  await deleteRows(scope, 'session_tokens', { hash: hashSecret(token) })
}
