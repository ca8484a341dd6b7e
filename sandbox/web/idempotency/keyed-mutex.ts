/** Runs one task per name first; others wait for it, up to a limit. */
import { E_CANCELED, Mutex, type MutexInterface, withTimeout } from 'async-mutex'
import { ApplicationError } from '../../platform/errors.ts'

/** How long a second request waits for the first. */
export const waitMilliseconds = 5_000

/** The error of a request that waited too long for its key. */
export function keyInUse(): ApplicationError {
  return new ApplicationError(409, 'IDEMPOTENCY_KEY_IN_USE')
}

/** Serialises within this process. Between processes the database does, see `claimAction`. */
export class KeyedMutex {
  readonly #locks = new Map<string, MutexInterface>()

  /**
   * Does the work when no other of this name is at work. When the one that was waited for has come to
   * its end, there is nothing left to apply: all who waited find its answer side by side, so that the
   * last of many does not wait for each of the others. When it failed, one of them is the next.
   *
   * @throws ApplicationError with status 409 when the other takes too long
   */
  async runExclusive<T>(name: string, work: () => Promise<T>): Promise<T> {
    const lock = this.#locks.get(name) ?? withTimeout(new Mutex(), waitMilliseconds, keyInUse())
    this.#locks.set(name, lock)
    try {
      return await lock.runExclusive(async () => {
        const done = await work()
        lock.cancel()
        return done
      })
    } catch (error) {
      if (error !== E_CANCELED) throw error
      return work()
    } finally {
      if (!lock.isLocked()) this.#locks.delete(name)
    }
  }
}
