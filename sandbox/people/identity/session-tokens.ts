/**
 * Session tokens: proof, for a few minutes, that a member has just given the right password. A
 * state token is the same proof where the e-mail address has to be proved as well.
 */

import type { StoredMember } from '../../commerce/rules/documents/member.ts'
import type { SiteScope } from '../../storage/context.ts'
import type { NewRow } from '../../storage/database/columns.ts'
import type { DatabaseHandle } from '../../storage/database/schema.ts'
import type { sessionTokens } from '../../storage/database/tables/members.ts'
import { lockMember } from '../members/store.ts'
import { hashSecret, newSecret } from './secrets.ts'
import { lifetimes, secondsAfter } from './settings.ts'

type SessionKind = 'session' | 'state'

/** Issues a token for a member, and deletes the member's expired ones. */
export async function startSession(
  database: DatabaseHandle,
  scope: SiteScope,
  memberId: string,
  kind: SessionKind,
): Promise<string> {
  const now = scope.clock.now()
  await database
    .deleteFrom('session_tokens')
    .where('site_id', '=', scope.site)
    .where('member_id', '=', memberId)
    .where('expires_date', '<=', now)
    .execute()
  const token = newSecret(kind)
  await database
    .insertInto('session_tokens')
    .values({
      site_id: scope.site,
      hash: hashSecret(token),
      member_id: memberId,
      expires_date: secondsAfter(now, lifetimes[`${kind}Token`]),
    } satisfies NewRow<typeof sessionTokens>)
    .execute()
  return token
}

/**
 * Locks the member a token belongs to, while the token is valid. Revoking tokens takes the same
 * lock, so the token is read again under it; a sign-out takes none and waits for the token's own row. A token of the other kind is not accepted: a state
 * token is issued before the sign-in is complete.
 */
export async function lockMemberOfSession(
  database: DatabaseHandle,
  scope: SiteScope,
  token: string,
  kind: SessionKind,
): Promise<StoredMember | undefined> {
  const id = await memberOf(database, scope, token, kind)
  if (id === undefined) return undefined
  const member = await lockMember({ database, site: scope.site }, id)
  return (await memberOf(database, scope, token, kind, 'locked')) === undefined ? undefined : member
}

/** Ends a token of either kind. */
export async function endSession(
  database: DatabaseHandle,
  scope: SiteScope,
  token: string,
): Promise<void> {
  await database
    .deleteFrom('session_tokens')
    .where('site_id', '=', scope.site)
    .where('hash', '=', hashSecret(token))
    .execute()
}

async function memberOf(
  database: DatabaseHandle,
  scope: SiteScope,
  token: string,
  kind: SessionKind,
  row: 'locked' | 'free' = 'free',
): Promise<string | undefined> {
  if (!token.startsWith(`${kind}.`)) return undefined
  const query = database
    .selectFrom('session_tokens')
    .select(['member_id', 'expires_date'])
    .where('site_id', '=', scope.site)
    .where('hash', '=', hashSecret(token))
  const found = await (row === 'locked' ? query.forShare() : query).executeTakeFirst()
  if (found === undefined || found.expires_date.getTime() <= scope.clock.now().getTime()) {
    return undefined
  }
  return found.member_id
}
