/** The meaning of a refused sign-in for the person signing in. */
import type { LoginErrorCode } from '../../../generated/enumerations.ts'
import type { LoginResult } from './login-result.ts'

/** Why there is no session, as a translation key. */
export type LoginRefusal =
  /** E-mail address or password is wrong. */
  | 'wrong'
  /** Another member has this address. */
  | 'taken'
  /** The password has to be changed first. */
  | 'reset'
  /** The owner approves new members first. */
  | 'approval'
  /** The platform asks for a captcha. */
  | 'captcha'
  /** A code was sent by e-mail: continue with `verify`. */
  | 'verify'
  /** The platform takes no such password: of a registration, mostly one that is too short. */
  | 'password'
  /** None of these. */
  | 'unknown'

const byCode: Readonly<Record<(typeof LoginErrorCode)[number], LoginRefusal>> = {
  emailAlreadyExists: 'taken',
  invalidPassword: 'wrong',
  invalidEmail: 'wrong',
  resetPassword: 'reset',
  missingCaptchaToken: 'captcha',
  invalidCaptchaToken: 'captcha',
}

const isKnown = (code: string): code is keyof typeof byCode => Object.hasOwn(byCode, code)

/**
 * Why a sign-in step led to no session.
 *
 * @returns undefined for a success
 * @example
 * const result = await client.session.loginWithPassword({ email: 'ann@example.com', password: '…' })
 * const refusal = loginRefusalOf(result)
 */
export const loginRefusalOf = (result: LoginResult): LoginRefusal | undefined => {
  switch (result.loginState) {
    case 'SUCCESS':
      return undefined
    case 'EMAIL_VERIFICATION_REQUIRED':
      return 'verify'
    case 'OWNER_APPROVAL_REQUIRED':
      return 'approval'
    case 'SILENT_CAPTCHA_REQUIRED':
    case 'USER_CAPTCHA_REQUIRED':
      return 'captcha'
  }
  const { error, errorCode = '' } = result
  if (isKnown(errorCode)) return byCode[errorCode]
  // The specification leaves it a message only, which names the refused fields.
  return error.includes('"password"') ? 'password' : 'unknown'
}
