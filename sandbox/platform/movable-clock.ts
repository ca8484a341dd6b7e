/** A clock that a developer stops, moves and sets back to real time. */
import type { Clock } from './clock.ts'

/** How a site's clock differs from the one it was made on. */
export interface ClockState {
  readonly now: Date
  /** Whether time is stopped. */
  readonly frozen: boolean
  /** How far ahead of real time it is; below zero when behind. */
  readonly offsetMilliseconds: number
}

/** The one clock of a site: tokens, codes, coupons and everything with a date go by it. */
export interface MovableClock extends Clock {
  /** How it differs from real time. */
  state(): ClockState
  /** Stops time, now or at another moment. */
  freeze(at?: Date): void
  /** Lets time run on from where it is. */
  run(): void
  /** Moves to a moment; a stopped clock stays stopped there. */
  moveTo(moment: Date): void
  /** Moves forward; backward below zero. */
  advance(milliseconds: number): void
  /** Runs at real time again. */
  reset(): void
}

/** The moments a clock can show: those that a text of ISO 8601 with four digits names. */
const earliest = Date.UTC(1970, 0, 1)
const latest = Date.UTC(9999, 11, 31, 23, 59, 59, 999)

/** @param real what it is ahead of or behind, and runs with */
export function movableClock(real: Clock): MovableClock {
  let offset = 0
  let stoppedAt: number | undefined
  /** Read once for each question: real time goes on between two readings. */
  const realTime = () => real.now().getTime()
  const time = (now = realTime()) => stoppedAt ?? now + offset
  const moveTo = (moment: number, now = realTime()) => {
    if (!isClockTime(moment))
      throw new RangeError('A clock shows moments of the years 1970 to 9999')
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
      if (at !== undefined) moveTo(at.getTime())
      stoppedAt = time()
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

/** Whether a clock can show a moment, in milliseconds since 1970. */
export function isClockTime(moment: number): boolean {
  return moment >= earliest && moment <= latest
}
