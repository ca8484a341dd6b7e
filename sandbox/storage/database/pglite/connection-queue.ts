/** A FIFO queue for the single connection. */
import { Mutex } from 'async-mutex'
import { unref } from '../../../../src/values/unref.ts'

/** The wait for the connection timed out. The code matches a server's. */
class ConnectionTimeout extends Error {
  override readonly name = 'ConnectionTimeout'
  readonly code = '57014'

  constructor() {
    super(
      'A transaction holds the connection and runs nothing. Inside a transaction, use the handle it gives: the engine has no other.',
    )
  }
}

/**
 * A queue with deadlock detection. A transaction whose body waits for a second connection waits for
 * itself: a holder that runs nothing while others wait. Such a wait ends in an error. (Tracking the
 * transaction of a call with AsyncLocalStorage costs a fifth of all request time in Node 20.)
 */
export class ConnectionQueue {
  readonly #patience: number
  readonly #mutex = new Mutex(new ConnectionTimeout())
  #waiting = 0
  /** Incremented by each statement and each change of holder. */
  #progress = 0
  #timer: NodeJS.Timeout | undefined

  /** @param patience milliseconds that a holder may idle while others wait */
  constructor(patience: number) {
    this.#patience = patience
  }

  async take(): Promise<void> {
    if (this.#mutex.isLocked()) this.#watch()
    this.#waiting += 1
    try {
      await this.#mutex.acquire()
    } finally {
      this.#waiting -= 1
    }
  }

  release(): void {
    this.#progress += 1
    this.#mutex.release()
  }

  /** Records a statement of the holder. */
  used(): void {
    this.#progress += 1
  }

  #watch(): void {
    if (this.#timer !== undefined) return
    const seen = this.#progress
    this.#timer = unref(
      setTimeout(() => {
        this.#timer = undefined
        if (this.#progress === seen) this.#mutex.cancel()
        else if (this.#waiting > 0) this.#watch()
      }, this.#patience),
    )
  }
}
