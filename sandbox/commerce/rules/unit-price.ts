import { Decimal } from './amounts.ts'
import type { CartLine } from './documents/cart.ts'
import { paymentOf, paymentOptions } from './payment-options.ts'

/** The unit price of a line; undefined where only a membership pays for it. */
export function unitPrice({ seen }: Pick<CartLine, 'seen'>): Decimal {
  return new Decimal(paymentOptions[paymentOf(seen)].membership === 'whole' ? 0 : seen.price)
}
