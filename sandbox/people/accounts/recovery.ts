/** Sets a password with the token of a mail: a forgotten one, or a first one. */

import type { StoredMember } from '../../commerce/rules/documents/member.ts'
import {
  recoveredState,
  type SignInState,
  signInState,
} from '../../commerce/rules/member-states.ts'
import type { Caller } from '../../platform/caller.ts'
import { tokenFamilyOf, visitorOf } from '../../platform/caller.ts'
import type { Platform } from '../../storage/context.ts'
import type { DatabaseHandle } from '../../storage/database/schema.ts'
import { hashPassword } from '../identity/passwords.ts'
import { revokeMember } from '../identity/revocation.ts'
import { hashSecret } from '../identity/secrets.ts'
import { readSettings } from '../identity/settings.ts'
import { changeMember, lockMember } from '../members/store.ts'
import { resolveSignIn } from './resolve-sign-in.ts'
import type { SignInResult } from './sign-in-result.ts'

/** Whether the token is valid. */
export async function isRecoverable(platform: Platform, recoveryToken: string): Promise<boolean> {
  return (await memberOfToken(platform.database, platform, recoveryToken)) !== undefined
}

/** A new password with its recovery token. */
export interface NewPassword {
  readonly recoveryToken: string
  readonly password: string
}

/**
 * Sets a password and signs the member in, where nothing else is missing. The caller, who has the
 * mail, stays signed in.
 */
export async function recover(
  platform: Platform,
  given: NewPassword,
  caller: Caller = { role: 'none' },
): Promise<SignInResult> {
  const settled = await setPassword(platform, given, tokenFamilyOf(caller), (database, member) =>
    resolveSignIn(database, platform, member, visitorOf(caller)),
  )
  return settled ?? { outcome: 'unknown-recovery' }
}

/** Sets a password without signing in. Answers how a sign-in would end; `undefined` for a bad token. */
export async function choosePassword(
  platform: Platform,
  given: NewPassword,
): Promise<SignInState | undefined> {
  return setPassword(platform, given, undefined, async (database, member) =>
    signInState(member, await readSettings(database, platform.site)),
  )
}

/**
 * Sets a password and then runs `next`. The mail has verified the address. Other sign-ins of the
 * member end: one of them may be the reason why the password is replaced.
 */
async function setPassword<T>(
  platform: Platform,
  { recoveryToken, password }: NewPassword,
  ownFamily: string | undefined,
  next: (database: DatabaseHandle, member: StoredMember) => Promise<T>,
): Promise<T | undefined> {
  // Hashing is work; a token that is no good is not worth it.
  const id = await memberOfToken(platform.database, platform, recoveryToken)
  if (id === undefined) return undefined
  const passwordHash = await hashPassword(password)
  return platform.transaction(async (database) => {
    // Of two who show a token at once, the second finds it gone when the first lets the member go.
    const member = await lockMember({ database, site: platform.site }, id)
    const isStillGood = (await memberOfToken(database, platform, recoveryToken)) !== undefined
    if (member === undefined || !isStillGood) return undefined
    await revokeMember(database, platform, member.id, ownFamily)
    const changed = await changeMember(database, member, {
      ...recoveredState(member),
      passwordHash: passwordHash,
      loginEmailVerified: true,
      updatedDate: platform.clock.now(),
    })
    return next(database, changed)
  })
}

async function memberOfToken(
  database: DatabaseHandle,
  stage: Pick<Platform, 'site' | 'clock'>,
  recoveryToken: string,
): Promise<string | undefined> {
  const row = await database
    .selectFrom('recovery_tokens')
    .select('member_id')
    .where('site_id', '=', stage.site)
    .where('hash', '=', hashSecret(recoveryToken))
    .where('expires_date', '>', stage.clock.now())
    .executeTakeFirst()
  return row?.member_id
}
