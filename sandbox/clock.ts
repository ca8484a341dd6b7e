/** The sandbox's clock. */
import type { Clock } from './context.ts'

/** The machine's time. */
export const systemClock: Clock = { now: () => new Date() }

/** A clock that stands at `start` until it is told to move: for tests and deterministic seeds. */
export function fixedClock(start: Date): Clock & { advance(milliseconds: number): void } {
  let now = start.getTime()
  return {
    now: () => new Date(now),
    advance: (milliseconds) => {
      now += milliseconds
    },
  }
}
