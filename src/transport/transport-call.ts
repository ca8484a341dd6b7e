/** A running call: one operation, sent as often as its retry class and the outcomes allow. */
import type { CallOptions } from '../calls/call-options.ts'
import type { CallableOperation } from '../calls/outcome.ts'
import type { ApiError } from '../errors/api-error.ts'
import { misuseError } from '../errors/misuse-error.ts'
import { requestIdOf } from '../errors/request-id.ts'
import { systemError } from '../errors/system-error.ts'
import { takesKey } from '../platforms/takes-key.ts'
import type { Answer } from './answer.ts'
import { type Attempt, attempt } from './attempt.ts'
import type { Exchange } from './exchange.ts'
import { currentFetch } from './fetch.ts'
import { addHeaders, checkHeaders, ownHeaders } from './headers.ts'
import { callHook, type Hooks, reportAnswer } from './hooks.ts'
import { checkKey, idempotencyKey } from './idempotency-key.ts'
import type { TransportOptions } from './options.ts'
import type { ReadYourWrites } from './read-your-writes.ts'
import { retryAfter } from './retry-after.ts'
import type { RetryBudget } from './retry-budget.ts'
import { mayRepeat, retryPolicy, waitBefore } from './retry-policy.ts'
import { isTimeout, pause, withTimeout } from './with-timeout.ts'

/** In characters: browsers refuse requests that outlive the page beyond 64 KiB of bodies, all scripts' together. */
const mostKept = 8_192

/** State that all calls of a client share. */
interface SharedTransport {
  readonly options: TransportOptions
  readonly hooks: Hooks
  /** Whether calls that must not be applied twice carry a key. */
  readonly keys: boolean | undefined
  readonly exchange: Exchange
  readonly budget: RetryBudget
  readonly writes: ReadYourWrites
}

/** The shared state of one call's requests; nothing is sent before `send`. */
export interface TransportCall {
  /** How many requests were sent. */
  readonly attempts: number
  /** The head of the last response, also of an unreadable one; undefined before the first response. */
  readonly head: Response | undefined
  /** How often the call may be sent again. */
  readonly retries: number
  /** Waits for something the call needs before sending (a token), within the call's time limit. */
  within<Value>(work: Promise<Value>): Promise<Value>
  /**
   * Sends, and retries where that is allowed.
   *
   * @throws ApiError of kind `system` when no readable response came
   */
  send(credentials?: Readonly<Record<string, string>>): Promise<Answer>
}

/** @throws ApiError when the caller has ended the call already, or named a key that cannot be sent */
export const transportCall = (
  { exchange, hooks, options, writes, budget, keys }: SharedTransport,
  operation: CallableOperation,
  url: string,
  body: string | undefined,
  call: CallOptions,
): TransportCall => {
  const { id, method, page } = operation
  const { signal } = call
  const keepalive = call.keepalive && (body ?? '').length < mostKept
  const { fetch = currentFetch, maxAnswerBytes = 10_485_760 } = options
  /** When the call must have ended, by `performance`. */
  const end = performance.now() + (Number(call.timeout) || Number(options.timeout) || 60_000)
  const isKeyed = keys && takesKey(operation)
  const key = (keys && checkKey(call.idempotencyKey)) || (isKeyed ? idempotencyKey() : undefined)
  /** The operation's retry class; a call with a key may be retried like a read. */
  const retry = isKeyed ? 'read' : operation.retry
  const isWrite = operation.retry !== 'read'
  let attempts = 0
  let head: Response | undefined
  /** How much of the budget this call's retries have used. */
  let spent = 0
  let mayHaveBeenApplied = false
  let wasUnreadable = false

  /** In milliseconds. */
  const timeLeft = (): number => Math.max(0, end - performance.now())

  const failure = (code: string | undefined, cause: unknown, more?: object): ApiError =>
    systemError({
      operation: id,
      retryable: false,
      mayHaveBeenApplied,
      attempts,
      cause,
      code,
      ...more,
    })

  const throwIfAborted = (): void => {
    if (signal?.aborted) throw failure('ABORTED', signal.reason)
  }

  const mostRetries = call.retries ?? options.retries ?? retryPolicy.retries

  const sendOnce = async (
    credentials: Readonly<Record<string, string>> | undefined,
  ): Promise<Attempt> => {
    throwIfAborted()
    if (!(options.fetch ?? globalThis.fetch)) {
      throw await misuseError(({ fetchMissing }) => fetchMissing())
    }
    const own = ownHeaders(body, key, options, call)
    const event = { operation: id, method, url, attempt: attempts + 1 }
    callHook(hooks.onRequest, { ...event, headers: own })
    const headers = addHeaders(addHeaders({}, credentials), own)
    checkHeaders(headers)

    attempts += 1
    writes.note(operation, call)
    const started = performance.now()
    // Redirects of calls are not followed: headers and body would go to another host.
    const redirect = page ? 'follow' : 'manual'
    const result = await attempt(
      (signal) =>
        exchange(operation, url, { method, headers, body, redirect, signal, keepalive }, fetch),
      Math.min(Number(call.attemptTimeout) || Number(options.attemptTimeout) || 30_000, timeLeft()),
      maxAnswerBytes,
      operation,
      url,
      signal,
    ).catch((cause: unknown) => {
      mayHaveBeenApplied ||= isWrite
      throw failure('ABORTED', cause)
    })
    head = result.response
    writes.note(operation, call)
    reportAnswer(hooks, event, head, started)
    return result
  }

  /** How long to wait before a retry, in milliseconds; undefined when there must be none. */
  const waitBeforeRetry = (
    { outcome, code, response }: Attempt,
    retries: number,
    asked = 0,
  ): number | undefined => {
    // After two unreadable responses a third one would be unreadable too.
    const isPointless = outcome === 'unreadable' && wasUnreadable
    wasUnreadable = outcome === 'unreadable'
    if (isPointless || !(attempts <= mostRetries) || !mayRepeat(retry, outcome)) return undefined
    const delay = waitBefore(retries, asked)
    if (asked > retryPolicy.longestAsked || delay >= timeLeft()) return undefined
    const price = budget.spend(code === 'TIMEOUT')
    if (!price) return undefined
    spent += price
    callHook(hooks.onRetry, {
      operation: id,
      attempt: attempts,
      delay,
      status: response?.status,
      requestId: response && requestIdOf(response),
    })
    return delay
  }

  throwIfAborted()
  return {
    get attempts() {
      return attempts
    },
    get head() {
      return head
    },
    retries: mostRetries,
    within: (work) => {
      // The call may time out first: a later failure must not become an unhandled rejection.
      work.catch(() => {})
      return withTimeout(timeLeft(), signal, () => work).catch((cause: unknown) => {
        throwIfAborted()
        throw isTimeout(cause)
          ? failure('TIMEOUT', cause, { retryable: !mayHaveBeenApplied })
          : cause
      })
    },
    send: async (credentials) => {
      for (let retries = 0; ; retries += 1) {
        const result = await sendOnce(credentials)
        const { outcome, response, cause, code } = result
        // A retried delete gets 404 when an earlier request was applied: that is a success, unless it
        // promises a response (a member without phones), of which there is none.
        const isDone =
          mayHaveBeenApplied && !!operation.empty && method === 'DELETE' && response?.status === 404
        // Never reset: a refusal of this request does not mean that the one before was not applied.
        mayHaveBeenApplied ||=
          isWrite && (outcome === 'maybe-applied' || (!!cause && outcome !== 'not-sent'))
        const asked =
          response && !response.ok ? retryAfter(response.headers, Date.now()) : undefined
        const delay = waitBeforeRetry(result, retries, asked)
        if (delay !== undefined) {
          await pause(delay, signal)
          continue
        }
        const retryInfo = {
          retryable: mayRepeat(retry, outcome),
          retryAfter: asked,
          mayHaveBeenApplied,
          attempts,
        }
        if (!response || cause) throw failure(code, cause, { ...retryInfo, response })
        if (outcome === 'final') budget.earn(spent)
        const body = isDone ? undefined : result.body
        return { response, body, ok: response.ok || isDone, retryInfo }
      }
    },
  }
}
