/** The format of idempotency keys: one rule for the client, which sends them, and the platform. */

/** The shortest key, in characters. */
export const shortestKey = 16

/** The longest key, in characters. */
export const longestKey = 255

/** A valid key: visible ASCII characters only (no spaces, no control characters), of a length between the two. */
export const keyPattern = /^[!-~]{16,255}$/
