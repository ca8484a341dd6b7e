/** The sandbox's own time. Nothing in the sandbox, SQL included, asks the machine for the time. */
export interface Clock {
  now(): Date
}

/** The machine's time. */
export const systemClock: Clock = { now: () => new Date() }
