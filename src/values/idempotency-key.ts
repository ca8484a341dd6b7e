/** The format of idempotency keys: one rule for the client, which sends them, and the platform. */

/** The shortest key, in characters. */
export const shortestKey = 16

/** The longest key, in characters. */
export const longestKey = 255

/** True for a text of visible ASCII characters only: no spaces, no control characters. */
export const isVisibleAscii = (text: string): boolean => /^[!-~]*$/.test(text)

/** A valid key: visible ASCII characters only, of a length between the two. */
export const keyPattern = /^[!-~]{16,255}$/
