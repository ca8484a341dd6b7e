/** Maps refused sign-ins to errors whose codes clients know. */
import type { ErrorCode } from '../../../generated/errors.ts'
import { ApplicationError } from '../../platform/errors.ts'

/** The error for a refused sign-in. */
export function signInError(outcome: SignInFailure): ApplicationError {
  const [status, code, description] = errorsByReason[outcome]
  return new ApplicationError(status, code, description)
}

const errorsByReason = {
  'unknown-email': [400, '-19999', 'There is no account with this e-mail address.'],
  'wrong-password': [400, '-19976', 'The password is wrong.'],
  'password-not-set': [400, '-19973', 'This account has no password yet. Set one first.'],
  blocked: [403, 'MEMBER_BLOCKED', 'This member may not sign in.'],
  'email-taken': [409, '-19995', 'An account with this e-mail address already exists.'],
  'unknown-state': [
    400,
    'INVALID_STATE_TOKEN',
    'This sign-in is unknown or has expired. Start again.',
  ],
  'unknown-recovery': [
    400,
    'INVALID_RECOVERY_TOKEN',
    'This link is invalid, already used or expired. Request a new one.',
  ],
  'wrong-code': [400, 'VERIFICATION_FAILED', 'Incorrect code.'],
  'stale-code': [400, 'VERIFICATION_FAILED', 'The code has expired. Request a new one.'],
  'spent-code': [400, 'VERIFICATION_FAILED', 'Too many incorrect attempts. Request a new code.'],
  'unknown-sign-in': [
    400,
    'VERIFICATION_FAILED',
    'This sign-in is unknown or has expired. Start again.',
  ],
} as const satisfies Readonly<
  Record<string, readonly [status: number, code: ErrorCode, description: string]>
>

/** Why a sign-in, a registration or one of their steps is refused. */
export type SignInFailure = keyof typeof errorsByReason
