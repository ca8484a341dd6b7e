/**
 * Session tokens: proof, for a few minutes, that a member has just given the right password. A
 * state token is the same proof where the e-mail address has to be proved as well.
 */
import type { Kysely } from 'kysely'
import type { Platform } from '../context.ts'
import type { Database } from '../database/schema.ts'
import { hashSecret, newSecret } from './secrets.ts'
import { lifetimes, secondsAfter } from './settings.ts'

type Stage = Pick<Platform, 'site' | 'clock'>

/** Hands out a token for a member, and forgets those that have expired. */
export async function startSession(
  database: Kysely<Database>,
  stage: Stage,
  memberId: string,
  kind: 'session' | 'state',
): Promise<string> {
  const now = stage.clock.now()
  await database
    .deleteFrom('session_tokens')
    .where('site_id', '=', stage.site)
    .where('member_id', '=', memberId)
    .where('expires_date', '<=', now)
    .execute()
  const token = newSecret(kind)
  await database
    .insertInto('session_tokens')
    .values({
      site_id: stage.site,
      hash: hashSecret(token),
      member_id: memberId,
      expires_date: secondsAfter(now, lifetimes[`${kind}Token`]),
    })
    .execute()
  return token
}

/** The member a session token stands for, if it still does. */
export async function sessionMember(
  database: Kysely<Database>,
  stage: Stage,
  sessionToken: string,
): Promise<string | undefined> {
  // A state token is not enough: something is still missing.
  return memberOf(database, stage, sessionToken, 'session')
}

/** The member whose sign-in a state token names, if it still does. */
export async function stateMember(
  database: Kysely<Database>,
  stage: Stage,
  stateToken: string,
): Promise<string | undefined> {
  return memberOf(database, stage, stateToken, 'state')
}

/** Ends a token of either kind. */
export async function endSession(
  database: Kysely<Database>,
  stage: Stage,
  token: string,
): Promise<void> {
  await database
    .deleteFrom('session_tokens')
    .where('site_id', '=', stage.site)
    .where('hash', '=', hashSecret(token))
    .execute()
}

async function memberOf(
  database: Kysely<Database>,
  stage: Stage,
  token: string,
  kind: 'session' | 'state',
): Promise<string | undefined> {
  if (!token.startsWith(`${kind}.`)) return undefined
  const row = await database
    .selectFrom('session_tokens')
    .select(['member_id', 'expires_date'])
    .where('site_id', '=', stage.site)
    .where('hash', '=', hashSecret(token))
    .executeTakeFirst()
  if (row === undefined || row.expires_date.getTime() <= stage.clock.now().getTime()) {
    return undefined
  }
  return row.member_id
}
