/** The device flow (RFC 8628): a device polls while its person decides elsewhere. */

import { newUserCode, typedUserCode } from '../../commerce/rules/user-code.ts'
import type { Platform, Scope } from '../../storage/context.ts'
import {
  addRows,
  changeRows,
  changeRowWhile,
  deleteRows,
  expiredAt,
  findRow,
  lockRow,
  validAt,
} from '../../storage/database/site-rows.ts'
import { revokeTokenFamily } from './revocation.ts'
import { hashSecret, newSecret } from './secrets.ts'
import { lifetimes, secondsAfter } from './settings.ts'
import { type IssuedTokens, startTokenFamily } from './token-families.ts'

/** The polling interval, and its increase on `slow_down`. In seconds. */
export const askingInterval = { first: 5, more: 5 } as const

/** Starts a device's sign-in: device code and user code. Prunes codes that expired long ago. */
export async function startDevice(platform: Platform, clientId: string) {
  const now = platform.clock.now()
  // Expired codes are kept for a while, so that polling devices get EXPIRED_TOKEN.
  const longAgo = secondsAfter(now, -lifetimes.deviceCode)
  await deleteRows(platform, 'device_codes', {}, expiredAt(longAgo))
  const codes = { deviceCode: newSecret('device'), userCode: newUserCode() }
  await addRows(platform, 'device_codes', {
    hash: hashSecret(codes.deviceCode),
    user_hash: hashSecret(codes.userCode),
    client_id: clientId,
    state: 'waiting',
    member_id: null,
    interval_seconds: askingInterval.first,
    asked_date: null,
    expires_date: secondsAfter(now, lifetimes.deviceCode),
    family_id: null,
  })
  return codes
}

/** The stored hash of a typed user code; `undefined` for an impossible one. */
export function userCodeHash(typed: string): string | undefined {
  const userCode = typedUserCode(typed)
  return userCode === undefined ? undefined : hashSecret(userCode)
}

/** Whether a device waits under this user code. */
export async function isWaitingDevice(platform: Platform, typed: string): Promise<boolean> {
  const key = waitingUnder(typed)
  return (await findRow(platform, 'device_codes', key, validAt(platform.clock.now()))) !== undefined
}

function waitingUnder(typed: string) {
  return { user_hash: userCodeHash(typed) ?? '', state: 'waiting' } as const
}

/** A person's decision about a device. */
export type DeviceAnswer =
  | { readonly state: 'allowed'; readonly memberId: string }
  | { readonly state: 'refused' }

/**
 * Decides about a pending device. The caller holds the lock of an approving member, and has checked
 * that the member may sign in.
 *
 * @returns false when no device waits under this code. A repeated decision is idempotent.
 */
export async function answerDevice(scope: Scope, typed: string, answer: DeviceAnswer) {
  const key = waitingUnder(typed)
  const { state } = answer
  const member_id = state === 'allowed' ? answer.memberId : null
  const isValid = validAt(scope.clock.now())
  if (await changeRowWhile(scope, 'device_codes', key, { state, member_id }, isValid)) return true
  // An approved device may have its tokens by now.
  const decided = member_id === null ? { state } : { member_id }
  const repeated = { user_hash: key.user_hash, ...decided }
  return (await findRow(scope, 'device_codes', repeated)) !== undefined
}

/** The answer to a polling device. */
export type DeviceOutcome =
  | { readonly outcome: 'let-in'; readonly tokens: IssuedTokens }
  | { readonly outcome: 'waiting' | 'too-soon' | 'refused' | 'expired' | 'unknown' }

/**
 * Exchanges an approved device code for tokens. A replay revokes them. The caller must commit every
 * outcome and not throw inside the transaction.
 */
export async function exchangeDeviceCode(
  scope: Scope,
  { deviceCode, clientId }: { readonly deviceCode: string; readonly clientId: string },
): Promise<DeviceOutcome> {
  const key = { hash: hashSecret(deviceCode), client_id: clientId }
  const row = await lockRow(scope, 'device_codes', key)
  if (row === undefined) return { outcome: 'unknown' }
  const now = scope.clock.now()
  if (row.state === 'used') {
    if (row.family_id !== null) await revokeTokenFamily(scope, row.family_id)
    return { outcome: 'unknown' }
  }
  if (row.expires_date.getTime() <= now.getTime()) return { outcome: 'expired' }
  if (row.state === 'refused') return { outcome: 'refused' }
  if (row.member_id !== null) {
    const tokens = await startTokenFamily(scope, { role: 'member', subjectId: row.member_id })
    const used = { state: 'used', family_id: tokens.familyId } as const
    await changeRows(scope, 'device_codes', key, used)
    return { outcome: 'let-in', tokens }
  }
  const { asked_date: asked, interval_seconds: interval } = row
  // A clock that has been set back would make it wait for as long.
  const isTooSoon = asked !== null && Math.abs(now.getTime() - asked.getTime()) < interval * 1000
  await changeRows(scope, 'device_codes', key, {
    asked_date: now,
    interval_seconds: interval + (isTooSoon ? askingInterval.more : 0),
  })
  return { outcome: isTooSoon ? 'too-soon' : 'waiting' }
}
