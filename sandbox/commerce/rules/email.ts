/** Validates and normalises e-mail addresses. */
import { limits } from '../../../generated/fields.ts'

/** The maximum length of an address. */
export const longestEmail = limits.ValidateEmailRequest.email.maxLength

/** True for something mail could be sent to: one @, something on both sides, no spaces. */
export function isEmail(email: string): boolean {
  return email.length <= longestEmail && /^[^\s@<>"(),:;\\[\]]+@[^\s@<>"(),:;\\[\]]+$/.test(email)
}

/** E-mail addresses are compared and stored in one spelling. */
export function normalEmail(email: string): string {
  return email.trim().normalize('NFC').toLowerCase()
}
