import type { PaymentOptionType } from '../../../generated/wire.ts'
import { Decimal } from './amounts.ts'
import type { CartLine } from './documents/cart.ts'

/** Payment options of items that only a membership pays for. */
const hasNoPrice: Readonly<Record<PaymentOptionType, boolean>> = {
  FULL_PAYMENT_ONLINE: false,
  FULL_PAYMENT_OFFLINE: false,
  MEMBERSHIP: true,
  DEPOSIT_ONLINE: false,
  MEMBERSHIP_OFFLINE: true,
  MEMBERSHIP_ONLINE_WITH_OFFLINE_REMAINDER: false,
}

/** The unit price of a line. */
export function piecePrice({ seen }: Pick<CartLine, 'seen'>): Decimal {
  const { price, paymentOption = 'FULL_PAYMENT_ONLINE' } = seen
  return new Decimal(hasNoPrice[paymentOption] ? 0 : price)
}
