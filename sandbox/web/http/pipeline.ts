/** One request from the outside in: route, caller, description, handler, answer. */
import type { Operation } from '../../../generated/operation.ts'
import { queryParameters } from '../../../generated/query-parameters.ts'
import { services } from '../../../generated/services.ts'
import { secretTags } from '../../../generated/tags.ts'
import type { OperationId } from '../../../generated/wire.ts'
import { attachBody } from '../../platform/attached-body.ts'
import type { Caller } from '../../platform/caller.ts'
import { ApplicationError, ValidationError } from '../../platform/errors.ts'
import { addressOf } from '../../platform/remote-address.ts'
import type { Authenticate, Context, Platform } from '../../storage/context.ts'
import { changeIfMatch, conditionOf, tagged } from '../../storage/revisions/conditional.ts'
import type { Faults } from '../faults/faults.ts'
import { sabotage } from '../faults/sabotage.ts'
import { keyedAction } from '../idempotency/key.ts'
import { KeyedMutex } from '../idempotency/keyed-mutex.ts'
import { runOnce } from '../idempotency/run-once.ts'
import type { Exchange } from '../requests/exchange.ts'
import type { CheckAnswer } from '../validation/answers.ts'
import { validate } from '../validation/validate.ts'
import { readJson, readText, unstorable } from './body.ts'
import { assertAllowed } from './callers.ts'
import { allowCompression } from './compression.ts'
import { endpoints, responder } from './endpoints.ts'
import type { Handlers } from './handlers.ts'
import { asksAdditions, assertHostedHeaders } from './hosted-headers.ts'
import { packedSource, packedText, unpackedQuery } from './packed-request.ts'
import { readQuery } from './query.ts'
import { assertSameIds } from './repeated-ids.ts'
import { Routes } from './routes.ts'

/** The parts of the pipeline. */
export interface PipelineParts {
  readonly platform: Platform
  readonly authenticate: Authenticate
  readonly handlers: Handlers
  /** Given when answers are held against the description before they are sent. */
  readonly checkAnswer?: (() => Promise<CheckAnswer>) | undefined
  /** The simulated failures, if any. */
  readonly faults?: Faults | undefined
  /** Answers for a hosted page, or undefined when the address is none. Asked before the API. */
  readonly servePage: (request: Request, platform: Platform) => Promise<Response | undefined>
}

/** Builds the function that answers every request of the API, failures thrown. */
export function pipeline(
  parts: PipelineParts,
): (request: Request, exchange: Exchange) => Promise<Response> {
  const routes = new Routes(endpoints(parts.handlers), services)
  const mutex = new KeyedMutex()
  return async (request, exchange) => {
    const url = new URL(request.url)
    const context = (caller: Caller): Context => ({
      ...parts.platform,
      caller,
      additions: asksAdditions(request.headers) && !parts.platform.strict,
      requestId: exchange.requestId,
      origin: url.origin,
      url,
      headers: request.headers,
      address: addressOf(request),
    })
    const page = await parts.servePage(request, parts.platform)
    if (page !== undefined) return page

    const found = routes.find(request.method, url.pathname)
    if (found === undefined) throw unknownPath(url.pathname)
    if (!('operation' in found)) throw wrongMethod(request.method, url.pathname, found.allowed)
    const { id, operation, respond } = found.operation
    exchange.operation = id

    // The body is taken in first: an answer before the end of a request breaks its connection.
    const packed = packedText(id, request, url)
    const text = packed ?? (operation.hasBody ? await readText(request) : '')
    attachBody(request, text)
    const { search, body } = partsOf(operation, url.searchParams, text, packed)
    if (parts.platform.strict) assertHostedHeaders(request.headers)
    const work = async (): Promise<Response> => {
      const caller = await callerOf(request, operation, parts)
      exchange.caller = caller
      assertAllowed(caller, operation.callers)

      const perform = async (within: Context): Promise<Response> => {
        const query = readQuery(search, queryParameters[id] ?? {})
        const sent = { path: found.path, query, body: withoutPath(body, operation) }
        assertSameIds({ path: found.path, query, body }, operation)
        dropRepeated(query, operation)
        assertStorable(sent)
        validate(id, sent)
        const given = await respond(sent, within)
        await assertDescribed(id, given, parts)
        const answered = packed === undefined ? tagged(id, url.search, given) : given
        return secretTags.includes(operation.tag) ? answered : allowCompression(answered)
      }
      const condition = conditionOf(request.headers, id)
      if (condition !== undefined) {
        const read = responder(parts.handlers, condition.reader)
        const known = queryParameters[condition.reader] ?? {}
        const readNow = (within: Context, asked: string) => {
          const query = readQuery(new URLSearchParams(asked), known)
          const sent = { path: condition.pathOf(found.path), query, body: undefined }
          assertStorable(sent)
          validate(condition.reader, sent)
          return read(sent, within)
        }
        return changeIfMatch(context(caller), condition, readNow, perform)
      }
      const asked = { path: found.path, query: url.search, body: text }
      const named = keyedAction(request.headers, operation, caller, asked)
      if (named === undefined) return perform(context(caller))
      return runOnce(mutex, named, context(caller), perform)
    }
    const fault = parts.faults?.drawFor(id)
    if (fault !== undefined) exchange.fault = fault.name
    return fault === undefined ? work() : sabotage(fault, work)
  }
}

/** The query string and the body of a request, also of a packed one. */
function partsOf(
  { hasBody }: Operation,
  given: URLSearchParams,
  text: string,
  packed: string | undefined,
): { readonly search: URLSearchParams; readonly body: unknown } {
  if (packed === undefined) return { search: given, body: hasBody ? readJson(text) : undefined }
  const request = readJson(packed, packedSource)
  const rest = new URLSearchParams(given)
  rest.delete(packedSource.field)
  if (hasBody) return { search: rest, body: request }
  return { search: new URLSearchParams([...rest, ...unpackedQuery(request)]), body: undefined }
}

/** An answer that is not the description's is a defect of the sandbox, and reported as one. */
async function assertDescribed(
  id: OperationId,
  given: Response,
  { checkAnswer }: PipelineParts,
): Promise<void> {
  const isJson = given.headers.get('content-type')?.startsWith('application/json') === true
  if (checkAnswer === undefined || !isJson) return
  const check = await checkAnswer()
  const mistakes = check(id, given.status, await given.clone().json())
  if (mistakes !== undefined)
    throw new Error(`The answer of ${id} is not as described: ${mistakes}`)
}

/** Operations without a token ignore a stale one, which is about to be replaced. */
async function callerOf(
  request: Request,
  operation: Operation,
  parts: PipelineParts,
): Promise<Caller> {
  const authorization = request.headers.get('authorization') ?? undefined
  try {
    return await parts.authenticate(authorization, parts.platform)
  } catch (error) {
    const open = operation.callers.includes('anyone')
    if (open && error instanceof ApplicationError && error.status === 401) return { role: 'none' }
    throw error
  }
}

/** Callers of the platform repeat path parameters beside the path. */
function withoutPath(body: unknown, { pathParameters }: Operation): unknown {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) return body
  return Object.fromEntries(Object.entries(body).filter(([name]) => !pathParameters.includes(name)))
}

function dropRepeated(query: Record<string, unknown>, { pathParameters }: Operation): void {
  for (const name of pathParameters) delete query[name]
}

function assertStorable(parts: { path: unknown; query: unknown }): void {
  const violations = [...unstorable(parts.path, ''), ...unstorable(parts.query, '')]
  if (violations.length > 0) throw new ValidationError(violations)
}

function unknownPath(pathname: string): ApplicationError {
  return new ApplicationError(404, 'NOT_FOUND', `There is no ${pathname} here.`)
}

function wrongMethod(
  method: string,
  pathname: string,
  allowed: readonly string[],
): ApplicationError {
  return new ApplicationError(
    405,
    'METHOD_NOT_ALLOWED',
    `${pathname} does not take ${method}, only ${allowed.join(', ')}.`,
    { allowed },
  )
}
