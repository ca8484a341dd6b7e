/** The sandbox's own time. Nothing, SQL included, reads the system clock. */
export interface Clock {
  now(): Date
}

/** The system clock. */
export const systemClock: Clock = { now: () => new Date() }
