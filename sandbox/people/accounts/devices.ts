/** Approves devices without a browser: by a signed-in app, or on the hosted page. */

import type { StoredMember } from '../../commerce/rules/documents/member.ts'
import { signInState } from '../../commerce/rules/member-states.ts'
import { denied, notFound } from '../../platform/errors.ts'
import { type Context, inTransaction, type Platform } from '../../storage/context.ts'
import type { SiteStore } from '../../storage/database/schema.ts'
import { answerDevice, type DeviceAnswer, isWaitingDevice } from '../identity/device-codes.ts'
import { lockMemberOfSession } from '../identity/session-tokens.ts'
import { readSettings } from '../identity/settings.ts'
import { assertStillSignedIn } from '../identity/token-families.ts'
import { lockCaller } from '../members/access.ts'
import { assertMayTry, countFailure, startAttempt } from './throttle.ts'

/** Approves the device with this user code as the calling member. */
export async function approveDevice(context: Context, userCode: string): Promise<void> {
  const isAnswered = await guessing(context, () =>
    inTransaction(context, async (within) => {
      const member = await lockCaller(within)
      await assertStillSignedIn(within)
      if (!(await maySignIn(within, member))) {
        throw denied('The member may not sign in.')
      }
      return answerDevice(within, userCode, { state: 'allowed', memberId: member.id })
    }),
  )
  if (isAnswered) return
  throw notFound('NOT_FOUND', 'This code is invalid, already used or expired.')
}

type AddressedPlatform = Platform & Pick<Context, 'address'>

/** Whether a device waits under a typed user code. */
export function isKnownDevice(platform: AddressedPlatform, userCode: string): Promise<boolean> {
  return guessing(platform, () => isWaitingDevice(platform, userCode))
}

/**
 * Runs what a user code is typed for. An unknown code, for which it returns false, counts as a guess of the network
 * address, and too many are throttled; those under way count too.
 */
async function guessing<Known>(platform: AddressedPlatform, work: () => Promise<Known | false>) {
  const attempt = { address: platform.address }
  const end = startAttempt(platform, attempt, 'sign-in')
  try {
    await assertMayTry(platform, attempt, undefined)
    const known = await work()
    if (known === false) await countFailure(platform, attempt)
    return known
  } finally {
    end()
  }
}

/**
 * Decides about a device as the member of the page's session token.
 *
 * @returns false when no device waits under this code
 */
export function decideDevice(
  platform: AddressedPlatform,
  { userCode, sessionToken }: { readonly userCode: string; readonly sessionToken: string },
  lets: 'in' | 'out',
): Promise<'answered' | 'session-over' | false> {
  return guessing(platform, () =>
    inTransaction(platform, async (within) => {
      const member = await lockMemberOfSession(within, sessionToken, 'session')
      if (member === undefined || !(await maySignIn(within, member))) return 'session-over'
      const answer: DeviceAnswer =
        lets === 'in' ? { state: 'allowed', memberId: member.id } : { state: 'refused' }
      return (await answerDevice(within, userCode, answer)) && 'answered'
    }),
  )
}

async function maySignIn(store: SiteStore, member: StoredMember): Promise<boolean> {
  return signInState(member, await readSettings(store)) === 'SUCCESS'
}
