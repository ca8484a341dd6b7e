/** The first version of the sign-in calls, which says in other words what the second says. */
import type { IdentifierInput, LoginResponse } from '../../generated/wire.ts'
import type { Platform } from '../context.ts'
import { startSession } from '../identity/session-tokens.ts'
import { lockMember, type MemberRow } from '../members/store.ts'
import { ValidationError, violation } from '../platform/errors.ts'
import { wireIdentity } from './answer.ts'
import { refusal, settled } from './sign-in-errors.ts'
import type { SignIn } from './sign-in-result.ts'

const statuses = {
  SUCCESS: 'DONE',
  REQUIRE_OWNER_APPROVAL: 'REQUIRE_OWNER_APPROVAL',
  // The first version has no name for it: ask again when the code has been typed.
  REQUIRE_EMAIL_VERIFICATION: 'STATUS_CHECK',
} as const

/**
 * Where a sign-in stands. Whoever waits for the owner has a state token here, to ask again with.
 *
 * @param stateToken the one of a sign-in that goes on
 */
export async function wireFirstVersion(
  platform: Platform,
  result: SignIn,
  stateToken?: string,
): Promise<LoginResponse> {
  const { outcome, member, ...tokens } = settled(result)
  const state =
    outcome === 'SUCCESS'
      ? undefined
      : 'stateToken' in tokens
        ? tokens.stateToken
        : (stateToken ?? (await waitingToken(platform, member)))
  return {
    state: {
      status: statuses[outcome],
      ...(state === undefined ? {} : { stateToken: state }),
    },
    ...('sessionToken' in tokens ? { sessionToken: tokens.sessionToken } : {}),
    identity: wireIdentity(member, outcome),
    additionalData: {},
  }
}

/** A token to ask again with, if the member is still as it was when the password was right. */
async function waitingToken(platform: Platform, member: MemberRow): Promise<string> {
  return platform.transaction(async (database) => {
    const now = await lockMember(database, platform.site, member.id)
    const isTheSame =
      now?.password_hash === member.password_hash && now.identity_status === member.identity_status
    if (!isTheSame) throw refusal('unknown-state')
    return startSession(database, platform, member.id, 'state')
  })
}

/** The address among the names somebody signs in with. The sandbox has no user names. */
export function emailOf(identifiers: readonly IdentifierInput[] = []): string | undefined {
  return identifiers.find(({ email }) => email !== undefined)?.email
}

/** There is one check, that of the password, and it needs no id. */
export function assertPasswordCheck(authenticatorId: string | null | undefined): void {
  if (!authenticatorId) return
  throw new ValidationError([
    violation('authenticatorId', 'VALIDATION', 'names no check of this site; leave it out'),
  ])
}
