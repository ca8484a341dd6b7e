/** One request to its end: sent, read, parsed; or why not. */
import { fieldsOf, isRecord } from '../values/json.ts'
import { networkError } from './network-error.ts'
import { AnswerTooLarge, parseJson, readBytes, textOf } from './read-body.ts'
import { type AttemptOutcome, outcomeOfFailure, outcomeOfStatus } from './retry-policy.ts'
import { isTimeout, withTimeout } from './with-timeout.ts'

/** What became of one request. */
export interface Attempt {
  readonly outcome: AttemptOutcome
  /** The head of the answer, as soon as there was one. */
  readonly response: Response | undefined
  /** Parsed JSON, or the text of what is none. */
  readonly body?: unknown
  /** Why there is no whole, readable answer; then `code` may say it in a word. */
  readonly cause?: unknown
  readonly code?: string
}

/** What a successful answer may be: text of a page, a JSON object, or any JSON. */
export type AnswerForm = 'page' | 'object' | 'json'

const parse = (bytes: Uint8Array, form: AnswerForm): unknown => {
  const text = textOf(bytes)
  if (form === 'page') return text
  const body = parseJson(text)
  if (body === undefined || form === 'json' || isRecord(body)) return body
  throw new TypeError('The answer is JSON, but no object')
}

/** What explains a failure may be JSON or not. */
const explanation = (text: string): unknown => {
  try {
    return parseJson(text)
  } catch {
    return text
  }
}

const failed = (cause: unknown, response: Response | undefined): Attempt => {
  // It would be as large the next time.
  if (cause instanceof AnswerTooLarge)
    return { outcome: 'final', response, cause, code: 'ANSWER_TOO_LARGE' }
  return isTimeout(cause)
    ? { outcome: 'maybe-applied', response, cause, code: 'TIMEOUT' }
    : { outcome: outcomeOfFailure(cause), response, cause: networkError(cause) }
}

/** The action that this key names is under way: its first request may yet be applied. */
const isStillRunning = (body: unknown): boolean =>
  fieldsOf(fieldsOf(fieldsOf(body).details).applicationError).code === 'IDEMPOTENCY_KEY_IN_USE'

/**
 * Sends once and reads the answer to its end, all within one time limit.
 *
 * @param exchange sends and brings the head of the answer
 * @param time in milliseconds, from sending to the last byte
 * @param most in bytes
 * @param form what a successful answer has to be
 * @throws the signal's reason when the caller aborts; everything else is told in the result
 */
export const attempt = async (
  exchange: (signal: AbortSignal) => Promise<Response>,
  time: number,
  most: number,
  form: AnswerForm,
  signal: AbortSignal | undefined,
): Promise<Attempt> => {
  let response: Response | undefined
  const stop = new AbortController()
  const work = async (): Promise<Attempt> => {
    const head = await exchange(stop.signal)
    response = head
    const outcome = outcomeOfStatus(head.status)
    const bytes = await readBytes(head, most)
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
    // The status of a failure is known, whatever became of its body: it has to do.
    if (response && !response.ok) return { outcome: outcomeOfStatus(response.status), response }
    return failed(cause, response)
  }
}
