/** Times the phases of one build. */
import { performance } from 'node:perf_hooks'

export interface Lap {
  readonly phase: string
  readonly milliseconds: number
}

export class Stopwatch {
  readonly #laps: Lap[] = []
  readonly #start = performance.now()
  #last = this.#start

  /** Names the time since the last lap. */
  lap(phase: string): void {
    const now = performance.now()
    this.#laps.push({ phase, milliseconds: now - this.#last })
    this.#last = now
  }

  /** `settings 12 · bundle 80 · … · 310 ms`. */
  summary(): string {
    const parts = this.#laps.map(
      ({ phase, milliseconds }) => `${phase} ${Math.round(milliseconds)}`,
    )
    return `${parts.join(' · ')} · all ${Math.round(performance.now() - this.#start)} ms`
  }
}
