/** Violations of amounts that an app sends, where the description sets no limit. */
import { type Violation, violation } from '../../platform/errors.ts'
import { Decimal } from '../rules/amounts.ts'

type SentAmount = string | null | undefined

/** The violation of a negative amount. */
export function belowZero(amount: SentAmount, field: string): Violation[] {
  if (!amount || !new Decimal(amount).lessThan(0)) return []
  return [violation(field, 'DECIMAL_GTE', 'must be at least 0', { threshold: '0' })]
}

/** The violation of a deposit above the price of its item. */
export function abovePrice(deposit: SentAmount, price: string, field: string): Violation[] {
  if (!deposit || !new Decimal(deposit).greaterThan(price)) return []
  return [violation(field, 'MAX', 'must not be above the price', { threshold: price })]
}
