/** When and by whom each payment option is paid. */
import type { PaymentOptionType } from '../../../generated/wire.ts'
import type { ItemDetails } from './documents/cart.ts'

interface PaymentRules {
  /** When a line is due; the rest of a deposit later. */
  readonly due: 'now' | 'later' | 'deposit'
  /** Whether it settles a price in full, in one place. */
  readonly inFull: boolean
  /** Whether a membership pays a part or the whole. */
  readonly membership?: 'part' | 'whole'
}

/** The properties of each payment option. */
export const paymentOptions: Readonly<Record<PaymentOptionType, PaymentRules>> = {
  FULL_PAYMENT_ONLINE: { due: 'now', inFull: true },
  FULL_PAYMENT_OFFLINE: { due: 'later', inFull: true },
  MEMBERSHIP: { due: 'now', inFull: false, membership: 'whole' },
  DEPOSIT_ONLINE: { due: 'deposit', inFull: false },
  MEMBERSHIP_OFFLINE: { due: 'later', inFull: false, membership: 'whole' },
  MEMBERSHIP_ONLINE_WITH_OFFLINE_REMAINDER: { due: 'later', inFull: false, membership: 'part' },
}

/** The payment option of an item. */
export function paymentOf({ paymentOption }: ItemDetails): PaymentOptionType {
  return paymentOption ?? 'FULL_PAYMENT_ONLINE'
}
