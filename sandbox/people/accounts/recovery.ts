/** Sets a password: a member's own, or with a mailed token a forgotten or first one. */

import type { StoredMember } from '../../commerce/rules/documents/member.ts'
import { identityStatuses, signInState } from '../../commerce/rules/member-states.ts'
import { type Caller, tokenFamilyOf, visitorOf } from '../../platform/caller.ts'
import { type Context, inTransaction, type Platform, type Scope } from '../../storage/context.ts'
import { findRow, validAt } from '../../storage/database/site-rows.ts'
import { hashPassword } from '../identity/passwords.ts'
import { revokeMember } from '../identity/revocation.ts'
import { hashSecret } from '../identity/secrets.ts'
import { readSettings } from '../identity/settings.ts'
import { assertStillSignedIn } from '../identity/token-families.ts'
import { lockCaller } from '../members/access.ts'
import { changeMember, lockMember } from '../members/store.ts'
import { resolveSignIn } from './resolve-sign-in.ts'
import type { SignInResult } from './sign-in-result.ts'
import { forgetFailures } from './throttle.ts'

/** Sets the caller's password. Revokes their other sessions and every proof of one. */
export async function changePassword(context: Context, newPassword: string): Promise<void> {
  const passwordHash = await hashPassword(newPassword)
  await inTransaction(context, async (within) => {
    const member = await lockCaller(within)
    await assertStillSignedIn(within)
    await revokeMember(within, member.id, tokenFamilyOf(context.caller))
    await changeMember(within, member, { passwordHash, updatedDate: context.clock.now() })
  })
}

interface NewPassword {
  readonly recoveryToken: string
  readonly password: string
}

/**
 * Sets a password and signs the member in, where no further step is required. The caller's own session
 * stays: they proved access to the mailbox.
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

/** Sets a password without signing in. Returns the state of a sign-in; `undefined` for an invalid token. */
export async function choosePassword(platform: Platform, given: NewPassword) {
  return setPassword(platform, given, undefined, async (within, member) =>
    signInState(member, await readSettings(within)),
  )
}

/**
 * Sets a password and then runs `next`. The mail has verified the address. Revokes the member's other
 * sessions: one of them may be why the password is replaced.
 */
async function setPassword<T>(
  platform: Platform,
  { recoveryToken, password }: NewPassword,
  ownFamily: string | undefined,
  next: (within: Platform, member: StoredMember) => Promise<T>,
): Promise<T | undefined> {
  // Fails fast: hashing is expensive.
  const id = await memberOfToken(platform, recoveryToken)
  if (id === undefined) return undefined
  const passwordHash = await hashPassword(password)
  return inTransaction(platform, async (within) => {
    // Of two concurrent uses of a token, the second waits for the member's lock and finds it gone.
    const member = await lockMember(within, id)
    const isStillGood = (await memberOfToken(within, recoveryToken)) !== undefined
    if (member === undefined || !isStillGood) return undefined
    await revokeMember(within, member.id, ownFamily)
    // They were guesses at the old password. The network address keeps its count: others share it.
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

/** The member id of a valid mailed token. */
export async function memberOfToken(scope: Scope, recoveryToken: string) {
  const key = { hash: hashSecret(recoveryToken) }
  return (await findRow(scope, 'recovery_tokens', key, validAt(scope.clock.now())))?.member_id
}
