/** One request to its end: sent, read, parsed; or why not. */
import { isRecord } from '../errors/shapes.ts'
import { isTimeUp, limited } from './limit.ts'
import { networkError } from './network-error.ts'
import { AnswerTooLarge, parseJson, readBytes, textOf } from './read-body.ts'
import { type Fate, fateOfFailure, fateOfStatus } from './retry-policy.ts'

/** What became of one request. */
export interface Attempt {
  readonly fate: Fate
  /** The head of the answer, as soon as there was one. */
  readonly response: Response | undefined
  /** Parsed JSON, or the text of what is none. */
  readonly body?: unknown
  /** Why there is no whole, readable answer; then `code` may say it in a word. */
  readonly cause?: unknown
  readonly code?: string
}

const parse = (bytes: Uint8Array, isPage: boolean | undefined): unknown => {
  const text = textOf(bytes)
  const body = isPage ? text : parseJson(text)
  if (body === undefined || isPage || isRecord(body)) return body
  throw new TypeError('The answer is JSON, but no object')
}

/** A failure's body helps to explain it; when it cannot be had or read, the status has to do. */
const explanation = async (response: Response, most: number): Promise<unknown> => {
  let text = ''
  try {
    text = textOf(await readBytes(response, most))
    return parseJson(text)
  } catch (error) {
    // What is too large is dropped, not passed on as text.
    return error instanceof SyntaxError && text ? text : undefined
  }
}

const failed = (cause: unknown, response: Response | undefined): Attempt => {
  if (cause instanceof AnswerTooLarge) {
    // It would be as large the next time.
    return { fate: 'final', response, cause, code: 'ANSWER_TOO_LARGE' }
  }
  return isTimeUp(cause)
    ? { fate: 'unclear', response, cause, code: 'TIMEOUT' }
    : { fate: fateOfFailure(cause), response, cause: networkError(cause) }
}

/**
 * Sends once and reads the answer to its end, all within one time limit.
 *
 * @param exchange sends and brings the head of the answer
 * @param time in milliseconds, from sending to the last byte
 * @param most in bytes
 * @param isPage a page for a browser: text, not JSON
 * @throws the signal's reason when the caller aborts; everything else is told in the result
 */
export const attempt = async (
  exchange: (signal: AbortSignal) => Promise<Response>,
  time: number,
  most: number,
  isPage: boolean | undefined,
  signal: AbortSignal | undefined,
): Promise<Attempt> => {
  let response: Response | undefined
  const stop = new AbortController()
  const work = async (): Promise<Attempt> => {
    const head = await exchange(stop.signal)
    response = head
    const fate = fateOfStatus(head.status)
    if (!head.ok) return { fate, response, body: await explanation(head, most) }
    const bytes = await readBytes(head, most)
    try {
      return { fate, response, body: parse(bytes, isPage) }
    } catch (cause) {
      return { fate: 'unreadable', response, cause, code: 'UNREADABLE_ANSWER' }
    }
  }
  try {
    return await limited(time, signal, work, stop)
  } catch (cause) {
    if (signal?.aborted) throw signal.reason
    // The status of a failure is known, whatever became of its body.
    if (response && !response.ok) return { fate: fateOfStatus(response.status), response }
    return failed(cause, response)
  }
}
