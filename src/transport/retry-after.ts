/** Reading the Retry-After header. */

const seconds = /^ *\d+(\.\d+)? *$/

/** Engines read `about 3` as a date, too: only what names a time of day is one. */
const dateOf = (text: string): number =>
  /[a-z]{3}.*:\d\d:/i.test(text) ? Date.parse(text) : Number.NaN

/**
 * The wait that a response asks for, in milliseconds. Dates are read against the response's own Date
 * header when it has one: the two clocks may be hours apart. Of several values the longest counts.
 *
 * @returns undefined without a header, and for a header that is neither a number nor a date
 */
export const retryAfter = (headers: Headers, now: number): number | undefined => {
  const header = headers.get('retry-after')
  if (header === null) return undefined
  const date = dateOf(header)
  if (date) return Math.max(0, date - (dateOf(headers.get('date') ?? '') || now))
  const values = header.split(',').map((value) => (seconds.test(value) ? Number(value) : -1))
  const longest = Math.max(...values)
  return longest < 0 ? undefined : longest * 1000
}
