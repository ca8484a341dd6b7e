/** One request: sent, read and parsed, or the reason of its failure. */
import { fieldsOf, isRecord } from '../values/json.ts'
import type { AbortControllers } from './abort-controllers.ts'
import { networkError } from './network-error.ts'
import { AnswerTooLarge, parseJson, readBytes, textOf } from './read-body.ts'
import { type AttemptOutcome, outcomeOfFailure, outcomeOfStatus } from './retry-policy.ts'
import { isTimeout, withTimeout } from './with-timeout.ts'

/** The outcome of one request. */
export interface Attempt {
  readonly outcome: AttemptOutcome
  /** The head of the answer, if one arrived. */
  readonly response: Response | undefined
  /** Parsed JSON, or the text of a body that is not JSON. */
  readonly body?: unknown
  /** Why there is no complete, readable answer; `code` may name the reason. */
  readonly cause?: unknown
  readonly code?: string
}

/** The form of a successful answer: a page's text, a JSON object, or any JSON. */
export type AnswerForm = 'page' | 'object' | 'json'

const parse = (bytes: Uint8Array, form: AnswerForm): unknown => {
  const text = textOf(bytes)
  if (form === 'page') return text
  const body = parseJson(text)
  if (body === undefined || form === 'json' || isRecord(body)) return body
  throw new TypeError('The answer is not an object')
}

/** The body of a failure may be JSON or text. */
const explanation = (text: string): unknown => {
  try {
    return parseJson(text)
  } catch {
    return text
  }
}

const failed = (cause: unknown, response: Response | undefined): Attempt => {
  // Final: the answer would be as large the next time.
  if (cause instanceof AnswerTooLarge)
    return { outcome: 'final', response, cause, code: 'ANSWER_TOO_LARGE' }
  return isTimeout(cause)
    ? { outcome: 'maybe-applied', response, cause, code: 'TIMEOUT' }
    : { outcome: outcomeOfFailure(cause), response, cause: networkError(cause) }
}

/** The platform still works on an earlier request with this key, which may yet be applied. */
const isStillRunning = (body: unknown): boolean =>
  fieldsOf(fieldsOf(fieldsOf(body).details).applicationError).code === 'IDEMPOTENCY_KEY_IN_USE'

/**
 * Sends once and reads the answer to its end, all within one time limit.
 *
 * @param controllers lend what ends the request
 * @param exchange sends the request and returns the head of the answer
 * @param time in milliseconds, from sending to the last byte
 * @param most in bytes
 * @param form the form that a successful answer must have
 * @throws the signal's reason when the caller aborts; other failures are in the result
 */
export const attempt = async (
  controllers: AbortControllers,
  exchange: (signal: AbortSignal) => Promise<Response>,
  time: number,
  most: number,
  form: AnswerForm,
  signal: AbortSignal | undefined,
): Promise<Attempt> => {
  let response: Response | undefined
  const stop = controllers.take()
  const work = async (): Promise<Attempt> => {
    const head = await exchange(stop.signal)
    response = head
    const outcome = outcomeOfStatus(head.status)
    const bytes = await readBytes(head, most)
    controllers.giveBack(stop)
    if (!head.ok) {
      const body = explanation(textOf(bytes))
      return { outcome: isStillRunning(body) ? 'maybe-applied' : outcome, response, body }
    }
    try {
      return { outcome, response, body: parse(bytes, form) }
    } catch (cause) {
      return { outcome: 'unreadable', response, cause, code: 'UNREADABLE_ANSWER' }
    }
  }
  try {
    return await withTimeout(time, signal, work, stop)
  } catch (cause) {
    if (signal?.aborted) throw signal.reason
    // A failure whose body cannot be read is explained by its status.
    if (response && !response.ok) return { outcome: outcomeOfStatus(response.status), response }
    return failed(cause, response)
  }
}
