import { refuseArgument } from '../errors/refuse.ts'

/** Whether a value is a Date, also one of another realm (a frame, a test environment). */
export const isDate = (value: unknown): value is Date =>
  Object.prototype.toString.call(value) === '[object Date]'

/**
 * The ISO text of a Date.
 *
 * @param path the argument path it was found at
 * @throws ApiError naming that path, when the Date is invalid
 */
export const isoText = (date: Date, path: string): string => {
  if (Number.isNaN(date.getTime())) throw refuseArgument(path, 'is an invalid Date')
  return date.toISOString()
}
