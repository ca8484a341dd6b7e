// The stock changes made in this browser, with their reasons: the platform keeps neither.

export const reasons = ['received', 'returned', 'counted', 'damaged', 'given', 'other'] as const

export type Reason = (typeof reasons)[number]

export interface LoggedChange {
  /** Milliseconds since 1970. */
  readonly at: number
  readonly name: string
  readonly sku: string
  readonly before: number
  readonly after: number
  readonly reason: Reason
}

/** The most changes kept; the oldest go first. */
const MOST_KEPT = 200

/** The log with a change more, newest first. */
export function withChange(log: readonly LoggedChange[], change: LoggedChange): LoggedChange[] {
  return [change, ...log].slice(0, MOST_KEPT)
}

const empty: readonly LoggedChange[] = []

/** The log that was kept; what cannot be read of it is left out. */
export function readLog(kept: unknown): readonly LoggedChange[] {
  return Array.isArray(kept) ? kept.filter(isLogged).slice(0, MOST_KEPT) : empty
}

export function readReason(kept: unknown): Reason {
  return reasons.find((known) => known === kept) ?? 'received'
}

function isLogged(value: unknown): value is LoggedChange {
  if (typeof value !== 'object' || value === null) return false
  const { at, name, sku, before, after, reason }: Partial<Record<keyof LoggedChange, unknown>> =
    value
  return (
    [at, before, after].every((figure) => typeof figure === 'number') &&
    [name, sku].every((text) => typeof text === 'string') &&
    reasons.some((known) => known === reason)
  )
}
