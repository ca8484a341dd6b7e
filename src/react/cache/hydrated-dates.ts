/**
 * Revives the dates of hydrated responses. A server's responses reach the browser as JSON, in which dates are strings;
 * they become Dates again as they enter TanStack's cache.
 */

import type { Codec } from '../../../generated/codecs.ts'
import { noneYet } from '../../../generated/none-yet.ts'
import type { Operation } from '../../../generated/operation.ts'
import { operations } from '../../../generated/operations/index.ts'
import { codecAt } from '../../adapters/codec.ts'
import { decode } from '../../adapters/decode.ts'
import { fieldsOf, isRecord, listOf } from '../../values/json.ts'

/** The part of a TanStack query that is used. */
export interface CachedQuery {
  readonly queryKey: readonly unknown[]
  readonly state: { readonly data: unknown }
  setState(state: { readonly data: unknown }): void
}

/** The part of a TanStack query cache that is used. */
export interface CachedQueries {
  getAll(): readonly CachedQuery[]
  subscribe(
    listener: (event: {
      readonly type: string
      readonly query: CachedQuery
      readonly action?: { readonly type: string }
    }) => void,
  ): () => void
}

const byId = new Map(Object.values<Operation>(operations).map((found) => [found.id, found]))

/** The server's client has made every address of a picture usable. */
const anyPlatform = { mediaHost: '' }

const isRaw = (part: unknown): boolean => fieldsOf(fieldsOf(part).options).raw === true

/** The decoder of a response that is cached under the key of an option factory. */
const decoderOf = ([scope, id, ...rest]: readonly unknown[]):
  | ((data: unknown) => unknown)
  | undefined => {
  const operation = scope === 'storefront' ? byId.get(String(id)) : undefined
  if (!operation?.answer || rest.some(isRaw)) return undefined
  const form = rest.at(-1)
  const field = form === 'orNull' ? noneYet[operation.id]?.[1] : undefined
  const codec: Codec | undefined = field ? codecAt(operation.answer, field) : operation.answer
  if (codec === undefined) return undefined
  const decoded = (data: unknown) => decode(data, codec, anyPlatform)
  return form === 'infinite'
    ? (data) => (isRecord(data) ? { ...data, pages: listOf(data.pages).map(decoded) } : data)
    : decoded
}

const watched = new WeakSet<CachedQueries>()

/** Revives the dates of every response that enters the cache as JSON, from now on. Idempotent per cache. */
export const keepDates = (queries: CachedQueries): void => {
  if (watched.has(queries)) return
  watched.add(queries)
  const whole = new WeakSet<object>()
  const mend = (query: CachedQuery): void => {
    const { data } = query.state
    if (typeof data !== 'object' || data === null || whole.has(data)) return
    // Of a copy: the page's own state may be read again.
    const mended = decoderOf(query.queryKey)?.(JSON.parse(JSON.stringify(data)))
    if (typeof mended !== 'object' || mended === null) return
    whole.add(mended)
    query.setState({ ...query.state, data: mended })
  }
  for (const query of queries.getAll()) mend(query)
  queries.subscribe(({ type, query, action }) => {
    // The response of a call is set as a success, and is decoded already.
    if (type === 'added' || (type === 'updated' && action?.type === 'setState')) mend(query)
  })
}
