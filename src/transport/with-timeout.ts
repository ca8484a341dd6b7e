/** Work with a time limit: it ends when it is done, aborted, or out of time. */

/** The longest delay of a timer; a longer one would fire at once. */
const longest = 2_147_483_647

/** The reason of a timeout, with the name that the web's own timeouts have. */
const timeoutError = (milliseconds: number): Error =>
  Object.assign(new Error(`No complete response within ${Math.ceil(milliseconds)} ms`), {
    name: 'TimeoutError',
  })

/** Whether an error is a timeout. */
export const isTimeout = (error: unknown): boolean =>
  error instanceof Error && error.name === 'TimeoutError'

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
    /** The first of result, abort and timeout settles the promise and removes timer and listener. */
    const ending =
      <Outcome>(settle: (outcome: Outcome) => void) =>
      (outcome: Outcome): void => {
        clearTimeout(timer)
        signal?.removeEventListener('abort', onAbort)
        settle(outcome)
      }
    const end = ending((reason: unknown) => {
      reject(reason)
      stop?.abort(reason)
    })
    const onAbort = (): void => end(signal?.reason)
    const timer = setTimeout(() => end(timeoutError(milliseconds)), Math.min(milliseconds, longest))
    signal?.addEventListener('abort', onAbort)
    work().then(ending(resolve), ending(reject))
  })

/** Waits, or ends early when the signal is aborted; the caller checks the signal afterwards. */
export const pause = (milliseconds: number, signal?: AbortSignal): Promise<void> =>
  withTimeout(milliseconds, signal, () => new Promise<void>(() => {})).catch(() => {})
