import { invalidArgument } from '../errors/invalid-argument.ts'

/** Whether a value is a Date, also one of another realm (a frame, a test environment). */
export const isDate = (value: unknown): value is Date =>
  Object.prototype.toString.call(value) === '[object Date]'

// Without groups to capture: this looks at every date of every answer.
const dateTime = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?(?:Z|[+-]\d\d:\d\d)$/i

/**
 * The Date of a text in the format `date-time`; undefined for any other text. `new Date` alone would
 * accept `'5'` and turn `'2024-02-31T00:00:00Z'` into a day of March.
 */
export const readDate = (text: string): Date | undefined => {
  if (!dateTime.test(text)) return undefined
  const day = text.slice(8, 10)
  // Every month has the lower days: only the last ones need a check.
  if (day > '28' && new Date(text.slice(0, 10)).getUTCDate() !== Number(day)) return undefined
  const date = new Date(text)
  return Number.isNaN(date.getTime()) ? undefined : date
}

/**
 * The ISO text of a Date.
 *
 * @param path the argument path it was found at
 * @throws ApiError naming that path, when the Date is invalid
 */
export const isoText = (date: Date, path: string): string => {
  if (Number.isNaN(date.getTime())) throw invalidArgument(path, 'is an invalid Date')
  return date.toISOString()
}
