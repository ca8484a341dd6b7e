/** People let devices without a browser in: by a signed-in app of theirs, or on the hosted page. */

import { signInState } from '../../commerce/rules/member-states.ts'
import { tokenFamilyOf } from '../../platform/caller.ts'
import { ApplicationError, notFound } from '../../platform/errors.ts'
import type { Context, Platform } from '../../storage/context.ts'
import type { DatabaseHandle } from '../../storage/database/schema.ts'
import { answerDevice, isWaitingDevice } from '../identity/device-codes.ts'
import { endSession, lockMemberOfSession } from '../identity/session-tokens.ts'
import { readSettings } from '../identity/settings.ts'
import { isLiveFamily } from '../identity/token-families.ts'
import { lockCaller } from '../members/access.ts'
import { assertMayTry, countFailure } from './throttle.ts'

/** Lets the device that shows the code in as the calling member. */
export async function letDeviceIn(context: Context, userCode: string): Promise<void> {
  const attempt = { address: context.address }
  await assertMayTry(context, attempt, undefined)
  const isAnswered = await context.transaction(async (database) => {
    const member = await lockCaller({ ...context, database })
    // The sign-in may have been ended while the lock was waited for.
    if (!(await isLiveFamily(database, context, tokenFamilyOf(context.caller) ?? ''))) {
      throw new ApplicationError(401, 'UNAUTHENTICATED', 'The session has ended. Sign in again.')
    }
    if (!(await maySignIn(database, context, member))) {
      throw new ApplicationError(403, 'PERMISSION_DENIED', 'The member may not sign in.')
    }
    return answerDevice(database, context, userCode, { state: 'allowed', memberId: member.id })
  })
  if (isAnswered) return
  await countFailure(context, attempt)
  throw notFound('NOT_FOUND', 'This code is invalid, already used or expired.')
}

/**
 * Whether a device waits under a code that was typed on the page. A code that none shows counts as a
 * guess of its address, and too many of them are refused.
 */
export async function isKnownDevice(
  platform: Platform & Pick<Context, 'address'>,
  userCode: string,
): Promise<boolean> {
  const { address } = platform
  await assertMayTry(platform, { address }, undefined)
  const isKnown = await isWaitingDevice(platform, userCode)
  if (!isKnown) await countFailure(platform, { address })
  return isKnown
}

/** A person's decision on the page; the session token identifies them. */
export interface DeviceDecision {
  readonly userCode: string
  readonly sessionToken: string
  readonly lets: 'in' | 'out'
}

/** Answers for a device as the person who has just signed in on the page. */
export async function decideDevice(
  platform: Platform,
  { userCode, sessionToken, lets }: DeviceDecision,
): Promise<'answered' | 'unknown-device' | 'session-over'> {
  return platform.transaction(async (database) => {
    const member = await lockMemberOfSession(database, platform, sessionToken, 'session')
    if (member === undefined || !(await maySignIn(database, platform, member))) {
      return 'session-over'
    }
    await endSession(database, platform, sessionToken)
    const isAnswered = await answerDevice(
      database,
      platform,
      userCode,
      lets === 'in' ? { state: 'allowed', memberId: member.id } : { state: 'refused' },
    )
    return isAnswered ? 'answered' : 'unknown-device'
  })
}

async function maySignIn(
  database: DatabaseHandle,
  platform: Platform,
  member: Parameters<typeof signInState>[0],
): Promise<boolean> {
  return signInState(member, await readSettings(database, platform.site)) === 'SUCCESS'
}
