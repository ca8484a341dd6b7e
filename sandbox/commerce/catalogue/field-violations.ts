/** Validates single fields of products and collections, in any request. */
import { type Violation, violation } from '../../platform/errors.ts'
import { roundMoney, vanishes } from '../rules/amounts.ts'
import { isBlank } from '../rules/names.ts'

/** The violation of a missing field. */
export function required(field: string): Violation {
  return violation(field, 'REQUIRED_FIELD', 'is required')
}

/** The violations of a name: optional, but not blank. */
export function nameViolations(name: string | null | undefined, field: string): Violation[] {
  if (name === undefined) return []
  if (name === null) return [required(field)]
  if (!isBlank(name)) return []
  return [violation(field, 'FORMAT', 'must have a visible character', { type: 'NAME' })]
}

/** The violations of a price: 0 is free on purpose, an amount that rounds to 0 is a mistake. */
export function priceViolations(price: number | null | undefined, field: string): Violation[] {
  if (typeof price !== 'number' || !vanishes(price)) return []
  const description = `rounds to ${roundMoney(price)}: send 0 for what is free, or at least 0.01`
  return [violation(field, 'MIN', description, { threshold: 0.01 })]
}
