/** The sums of an estimate: all of it, what is due at checkout, and what is due later. */
import type { PaymentOptionType } from '../../../generated/wire.ts'
import { Decimal, lesserOf, rounded, sumOf, zero } from '../amounts.ts'

/** Sums whose total is subtotal − discount + shipping + fees + tax, unless the tax is contained. */
export interface Summary {
  readonly subtotal: Decimal
  readonly discount: Decimal
  readonly shipping: Decimal
  readonly tax: Decimal
  readonly fees: Decimal
  readonly total: Decimal
}

/** What a line adds to the sums. */
export interface LineSums {
  readonly paymentOption: PaymentOptionType
  readonly quantity: number
  readonly deposit?: string | undefined
  readonly subtotal: Decimal
  readonly discount: Decimal
  readonly tax: Decimal
}

/** What the cart adds to them at large: all of it is due at checkout. */
export interface CartSums {
  readonly shipping: Decimal
  readonly shippingDiscount: Decimal
  readonly fees: Decimal
  /** On shipping and fees. */
  readonly tax: Decimal
}

/** When a line is paid, by its payment option. */
const due: Readonly<Record<PaymentOptionType, 'now' | 'later' | 'deposit'>> = {
  FULL_PAYMENT_ONLINE: 'now',
  FULL_PAYMENT_OFFLINE: 'later',
  MEMBERSHIP: 'now',
  DEPOSIT_ONLINE: 'deposit',
  MEMBERSHIP_OFFLINE: 'later',
  MEMBERSHIP_ONLINE_WITH_OFFLINE_REMAINDER: 'later',
}

/** Adds up. What is due now and later is the whole, in every sum. */
export function summarize(
  lines: readonly LineSums[],
  cart: CartSums,
  taxIncluded: boolean,
): { readonly all: Summary; readonly now: Summary; readonly later: Summary } {
  const parts = { shipping: cart.shipping, fees: cart.fees }
  const all = withTotal(
    {
      ...parts,
      subtotal: sumOf(lines.map(({ subtotal }) => subtotal)),
      discount: sumOf(lines.map(({ discount }) => discount)).plus(cart.shippingDiscount),
      tax: sumOf(lines.map(({ tax }) => tax)).plus(cart.tax),
    },
    taxIncluded,
  )
  const immediate = lines.map(dueNow)
  const now = withTotal(
    {
      ...parts,
      subtotal: sumOf(immediate.map(({ subtotal }) => subtotal)),
      discount: sumOf(immediate.map(({ discount }) => discount)).plus(cart.shippingDiscount),
      tax: sumOf(immediate.map(({ tax }) => tax)).plus(cart.tax),
    },
    taxIncluded,
  )
  const later = withTotal(
    {
      shipping: zero,
      fees: zero,
      subtotal: all.subtotal.minus(now.subtotal),
      discount: all.discount.minus(now.discount),
      tax: all.tax.minus(now.tax),
    },
    taxIncluded,
  )
  return { all, now, later }
}

function withTotal(sums: Omit<Summary, 'total'>, taxIncluded: boolean): Summary {
  const { subtotal, discount, shipping, tax, fees } = sums
  const net = subtotal.minus(discount).plus(shipping).plus(fees)
  return { ...sums, total: taxIncluded ? net : net.plus(tax) }
}

/** A deposit is a plain amount: discount and tax are settled with the rest. */
function dueNow(line: LineSums): Pick<LineSums, 'subtotal' | 'discount' | 'tax'> {
  switch (due[line.paymentOption]) {
    case 'now':
      return line
    case 'later':
      return { subtotal: zero, discount: zero, tax: zero }
    case 'deposit': {
      const deposit = rounded(new Decimal(line.deposit ?? 0).times(line.quantity))
      const left = line.subtotal.minus(line.discount)
      return { subtotal: lesserOf(deposit, left), discount: zero, tax: zero }
    }
  }
}
