/** A mutex per name, with a timeout for waiters. */
import { E_CANCELED, Mutex, type MutexInterface, withTimeout } from 'async-mutex'
import { ApplicationError } from '../../../platform/errors.ts'

/** The timeout of a waiter. */
export const waitMilliseconds = 5_000

/** The error of a waiter that timed out. */
export function keyInUse(): ApplicationError {
  return new ApplicationError(409, 'IDEMPOTENCY_KEY_IN_USE')
}

/** Serialises within this process; between processes the database does, see `claimAction`. */
export class KeyedMutex {
  readonly #locks = new Map<string, MutexInterface>()

  /**
   * Runs the work while no other of this name runs. Once the holder succeeds, nothing is left to apply: all
   * waiters are released together to replay its answer, not one after another. If it failed, one of them is next.
   *
   * @throws ApplicationError with status 409 when a waiter times out
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
