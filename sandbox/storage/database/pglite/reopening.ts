/** Reopens the engine of a folder in process, after its disk refused a write. */
import type { PGlite } from '@electric-sql/pglite'
import type { RunningEngine } from './dialect.ts'
import type { DurableFiles } from './durable-files.ts'
import type { FreeSpace } from './free-space.ts'
import { EngineStopped } from './stopped.ts'
import { Wire } from './wire.ts'

/** An engine with its files. */
export interface OpenEngine {
  readonly pglite: PGlite
  readonly files: DurableFiles
}

/** Options of reopening a folder. */
export interface Reopening {
  readonly space: FreeSpace
  /** Opens the folder as it is: the engine replays its WAL, as after a crash. */
  readonly open: () => Promise<OpenEngine>
  /** Called once reopened, before the first statement. */
  readonly reopened: () => void
}

/** The initial backoff in milliseconds, doubled up to the maximum. */
const firstPause = 500
const longestPause = 30_000

/**
 * An interrupted engine is never used again: a new one takes its place, with everything acknowledged, which
 * is on the disk.
 */
export class ReopeningEngine implements RunningEngine {
  readonly #reopening: Reopening
  #current: OpenEngine
  #wire: Wire
  #notBefore = 0
  #pause = firstPause

  constructor(current: OpenEngine, reopening: Reopening) {
    this.#current = current
    this.#wire = new Wire(current.pglite)
    this.#reopening = reopening
  }

  get wire(): Wire {
    return this.#wire
  }

  get hasStopped(): boolean {
    return this.#current.files.failure !== undefined
  }

  /** Throws when the disk has refused a write since the last opening. */
  assertRunning(): void {
    const { failure } = this.#current.files
    if (failure !== undefined) throw new EngineStopped(failure)
  }

  async reopen(): Promise<void> {
    if (performance.now() < this.#notBefore || !this.#reopening.space.isLeft()) this.assertRunning()
    this.#current.files.abandon()
    try {
      const opened = await this.#reopening.open()
      this.#current = opened
      this.#wire = new Wire(opened.pglite)
      this.assertRunning()
    } catch (error) {
      this.#notBefore = performance.now() + this.#pause
      this.#pause = Math.min(longestPause, this.#pause * 2)
      throw error instanceof EngineStopped ? error : new EngineStopped(error)
    }
    this.#pause = firstPause
    this.#reopening.reopened()
  }

  close(): Promise<void> {
    return this.#current.pglite.close()
  }
}
