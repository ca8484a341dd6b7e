import type { Clock } from '../../sandbox/platform/clock.ts'

/** A clock that stays at `start` until `advance` moves it. */
export function fixedClock(start: Date): Clock & { advance(milliseconds: number): void } {
  let now = start.getTime()
  return {
    now: () => new Date(now),
    advance: (milliseconds) => {
      now += milliseconds
    },
  }
}
