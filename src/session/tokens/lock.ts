/** Locks: of all tabs that share a session, one renews it at a time. */

/**
 * Runs work while holding the lock of a name, and releases it when the work ends or fails. Two runs of
 * one name never overlap. An app outside the browser may provide one (a database row, a file) where
 * several processes share one session.
 */
export type Lock = (name: string, work: () => Promise<void>) => Promise<unknown>

/** The longest wait for a lock; after it the work is done without the lock. */
export const longestWait = 10_000

/** The browser's own locks, across all tabs of a site; no lock where the browser has none. */
export const webLock: Lock = (name, work) => {
  const locks = globalThis.navigator?.locks
  return locks ? locks.request(name, work) : work()
}

/** For a session that only this client can reach. */
export const noLock: Lock = (_, work) => work()

/**
 * Does the work while holding the lock, or without it when the lock fails or is not granted in time.
 * The work is done exactly once.
 */
export const withLock = <Value>(
  lock: Lock,
  name: string,
  work: () => Promise<Value>,
): Promise<Value> =>
  new Promise((resolve, reject) => {
    let begun = false
    const begin = async (): Promise<void> => {
      if (begun) return
      begun = true
      clearTimeout(timer)
      await work().then(resolve, reject)
    }
    const timer = setTimeout(begin, longestWait)
    // A failing lock must not prevent the work: the session would never be renewed.
    Promise.resolve()
      .then(() => lock(name, begin))
      .then(begin, begin)
  })
