/** Header values that cannot break out of their line, and failures that do not repeat them. */
import { invalidArgument } from '../errors/invalid-argument.ts'

const name = /^[\w!#$%&'*+.^`|~-]+$/
const value = /^[\t\x20-\x7e\x80-\xff]*$/

/**
 * Checks headers before the web's own check, whose message repeats the value.
 *
 * @throws ApiError naming the header, never its value
 */
export const checkHeaders = (headers: Readonly<Record<string, unknown>>): void => {
  for (const key in headers) {
    const text = headers[key]
    if (!name.test(key) || typeof text !== 'string' || !value.test(text)) {
      throw invalidArgument(`headers.${name.test(key) ? key : ''}`, 'cannot be sent as a header')
    }
  }
}

/** By assignment: spreading costs more than all else about headers, on every request. */
export const addHeaders = (
  to: Record<string, string>,
  headers: Readonly<Record<string, string>> | undefined,
): Record<string, string> => {
  for (const key in headers) to[key.toLowerCase()] = headers[key] ?? ''
  return to
}
