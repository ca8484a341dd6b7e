/**
 * A GET packed into one query parameter, as the platform's current release sends it (`x-packed-request` of
 * the description).
 */
import { packedRequests, queryParameters } from '../../../generated/query-parameters.ts'
import { isRecord } from '../../../src/values/json.ts'
import { assertSmall, decodeUtf8, malformed, type Source } from './body.ts'

/** The parameter, and its name in violations. */
export const packedSource: Source = { field: '.r', name: 'The packed request' }

/**
 * The JSON text of a packed request, if any.
 *
 * @throws ValidationError for a repeated parameter, or one that is not base64url of UTF-8 text.
 */
export function packedText(id: string, method: string, url: URL): string | undefined {
  if (!['GET', 'HEAD'].includes(method) || !packedRequests.has(id)) return undefined
  const [packed, ...further] = url.searchParams.getAll(packedSource.field)
  if (packed === undefined) return undefined
  if (further.length > 0) throw malformed('must be given once', packedSource)
  if (!/^[\w-]*={0,2}$/.test(packed)) throw malformed('is not base64url', packedSource)
  const bytes = Buffer.from(packed, 'base64url')
  assertSmall(bytes)
  return decodeUtf8(bytes, packedSource)
}

/**
 * The equivalent query string, for operations without a body: dotted keys for objects, repeated keys for lists,
 * JSON for lists of objects, and for an object in the place of a value.
 */
export function unpackedQuery(id: string, request: unknown): URLSearchParams {
  const search = new URLSearchParams()
  const known = queryParameters[id] ?? {}
  const add = (key: string, value: unknown): void => {
    if (value === null || value === undefined) return
    if (Array.isArray(value) && !value.some(isRecord)) for (const item of value) add(key, item)
    else if (isRecord(value) && !Object.hasOwn(known, key))
      for (const [name, item] of Object.entries(value)) add(`${key}.${name}`, item)
    else search.append(key, typeof value === 'object' ? JSON.stringify(value) : String(value))
  }
  if (!isRecord(request)) throw malformed('must be an object', packedSource)
  for (const [name, value] of Object.entries(request)) add(name, value)
  return search
}
