/** The sandbox's own time. Nothing in the sandbox, SQL included, asks the machine for the time. */
export interface Clock {
  now(): Date
}

/** The machine's time. */
export const systemClock: Clock = { now: () => new Date() }

/** A clock that stays at `start` until `advance` moves it, for tests and deterministic seeds. */
export function fixedClock(start: Date): Clock & { advance(milliseconds: number): void } {
  let now = start.getTime()
  return {
    now: () => new Date(now),
    advance: (milliseconds) => {
      now += milliseconds
    },
  }
}
