/** Query strings (behaviour of the platform: dotted keys, repeated keys, ISO dates). */
import { checkValue } from '../adapters/check-value.ts'
import { isDate, isoText } from '../adapters/dates.ts'
import { invalidArgument } from '../errors/invalid-argument.ts'
import { encodeText } from './path.ts'

/** @param isItem whether the value is of a list, which holds no lists and no objects */
const pairs = (key: string, value: unknown, isItem = false): string[] => {
  if (value === undefined || value === null) return []
  const entry = isDate(value) ? isoText(value, key) : value
  if (typeof entry === 'object' && entry && !isItem) {
    const dot = key && '.'
    return Array.isArray(entry)
      ? entry.flatMap((item) => pairs(key, item, true))
      : Object.entries(entry).flatMap(([field, inner]) => pairs(key + dot + field, inner))
  }
  if (typeof entry === 'object') throw invalidArgument(key, 'cannot be sent as text')
  checkValue(entry, key)
  return [`${encodeText(key, key)}=${encodeText(key, String(entry))}`]
}

/**
 * The part after `?`, empty when there is nothing to send: null and undefined are dropped, lists
 * repeat their key, nested objects have dotted keys (`paging.limit=20`), Dates are ISO text.
 *
 * @throws ApiError naming the argument that cannot be sent
 */
export const serialiseQuery = (query: Readonly<Record<string, unknown>>): string =>
  pairs('', query).join('&')
