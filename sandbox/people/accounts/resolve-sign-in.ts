/** Continues a sign-in after a correct password: complete, or with the next required step. */

import { moveVisitorCarts } from '../../commerce/carts/follow.ts'
import type { StoredMember } from '../../commerce/rules/documents/member.ts'
import { signInState } from '../../commerce/rules/member-states.ts'
import { type Context, inTransaction, type Platform, type Scope } from '../../storage/context.ts'
import { endSession, lockMemberOfSession, startSession } from '../identity/session-tokens.ts'
import { readSettings } from '../identity/settings.ts'
import { changeMember } from '../members/store.ts'
import type { SignedIn, SignInResult } from './sign-in-result.ts'
import { assertMayMail, assertMayTry, countFailure } from './throttle.ts'
import { sendCode, takeCode } from './verification.ts'

/** Where a sign-in is made, and from where in the network, if that is known. */
type Place = Scope & Pick<Context, 'address'>

/**
 * The state of this member's sign-in. Throws THROTTLED_FEATURE where it needs a code and too many were mailed.
 * `visitorId` is the visitor whose cart is merged into the member's.
 */
export async function resolveSignIn(
  scope: Place,
  member: StoredMember,
  visitorId: string | undefined,
): Promise<SignInResult> {
  const outcome = signInState(member, await readSettings(scope))
  switch (outcome) {
    case 'REFUSED':
      return { outcome: 'blocked' }
    case 'REQUIRE_OWNER_APPROVAL':
      return { outcome, member }
    case 'REQUIRE_EMAIL_VERIFICATION': {
      await assertMayMail(scope, { email: member.loginEmail, address: scope.address })
      const stateToken = await startSession(scope, member.id, 'state')
      await sendCode(scope, member)
      return { outcome, member, stateToken }
    }
    case 'SUCCESS':
      return completeSignIn(scope, member, visitorId)
  }
}

/** Completes a sign-in. */
export async function completeSignIn(
  scope: Scope,
  member: StoredMember,
  visitorId: string | undefined,
): Promise<SignedIn> {
  const sessionToken = await startSession(scope, member.id, 'session')
  const lastLoginDate = scope.clock.now()
  const signedIn = await changeMember(scope, member, { lastLoginDate })
  if (visitorId !== undefined) await moveVisitorCarts(scope, visitorId, member.id)
  return { outcome: 'SUCCESS', member: signedIn, sessionToken }
}

/** Continues a sign-in with a mailed code. Throws THROTTLED_FEATURE after too many wrong ones. */
export async function verifyCode(
  platform: Platform,
  { code, stateToken }: { readonly code: string; readonly stateToken: string },
  visitorId?: string,
): Promise<SignInResult> {
  return inTransaction(platform, async (within) => {
    const member = await lockMemberOfSession(within, stateToken, 'state')
    if (member === undefined) return { outcome: 'unknown-sign-in' }
    const attempt = { email: member.loginEmail }
    await assertMayTry(within, attempt, undefined, 'code')
    const refused = await takeCode(within, member.id, code)
    if (refused !== undefined) {
      await countFailure(within, attempt, 'code')
      return { outcome: refused }
    }
    const proven = await changeMember(within, member, {
      loginEmailVerified: true,
      updatedDate: platform.clock.now(),
    })
    return closeSignIn(within, stateToken, await resolveSignIn(within, proven, visitorId))
  })
}

/** Mails another code for a pending sign-in. Throws THROTTLED_FEATURE after too many mails. */
export async function resendCode(
  platform: Platform & Pick<Context, 'address'>,
  stateToken: string,
  visitorId?: string,
): Promise<SignInResult> {
  return inTransaction(platform, async (within) => {
    const result = await continueSignIn(within, stateToken, visitorId)
    if (result.outcome === 'REQUIRE_EMAIL_VERIFICATION') {
      const { member } = result
      await assertMayMail(within, { email: member.loginEmail, address: within.address })
      await sendCode(within, member)
    }
    return result
  })
}

/** The state of a pending sign-in. */
export async function checkSignIn(platform: Platform, stateToken: string, visitorId?: string) {
  return inTransaction(platform, (within) => continueSignIn(within, stateToken, visitorId))
}

/** The state of a pending sign-in. One that needs a code keeps its token and mails none. */
async function continueSignIn(
  scope: Scope,
  stateToken: string,
  visitorId: string | undefined,
): Promise<SignInResult> {
  const member = await lockMemberOfSession(scope, stateToken, 'state')
  if (member === undefined) return { outcome: 'unknown-state' }
  const outcome = signInState(member, await readSettings(scope))
  if (outcome === 'REQUIRE_EMAIL_VERIFICATION') return { outcome, member, stateToken }
  return closeSignIn(scope, stateToken, await resolveSignIn(scope, member, visitorId))
}

/** Ends the state token of a completed sign-in; one that awaits approval keeps it. */
async function closeSignIn(
  scope: Scope,
  stateToken: string,
  result: SignInResult,
): Promise<SignInResult> {
  if (result.outcome === 'SUCCESS') await endSession(scope, stateToken)
  return result
}
