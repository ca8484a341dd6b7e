/** A call under way: one operation, sent as often as its class and its luck allow. */
import type { Operation } from '../../generated/operation.ts'
import type { ApiError, CallFate } from '../errors/api-error.ts'
import { systemError } from '../errors/from-answer.ts'
import { type Attempt, attempt } from './attempt.ts'
import type { Sending } from './exchange.ts'
import { addHeaders, checkHeaders, requestIdOf } from './headers.ts'
import { type Hooks, tell } from './hooks.ts'
import { isTimeUp, limited, pause } from './limit.ts'
import type { RetryQuota } from './quota.ts'
import { retryAfter } from './retry-after.ts'
import { mayRepeat, waitBefore } from './retry-policy.ts'

/** What all requests of a call have in common. */
export interface ActionParts {
  readonly operation: Operation
  readonly url: string
  readonly headers: Record<string, string>
  readonly body: string | undefined
  /** An idempotency key is among the headers. */
  readonly keyed: boolean
  readonly retries: number
  /** Milliseconds for the whole call, and for one request of it. */
  readonly timeout: number
  readonly attemptTimeout: number
  readonly maxAnswerBytes: number
  readonly signal: AbortSignal | undefined
  readonly hooks: Hooks
  readonly quota: RetryQuota
  /** Sends once and brings the head of the answer. */
  readonly exchange: (sending: Sending) => Promise<Response>
}

/** A whole answer, or the failure that a status tells of. */
export interface Answer {
  readonly response: Response
  /** The parsed body; undefined when it was empty or does not count. */
  readonly body: unknown
  readonly ok: boolean
  /** What an error made of this answer has to say about the call. */
  readonly fate: CallFate
}

/** What asks for a longer wait is not waited for: the error carries `retryAfter`. */
const longestAsked = 30_000

const now = (): number => performance.now()

type Credentials = Readonly<Record<string, string>> | undefined

export class Action {
  readonly #parts: ActionParts
  readonly #end: number
  #attempts = 0
  /** What repetitions have cost of the quota. */
  #spent = 0
  #mayHaveBeenApplied = false

  constructor(parts: ActionParts) {
    this.#parts = parts
    this.#end = now() + parts.timeout
  }

  /** Whether there is a repetition left, for whatever reason. */
  get canRepeat(): boolean {
    return this.#attempts <= this.#parts.retries
  }

  /** Waits for what the call needs first (a token), no longer than the call may take. */
  async within<Value>(work: () => Promise<Value>): Promise<Value> {
    const { signal } = this.#parts
    try {
      return await limited(this.#timeLeft(), signal, work)
    } catch (cause) {
      if (signal?.aborted) throw this.#failure({ code: 'ABORTED', cause })
      throw isTimeUp(cause) ? this.#failure({ code: 'TIMEOUT', cause }) : cause
    }
  }

  /**
   * Sends, and repeats what may be repeated.
   *
   * @throws ApiError of kind `system` when no readable answer came
   */
  async send(credentials: Credentials): Promise<Answer> {
    const { operation } = this.#parts
    for (let retries = 0; ; retries += 1) {
      const result = await this.#sendOnce(credentials)
      const { response } = result
      // What a repeated delete does not find, the first request has removed.
      const isDone =
        this.#mayHaveBeenApplied && operation.method === 'DELETE' && response?.status === 404
      this.#learn(result)
      const asked = response && !response.ok ? retryAfter(response.headers, Date.now()) : undefined
      if (await this.#pauseBeforeRetry(result, retries, asked)) continue

      const fate = this.#fate(result, asked)
      if (!response || result.cause !== undefined) throw this.#failure({ ...result, ...fate })
      if (result.fate === 'final') this.#parts.quota.earn(this.#spent)
      return { response, body: isDone ? undefined : result.body, ok: response.ok || isDone, fate }
    }
  }

  async #sendOnce(credentials: Credentials): Promise<Attempt> {
    const { operation, url, body, signal, hooks, attemptTimeout, maxAnswerBytes } = this.#parts
    const { id, method, page } = operation
    if (signal?.aborted) throw this.#failure({ code: 'ABORTED', cause: signal.reason })
    const attempts = this.#attempts + 1
    const event = { operation: id, method, url, attempt: attempts }
    let own = this.#parts.headers
    if (hooks.onRequest) {
      own = { ...own }
      tell(hooks.onRequest, { ...event, headers: own })
    }
    const headers = addHeaders(addHeaders({}, credentials), own)
    checkHeaders(headers)

    this.#attempts = attempts
    const started = now()
    const result = await attempt(
      (within) =>
        this.#parts.exchange({
          method,
          headers,
          body,
          // A redirect is an error, not followed: it would take headers and body to another place.
          redirect: page ? 'follow' : 'manual',
          signal: within,
        }),
      {
        time: Math.min(attemptTimeout, this.#timeLeft()),
        most: maxAnswerBytes,
        isPage: page ?? false,
      },
      signal,
    ).catch((cause: unknown) => {
      this.#mayHaveBeenApplied ||= operation.retry !== 'read'
      throw this.#failure({ code: 'ABORTED', cause })
    })
    if (result.response && hooks.onResponse) {
      const { status } = result.response
      const requestId = requestIdOf(result.response)
      tell(hooks.onResponse, { ...event, status, requestId, duration: now() - started })
    }
    return result
  }

  /** With a key the platform's answer counts for every request before it; without, doubt remains. */
  #learn({ fate, cause }: Attempt): void {
    const { operation, keyed } = this.#parts
    if (operation.retry === 'read') return
    const applied = fate === 'unclear' || fate === 'unreadable' || (fate === 'final' && cause)
    if (applied) this.#mayHaveBeenApplied = true
    else if (fate === 'final' && keyed) this.#mayHaveBeenApplied = false
  }

  /** Whether the request may go out once more, now that the wait is over. */
  async #pauseBeforeRetry(
    result: Attempt,
    retries: number,
    asked: number | undefined,
  ): Promise<boolean> {
    const { operation, quota, hooks, signal } = this.#parts
    // An answer that makes no sense twice will make none the third time.
    const isRepeatable =
      this.#isRepeatable(result) && !(result.fate === 'unreadable' && retries > 0)
    if (!isRepeatable || !this.canRepeat || (asked ?? 0) > longestAsked) return false
    const delay = waitBefore(retries, asked)
    if (delay >= this.#timeLeft()) return false
    const price = quota.spend(result.code === 'TIMEOUT')
    if (price === undefined) return false
    this.#spent += price
    const status = result.response?.status
    tell(hooks.onRetry, { operation: operation.id, attempt: this.#attempts, delay, status })
    await pause(delay, signal).catch((cause: unknown) => {
      throw this.#failure({ code: 'ABORTED', cause })
    })
    return true
  }

  #isRepeatable({ fate }: Attempt): boolean {
    return mayRepeat(this.#parts.operation.retry, fate, this.#parts.keyed)
  }

  #fate(result: Attempt, asked: number | undefined): CallFate {
    return {
      retryable: this.#isRepeatable(result),
      retryAfter: asked,
      mayHaveBeenApplied: this.#mayHaveBeenApplied,
      attempts: this.#attempts,
    }
  }

  #timeLeft(): number {
    return Math.max(0, this.#end - now())
  }

  #failure({ response, code, cause, ...fate }: CallFate & Partial<Attempt>): ApiError {
    return systemError({
      operation: this.#parts.operation.id,
      retryable: false,
      mayHaveBeenApplied: this.#mayHaveBeenApplied,
      attempts: this.#attempts,
      retryAfter: undefined,
      ...fate,
      cause,
      ...(code === undefined ? {} : { code }),
      ...(response ? { response } : {}),
    })
  }
}
