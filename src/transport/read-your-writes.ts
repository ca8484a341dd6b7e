/** Reads after own writes: they may go to the main host, because the read-only host may lag behind. */
import type { CallOptions } from '../calls/call-options.ts'
import type { CallableOperation } from '../calls/outcome.ts'

/** Remembers when a client wrote last, and sends its reads to the main host for a while after. */
export class ReadYourWrites {
  readonly #usual: number
  #wroteAt = Number.NEGATIVE_INFINITY
  /** Until when reads go to the main host, as the writes' options say. */
  #until = this.#wroteAt

  /** @param usual the client's own option, in milliseconds */
  constructor(usual = 0) {
    this.#usual = usual
  }

  /** Records the end of a write. Failed writes count too, because they may have been applied. */
  wrote({ readYourWrites = this.#usual }: CallOptions): void {
    this.#wroteAt = performance.now()
    this.#until = Math.max(this.#until, this.#wroteAt + readYourWrites)
  }

  /** The host for a call that begins now. */
  hostFor(
    { host }: Pick<CallableOperation, 'host'>,
    { readYourWrites }: CallOptions,
  ): 'read' | 'main' {
    const until = readYourWrites === undefined ? this.#until : this.#wroteAt + readYourWrites
    return performance.now() < until ? 'main' : host
  }
}
