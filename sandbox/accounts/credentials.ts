/** What an e-mail address and a password must look like. */
import { limits } from '../../generated/fields.ts'
import { ValidationError, type Violation, violation } from '../platform/errors.ts'
import { isEmail } from '../rules/email.ts'
import type { Credentials } from './sign-in.ts'

const { maxLength } = limits.RegisterV2Request.password

/** Where a request holds what is checked; violations name it. */
export interface CredentialFields {
  readonly email: string
  readonly password: string
}

const fieldsOfForm: CredentialFields = { email: 'loginId.email', password: 'password' }

/**
 * Checks an e-mail address and a password before anything is looked up. The platform states no rule
 * for passwords, so any will do that the description lets in.
 */
export function checkCredentials(
  given: { readonly email: string | undefined; readonly password: string | undefined },
  fields: CredentialFields = fieldsOfForm,
): Credentials {
  const { email = '', password = '' } = given
  const violations = [
    ...emailViolations(email, fields.email),
    ...passwordViolations(password, fields.password),
  ]
  if (violations.length > 0) throw new ValidationError(violations)
  return { email: email.trim(), password }
}

/** What is wrong with a password, which is next to nothing. */
export function passwordViolations(
  password: string | null | undefined,
  field = 'password',
): Violation[] {
  if (password === undefined || password === null || password === '') {
    return [violation(field, 'REQUIRED_FIELD', 'Enter a password.')]
  }
  if (password.length <= maxLength) return []
  const description = `The password must have at most ${maxLength} characters.`
  return [violation(field, 'MAX_LENGTH', description, { threshold: maxLength })]
}

function emailViolations(email: string, field: string): Violation[] {
  if (isEmail(email.trim())) return []
  return [violation(field, 'FORMAT', 'Enter a valid e-mail address.', { type: 'EMAIL' })]
}
