/** Approves devices without a browser: by a signed-in app, or on the hosted page. */

import type { StoredMember } from '../../commerce/rules/documents/member.ts'
import { signInState } from '../../commerce/rules/member-states.ts'
import { denied, notFound } from '../../platform/errors.ts'
import { type Context, inTransaction, type Platform } from '../../storage/context.ts'
import type { SiteStore } from '../../storage/database/schema.ts'
import { answerDevice, type DeviceAnswer, isWaitingDevice } from '../identity/device-codes.ts'
import { endSession, lockMemberOfSession } from '../identity/session-tokens.ts'
import { readSettings } from '../identity/settings.ts'
import { assertStillSignedIn } from '../identity/token-families.ts'
import { lockCaller } from '../members/access.ts'
import { assertMayTry, countFailure } from './throttle.ts'

/** Approves the device with this user code as the calling member. */
export async function approveDevice(context: Context, userCode: string): Promise<void> {
  const attempt = { address: context.address }
  await assertMayTry(context, attempt, undefined)
  const isAnswered = await inTransaction(context, async (within) => {
    const member = await lockCaller(within)
    await assertStillSignedIn(within)
    if (!(await maySignIn(within, member))) {
      throw denied('The member may not sign in.')
    }
    return answerDevice(within, userCode, { state: 'allowed', memberId: member.id })
  })
  if (isAnswered) return
  await countFailure(context, attempt)
  throw notFound('NOT_FOUND', 'This code is invalid, already used or expired.')
}

/**
 * Whether a device waits under a typed user code. An unknown code counts as a guess of the network
 * address, and too many are throttled.
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

/** Decides about a device as the member of the page's session token. */
export async function decideDevice(
  platform: Platform,
  { userCode, sessionToken }: { readonly userCode: string; readonly sessionToken: string },
  lets: 'in' | 'out',
): Promise<'answered' | 'unknown-device' | 'session-over'> {
  return inTransaction(platform, async (within) => {
    const member = await lockMemberOfSession(within, sessionToken, 'session')
    if (member === undefined || !(await maySignIn(within, member))) return 'session-over'
    await endSession(within, sessionToken)
    const answer: DeviceAnswer =
      lets === 'in' ? { state: 'allowed', memberId: member.id } : { state: 'refused' }
    return (await answerDevice(within, userCode, answer)) ? 'answered' : 'unknown-device'
  })
}

async function maySignIn(store: SiteStore, member: StoredMember): Promise<boolean> {
  return signInState(member, await readSettings(store)) === 'SUCCESS'
}
