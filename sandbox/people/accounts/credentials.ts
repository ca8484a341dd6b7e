/** Validates e-mail addresses and passwords. */
import { limits } from '../../../generated/fields.ts'
import { isEmail } from '../../commerce/rules/email.ts'
import { assertNone, type Violation, violation } from '../../platform/errors.ts'
import type { SiteStore } from '../../storage/database/schema.ts'
import { readSettings } from '../identity/settings.ts'
import type { Credentials } from './sign-in.ts'

const { maxLength } = limits.RegisterV2Request.password

/** The fields of a request, for violations. */
const fieldsOfForm: Credentials = { email: 'loginId.email', password: 'password' }

/** Checks an e-mail address and a password before any lookup. */
export function checkCredentials(
  { email = '', password = '' }: Partial<Credentials>,
  fields = fieldsOfForm,
  ofPassword = passwordViolations(password, fields.password),
): Credentials {
  assertNone([...emailViolations(email, fields.email), ...ofPassword])
  return { email: email.trim(), password }
}

/** The same for a registration, with the password rules. */
export async function checkRegistration(
  site: SiteStore,
  given: Partial<Credentials>,
  fields = fieldsOfForm,
): Promise<Credentials> {
  const ofPassword = await newPasswordViolations(site, given.password, fields.password)
  return checkCredentials(given, fields, ofPassword)
}

/** Refuses a new password that breaks the site's rules. */
export async function assertNewPassword(
  site: SiteStore,
  password: string | null | undefined,
  field?: string,
): Promise<void> {
  assertNone(await newPasswordViolations(site, password, field))
}

/** The minimum password length, unless the site's settings lift it. */
const fewest = 8

/** The violations of a new password. */
export async function newPasswordViolations(
  site: SiteStore,
  password: string | null | undefined,
  field = 'password',
): Promise<Violation[]> {
  const violations = passwordViolations(password, field)
  if (violations.length > 0 || [...(password ?? '')].length >= fewest) return violations
  const { shortPasswords } = await readSettings(site)
  if (shortPasswords) return []
  const description = `The password must have at least ${fewest} characters.`
  return [violation(field, 'MIN_LENGTH', description, { threshold: fewest })]
}

/** The violations of a password at sign-in: it is only compared, so length rules do not apply. */
function passwordViolations(password: string | null | undefined, field: string): Violation[] {
  if (password === undefined || password === null || password === '') {
    return [violation(field, 'REQUIRED_FIELD', 'Enter a password.')]
  }
  if ([...password].length <= maxLength) return []
  const description = `The password must have at most ${maxLength} characters.`
  return [violation(field, 'MAX_LENGTH', description, { threshold: maxLength })]
}

function emailViolations(email: string, field: string): Violation[] {
  if (isEmail(email.trim())) return []
  return [violation(field, 'FORMAT', 'Enter a valid e-mail address.', { type: 'EMAIL' })]
}
