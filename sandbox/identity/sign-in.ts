/** Signing in and registering by password, for the API and the hosted pages alike. */
import { moveVisitorCart } from '../carts/store.ts'
import type { Platform } from '../context.ts'
import { newMember } from '../members/new-member.ts'
import { addMember, changeMember, findMemberByEmail, type MemberRow } from '../members/store.ts'
import { registeredState, signInState } from '../rules/member-states.ts'
import { hashPassword, verifyPassword } from './passwords.ts'
import { startSession } from './sessions.ts'
import { readSettings } from './settings.ts'

/** Where an attempt to sign in or register ended. */
export type SignIn =
  | { readonly outcome: 'SUCCESS'; readonly member: MemberRow; readonly sessionToken: string }
  | { readonly outcome: 'REQUIRE_OWNER_APPROVAL'; readonly member: MemberRow }
  | {
      readonly outcome: 'REQUIRE_EMAIL_VERIFICATION'
      readonly member: MemberRow
      readonly stateToken: string
    }
  | { readonly outcome: SignInRefusal }

export type SignInRefusal =
  | 'unknown-email'
  | 'wrong-password'
  | 'password-not-set'
  | 'blocked'
  | 'email-taken'

/** What a person types in. */
export interface Credentials {
  readonly email: string
  readonly password: string
}

/** What a person who registers may add. */
export interface Registration extends Credentials {
  readonly firstName?: string | null
  readonly lastName?: string | null
  readonly nickname?: string | null
}

/** Checks a password. Whether the account is blocked is only told to whoever knows its password. */
export async function signIn(
  platform: Platform,
  credentials: Credentials,
  visitorId?: string,
): Promise<SignIn> {
  const member = await findMemberByEmail(platform.database, platform.site, credentials.email)
  const right = await verifyPassword(credentials.password, member?.password_hash ?? null)
  if (member === undefined) return { outcome: 'unknown-email' }
  if (member.password_hash === null) return { outcome: 'password-not-set' }
  if (!right) return { outcome: 'wrong-password' }
  return settle(platform, member, visitorId)
}

/** Makes an account and, when the site lets newcomers in at once, signs it in. */
export async function register(
  platform: Platform,
  registration: Registration,
  visitorId?: string,
): Promise<SignIn> {
  const settings = await readSettings(platform.database, platform.site)
  const passwordHash = await hashPassword(registration.password)
  const member = await platform.transaction((database) =>
    addMember(
      database,
      newMember(platform, {
        ...registration,
        state: registeredState(settings),
        passwordHash,
        emailVerified: false,
      }),
    ),
  )
  return member === undefined ? { outcome: 'email-taken' } : settle(platform, member, visitorId)
}

/** Where the right password leads: in, or to what is still missing. */
async function settle(
  platform: Platform,
  member: MemberRow,
  visitorId: string | undefined,
): Promise<SignIn> {
  const settings = await readSettings(platform.database, platform.site)
  const outcome = signInState(member, settings)
  if (outcome === 'REFUSED') return { outcome: 'blocked' }
  if (outcome === 'REQUIRE_OWNER_APPROVAL') return { outcome, member }
  if (outcome === 'REQUIRE_EMAIL_VERIFICATION') {
    const stateToken = await startSession(platform.database, platform, member.id, 'state')
    return { outcome, member, stateToken }
  }
  return platform.transaction(async (database) => {
    const sessionToken = await startSession(database, platform, member.id)
    const signedIn = await changeMember(database, member, {
      last_login_date: platform.clock.now(),
    })
    if (visitorId !== undefined) await moveVisitorCart(database, platform, visitorId, member.id)
    return { outcome, member: signedIn, sessionToken }
  })
}
