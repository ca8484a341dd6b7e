/** Sets a password with the token of a mail: a forgotten one, or a first one. */

import type { StoredMember } from '../../commerce/rules/documents/member.ts'
import {
  identityStatuses,
  type SignInState,
  signInState,
} from '../../commerce/rules/member-states.ts'
import { type Caller, tokenFamilyOf, visitorOf } from '../../platform/caller.ts'
import { inTransaction, type Platform, type Scope } from '../../storage/context.ts'
import { findRow, validAt } from '../../storage/database/site-rows.ts'
import { hashPassword } from '../identity/passwords.ts'
import { revokeMember } from '../identity/revocation.ts'
import { hashSecret } from '../identity/secrets.ts'
import { readSettings } from '../identity/settings.ts'
import { changeMember, lockMember } from '../members/store.ts'
import { resolveSignIn } from './resolve-sign-in.ts'
import type { SignInResult } from './sign-in-result.ts'
import { forgetFailures } from './throttle.ts'

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
  const settled = await setPassword(platform, given, tokenFamilyOf(caller), (within, member) =>
    resolveSignIn(within, member, visitorOf(caller)),
  )
  return settled ?? { outcome: 'unknown-recovery' }
}

/** Sets a password without signing in. Answers how a sign-in would end; `undefined` for a bad token. */
export async function choosePassword(
  platform: Platform,
  given: NewPassword,
): Promise<SignInState | undefined> {
  return setPassword(platform, given, undefined, async (within, member) =>
    signInState(member, await readSettings(within)),
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
  next: (within: Platform, member: StoredMember) => Promise<T>,
): Promise<T | undefined> {
  // Hashing is work; a token that is no good is not worth it.
  const id = await memberOfToken(platform, recoveryToken)
  if (id === undefined) return undefined
  const passwordHash = await hashPassword(password)
  return inTransaction(platform, async (within) => {
    // Of two who show a token at once, the second finds it gone when the first lets the member go.
    const member = await lockMember(within, id)
    const isStillGood = (await memberOfToken(within, recoveryToken)) !== undefined
    if (member === undefined || !isStillGood) return undefined
    await revokeMember(within, member.id, ownFamily)
    // They were guesses at the old password. Those of the network address stay counted: others share it.
    await forgetFailures(within, { email: member.loginEmail })
    const changed = await changeMember(within, member, {
      ...identityStatuses[member.identityStatus].afterRecovery,
      passwordHash,
      loginEmailVerified: true,
      updatedDate: platform.clock.now(),
    })
    return next(within, changed)
  })
}

/** The id of the member whom a token of a mail is for, while it is valid. */
export async function memberOfToken(
  scope: Scope,
  recoveryToken: string,
): Promise<string | undefined> {
  const key = { hash: hashSecret(recoveryToken) }
  return (await findRow(scope, 'recovery_tokens', key, validAt(scope.clock.now())))?.member_id
}
