/** Checks headers: values with line breaks are refused, and errors never repeat a value. */
import type { CallOptions } from '../calls/call-options.ts'
import { invalidArgument } from '../errors/invalid-argument.ts'
import type { TransportOptions } from './options.ts'

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

/** Assigns in place: spreading would be the largest cost of a request's headers. */
export const addHeaders = (
  to: Record<string, string>,
  headers: Readonly<Record<string, string>> | undefined,
): Record<string, string> => {
  for (const key in headers) to[key.toLowerCase()] = headers[key] ?? ''
  return to
}

/** The headers of a request but for the credentials; those of the call win over those of the client. */
export const ownHeaders = (
  body: string | undefined,
  key: string | undefined,
  options: TransportOptions,
  call: CallOptions,
): Record<string, string> => {
  const headers: Record<string, string> = {}
  if (body !== undefined) headers['content-type'] = 'application/json'
  if (key) headers['idempotency-key'] = key
  addHeaders(addHeaders(headers, options.headers), call.headers)
  if (key && call.idempotencyKey) headers['idempotency-key'] = key
  return headers
}
