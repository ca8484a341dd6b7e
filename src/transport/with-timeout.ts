/** Work that ends: when it is done, when the caller aborts it, or when its time is up. */

/** Longer than this a timer cannot be set; it would go off at once. */
const longest = 2_147_483_647

/** Why work ended that took too long; the name is the one of the web's own timeouts. */
const timeoutError = (milliseconds: number): Error =>
  Object.assign(new Error(`No end after ${Math.ceil(milliseconds)} ms`), { name: 'TimeoutError' })

/** Whether an error says that time was up. */
export const isTimeout = (error: unknown): boolean =>
  error instanceof Error && error.name === 'TimeoutError'

/**
 * Waits for work. The promise settles at the very moment of the abort or the timeout, whether or not
 * the work listens.
 *
 * @param stop told to stop the work then
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
    /** Whatever comes first settles the promise and leaves nothing behind. */
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

/** Waits, or ends early when the signal is aborted; whoever waits looks at the signal afterwards. */
export const pause = (milliseconds: number, signal?: AbortSignal): Promise<void> =>
  withTimeout(milliseconds, signal, () => new Promise<void>(() => {})).catch(() => {})
