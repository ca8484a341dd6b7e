/** Work with a time limit: it ends when it is done, aborted, or out of time. */
import { fieldsOf } from '../values/json.ts'

/** The longest delay of a timer; a longer one would fire at once. */
const longest = 2_147_483_647

/** The reason of a timeout, with the name that the web's own timeouts have. */
const timeoutError = (milliseconds: number): Error =>
  Object.defineProperty(
    new Error(`No complete response within ${Math.ceil(milliseconds)} ms`),
    'name',
    { value: 'TimeoutError' },
  )

/** Whether an error is a timeout. */
export const isTimeout = (error: unknown): boolean => fieldsOf(error).name === 'TimeoutError'

type End = (reason: unknown) => void

const endsBySignal = new WeakMap<AbortSignal, Set<End>>()

/** The one listener of a signal: of more than ten, Node warns of a leak. */
function endAll(this: AbortSignal): void {
  for (const end of endsBySignal.get(this) ?? []) end(this.reason)
}

/**
 * Waits for work. The promise settles as soon as the work is aborted or times out, even if the work
 * ignores the signal.
 *
 * @param stop called to end the work when it is aborted or times out
 * @throws the signal's reason, or an error of name `TimeoutError`
 */
export const withTimeout = <Value>(
  milliseconds: number,
  signal: AbortSignal | undefined,
  work: () => Promise<Value>,
  stop?: AbortController,
): Promise<Value> =>
  new Promise((resolve, reject) => {
    if (signal?.aborted) return reject(signal.reason)
    const ends = signal && (endsBySignal.get(signal) ?? new Set())
    /** The first of result, abort and timeout settles the promise and ends the wait for the others. */
    const ending =
      <Outcome>(settle: (outcome: Outcome) => void) =>
      (outcome: Outcome): void => {
        clearTimeout(timer)
        ends?.delete(end)
        settle(outcome)
      }
    const end = ending((reason: unknown) => {
      reject(reason)
      stop?.abort(reason)
    })
    const timer = setTimeout(() => end(timeoutError(milliseconds)), Math.min(milliseconds, longest))
    if (ends) {
      endsBySignal.set(signal, ends.add(end))
      signal.addEventListener('abort', endAll)
    }
    work().then(ending(resolve), ending(reject))
  })

/** Waits, or ends early when the signal is aborted; the caller checks the signal afterwards. */
export const pause = (milliseconds: number, signal?: AbortSignal): Promise<void> =>
  withTimeout(milliseconds, signal, () => new Promise<void>(() => {})).catch(() => {})
