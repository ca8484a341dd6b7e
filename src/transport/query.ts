/** Query strings (behaviour of the platform: dotted keys, repeated keys, ISO dates). */
import { isDate, isoText } from '../adapters/dates.ts'
import { invalidArgument } from '../errors/invalid-argument.ts'
import { isRecord, isSendable } from '../values/json.ts'
import { encodeText } from './path.ts'

const pairs = (key: string, value: unknown): string[] => {
  if (value === undefined || value === null) return []
  if (Array.isArray(value)) {
    if (value.some((item) => item && typeof item === 'object' && !isDate(item))) {
      throw invalidArgument(key, 'holds objects, which a query string cannot carry')
    }
    return value.flatMap((item) => pairs(key, item))
  }
  if (!isSendable(value)) {
    throw invalidArgument(key, 'cannot be sent in a query string')
  }
  if (isRecord(value) && !isDate(value)) {
    return Object.entries(value).flatMap(([field, entry]) => pairs(`${key}.${field}`, entry))
  }
  const text = isDate(value) ? isoText(value, key) : String(value)
  return [`${encodeText(key, key)}=${encodeText(key, text)}`]
}

/**
 * The part after `?`, empty when there is nothing to send: null and undefined are dropped, lists
 * repeat their key, nested objects have dotted keys (`paging.limit=20`), Dates are ISO text.
 *
 * @throws ApiError naming the argument that cannot be sent
 */
export const serialiseQuery = (query: Readonly<Record<string, unknown>>): string =>
  Object.entries(query)
    .flatMap(([key, value]) => pairs(key, value))
    .join('&')
