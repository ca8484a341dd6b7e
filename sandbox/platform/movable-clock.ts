/** A clock that can be frozen, moved and reset to real time. */
import type { Clock } from './clock.ts'

/** A site clock's deviation from real time. */
export interface ClockState {
  readonly now: Date
  /** Whether time is frozen. */
  readonly frozen: boolean
  /** The offset from real time; negative when behind. */
  readonly offsetMilliseconds: number
}

/** The single clock of a site: tokens, codes and coupons expire by it. */
export interface MovableClock extends Clock {
  /** Its deviation from real time. */
  state(): ClockState
  /** Freezes time, now or at another moment. */
  freeze(at?: Date): void
  /** Unfreezes time. */
  run(): void
  /** Moves to a moment; a frozen clock stays frozen there. */
  moveTo(moment: Date): void
  /** Moves forward; backward when negative. */
  advance(milliseconds: number): void
  /** Returns to real time. */
  reset(): void
}

/** The supported range: what expires later still has a four-digit year, as ISO 8601 requires. */
const earliest = Date.UTC(1970, 0, 1)
const latest = Date.UTC(9998, 11, 31, 23, 59, 59, 999)

/** @param real the clock that offsets are relative to */
export function movableClock(real: Clock): MovableClock {
  let offset = 0
  let stoppedAt: number | undefined
  /** Read once per call: real time advances between two reads. */
  const realTime = () => real.now().getTime()
  const time = (now = realTime()) => stoppedAt ?? now + offset
  const moveTo = (moment: number, now = realTime()) => {
    if (!isClockTime(moment))
      throw new RangeError('A clock shows moments of the years 1970 to 9998')
    if (stoppedAt === undefined) offset = moment - now
    else stoppedAt = moment
  }
  const run = () => {
    if (stoppedAt === undefined) return
    offset = stoppedAt - realTime()
    stoppedAt = undefined
  }
  return {
    now: () => new Date(time()),
    state() {
      const now = realTime()
      const shown = time(now)
      return {
        now: new Date(shown),
        frozen: stoppedAt !== undefined,
        offsetMilliseconds: shown - now,
      }
    },
    freeze: (at) => {
      const now = realTime()
      if (at !== undefined) moveTo(at.getTime(), now)
      stoppedAt = time(now)
    },
    run,
    moveTo: (moment) => moveTo(moment.getTime()),
    advance(milliseconds) {
      const now = realTime()
      moveTo(time(now) + milliseconds, now)
    },
    reset: () => {
      stoppedAt = undefined
      offset = 0
    },
  }
}

/** Whether a moment in epoch milliseconds is in range. */
export function isClockTime(moment: number): boolean {
  return moment >= earliest && moment <= latest
}
