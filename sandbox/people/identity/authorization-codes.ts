/** Authorization codes: single use, one minute, bound to client, address and PKCE challenge. */

import { signInState } from '../../commerce/rules/member-states.ts'
import { verifierMatches } from '../../commerce/rules/pkce.ts'
import { inTransaction, type Platform, type Scope } from '../../storage/context.ts'
import {
  addRows,
  changeRows,
  deleteRows,
  expiredAt,
  lockRow,
} from '../../storage/database/site-rows.ts'
import type { AuthorizationRequest } from './authorization.ts'
import { revokeTokenFamily } from './revocation.ts'
import { hashSecret, newSecret } from './secrets.ts'
import { lockMemberOfSession } from './session-tokens.ts'
import { lifetimes, readSettings, secondsAfter } from './settings.ts'
import { startTokenFamily } from './token-families.ts'

/** The parameters a code is bound to. */
interface CodeGrant
  extends Pick<AuthorizationRequest, 'clientId' | 'redirectUri' | 'codeChallenge'> {
  readonly memberId: string
  /** The session token it was issued for. */
  readonly sessionToken: string
}

/** The parameters of a code exchange. */
export interface CodeExchange {
  readonly code: string
  readonly clientId: string
  readonly redirectUri?: string
  readonly codeVerifier: string
}

/** Issues a code for a session token, if its member may sign in now. */
export async function codeForSession(
  platform: Platform,
  grant: Omit<CodeGrant, 'memberId' | 'sessionToken'>,
  sessionToken: string,
): Promise<string | undefined> {
  return inTransaction(platform, async (within) => {
    const member = await lockMemberOfSession(within, sessionToken, 'session')
    if (member === undefined) return undefined
    if (signInState(member, await readSettings(within)) !== 'SUCCESS') return undefined
    return issueCode(within, { ...grant, memberId: member.id, sessionToken })
  })
}

/**
 * Issues a code, and prunes the member's codes older than any session. The caller holds the lock
 * and has checked that the member may sign in.
 */
export async function issueCode(scope: Scope, grant: CodeGrant): Promise<string> {
  const code = newSecret('code')
  const now = scope.clock.now()
  const longAgo = secondsAfter(now, -lifetimes.memberFamily)
  await deleteRows(scope, 'authorization_codes', { member_id: grant.memberId }, expiredAt(longAgo))
  await addRows(scope, 'authorization_codes', {
    hash: hashSecret(code),
    client_id: grant.clientId,
    redirect_uri: grant.redirectUri ?? null,
    code_challenge: grant.codeChallenge,
    member_id: grant.memberId,
    expires_date: secondsAfter(now, lifetimes.code),
    used_date: null,
    family_id: null,
    session_hash: hashSecret(grant.sessionToken),
  })
  return code
}

/**
 * Exchanges a code for tokens, or returns `undefined`. The first attempt burns the code whatever its
 * outcome; a replay also revokes the tokens of the first. The caller must commit a refusal and not throw
 * inside the transaction.
 */
export async function exchangeCode(scope: Scope, exchange: CodeExchange) {
  const hash = hashSecret(exchange.code)
  const row = await lockRow(scope, 'authorization_codes', { hash })
  if (row === undefined) return undefined
  if (row.used_date !== null) {
    if (row.family_id !== null) await revokeTokenFamily(scope, row.family_id)
    return undefined
  }
  const now = scope.clock.now()
  const isRight =
    row.expires_date.getTime() > now.getTime() &&
    row.client_id === exchange.clientId &&
    row.redirect_uri === (exchange.redirectUri ?? null) &&
    verifierMatches(exchange.codeVerifier, row.code_challenge)
  const owner = { role: 'member', subjectId: row.member_id, sessionHash: row.session_hash } as const
  const tokens = isRight ? await startTokenFamily(scope, owner) : undefined
  const used = { used_date: now, family_id: tokens?.familyId }
  await changeRows(scope, 'authorization_codes', { hash }, used)
  return tokens
}
