/** Validates and normalises e-mail addresses. */
import { limits } from '../../../generated/fields.ts'

/** The maximum length of an address. */
export const longestEmail = limits.ValidateEmailRequest.email.maxLength

/** True for a plausible address: one @, text on both sides, no spaces. */
export function isEmail(email: string): boolean {
  return email.length <= longestEmail && /^[^\s@<>"(),:;\\[\]]+@[^\s@<>"(),:;\\[\]]+$/.test(email)
}

/** Normalises an address for comparison and storage. */
export function normalEmail(email: string): string {
  return email.trim().normalize('NFC').toLowerCase()
}
