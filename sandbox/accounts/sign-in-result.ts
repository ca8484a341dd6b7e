/** Where an attempt to sign in, register or go on ended. */
import type { MemberRow } from '../members/store.ts'

export type SignIn =
  | SignedIn
  | { readonly outcome: 'REQUIRE_OWNER_APPROVAL'; readonly member: MemberRow }
  | {
      readonly outcome: 'REQUIRE_EMAIL_VERIFICATION'
      readonly member: MemberRow
      readonly stateToken: string
    }
  | { readonly outcome: SignInRefusal }

/** Somebody who is in. */
export interface SignedIn {
  readonly outcome: 'SUCCESS'
  readonly member: MemberRow
  readonly sessionToken: string
}

export type SignInRefusal =
  | 'unknown-email'
  | 'wrong-password'
  | 'password-not-set'
  | 'blocked'
  | 'email-taken'
  | 'unknown-state'
  | 'unknown-recovery'
  | CodeRefusal

/** Why a code of a mail does not count. */
export type CodeRefusal = 'wrong-code' | 'stale-code' | 'spent-code' | 'unknown-sign-in'
