/** Codes of devices without a browser (RFC 8628): a device asks, a person answers for it elsewhere. */

import { newUserCode, typedUserCode } from '../../commerce/rules/user-code.ts'
import type { Platform, SiteScope } from '../../storage/context.ts'
import type { NewRow } from '../../storage/database/columns.ts'
import type { DatabaseHandle } from '../../storage/database/schema.ts'
import type { deviceCodes } from '../../storage/database/tables/members.ts'
import { revokeTokenFamily } from './revocation.ts'
import { hashSecret, newSecret } from './secrets.ts'
import { lifetimes, secondsAfter } from './settings.ts'
import { type IssuedTokens, startTokenFamily } from './token-families.ts'

/** The polling interval of a device, and its increase when it polls too often. In seconds. */
export const askingInterval = { first: 5, more: 5 } as const

/** The codes of a device that begins: its own, and the one it shows. */
export interface DeviceCodes {
  readonly deviceCode: string
  readonly userCode: string
}

/** Begins the sign-in of a device, and forgets devices whose codes have expired long ago. */
export async function startDevice(platform: Platform, clientId: string): Promise<DeviceCodes> {
  const { database, site, clock } = platform
  const now = clock.now()
  await database
    .deleteFrom('device_codes')
    .where('site_id', '=', site)
    // For a while after its end a code is still known, so that its device hears that it is too old.
    .where('expires_date', '<=', secondsAfter(now, -lifetimes.deviceCode))
    .execute()
  const codes = { deviceCode: newSecret('device'), userCode: newUserCode() }
  await database
    .insertInto('device_codes')
    .values({
      site_id: site,
      hash: hashSecret(codes.deviceCode),
      user_hash: hashSecret(codes.userCode),
      client_id: clientId,
      state: 'waiting',
      member_id: null,
      interval_seconds: askingInterval.first,
      asked_date: null,
      expires_date: secondsAfter(now, lifetimes.deviceCode),
      family_id: null,
    } satisfies NewRow<typeof deviceCodes>)
    .execute()
  return codes
}

/** The hash that a typed code is kept under; `undefined` for a text that no device shows. */
export function userCodeHash(typed: string): string | undefined {
  const userCode = typedUserCode(typed)
  return userCode === undefined ? undefined : hashSecret(userCode)
}

/** Whether a device shows this code and waits for an answer. */
export async function isWaitingDevice(platform: Platform, typed: string): Promise<boolean> {
  const row = await platform.database
    .selectFrom('device_codes')
    .select('state')
    .where('site_id', '=', platform.site)
    .where('user_hash', '=', userCodeHash(typed) ?? '')
    .where('state', '=', 'waiting')
    .where('expires_date', '>', platform.clock.now())
    .executeTakeFirst()
  return row !== undefined
}

/** A person's decision about a device. */
export type DeviceAnswer =
  | { readonly state: 'allowed'; readonly memberId: string }
  | { readonly state: 'refused' }

/**
 * Answers for a device that waits. The caller holds the lock of a member who lets it in, and has
 * checked that the member may sign in.
 *
 * @returns false when no device waits under this code. To let a device in twice is to let it in once.
 */
export async function answerDevice(
  database: DatabaseHandle,
  scope: SiteScope,
  typed: string,
  answer: DeviceAnswer,
): Promise<boolean> {
  const user_hash = userCodeHash(typed) ?? ''
  const memberId = answer.state === 'allowed' ? answer.memberId : null
  const answered = await database
    .updateTable('device_codes')
    .set({ state: answer.state, member_id: memberId })
    .where('site_id', '=', scope.site)
    .where('user_hash', '=', user_hash)
    .where('state', '=', 'waiting')
    .where('expires_date', '>', scope.clock.now())
    .returning('hash')
    .executeTakeFirst()
  if (answered !== undefined || memberId === null) return answered !== undefined
  const before = await database
    .selectFrom('device_codes')
    .select('hash')
    .where('site_id', '=', scope.site)
    .where('user_hash', '=', user_hash)
    .where('member_id', '=', memberId)
    .executeTakeFirst()
  return before !== undefined
}

/** The answer to a device that polls for its tokens. */
export type DeviceOutcome =
  | { readonly outcome: 'let-in'; readonly tokens: IssuedTokens }
  | { readonly outcome: 'waiting' | 'too-soon' | 'refused' | 'expired' | 'unknown' }

/**
 * Exchanges a device's code for tokens once its person has let it in. A code that comes back after
 * that revokes what it was exchanged for. The caller must commit every outcome and not throw inside
 * the transaction.
 */
export async function exchangeDeviceCode(
  database: DatabaseHandle,
  scope: SiteScope,
  { deviceCode, clientId }: { readonly deviceCode: string; readonly clientId: string },
): Promise<DeviceOutcome> {
  const hash = hashSecret(deviceCode)
  const row = await database
    .selectFrom('device_codes')
    .selectAll()
    .where('site_id', '=', scope.site)
    .where('hash', '=', hash)
    .where('client_id', '=', clientId)
    .forUpdate()
    .executeTakeFirst()
  if (row === undefined) return { outcome: 'unknown' }
  const now = scope.clock.now()
  const change = database
    .updateTable('device_codes')
    .where('site_id', '=', scope.site)
    .where('hash', '=', hash)
  if (row.state === 'used') {
    if (row.family_id !== null) await revokeTokenFamily(database, scope, row.family_id)
    return { outcome: 'unknown' }
  }
  if (row.expires_date.getTime() <= now.getTime()) return { outcome: 'expired' }
  if (row.state === 'refused') return { outcome: 'refused' }
  if (row.member_id !== null) {
    const tokens = await startTokenFamily(database, scope, {
      role: 'member',
      subjectId: row.member_id,
    })
    await change.set({ state: 'used', family_id: tokens.familyId }).execute()
    return { outcome: 'let-in', tokens }
  }
  const { asked_date: asked, interval_seconds: interval } = row
  const isTooSoon = asked !== null && secondsAfter(asked, interval).getTime() > now.getTime()
  await change
    .set({
      asked_date: now,
      interval_seconds: interval + (isTooSoon ? askingInterval.more : 0),
    })
    .execute()
  return { outcome: isTooSoon ? 'too-soon' : 'waiting' }
}
