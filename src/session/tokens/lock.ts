/** Turns: of all tabs that share a session, one renews it at a time. */

/**
 * Runs work while holding a name, and lets go of it however the work ends. Two runs of one name
 * never overlap. An app outside the browser may bring one (a database row, a file) where several
 * processes share one session.
 */
export type Lock = (name: string, work: () => Promise<void>) => Promise<unknown>

/** Longer than this nobody waits for a turn: the work is done without. */
export const longestWait = 10_000

/** The browser's own locks, across all tabs of a site; no lock where there are none. */
export const webLock: Lock = (name, work) => {
  const locks = globalThis.navigator?.locks
  return locks ? locks.request(name, work) : work()
}

/** For a session that nobody else can reach. */
export const noLock: Lock = (_, work) => work()

/**
 * Does the work in its turn, or without a turn when the lock fails or does not come. It is done
 * exactly once.
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
    // A lock that fails, at once or later, must not keep the work from being done.
    Promise.resolve()
      .then(() => lock(name, begin))
      .then(begin, begin)
  })
