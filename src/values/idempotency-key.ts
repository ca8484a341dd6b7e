/** The format of idempotency keys: one rule for the client, which sends them, and the platform. */

/** The shortest key, in characters. */
export const shortestKey = 16

/** The longest key, in characters. */
export const longestKey = 255

/** True for a text of visible ASCII characters only: no spaces, no control characters. */
export const isVisibleAscii = (text: string): boolean => /^[!-~]*$/.test(text)

/** A text that is a key: of a length between the two, and of visible ASCII characters only. */
export const keyPattern = /^[!-~]{16,255}$/
