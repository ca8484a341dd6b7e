/** One request from the outside in: route, caller, description, handler, answer. */
import type { Operation } from '../../../generated/operation.ts'
import { operations } from '../../../generated/operations/index.ts'
import { queryParameters } from '../../../generated/query-parameters.ts'
import { secretTags } from '../../../generated/tags.ts'
import type { OperationId } from '../../../generated/wire.ts'
import { isRecord } from '../../../src/values/json.ts'
import { authenticate, callerOrNone } from '../../people/identity/authenticate.ts'
import { attachBody } from '../../platform/attached-body.ts'
import { assertNone } from '../../platform/errors.ts'
import { hasMediaType } from '../../platform/media-type.ts'
import { addressOf } from '../../platform/remote-address.ts'
import type { Context, Platform } from '../../storage/context.ts'
import { applyFault } from '../faults/apply-fault.ts'
import type { Faults } from '../faults/faults.ts'
import type { Exchange } from '../requests/exchange.ts'
import type { CheckAnswer } from '../validation/answers.ts'
import { type RequestParts, validate } from '../validation/validate.ts'
import { readJson, readText, unstorable } from './body.ts'
import { assertAllowed } from './callers.ts'
import { allowCompression } from './compression.ts'
import { type Handlers, respond } from './handlers.ts'
import { asksAdditions, assertHostedHeaders } from './hosted-headers.ts'
import { keyedAction } from './idempotency/key.ts'
import { KeyedMutex } from './idempotency/keyed-mutex.ts'
import { runOnce } from './idempotency/run-once.ts'
import { changeIfMatch, conditionOf, tagged } from './if-match.ts'
import { packedSource, packedText, unpackedQuery } from './packed-request.ts'
import { readQuery } from './query.ts'
import { assertSameIds, withoutPath } from './repeated-ids.ts'
import { routeOf } from './routes.ts'

/** The parts of the pipeline. */
export interface PipelineParts {
  readonly platform: Platform
  readonly handlers: Handlers
  /** Set when answers are validated against the description. */
  readonly checkAnswer?: (() => Promise<CheckAnswer>) | undefined
  /** The simulated failures, if any. */
  readonly faults?: Faults | undefined
}

/** Builds the API's request handler; failures are thrown. */
export function pipeline({
  platform,
  handlers,
  checkAnswer,
  faults,
}: PipelineParts): (request: Request, exchange: Exchange) => Promise<Response> {
  const mutex = new KeyedMutex()
  const perform = (id: OperationId, sent: RequestParts, context: Context) => {
    assertNone([...unstorable(sent.path, ''), ...unstorable(sent.query, '')])
    validate(id, sent)
    return respond(handlers, id, sent, context)
  }
  return async (request, exchange) => {
    const url = new URL(request.url)
    const { id, path } = routeOf(request.method, url.pathname)
    const operation: Operation = operations[id]
    exchange.operation = id

    // The body is read first: an answer before the end of a request breaks its connection.
    const packed = packedText(id, request.method, url)
    const text = packed ?? (operation.hasBody ? await readText(request) : '')
    attachBody(request, text)
    const { search, body } = partsOf(operation, url.searchParams, text, packed)
    if (platform.strict) assertHostedHeaders(request.headers)

    const change = async (context: Context): Promise<Response> => {
      // A page validates its own query: errors are shown to the person, or sent to their app.
      if (operation.page) return respond(handlers, id, { path, query: {}, body }, context)
      const query = readQuery(search, queryParameters[id] ?? {})
      assertSameIds({ path, query, body }, operation)
      // Callers of the platform repeat path parameters beside the path.
      const sent = {
        path,
        query: withoutPath(query, operation),
        body: isRecord(body) ? withoutPath(body, operation) : body,
      }
      const given = await perform(id, sent, context)
      if (checkAnswer !== undefined) await assertDescribed(id, given, checkAnswer)
      const answered = packed === undefined ? tagged(id, url.search, given) : given
      return secretTags.includes(operation.tag) ? answered : allowCompression(answered)
    }
    const left: ((platform: Platform) => Promise<void>)[] = []
    const work = async (): Promise<Response> => {
      // Operations without a token ignore a stale one, about to be renewed.
      const isOpen = operation.callers.includes('anyone')
      const identify = isOpen ? callerOrNone : authenticate
      const caller = await identify(request.headers.get('authorization'), platform)
      exchange.caller = caller
      assertAllowed(caller, operation.callers)
      const context: Context = {
        ...platform,
        caller,
        additions: asksAdditions(request.headers) && !platform.strict,
        requestId: exchange.requestId,
        origin: url.origin,
        url,
        headers: request.headers,
        address: addressOf(request),
        afterwards: (task) => left.push(task),
      }
      const condition = conditionOf(request.headers, id)
      const act = async (within: Context): Promise<Response> => {
        if (condition === undefined) return change(within)
        const { reader, pathOf } = condition
        const readNow = async (inside: Context, asked: string) => {
          const query = readQuery(new URLSearchParams(asked), queryParameters[reader] ?? {})
          return perform(reader, { path: pathOf(path), query, body: undefined }, inside)
        }
        return changeIfMatch(within, condition, readNow, change)
      }
      const named = keyedAction(request.headers, operation, caller, path, {
        query: url.search,
        body: text,
      })
      if (named === undefined) return act(context)
      return runOnce(mutex, named, context, act, condition && 'repeatable read')
    }
    const fault = faults?.drawFor(id)
    if (fault !== undefined) exchange.fault = fault.name
    try {
      return await (fault === undefined ? work() : applyFault(fault, work))
    } finally {
      for (const task of left) await task(platform)
    }
  }
}

/** The query string and body of a request, packed or not. */
function partsOf(
  { id, hasBody }: Operation,
  given: URLSearchParams,
  text: string,
  packed: string | undefined,
): { readonly search: URLSearchParams; readonly body: unknown } {
  if (packed === undefined) return { search: given, body: hasBody ? readJson(text) : undefined }
  const request = readJson(packed, packedSource)
  const rest = new URLSearchParams(given)
  rest.delete(packedSource.field)
  if (hasBody) return { search: rest, body: request }
  return { search: new URLSearchParams([...rest, ...unpackedQuery(id, request)]), body: undefined }
}

/** An answer that violates the description is a defect of the sandbox, and reported as one. */
async function assertDescribed(
  id: OperationId,
  given: Response,
  checkAnswer: () => Promise<CheckAnswer>,
): Promise<void> {
  if (!hasMediaType(given, 'application/json')) return
  const check = await checkAnswer()
  const mistakes = check(id, given.status, await given.clone().json())
  if (mistakes !== undefined)
    throw new Error(`The response of ${id} does not match the description: ${mistakes}`)
}
