/** The engine on a folder, opened again in the running process after its disk has refused a write. */
import type { PGlite } from '@electric-sql/pglite'
import type { RunningEngine } from './dialect.ts'
import type { DurableFiles } from './durable-files.ts'
import type { FreeSpace } from './free-space.ts'
import { EngineStopped } from './stopped.ts'
import { Wire } from './wire.ts'

/** An engine with the files it works on. */
export interface OpenEngine {
  readonly pglite: PGlite
  readonly files: DurableFiles
}

/** Options of reopening a folder. */
export interface Reopening {
  readonly space: FreeSpace
  /** Opens the folder as it is: the engine reads its log, as after a process that was killed. */
  readonly open: () => Promise<OpenEngine>
  /** Called when it is open, before anything is asked of it. */
  readonly reopened: () => void
}

/** The first pause between two attempts, in milliseconds; each is twice the one before, up to the longest. */
const firstPause = 500
const longestPause = 30_000

/**
 * An engine that was left half way is never asked again: another one takes its place, with all
 * that was acknowledged, for that is on the disk.
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

  /** Throws when the disk has refused a write since the engine was opened. */
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
