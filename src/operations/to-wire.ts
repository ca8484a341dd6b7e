/** Arguments → wire request, or the argument that cannot be sent. */
import { encode } from '../adapters/encode.ts'
import type { CallableOperation, OperationRequest } from '../calls/outcome.ts'
import { invalidArgument } from '../errors/invalid-argument.ts'
import type { Platform } from '../platforms/platform.ts'
import { fillPath } from '../transport/path.ts'
import { serialiseQuery } from '../transport/query.ts'
import type { WireRequest } from '../transport/request.ts'
import { isRecord, omitNil } from '../values/json.ts'
import { fillMirrors } from './mirrors.ts'

/** For a longer query string, the operation's alternative is called, if it has one (specification, point 9). */
const longestQuery = 4_000

/** The wire request and its operation: the one called, or its alternative for long queries. */
export interface WireCall {
  readonly operation: CallableOperation
  readonly wire: WireRequest
}

/** @throws ApiError naming the argument that cannot be sent */
export const toWire = (
  operation: CallableOperation,
  { path = {}, query = {}, body = {} }: OperationRequest,
  platform: Platform,
): WireCall => {
  if (!isRecord(query)) throw invalidArgument('query', 'must be an object')
  if (operation.hasBody && operation.tag && !isRecord(body)) {
    throw invalidArgument('body', 'must be an object')
  }
  const filled = operation.pathDefaults ? { ...operation.pathDefaults, ...omitNil(path) } : path
  const search = serialiseQuery(query)
  const { longQueryFallback } = operation
  if (longQueryFallback && search.length > longestQuery) {
    const alternative = { ...operation, ...longQueryFallback, longQueryFallback: undefined }
    // As the alternative it has no second one. The query moves to the body.
    return toWire(alternative, { path, [alternative.hasBody ? 'body' : 'query']: query }, platform)
  }
  const wire = {
    path: fillPath(operation.path, filled) + (search && `?${search}`),
    body: operation.hasBody
      ? JSON.stringify(
          fillMirrors(encode(body, operation.request, platform), operation.mirrors ?? {}, filled),
        )
      : undefined,
  }
  return { operation, wire }
}
