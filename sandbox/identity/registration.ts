/** What an e-mail address and a password must look like. */
import { ValidationError, type Violation, violation } from '../errors.ts'
import type { Credentials } from './sign-in.ts'

/** Bounds of a password. Long ones are welcome, endless ones are an attack on the hash. */
const passwordLimits = { minimum: 8, maximum: 256 } as const

/** Checks what somebody signs in with: only what cannot be right is refused. */
export function checkPassword(given: {
  readonly email: string | undefined
  readonly password: string | undefined
}): Credentials {
  const violations = emailViolations(given.email)
  if (given.password === undefined || given.password === '') {
    violations.push(violation('password', 'REQUIRED_FIELD', 'Enter a password.'))
  }
  return settled(given, violations)
}

/** Checks what somebody registers with. */
export function checkRegistration(given: {
  readonly email: string | undefined
  readonly password: string | undefined
}): Credentials {
  const violations = emailViolations(given.email)
  const length = given.password?.length ?? 0
  if (length < passwordLimits.minimum) {
    violations.push(
      violation(
        'password',
        'MIN_LENGTH',
        `The password must have at least ${passwordLimits.minimum} characters.`,
        { threshold: passwordLimits.minimum },
      ),
    )
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
  if (password.length > passwordLimits.maximum) {
    violations.push(
      violation(
        'password',
        'MAX_LENGTH',
        `The password must have at most ${passwordLimits.maximum} characters.`,
        { threshold: passwordLimits.maximum },
      ),
    )
  }
  if (violations.length > 0) throw new ValidationError(violations)
  return { email: email.trim(), password }
}
