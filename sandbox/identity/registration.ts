/** What an e-mail address and a password must look like. */
import { limits } from '../../generated/fields.ts'
import { ValidationError, type Violation, violation } from '../errors.ts'
import type { Credentials } from './sign-in.ts'

const { maxLength } = limits.RegisterV2Request.password

/**
 * Checks an e-mail address and a password before anything is looked up. The platform states no rule
 * for passwords, so any will do that the description lets in.
 */
export function checkCredentials(given: {
  readonly email: string | undefined
  readonly password: string | undefined
}): Credentials {
  const violations = emailViolations(given.email)
  if (given.password === undefined || given.password === '') {
    violations.push(violation('password', 'REQUIRED_FIELD', 'Enter a password.'))
  }
  return settled(given, violations)
}

/** True for something mail could be sent to: one @, something on both sides, no spaces. */
export function isEmail(email: string): boolean {
  return email.length <= 254 && /^[^\s@<>"(),:;\\[\]]+@[^\s@<>"(),:;\\[\]]+$/.test(email)
}

function emailViolations(email: string | undefined): Violation[] {
  if (email !== undefined && isEmail(email.trim())) return []
  const description = 'Enter a valid e-mail address.'
  return [violation('loginId.email', 'FORMAT', description, { type: 'EMAIL' })]
}

function settled(
  given: { readonly email: string | undefined; readonly password: string | undefined },
  violations: Violation[],
): Credentials {
  const { email = '', password = '' } = given
  if (password.length > maxLength) {
    violations.push(
      violation(
        'password',
        'MAX_LENGTH',
        `The password must have at most ${maxLength} characters.`,
        { threshold: maxLength },
      ),
    )
  }
  if (violations.length > 0) throw new ValidationError(violations)
  return { email: email.trim(), password }
}
