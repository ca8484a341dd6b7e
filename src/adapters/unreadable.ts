/** Finds texts that decoding could not read as dates. */
import { type Codec, inside } from '../../generated/codecs.ts'
import { codecAt, deepest } from './codec.ts'

/**
 * Walks a decoded response a second time; called only for clients with a hook for unreadable dates.
 *
 * @param report called with the path in the response, for example `products[3].lastUpdated`
 */
export const findUnreadable = (
  value: unknown,
  codec: Codec | undefined,
  report: (path: string, value: unknown) => void,
  path = '',
  depth = 0,
): void => {
  if (depth > deepest) return
  if (typeof codec === 'function') findUnreadable(value, codec(), report, path, depth)
  if (codec === 2 || codec === 3) findUnreadable(value, inside[codec], report, path, depth)
  if (codec === 1 && typeof value === 'string') report(path, value)
  if (typeof codec !== 'object' || typeof value !== 'object' || value === null) return
  if (Array.isArray(value)) {
    for (const [index, entry] of value.entries()) {
      findUnreadable(entry, codecAt(codec, index), report, `${path}[${index}]`, depth + 1)
    }
    return
  }
  for (const [field, entry] of Object.entries(value)) {
    findUnreadable(
      entry,
      codecAt(codec, field),
      report,
      path === '' ? field : `${path}.${field}`,
      depth + 1,
    )
  }
}
