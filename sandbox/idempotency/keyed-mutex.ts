/** Runs one task at a time per name; others wait, up to a limit. */
import { ApplicationError } from '../platform/errors.ts'

/** How long a second request waits for the first. */
export const waitMilliseconds = 5_000

/** The error of a request that has waited too long. */
export function keyInUse(): ApplicationError {
  return new ApplicationError(
    409,
    'IDEMPOTENCY_KEY_IN_USE',
    'A request with this Idempotency-Key is still running; ask again when it has ended.',
  )
}

/** Who is at work in this process. Between processes the database decides, see `claim`. */
export class KeyedMutex {
  readonly #running = new Map<string, Promise<unknown>>()

  async runExclusive<T>(name: string, work: () => Promise<T>): Promise<T> {
    const deadline = performance.now() + waitMilliseconds
    for (;;) {
      const other = this.#running.get(name)
      if (other === undefined) break
      await ended(other, deadline - performance.now())
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

/** Resolves when another's work has ended, well or badly; rejects when that takes too long. */
function ended(other: Promise<unknown>, milliseconds: number): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(keyInUse()), milliseconds)
    const done = () => {
      clearTimeout(timer)
      resolve()
    }
    other.then(done, done)
  })
}
