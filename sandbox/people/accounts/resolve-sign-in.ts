/** Continues a sign-in after a correct password: complete, or with the next required step. */

import { moveVisitorCarts } from '../../commerce/carts/follow.ts'
import type { StoredMember } from '../../commerce/rules/documents/member.ts'
import { signInState } from '../../commerce/rules/member-states.ts'
import type { Platform } from '../../storage/context.ts'
import type { DatabaseHandle } from '../../storage/database/schema.ts'
import { endSession, lockMemberOfSession, startSession } from '../identity/session-tokens.ts'
import { readSettings } from '../identity/settings.ts'
import { changeMember } from '../members/store.ts'
import type { SignedIn, SignInResult } from './sign-in-result.ts'
import { assertMayAsk } from './throttle.ts'
import { sendCode, takeCode } from './verification.ts'

/** The state of a sign-in of this member. `visitorId` is the visitor whose cart the member takes over. */
export async function resolveSignIn(
  database: DatabaseHandle,
  platform: Platform,
  member: StoredMember,
  visitorId: string | undefined,
): Promise<SignInResult> {
  const settings = await readSettings(database, platform.site)
  const outcome = signInState(member, settings)
  switch (outcome) {
    case 'REFUSED':
      return { outcome: 'blocked' }
    case 'REQUIRE_OWNER_APPROVAL':
      return { outcome, member }
    case 'REQUIRE_EMAIL_VERIFICATION': {
      const stateToken = await startSession(database, platform, member.id, 'state')
      await sendCode(database, platform, member)
      return { outcome, member, stateToken }
    }
    case 'SUCCESS':
      return completeSignIn(database, platform, member, visitorId)
  }
}

/** Completes a sign-in. */
export async function completeSignIn(
  database: DatabaseHandle,
  platform: Platform,
  member: StoredMember,
  visitorId: string | undefined,
): Promise<SignedIn> {
  const sessionToken = await startSession(database, platform, member.id, 'session')
  const lastLoginDate = platform.clock.now()
  const signedIn = await changeMember(database, member, { lastLoginDate })
  if (visitorId !== undefined)
    await moveVisitorCarts({ ...platform, database }, visitorId, member.id)
  return { outcome: 'SUCCESS', member: signedIn, sessionToken }
}

/** Continues a sign-in with the code of a mail. */
export async function verifyCode(
  platform: Platform,
  { code, stateToken }: { readonly code: string; readonly stateToken: string },
  visitorId?: string,
): Promise<SignInResult> {
  return platform.transaction(async (database) => {
    const member = await lockMemberOfSession(database, platform, stateToken, 'state')
    if (member === undefined) return { outcome: 'unknown-sign-in' }
    const refused = await takeCode(database, platform, member.id, code)
    if (refused !== undefined) return { outcome: refused }
    const proven = await changeMember(database, member, {
      loginEmailVerified: true,
      updatedDate: platform.clock.now(),
    })
    return closeSignIn(
      database,
      platform,
      stateToken,
      await resolveSignIn(database, platform, proven, visitorId),
    )
  })
}

/** Mails another code for a sign-in that waits for one. Throws THROTTLED_FEATURE after too many mails. */
export async function resendCode(
  platform: Platform,
  stateToken: string,
  visitorId?: string,
  address?: string,
): Promise<SignInResult> {
  return platform.transaction(async (database) => {
    const result = await continueSignIn(database, platform, stateToken, visitorId)
    if (result.outcome === 'REQUIRE_EMAIL_VERIFICATION') {
      const { loginEmail: email } = result.member
      await assertMayAsk({ ...platform, database }, 'mail', { email, address })
      await sendCode(database, platform, result.member)
    }
    return result
  })
}

/** The state of a pending sign-in. */
export async function checkSignIn(
  platform: Platform,
  stateToken: string,
  visitorId?: string,
): Promise<SignInResult> {
  return platform.transaction((database) =>
    continueSignIn(database, platform, stateToken, visitorId),
  )
}

/** The state of a pending sign-in. One that still needs a code keeps its token, and no mail is sent. */
async function continueSignIn(
  database: DatabaseHandle,
  platform: Platform,
  stateToken: string,
  visitorId: string | undefined,
): Promise<SignInResult> {
  const member = await lockMemberOfSession(database, platform, stateToken, 'state')
  if (member === undefined) return { outcome: 'unknown-state' }
  const settings = await readSettings(database, platform.site)
  const outcome = signInState(member, settings)
  if (outcome === 'REQUIRE_EMAIL_VERIFICATION') return { outcome, member, stateToken }
  return closeSignIn(
    database,
    platform,
    stateToken,
    await resolveSignIn(database, platform, member, visitorId),
  )
}

/** Ends the state token of a completed sign-in; one that waits for the owner keeps it. */
async function closeSignIn(
  database: DatabaseHandle,
  platform: Platform,
  stateToken: string,
  result: SignInResult,
): Promise<SignInResult> {
  if (result.outcome === 'SUCCESS') await endSession(database, platform, stateToken)
  return result
}
