/** Redirect sessions: rows behind the addresses of hosted pages, with their requester and purpose. */

import { sql } from 'kysely'
import type { CreateRedirectSessionRequest } from '../../../generated/wire.ts'
import type { RedirectIntent } from '../../commerce/rules/documents/redirect.ts'
import { tokenFamilyOf, visitorOf } from '../../platform/caller.ts'
import type { Context, Platform } from '../../storage/context.ts'
import { json } from '../../storage/database/json.ts'
import {
  addRows,
  changeRowWhile,
  deleteRows,
  expiredAt,
  findRow,
  validAt,
} from '../../storage/database/site-rows.ts'
import { lifetimes, secondsAfter } from './settings.ts'
import { isLiveFamily } from './token-families.ts'

/** Starts a session for the caller, and prunes old ones. */
export async function startRedirectSession(
  platform: Platform & Pick<Context, 'caller'>,
  kind: RedirectIntent,
  asked: CreateRedirectSessionRequest,
): Promise<string> {
  const { caller } = platform
  const { auth, ...doc } = asked
  const life = kind === 'ecomCheckout' ? lifetimes.checkoutSession : lifetimes.redirectSession
  const now = platform.clock.now()
  const id = platform.ids.uuid()
  await deleteRows(platform, 'redirect_sessions', {}, expiredAt(now))
  await addRows(platform, 'redirect_sessions', {
    id,
    kind,
    visitor_id: visitorOf(caller) ?? null,
    family_id: tokenFamilyOf(caller) ?? null,
    code_challenge: auth?.authRequest.codeChallenge ?? null,
    expires_date: secondsAfter(now, life),
    doc: json(doc),
    order_id: null,
  })
  return id
}

/** The visitor who requested the sign-in page with this PKCE challenge. */
export async function visitorOfChallenge(platform: Platform, codeChallenge: string) {
  const key = { code_challenge: codeChallenge }
  const row = await findRow(platform, 'redirect_sessions', key, validAt(platform.clock.now()))
  return row?.visitor_id ?? undefined
}

/** The visitor who requested this sign-in page. */
export async function visitorOfLogin(platform: Platform, id: string): Promise<string | undefined> {
  const session = await findRedirectSession(platform, id)
  return session?.kind === 'login' ? (session.visitor_id ?? undefined) : undefined
}

/** The valid session with this id. */
export function findRedirectSession(platform: Platform, id: string) {
  return findRow(platform, 'redirect_sessions', { id }, validAt(platform.clock.now()))
}

/** The valid session with this id, while its requester is signed in: the address stays in histories and logs. */
export async function findBuyerSession(platform: Platform, id: string) {
  const session = await findRedirectSession(platform, id)
  if (!session?.family_id) return session
  return (await isLiveFamily(platform, session.family_id)) ? session : undefined
}

/** Records the order of a session. Idempotent: concurrent closes get the first one's order. */
export async function closeRedirectSession(platform: Platform, id: string): Promise<string> {
  const orderId = platform.ids.uuid()
  const first = { order_id: sql`coalesce(order_id, ${orderId})` }
  const closed = await changeRowWhile(platform, 'redirect_sessions', { id }, first, sql`true`)
  if (closed === undefined) throw new RangeError(`The redirect session ${id} is gone`)
  return closed.order_id ?? orderId
}

/** The token family of an unused sign-out session. */
export async function takeLogoutFamily(platform: Platform, id: string) {
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
