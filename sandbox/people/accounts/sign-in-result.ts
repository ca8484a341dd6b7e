/** The results of sign-in, registration and their steps. */
import type { StoredMember } from '../../commerce/rules/documents/member.ts'

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

/** Why a sign-in, a registration or one of their steps is refused. */
export type SignInFailure =
  | 'unknown-email'
  | 'wrong-password'
  | 'password-not-set'
  | 'blocked'
  | 'email-taken'
  | 'unknown-state'
  | 'unknown-recovery'
  | CodeFailure

/** Why a mailed code is refused. */
export type CodeFailure = 'wrong-code' | 'stale-code' | 'spent-code' | 'unknown-sign-in'
