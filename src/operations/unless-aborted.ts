/**
 * Waits for work that others wait for too: an abort ends this caller's waiting, never the work.
 *
 * @throws the signal's reason when it is aborted first
 */
export const unlessAborted = async <Value>(
  work: Promise<Value>,
  signal: AbortSignal | undefined,
): Promise<Value> => {
  if (!signal) return work
  let onAbort: (() => void) | undefined
  const aborted = new Promise<never>((_, reject) => {
    onAbort = () => reject(signal.reason)
    if (signal.aborted) onAbort()
    else signal.addEventListener('abort', onAbort, { once: true })
  })
  try {
    return await Promise.race([work, aborted])
  } finally {
    if (onAbort) signal.removeEventListener('abort', onAbort)
  }
}
