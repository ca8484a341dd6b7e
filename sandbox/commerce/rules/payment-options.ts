/** When and by whom each payment option is paid. */
import type { PaymentOptionType } from '../../../generated/wire.ts'
import type { SeenItem } from './documents/cart.ts'

interface PaymentRules {
  /** When a line is paid; of a deposit the rest is paid later. */
  readonly due: 'now' | 'later' | 'deposit'
  /** Whether it settles a price in full, in one place. */
  readonly inFull: boolean
  /** Whether it needs a membership, and whether nothing else pays. */
  readonly membership?: 'part' | 'whole'
}

/** What follows from the payment option of an item. */
export const paymentOptions: Readonly<Record<PaymentOptionType, PaymentRules>> = {
  FULL_PAYMENT_ONLINE: { due: 'now', inFull: true },
  FULL_PAYMENT_OFFLINE: { due: 'later', inFull: true },
  MEMBERSHIP: { due: 'now', inFull: false, membership: 'whole' },
  DEPOSIT_ONLINE: { due: 'deposit', inFull: false },
  MEMBERSHIP_OFFLINE: { due: 'later', inFull: false, membership: 'whole' },
  MEMBERSHIP_ONLINE_WITH_OFFLINE_REMAINDER: { due: 'later', inFull: false, membership: 'part' },
}

/** The payment option of an item. */
export function paymentOf({ paymentOption }: SeenItem): PaymentOptionType {
  return paymentOption ?? 'FULL_PAYMENT_ONLINE'
}
