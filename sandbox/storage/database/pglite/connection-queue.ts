/** Queues users of the one connection, first come, first served. */

/** The connection did not become free in time. The code is the one by which a server says the same. */
class ConnectionTimeout extends Error {
  override readonly name = 'ConnectionTimeout'
  readonly code = '57014'

  constructor() {
    super(
      'A transaction holds the connection and runs nothing. Inside a transaction, use the handle it gives: the engine has no other.',
    )
  }
}

interface Waiting {
  readonly resolve: () => void
  readonly reject: (error: Error) => void
}

/**
 * A queue that never hangs. A transaction whose body waits for a second connection waits for
 * itself; from outside that is a holder that runs nothing while others wait. Such waiting ends in
 * an error. (Following every await to find the transaction a call comes from costs a fifth of all
 * requests' time in Node 20.)
 */
export class ConnectionQueue {
  readonly #patience: number
  readonly #waiting: Waiting[] = []
  #taken = false
  /** Grows with each statement and each change of holder. */
  #progress = 0
  #timer: NodeJS.Timeout | undefined

  /** @param patience milliseconds that a holder may run nothing while others wait */
  constructor(patience: number) {
    this.#patience = patience
  }

  /** Takes the connection, or gives a promise of it when it is in use. */
  take(): Promise<void> | undefined {
    if (!this.#taken) {
      this.#taken = true
      return undefined
    }
    return new Promise((resolve, reject) => {
      this.#waiting.push({ resolve, reject })
      this.#watch()
    })
  }

  /** Hands the connection on; it does not become free in between. */
  release(): void {
    this.#progress += 1
    const next = this.#waiting.shift()
    if (next === undefined) this.#taken = false
    else next.resolve()
  }

  /** The holder has run a statement. */
  used(): void {
    this.#progress += 1
  }

  #watch(): void {
    if (this.#timer !== undefined) return
    const seen = this.#progress
    this.#timer = setTimeout(() => {
      this.#timer = undefined
      if (this.#progress === seen) {
        for (const { reject } of this.#waiting.splice(0)) reject(new ConnectionTimeout())
      }
      if (this.#waiting.length > 0) this.#watch()
    }, this.#patience)
    this.#timer.unref()
  }
}
