/** A call under way: one operation, sent as often as its class and its luck allow. */
import type { Operation } from '../../generated/operation.ts'
import type { CallOptions } from '../calls/call-options.ts'
import type { ApiError, RetryInfo } from '../errors/api-error.ts'
import { systemError } from '../errors/from-answer.ts'
import { requestIdOf } from '../errors/request-id.ts'
import { takesKey } from '../platforms/takes-key.ts'
import { type Attempt, attempt } from './attempt.ts'
import type { Exchange } from './exchange.ts'
import { checkFetch, currentFetch } from './fetch.ts'
import { addHeaders, checkHeaders } from './headers.ts'
import { callHook } from './hooks.ts'
import { checkKey, idempotencyKey } from './idempotency-key.ts'
import type { TransportOptions } from './options.ts'
import type { WireRequest } from './request.ts'
import { retryAfter } from './retry-after.ts'
import type { RetryBudget } from './retry-budget.ts'
import { mayRepeat, waitBefore } from './retry-policy.ts'
import { isTimeout, pause, withTimeout } from './with-timeout.ts'

/** A whole answer, or the failure that a status tells of. */
export interface Answer {
  readonly response: Response
  /** The parsed body; undefined when it was empty or does not count. */
  readonly body: unknown
  readonly ok: boolean
  /** What an error made of this answer has to say about the call. */
  readonly retryInfo: RetryInfo
}

/** A call under way: what its requests have in common. */
export interface TransportCall {
  /** Whether there is a repetition left, for whatever reason. */
  readonly canRepeat: () => boolean
  /** Waits for what the call needs first (a token), no longer than the call may take. */
  readonly within: <Value>(work: Promise<Value>) => Promise<Value>
  /**
   * Sends, and repeats what may be repeated.
   *
   * @throws ApiError of kind `system` when no readable answer came
   */
  readonly send: (credentials?: Readonly<Record<string, string>>) => Promise<Answer>
  /** The head of the last answer, also of one that could not be read; undefined before any came. */
  readonly head: () => Response | undefined
}

/** What all calls of a client share: its options, completed, and what it may still repeat. */
export interface SharedTransport {
  readonly options: TransportOptions
  /** Whether calls that must not be applied twice carry a key. */
  readonly keys: boolean
  readonly exchange: Exchange
  readonly budget: RetryBudget
}

/** What asks for a longer wait is not waited for: the error carries `retryAfter`. */
const longestAsked = 30_000

const now = (): number => performance.now()

/** Begins a call; nothing is sent yet. */
export const beginCall = (
  { options, keys, exchange, budget }: SharedTransport,
  operation: Operation,
  url: string,
  { body }: WireRequest,
  call: CallOptions,
): TransportCall => {
  const { id, method, retry, page } = operation
  const { fetch = currentFetch, hooks = {}, maxAnswerBytes = 10_485_760 } = options
  const { signal } = call
  const most = call.retries ?? options.retries ?? 2
  const end = now() + (call.timeout ?? options.timeout ?? 60_000)
  const keyed = keys && takesKey(operation)
  const key = keyed ? idempotencyKey() : undefined
  const ownKey = checkKey(call.idempotencyKey)
  /** By its key the platform applies a call once at most: repeating it does as little harm as reading. */
  const repeats = keyed ? 'read' : retry

  let attempts = 0
  /** What repetitions have cost of the budget. */
  let spent = 0
  let mayHaveBeenApplied = false
  let wasUnreadable = false
  let head: Response | undefined

  const timeLeft = (): number => Math.max(0, end - now())

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

  const aborted = (cause: unknown): never => {
    throw failure('ABORTED', cause)
  }

  const sendOnce = async (
    credentials: Readonly<Record<string, string>> | undefined,
  ): Promise<Attempt> => {
    if (signal?.aborted) aborted(signal.reason)
    checkFetch(fetch)
    const own: Record<string, string> = {}
    if (body !== undefined) own['content-type'] = 'application/json'
    if (key) own['idempotency-key'] = key
    addHeaders(addHeaders(own, options.headers), call.headers)
    if (ownKey) own['idempotency-key'] = ownKey
    const event = { operation: id, method, url, attempt: attempts + 1 }
    callHook(hooks.onRequest, { ...event, headers: own })
    const headers = addHeaders(addHeaders({}, credentials), own)
    checkHeaders(headers)

    attempts += 1
    const started = now()
    // A redirect is an error, not followed: it would take headers and body to another place.
    const redirect = page ? 'follow' : 'manual'
    const result = await attempt(
      (within) =>
        exchange(operation.path, url, { method, headers, body, redirect, signal: within }, fetch),
      Math.min(call.attemptTimeout ?? options.attemptTimeout ?? 30_000, timeLeft()),
      maxAnswerBytes,
      page,
      signal,
    ).catch((cause: unknown) => {
      mayHaveBeenApplied ||= retry !== 'read'
      return aborted(cause)
    })
    const { response } = result
    head = response
    if (response && hooks.onResponse) {
      const { status } = response
      const requestId = requestIdOf(response)
      callHook(hooks.onResponse, { ...event, status, requestId, duration: now() - started })
    }
    return result
  }

  /** Whether the request may go out once more, now that the wait is over. */
  const pauseBeforeRetry = async (
    { outcome, code, response }: Attempt,
    retries: number,
    asked: number | undefined,
  ): Promise<boolean> => {
    // An answer that makes no sense twice will make none the third time.
    const isPointless = outcome === 'unreadable' && wasUnreadable
    wasUnreadable = outcome === 'unreadable'
    const delay = waitBefore(retries, asked)
    if (isPointless || !canRepeat() || (asked ?? 0) > longestAsked) return false
    if (delay >= timeLeft() || !mayRepeat(repeats, outcome)) return false
    const price = budget.spend(code === 'TIMEOUT')
    if (!price) return false
    spent += price
    const requestId = response && requestIdOf(response)
    callHook(hooks.onRetry, {
      operation: id,
      attempt: attempts,
      delay,
      status: response?.status,
      requestId,
    })
    await pause(delay, signal)
    return true
  }

  const canRepeat = (): boolean => attempts <= most

  if (signal?.aborted) aborted(signal.reason)
  return {
    canRepeat,
    head: () => head,
    within: (work) => {
      // Nobody listens to it any more when the call ends first.
      work.catch(() => {})
      return withTimeout(timeLeft(), signal, () => work).catch((cause: unknown) => {
        if (signal?.aborted) aborted(cause)
        throw isTimeout(cause) ? failure('TIMEOUT', cause) : cause
      })
    },
    send: async (credentials) => {
      for (let retries = 0; ; retries += 1) {
        const result = await sendOnce(credentials)
        const { outcome, response, cause, code } = result
        // What a repeated delete does not find, the first request has removed.
        const isDone = mayHaveBeenApplied && method === 'DELETE' && response?.status === 404
        // Doubt stays: a later refusal need not speak for the request before it.
        if (
          retry !== 'read' &&
          (outcome === 'maybe-applied' || (cause && outcome !== 'not-sent'))
        ) {
          mayHaveBeenApplied = true
        }
        const asked =
          response && !response.ok ? retryAfter(response.headers, Date.now()) : undefined
        if (await pauseBeforeRetry(result, retries, asked)) continue

        const about: RetryInfo = {
          retryable: mayRepeat(repeats, outcome),
          retryAfter: asked,
          mayHaveBeenApplied,
          attempts,
        }
        if (!response || cause) throw failure(code, cause, { ...about, response })
        if (outcome === 'final') budget.earn(spent)
        return {
          response,
          body: isDone ? undefined : result.body,
          ok: response.ok || isDone,
          retryInfo: about,
        }
      }
    },
  }
}
