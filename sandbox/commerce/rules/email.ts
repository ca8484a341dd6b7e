/** Validates and normalises e-mail addresses. */
import { limits } from '../../../generated/fields.ts'
import { brokenRules } from '../../../src/schemas/broken-rules.ts'
import { refusedField } from '../../platform/errors.ts'

/** The maximum length of an address. */
export const longestEmail = limits.ValidateEmailRequest.email.maxLength

/** Whether it is an address by the description's format, of a length that can be stored. */
export function isEmail(email: string): boolean {
  return brokenRules({ format: 'email', maxLength: longestEmail }, email).length === 0
}

/** Refuses a text that is no address. */
export function assertEmail(email: string, field: string): void {
  if (isEmail(email)) return
  throw refusedField(field, 'FORMAT', 'must be an e-mail address', { type: 'EMAIL' })
}

/** Normalises an address for comparison and storage. */
export function normalEmail(email: string): string {
  return email.trim().normalize('NFC').toLowerCase()
}
