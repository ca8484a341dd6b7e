/** Version 1 of the sign-in calls: the same sign-ins, in other response fields. */
import type { IdentifierInput, LoginResponse } from '../../../generated/wire.ts'
import type { StoredMember } from '../../commerce/rules/documents/member.ts'
import { type Context, inTransaction, type Platform } from '../../storage/context.ts'
import { startSession } from '../identity/session-tokens.ts'
import { lockMember } from '../members/store.ts'
import { additionalData, identityAnswer } from './answer.ts'
import { signInError } from './sign-in-errors.ts'
import { acceptedSignIn, type SignInResult } from './sign-in-result.ts'

const statuses = {
  SUCCESS: 'DONE',
  REQUIRE_OWNER_APPROVAL: 'REQUIRE_OWNER_APPROVAL',
  // Version 1 has no state for it: the caller retries once the code is entered.
  REQUIRE_EMAIL_VERIFICATION: 'STATUS_CHECK',
} as const

/**
 * The state of a sign-in. In version 1 one that awaits approval has a state token, too.
 *
 * @param stateToken of the sign-in that is continued
 */
export async function loginV1Answer(
  platform: Platform & Pick<Context, 'origin'>,
  result: SignInResult,
  stateToken?: string,
): Promise<LoginResponse> {
  const { outcome, member, ...tokens } = acceptedSignIn(result)
  const state =
    outcome === 'SUCCESS'
      ? undefined
      : 'stateToken' in tokens
        ? tokens.stateToken
        : (stateToken ?? (await pendingToken(platform, member)))
  return {
    state: { status: statuses[outcome], ...(state && { stateToken: state }) },
    ...('sessionToken' in tokens && { sessionToken: tokens.sessionToken }),
    identity: identityAnswer(member, platform.origin, outcome),
    additionalData: additionalData(member),
  }
}

/** A token to poll with, if the member is unchanged since the password check. */
async function pendingToken(platform: Platform, member: StoredMember): Promise<string> {
  return inTransaction(platform, async (within) => {
    const now = await lockMember(within, member.id)
    const isTheSame =
      now?.passwordHash === member.passwordHash && now?.identityStatus === member.identityStatus
    if (!isTheSame) throw signInError('unknown-state')
    return startSession(within, member.id, 'state')
  })
}

/** The e-mail address among the identifiers. The sandbox has no user names. */
export function emailOf(identifiers: readonly IdentifierInput[] = []): string | undefined {
  return identifiers.find(({ email }) => email !== undefined)?.email
}
