/** One request: sent, read and parsed, or the reason of its failure. */
import type { CallableOperation } from '../calls/outcome.ts'
import { fieldsOf, isRecord } from '../values/json.ts'
import { returnController, takeController } from './abort-controllers.ts'
import { networkError } from './network-error.ts'
import { AnswerTooLarge, parseJson, readBody } from './read-body.ts'
import { type AttemptOutcome, outcomeOfFailure, outcomeOfStatus } from './retry-policy.ts'
import { isTimeout, withTimeout } from './with-timeout.ts'

/** The outcome of one request. */
export interface Attempt {
  readonly outcome: AttemptOutcome
  /** The head of the response, if one arrived. */
  readonly response: Response | undefined
  /** Parsed JSON, or the text of a body that is not JSON. */
  readonly body?: unknown
  /** Why there is no complete, readable response; `code` may name the reason. */
  readonly cause?: unknown
  readonly code?: string
}

/** @throws TypeError when the body does not have the operation's form */
const parse = (
  text: string,
  status: number,
  { page, empty, isAnswer = isRecord }: CallableOperation,
): unknown => {
  if (page) return text
  const body = parseJson(text)
  if (isAnswer(body, status) || (empty && !text)) return body
  throw new TypeError('The response is empty or malformed')
}

/** The body of a failure may be JSON or text. */
const explanation = (text: string): unknown => {
  try {
    return parseJson(text)
  } catch {
    return text
  }
}

/** The platform is still processing an earlier request with this key, which may yet be applied. */
const isStillRunning = (body: unknown): boolean =>
  fieldsOf(fieldsOf(fieldsOf(body).details).applicationError).code === 'IDEMPOTENCY_KEY_IN_USE'

/**
 * Sends once and reads the response to its end, all within one time limit.
 *
 * @param exchange sends the request and returns the head of the response
 * @param time in milliseconds, from sending to the last byte
 * @param most in bytes
 * @param operation validates a successful response
 * @param url where it is sent, for the reason of a failure
 * @throws the signal's reason when the caller aborts; other failures are in the result
 */
export const attempt = async (
  exchange: (signal: AbortSignal) => Promise<Response>,
  time: number,
  most: number,
  operation: CallableOperation,
  url: string,
  signal: AbortSignal | undefined,
): Promise<Attempt> => {
  let response: Response | undefined
  const stop = takeController()
  const work = async (): Promise<Attempt> => {
    const head = await exchange(stop.signal)
    response = head
    const outcome = outcomeOfStatus(head.status)
    const text = await readBody(head, most)
    if (!head.ok) {
      const body = explanation(text())
      return { outcome: isStillRunning(body) ? 'maybe-applied' : outcome, response, body }
    }
    try {
      return { outcome, response, body: parse(text(), head.status, operation) }
    } catch (cause) {
      return { outcome: 'unreadable', response, cause, code: 'UNREADABLE_ANSWER' }
    }
  }
  try {
    const result = await withTimeout(time, signal, work, stop)
    returnController(stop)
    return result
  } catch (failure) {
    if (signal?.aborted) throw signal.reason
    // A failure whose body cannot be read is explained by its status.
    if (response && !response.ok) return { outcome: outcomeOfStatus(response.status), response }
    const failed = { response, cause: failure }
    // It would be as large the next time.
    if (failure instanceof AnswerTooLarge)
      return { ...failed, outcome: 'final', code: 'ANSWER_TOO_LARGE' }
    if (isTimeout(failure)) return { ...failed, outcome: 'maybe-applied', code: 'TIMEOUT' }
    const cause = networkError(failure, url, response)
    return { outcome: outcomeOfFailure(failure), response, cause, code: 'NETWORK' }
  }
}
