// The stock changes made in this browser, with their reasons: the platform has neither.
import { isMoment, isNumber, isOneOf, isText, shapeOf } from '../../../store/shape.ts'

export const reasons = ['received', 'returned', 'counted', 'damaged', 'given', 'other'] as const

export type Reason = (typeof reasons)[number]

export interface LoggedChange {
  /** In epoch milliseconds. */
  readonly at: number
  readonly name: string
  readonly sku: string
  readonly before: number
  readonly after: number
  readonly reason: Reason
}

const isLogged = shapeOf<LoggedChange>({
  at: isMoment,
  before: isNumber,
  after: isNumber,
  name: isText,
  sku: isText,
  reason: isOneOf(reasons),
})

const MOST_KEPT = 200

export function withChange(log: readonly LoggedChange[], change: LoggedChange): LoggedChange[] {
  return [change, ...log].slice(0, MOST_KEPT)
}

const empty: readonly LoggedChange[] = []

/** The stored log, without unreadable entries. */
export function readLog(kept: unknown): readonly LoggedChange[] {
  return Array.isArray(kept) ? kept.filter(isLogged) : empty
}

export function readReason(kept: unknown): Reason {
  return reasons.find((known) => known === kept) ?? 'received'
}
