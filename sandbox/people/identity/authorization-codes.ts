/** Authorization codes: single use, one minute, bound to client, address and PKCE challenge. */

import { signInState } from '../../commerce/rules/member-states.ts'
import { verifierMatches } from '../../commerce/rules/pkce.ts'
import type { Platform, SiteScope } from '../../storage/context.ts'
import type { NewRow } from '../../storage/database/columns.ts'
import type { DatabaseHandle } from '../../storage/database/schema.ts'
import type { authorizationCodes } from '../../storage/database/tables/members.ts'
import { revokeTokenFamily } from './revocation.ts'
import { hashSecret, newSecret } from './secrets.ts'
import { lockMemberOfSession } from './session-tokens.ts'
import { lifetimes, readSettings, secondsAfter } from './settings.ts'
import { type IssuedTokens, startTokenFamily } from './token-families.ts'

/** The parameters a code is bound to. */
export interface CodeGrant {
  readonly clientId: string
  readonly redirectUri?: string
  readonly codeChallenge: string
  readonly memberId: string
  /** The session token it is issued for. */
  readonly sessionToken: string
}

/** The parameters of a code exchange. */
export interface CodeExchange {
  readonly code: string
  readonly clientId: string
  readonly redirectUri?: string
  readonly codeVerifier: string
}

/** Issues a code for a session token, if its member may sign in at this moment. */
export async function codeForSession(
  platform: Platform,
  grant: Omit<CodeGrant, 'memberId' | 'sessionToken'>,
  sessionToken: string,
): Promise<string | undefined> {
  return platform.transaction(async (database) => {
    const member = await lockMemberOfSession(database, platform, sessionToken, 'session')
    if (member === undefined) return undefined
    const settings = await readSettings(database, platform.site)
    if (signInState(member, settings) !== 'SUCCESS') return undefined
    return issueCode(database, platform, { ...grant, memberId: member.id, sessionToken })
  })
}

/** Issues a code. The caller holds the member's lock and has checked that the member may sign in. */
export async function issueCode(
  database: DatabaseHandle,
  scope: SiteScope,
  grant: CodeGrant,
): Promise<string> {
  const code = newSecret('code')
  await database
    .insertInto('authorization_codes')
    .values({
      site_id: scope.site,
      hash: hashSecret(code),
      client_id: grant.clientId,
      redirect_uri: grant.redirectUri ?? null,
      code_challenge: grant.codeChallenge,
      member_id: grant.memberId,
      expires_date: secondsAfter(scope.clock.now(), lifetimes.code),
      used_date: null,
      family_id: null,
      session_hash: hashSecret(grant.sessionToken),
    } satisfies NewRow<typeof authorizationCodes>)
    .execute()
  return code
}

/**
 * Exchanges a code for tokens, or answers `undefined`. The first attempt burns the code whatever
 * its outcome; a second one also revokes what the first was given. The caller must commit a
 * refusal and not throw inside the transaction.
 */
export async function exchangeCode(
  database: DatabaseHandle,
  scope: SiteScope,
  exchange: CodeExchange,
): Promise<IssuedTokens | undefined> {
  const hash = hashSecret(exchange.code)
  const row = await database
    .selectFrom('authorization_codes')
    .selectAll()
    .where('site_id', '=', scope.site)
    .where('hash', '=', hash)
    .forUpdate()
    .executeTakeFirst()
  if (row === undefined) return undefined
  if (row.used_date !== null) {
    if (row.family_id !== null) await revokeTokenFamily(database, scope, row.family_id)
    return undefined
  }
  const now = scope.clock.now()
  const mark = database
    .updateTable('authorization_codes')
    .where('site_id', '=', scope.site)
    .where('hash', '=', hash)
  const right =
    row.expires_date.getTime() > now.getTime() &&
    row.client_id === exchange.clientId &&
    row.redirect_uri === (exchange.redirectUri ?? null) &&
    verifierMatches(exchange.codeVerifier, row.code_challenge)
  if (!right) {
    await mark.set({ used_date: now }).execute()
    return undefined
  }
  const tokens = await startTokenFamily(database, scope, {
    role: 'member',
    subjectId: row.member_id,
    sessionHash: row.session_hash,
  })
  await mark.set({ used_date: now, family_id: tokens.familyId }).execute()
  return tokens
}
