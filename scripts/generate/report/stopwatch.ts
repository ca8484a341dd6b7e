/** Times the phases of one build. */
import { performance } from 'node:perf_hooks'

export interface Lap {
  readonly phase: string
  readonly milliseconds: number
}

export class Stopwatch {
  readonly #laps: Lap[] = []
  readonly #start: number
  #last: number

  /** Counts from now, or from `start`, a time on the process's own clock. */
  constructor(start = performance.now()) {
    this.#start = start
    this.#last = start
  }

  /** Names the time since the last lap. */
  lap(phase: string): void {
    const now = performance.now()
    this.#laps.push({ phase, milliseconds: now - this.#last })
    this.#last = now
  }

  /** The time since the start. */
  milliseconds(): number {
    return performance.now() - this.#start
  }

  /** `settings 12 · bundle 80 · … · 310 ms`. */
  summary(): string {
    const parts = this.#laps.map(
      ({ phase, milliseconds }) => `${phase} ${Math.round(milliseconds)}`,
    )
    return `${parts.join(' · ')} · all ${Math.round(this.milliseconds())} ms`
  }
}
