/** The size limits of a cart. */
import { refusedField } from '../../platform/errors.ts'
import { largestAmount } from '../rules/amounts.ts'
import { cartLimits, subtotalOf } from '../rules/cart.ts'
import type { CartLine } from '../rules/documents/cart.ts'

/** Refuses lines beyond a cart's limits. */
export function assertLimits(lines: readonly CartLine[]): void {
  const { lines: mostLines, quantity: mostOfOne } = cartLimits
  if (lines.length > mostLines) {
    const description = `a cart holds at most ${mostLines} lines`
    throw refusedField('lineItems', 'MAX_SIZE', description, { threshold: mostLines })
  }
  if (lines.some(({ quantity }) => quantity > mostOfOne)) {
    const description = `a line holds at most ${mostOfOne} of an item`
    throw refusedField('lineItems.quantity', 'MAX', description, { threshold: mostOfOne })
  }
  if (subtotalOf(lines).greaterThan(largestAmount)) {
    const threshold = largestAmount.toFixed()
    const description = `a cart adds up to ${threshold} at most`
    throw refusedField('lineItems', 'DECIMAL_LTE', description, { threshold })
  }
}
