/** A running call: one operation, sent as often as its retry class and the outcomes allow. */
import type { CallOptions } from '../calls/call-options.ts'
import type { CallableOperation } from '../calls/outcome.ts'
import type { ApiError } from '../errors/api-error.ts'
import { requestIdOf } from '../errors/request-id.ts'
import { systemError } from '../errors/system-error.ts'
import { takesKey } from '../platforms/takes-key.ts'
import type { Answer } from './answer.ts'
import { type Attempt, attempt } from './attempt.ts'
import { checkFetch, currentFetch } from './fetch.ts'
import { addHeaders, checkHeaders, ownHeaders } from './headers.ts'
import { callHook, reportAnswer } from './hooks.ts'
import { checkKey, idempotencyKey } from './idempotency-key.ts'
import { retryAfter } from './retry-after.ts'
import { mayRepeat, retryPolicy, waitBefore } from './retry-policy.ts'
import type { SharedTransport } from './shared-transport.ts'
import { isTimeout, pause, withTimeout } from './with-timeout.ts'

/** What the requests of one call have in common; nothing is sent before {@link TransportCall.send}. */
export class TransportCall {
  readonly #shared: SharedTransport
  readonly #operation: CallableOperation
  readonly #url: string
  readonly #body: string | undefined
  readonly #call: CallOptions
  /** When the call must have ended, by `performance`. */
  readonly #end: number
  readonly #key: string | undefined
  /** The operation's retry class; a call with a key may be repeated like a read. */
  readonly #retry: CallableOperation['retry']
  /** How many requests were sent. */
  attempts = 0
  /** How much of the budget this call's repetitions have used. */
  #spent = 0
  #mayHaveBeenApplied = false
  #wasUnreadable = false
  /** The head of the last answer, also of an unreadable one; undefined before the first answer. */
  head: Response | undefined

  /** @throws ApiError when the caller has ended the call already, or named a key that cannot be sent */
  constructor(
    shared: SharedTransport,
    operation: CallableOperation,
    url: string,
    body: string | undefined,
    call: CallOptions,
  ) {
    const isKeyed = shared.keys && takesKey(operation)
    this.#shared = shared
    this.#operation = operation
    this.#url = url
    this.#body = body
    this.#call = call
    this.#end = performance.now() + (call.timeout ?? shared.options.timeout ?? 60_000)
    this.#key = checkKey(call.idempotencyKey) ?? (isKeyed ? idempotencyKey() : undefined)
    this.#retry = isKeyed ? 'read' : operation.retry
    this.#throwIfAborted()
  }

  /** Whether the call may be sent once more, for any reason. */
  canRepeat(): boolean {
    return (
      this.attempts <= (this.#call.retries ?? this.#shared.options.retries ?? retryPolicy.retries)
    )
  }

  /** Waits for something the call needs before sending (a token), within the call's time limit. */
  within<Value>(work: Promise<Value>): Promise<Value> {
    // The call may time out first: a later failure must not become an unhandled rejection.
    work.catch(() => {})
    return withTimeout(this.#timeLeft(), this.#call.signal, () => work).catch((cause: unknown) => {
      this.#throwIfAborted()
      throw isTimeout(cause) ? this.#failure('TIMEOUT', cause) : cause
    })
  }

  /**
   * Sends, and repeats what may be repeated.
   *
   * @throws ApiError of kind `system` when no readable answer came
   */
  async send(credentials?: Readonly<Record<string, string>>): Promise<Answer> {
    const { method, retry, empty } = this.#operation
    for (let retries = 0; ; retries += 1) {
      const result = await this.#sendOnce(credentials)
      const { outcome, response, cause } = result
      // A repeated delete gets 404 when an earlier request was applied: that is a success, unless it
      // promises an answer (a member without phones), of which there is none.
      const isDone =
        this.#mayHaveBeenApplied && !!empty && method === 'DELETE' && response?.status === 404
      // Never reset: a refusal of this request does not mean that the one before was not applied.
      if (retry !== 'read' && (outcome === 'maybe-applied' || (cause && outcome !== 'not-sent'))) {
        this.#mayHaveBeenApplied = true
      }
      const asked = response && !response.ok ? retryAfter(response.headers, Date.now()) : undefined
      const delay = this.#waitBeforeRetry(result, retries, asked)
      if (delay === undefined) return this.#answer(result, asked, isDone)
      await pause(delay, this.#call.signal)
    }
  }

  async #sendOnce(credentials: Readonly<Record<string, string>> | undefined): Promise<Attempt> {
    const { exchange, controllers, hooks, options, writes } = this.#shared
    const { fetch = currentFetch, maxAnswerBytes = 10_485_760 } = options
    const operation = this.#operation
    const { id, method, path, page } = operation
    const body = this.#body
    const url = this.#url
    this.#throwIfAborted()
    checkFetch(fetch)
    const own = ownHeaders(body, this.#key, options, this.#call)
    const event = { operation: id, method, url, attempt: this.attempts + 1 }
    callHook(hooks.onRequest, { ...event, headers: own })
    const headers = addHeaders(addHeaders({}, credentials), own)
    checkHeaders(headers)

    this.attempts += 1
    writes.note(operation, this.#call)
    const started = performance.now()
    // Redirects of calls are not followed: headers and body would go to another host.
    const redirect = page ? 'follow' : 'manual'
    const result = await attempt(
      controllers,
      (signal) => exchange(path, url, { method, headers, body, redirect, signal }, fetch),
      Math.min(this.#call.attemptTimeout ?? options.attemptTimeout ?? 30_000, this.#timeLeft()),
      maxAnswerBytes,
      operation,
      url,
      this.#call.signal,
    ).catch((cause: unknown) => {
      this.#mayHaveBeenApplied ||= operation.retry !== 'read'
      throw this.#failure('ABORTED', cause)
    })
    const { response } = result
    this.head = response
    writes.note(operation, this.#call)
    reportAnswer(hooks, event, response, started)
    return result
  }

  /** How long to wait before a repetition, in milliseconds; undefined when there must be none. */
  #waitBeforeRetry(
    { outcome, code, response }: Attempt,
    retries: number,
    asked = 0,
  ): number | undefined {
    // After two unreadable answers a third one would be unreadable too.
    const isPointless = outcome === 'unreadable' && this.#wasUnreadable
    this.#wasUnreadable = outcome === 'unreadable'
    if (isPointless || !this.canRepeat() || !mayRepeat(this.#retry, outcome)) return undefined
    const delay = waitBefore(retries, asked)
    if (asked > retryPolicy.longestAsked || delay >= this.#timeLeft()) return undefined
    const price = this.#shared.budget.spend(code === 'TIMEOUT')
    if (!price) return undefined
    this.#spent += price
    callHook(this.#shared.hooks.onRetry, {
      operation: this.#operation.id,
      attempt: this.attempts,
      delay,
      status: response?.status,
      requestId: response && requestIdOf(response),
    })
    return delay
  }

  /** The answer of the last attempt. @throws ApiError when it is none */
  #answer(
    { outcome, response, body, cause, code }: Attempt,
    asked: number | undefined,
    isDone: boolean,
  ): Answer {
    const retryInfo = {
      retryable: mayRepeat(this.#retry, outcome),
      retryAfter: asked,
      mayHaveBeenApplied: this.#mayHaveBeenApplied,
      attempts: this.attempts,
    }
    if (!response || cause) throw this.#failure(code, cause, { ...retryInfo, response })
    if (outcome === 'final') this.#shared.budget.earn(this.#spent)
    return { response, body: isDone ? undefined : body, ok: response.ok || isDone, retryInfo }
  }

  /** In milliseconds. */
  #timeLeft(): number {
    return Math.max(0, this.#end - performance.now())
  }

  #failure(code: string | undefined, cause: unknown, more?: object): ApiError {
    return systemError({
      operation: this.#operation.id,
      retryable: false,
      mayHaveBeenApplied: this.#mayHaveBeenApplied,
      attempts: this.attempts,
      cause,
      code,
      ...more,
    })
  }

  #throwIfAborted(): void {
    const { signal } = this.#call
    if (signal?.aborted) throw this.#failure('ABORTED', signal.reason)
  }
}
