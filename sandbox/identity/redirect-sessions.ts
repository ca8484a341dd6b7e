/** Rows behind the addresses of hosted pages: who asked, and for what. */

import type { Platform } from '../context.ts'
import type { DatabaseHandle } from '../database/schema.ts'
import type { RedirectSessionsTable } from '../database/tables/members.ts'
import type { Caller } from '../platform/caller.ts'
import { tokenFamilyOf } from '../platform/caller.ts'
import { lifetimes, secondsAfter } from './settings.ts'

/** Remembers that `caller` was sent to a hosted page, and forgets who was sent long ago. */
export async function startRedirectSession(
  platform: Platform,
  caller: Caller,
  kind: RedirectSessionsTable['kind'],
  codeChallenge?: string,
): Promise<string> {
  const now = platform.clock.now()
  const id = platform.ids.uuid()
  await forgetExpired(platform.database, platform.site, now)
  await platform.database
    .insertInto('redirect_sessions')
    .values({
      site_id: platform.site,
      id,
      kind,
      visitor_id: caller.role === 'visitor' ? caller.visitorId : null,
      family_id: tokenFamilyOf(caller) ?? null,
      code_challenge: codeChallenge ?? null,
      expires_date: secondsAfter(now, lifetimes.redirectSession),
    })
    .execute()
  return id
}

/** The visitor who asked for the sign-in page that carries this PKCE challenge. */
export async function visitorOfChallenge(
  platform: Platform,
  codeChallenge: string,
): Promise<string | undefined> {
  const row = await platform.database
    .selectFrom('redirect_sessions')
    .select('visitor_id')
    .where('site_id', '=', platform.site)
    .where('code_challenge', '=', codeChallenge)
    .where('expires_date', '>', platform.clock.now())
    .executeTakeFirst()
  return row?.visitor_id ?? undefined
}

/** The visitor who asked for this sign-in page. */
export async function visitorOfLogin(platform: Platform, id: string): Promise<string | undefined> {
  const row = await platform.database
    .selectFrom('redirect_sessions')
    .select('visitor_id')
    .where('site_id', '=', platform.site)
    .where('id', '=', id)
    .where('kind', '=', 'login')
    .where('expires_date', '>', platform.clock.now())
    .executeTakeFirst()
  return row?.visitor_id ?? undefined
}

/** The sign-in that asked to be ended, if the session is a sign-out that has not been used. */
export async function takeLogoutFamily(
  platform: Platform,
  id: string,
): Promise<string | undefined> {
  const row = await platform.database
    .deleteFrom('redirect_sessions')
    .where('site_id', '=', platform.site)
    .where('id', '=', id)
    .where('kind', '=', 'logout')
    .where('expires_date', '>', platform.clock.now())
    .returning('family_id')
    .executeTakeFirst()
  return row?.family_id ?? undefined
}

async function forgetExpired(database: DatabaseHandle, site: string, now: Date): Promise<void> {
  await database
    .deleteFrom('redirect_sessions')
    .where('site_id', '=', site)
    .where('expires_date', '<=', now)
    .execute()
}
