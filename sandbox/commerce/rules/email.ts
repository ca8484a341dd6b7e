/** E-mail addresses: what one looks like, and how two are compared. */

/** True for something mail could be sent to: one @, something on both sides, no spaces. */
export function isEmail(email: string): boolean {
  return email.length <= 254 && /^[^\s@<>"(),:;\\[\]]+@[^\s@<>"(),:;\\[\]]+$/.test(email)
}

/** E-mail addresses are compared and stored in one spelling. */
export function normalEmail(email: string): string {
  return email.trim().toLowerCase()
}
