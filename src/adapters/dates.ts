import { invalidArgument } from '../errors/invalid-argument.ts'

/** Whether a value is a Date, also one of another realm (a frame, a test environment). */
export const isDate = (value: unknown): value is Date =>
  ({}).toString.call(value) === '[object Date]'

// Without capture groups: it runs on every date of every response.
const dateTime = /^\d{4}-\d\d-\d\dT\d\d:[0-5]\d:[0-5]\d(?:\.\d+)?(?:Z|[+-]\d\d:\d\d)$/i

/** The length of `toISOString` output, the form that the platform writes. */
const usualLength = 24

/**
 * The Date of a text in the format `date-time`; undefined for any other text. `new Date` alone would
 * accept `'5'` and turn `'2024-02-31T00:00:00Z'` into a day of March.
 */
export const readDate = (text: string): Date | undefined => {
  if (!dateTime.test(text)) return undefined
  const two = (at: number): number => text.charCodeAt(at) * 10 + text.charCodeAt(at + 1) - 528
  const month = two(5) - 1
  const day = two(8)
  // Twice as fast as parsing the text. `Date.UTC` reads years below 100 as 19xx.
  const isUsual = text.length === usualLength && text > '1'
  const date = new Date(
    isUsual
      ? Date.UTC(
          two(0) * 100 + two(2),
          month,
          day,
          two(11),
          two(14),
          two(17),
          two(20) * 10 + (two(21) % 10),
        )
      : text,
  )
  // A nonexistent day would roll over into the next month.
  const named = isUsual ? date : new Date(text.slice(0, 10))
  const isReal = named.getUTCMonth() === month && named.getUTCDate() === day
  return isReal && !Number.isNaN(date.getTime()) ? date : undefined
}

/**
 * The ISO text of a Date.
 *
 * @param path the argument path it was found at
 * @throws ApiError naming that path, when the Date is invalid or has no year of four digits
 */
export const isoText = (date: Date, path: string): string => {
  // null for an invalid Date, and years of six digits with a sign for those that no such text has.
  const text = date.toJSON()
  if (!dateTime.test(text)) throw invalidArgument(path, 'is an invalid Date or beyond year 9999')
  return text
}
