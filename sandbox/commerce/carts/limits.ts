/** The limits of a cart's size. */
import { refusedField, type ValidationError } from '../../platform/errors.ts'
import { largestAmount } from '../rules/amounts.ts'
import { cartLimits, subtotalOf } from '../rules/cart.ts'
import type { CartLine } from '../rules/documents/cart.ts'

/** Refuses lines beyond a cart's limits. */
export function assertLimits(lines: readonly CartLine[]): void {
  const { lines: mostLines, quantity: mostOfOne } = cartLimits
  if (lines.length > mostLines) {
    throw tooMuch('lineItems', 'MAX_SIZE', `a cart holds at most ${mostLines} lines`, mostLines)
  }
  if (lines.some(({ quantity }) => quantity > mostOfOne)) {
    const description = `a line holds at most ${mostOfOne} of an item`
    throw tooMuch('lineItems.quantity', 'MAX', description, mostOfOne)
  }
  if (subtotalOf(lines).greaterThan(largestAmount)) {
    const most = largestAmount.toFixed()
    throw tooMuch('lineItems', 'DECIMAL_LTE', `a cart adds up to ${most} at most`, most)
  }
}

function tooMuch(
  field: string,
  rule: 'MAX' | 'MAX_SIZE' | 'DECIMAL_LTE',
  description: string,
  threshold: number | string,
): ValidationError {
  return refusedField(field, rule, description, { threshold })
}
