/** What an idempotency key may be: the same rule for the client, which sends keys, and the platform. */

/** The shortest and the longest key, in characters. */
export const keyLength = { shortest: 16, longest: 255 } as const

/** True for a text of visible ASCII characters only: no spaces, no control characters. */
export const isVisibleAscii = (text: string): boolean => /^[!-~]*$/.test(text)
