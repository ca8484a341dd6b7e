/** Runs one task per name first; others wait for it, up to a limit. */
import { ApplicationError } from '../../platform/errors.ts'

/** How long a second request waits for the first. */
export const waitMilliseconds = 5_000

/** The error of a request that waited too long for its key. */
export function keyInUse(): ApplicationError {
  return new ApplicationError(409, 'IDEMPOTENCY_KEY_IN_USE')
}

/** Serialises within this process. Between processes the database does, see `claimAction`. */
export class KeyedMutex {
  readonly #running = new Map<string, Promise<unknown>>()

  /**
   * Does the work when no other of this name is at work. When the one that was waited for has come to
   * its end, there is nothing left to apply: all who waited find its answer side by side, so that the
   * last of many does not wait for each of the others. When it failed, one of them is the next.
   *
   * @throws ApplicationError with status 409 when the other takes too long
   */
  async runExclusive<T>(name: string, work: () => Promise<T>): Promise<T> {
    const deadline = performance.now() + waitMilliseconds
    for (;;) {
      const other = this.#running.get(name)
      if (other === undefined) break
      if (await endedWell(other, deadline - performance.now())) return work()
    }
    const mine = work()
    this.#running.set(name, mine)
    try {
      return await mine
    } finally {
      this.#running.delete(name)
    }
  }
}

/** Resolves when another's work has ended: whether it did not fail. Rejects when that takes too long. */
function endedWell(other: Promise<unknown>, milliseconds: number): Promise<boolean> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(keyInUse()), milliseconds)
    const end = (isWell: boolean) => () => {
      clearTimeout(timer)
      resolve(isWell)
    }
    other.then(end(true), end(false))
  })
}
