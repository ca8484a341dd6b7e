/** Parses offset paging, within the platform's limits. */
import { limits } from '../../../generated/fields.ts'
import { assertNone, refusedField, type Violation, violation } from '../../platform/errors.ts'

/** A window on a sorted list. */
export interface Paging {
  readonly limit: number
  readonly offset: number
}

/** The default and the largest page size. */
const { default: usual, maximum: largest } = limits.PlatformPaging.limit

const furthestStart = 10_000_000

/**
 * Parses `{ limit, offset }`. `path` is the object's path in the request (`query.paging`): violations
 * name `query.paging.limit`. A limit of 0 is allowed: it requests only the total.
 */
export function readPaging(paging: unknown, path: string): Paging {
  if (paging === undefined || paging === null) return { limit: usual, offset: 0 }
  if (typeof paging !== 'object' || Array.isArray(paging)) {
    throw refusedField(path, 'FORMAT', 'must be an object', { type: 'object' })
  }
  const violations: Violation[] = []
  const limit = wholeNumber(paging, 'limit', usual, largest)
  const offset = wholeNumber(paging, 'offset', 0, furthestStart)
  assertNone(violations)
  return { limit, offset }

  function wholeNumber(source: object, key: string, fallback: number, maximum: number): number {
    const value: unknown = Reflect.get(source, key)
    if (value === undefined || value === null) return fallback
    const field = `${path}.${key}`
    if (typeof value !== 'number' || !Number.isInteger(value)) {
      violations.push(violation(field, 'FORMAT', 'must be a whole number', { type: 'integer' }))
    } else if (value < 0) {
      violations.push(violation(field, 'MIN', 'must not be negative', { threshold: 0 }))
    } else if (value > maximum) {
      violations.push(
        violation(field, 'MAX', `must not be more than ${maximum}`, { threshold: maximum }),
      )
    } else return value
    return fallback
  }
}
