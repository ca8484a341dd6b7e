/** Sign-in and registration by password, shared by the API and the hosted pages. */
import type { CaptchaToken } from '../../../generated/wire.ts'
import type { StoredMember } from '../../commerce/rules/documents/member.ts'
import { registeredState } from '../../commerce/rules/member-states.ts'
import { inTransaction, type Platform } from '../../storage/context.ts'
import { hashPassword, verifyPassword } from '../identity/passwords.ts'
import { readSettings } from '../identity/settings.ts'
import type { Profile } from '../members/identity-profile.ts'
import { newMember } from '../members/new-member.ts'
import { addMember, findMemberByEmail, lockMember } from '../members/store.ts'
import { resolveSignIn } from './resolve-sign-in.ts'
import type { SignInResult } from './sign-in-result.ts'
import { assertMayTry, countFailure, forgetFailures } from './throttle.ts'

/** An e-mail address and a password. */
export interface Credentials {
  readonly email: string
  readonly password: string
}

interface SignInAttempt extends Credentials {
  readonly address?: string | undefined
  readonly captchaTokens?: readonly CaptchaToken[] | undefined
}

/** A registration with an optional profile. */
export interface Registration extends Credentials, Profile {}

/** Checks a password. Only a correct one reveals a blocked account. */
export async function signIn(
  platform: Platform,
  { address, captchaTokens, ...credentials }: SignInAttempt,
  visitorId?: string,
): Promise<SignInResult> {
  const attempt = { email: credentials.email, address }
  await assertMayTry(platform, attempt, captchaTokens)
  const member = await findMemberByEmail(platform, credentials.email)
  const isRight = await verifyPassword(credentials.password, member?.passwordHash ?? null)
  // Concurrent guesses all pass the first check; recheck now that earlier ones are counted.
  await assertMayTry(platform, attempt, captchaTokens)
  const result = await afterComparison(platform, { member, isRight }, visitorId)
  if (isFailure[result.outcome]) await countFailure(platform, attempt)
  else await forgetFailures(platform, attempt)
  return result
}

/** The outcomes that count as a failed guess. */
const isFailure: Readonly<Partial<Record<SignInResult['outcome'], true>>> = {
  'unknown-email': true,
  'wrong-password': true,
  'password-not-set': true,
}

async function afterComparison(
  platform: Platform,
  { member, isRight }: { readonly member: StoredMember | undefined; readonly isRight: boolean },
  visitorId: string | undefined,
): Promise<SignInResult> {
  if (member === undefined) return { outcome: 'unknown-email' }
  if (member.passwordHash === null) return { outcome: 'password-not-set' }
  if (!isRight) return { outcome: 'wrong-password' }
  return inTransaction(platform, async (within) => {
    // The password may have changed during the comparison.
    const now = await lockMember(within, member.id)
    if (now?.passwordHash !== member.passwordHash) return { outcome: 'wrong-password' }
    return resolveSignIn(within, now, visitorId)
  })
}

/** Registers a member and, where no further step is required, signs them in. */
export async function register(
  platform: Platform,
  registration: Registration,
  visitorId?: string,
): Promise<SignInResult> {
  const settings = await readSettings(platform)
  const passwordHash = await hashPassword(registration.password)
  return inTransaction(platform, async (within) => {
    const member = await addMember(
      within,
      newMember(platform, {
        ...registration,
        state: registeredState(settings),
        passwordHash,
        emailVerified: false,
      }),
    )
    if (member === undefined) return { outcome: 'email-taken' }
    return resolveSignIn(within, member, visitorId)
  })
}
