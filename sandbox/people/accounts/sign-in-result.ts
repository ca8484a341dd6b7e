/** The results of sign-in, registration and their steps. */
import type { StoredMember } from '../../commerce/rules/documents/member.ts'
import { type SignInFailure, signInError } from './sign-in-errors.ts'

/** How a sign-in with a correct password ends: with tokens, or with a required step. */
export type SignInResult =
  | SignedIn
  | { readonly outcome: 'REQUIRE_OWNER_APPROVAL'; readonly member: StoredMember }
  | {
      readonly outcome: 'REQUIRE_EMAIL_VERIFICATION'
      readonly member: StoredMember
      readonly stateToken: string
    }
  | { readonly outcome: SignInFailure }

/** A completed sign-in. */
export interface SignedIn {
  readonly outcome: 'SUCCESS'
  readonly member: StoredMember
  readonly sessionToken: string
}

/** Returns an accepted sign-in; throws the error of a refused one. */
export function acceptedSignIn(
  result: SignInResult,
): Extract<SignInResult, { readonly member: unknown }> {
  if ('member' in result) return result
  throw signInError(result.outcome)
}
