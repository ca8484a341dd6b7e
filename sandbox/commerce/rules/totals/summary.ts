/** The totals of an estimate: all, due at checkout, and due later. */
import { Decimal, lesserOf, rounded, sumOf, zero } from '../amounts.ts'
import { paymentOptions } from '../payment-options.ts'
import type { CalculatedLine, Summary } from './totals.ts'

/** Amounts of the whole cart, all due at checkout. */
interface CartSums {
  readonly shipping: Decimal
  readonly shippingDiscount: Decimal
  readonly fees: Decimal
  /** On shipping and fees. */
  readonly tax: Decimal
  readonly taxIncluded: boolean
}

/** Sums up. In every total, due now plus due later is the whole. */
export function summarize(
  lines: readonly CalculatedLine[],
  cart: CartSums,
): { readonly all: Summary; readonly now: Summary; readonly later: Summary } {
  const all = summed(lines.map(addedBy), cart)
  const now = summed(lines.map(dueNow), cart)
  const later = {
    subtotal: all.subtotal.minus(now.subtotal),
    discount: all.discount.minus(now.discount),
    shipping: zero,
    tax: all.tax.minus(now.tax),
    fees: zero,
    total: all.total.minus(now.total),
  }
  return { all, now, later }
}

type Summed = Pick<Summary, 'subtotal' | 'discount' | 'tax'> & Pick<CartSums, 'taxIncluded'>

function summed(lines: readonly Summed[], cart: CartSums): Summary {
  const { shipping, fees } = cart
  const subtotal = sumOf(lines.map((line) => line.subtotal))
  const discount = sumOf(lines.map((line) => line.discount)).plus(cart.shippingDiscount)
  const taxed = [...lines, cart]
  const added = sumOf(taxed.filter(({ taxIncluded }) => !taxIncluded).map(({ tax }) => tax))
  return {
    subtotal,
    discount,
    shipping,
    tax: sumOf(taxed.map(({ tax }) => tax)),
    fees,
    total: subtotal.minus(discount).plus(shipping).plus(fees).plus(added),
  }
}

/** A line's share of the totals. */
function addedBy({ subtotal, discount, tax, taxRegion }: CalculatedLine): Summed {
  return { subtotal, discount, tax: tax.amount, taxIncluded: taxRegion?.included ?? false }
}

/** A deposit is a plain amount: discount and tax are settled with the rest. */
function dueNow(line: CalculatedLine): Summed {
  const added = addedBy(line)
  switch (paymentOptions[line.paymentOption].due) {
    case 'now':
      return added
    case 'later':
      return { ...added, subtotal: zero, discount: zero, tax: zero }
    case 'deposit': {
      const { quantity, seen } = line.line
      const deposit = rounded(new Decimal(seen.deposit ?? 0).times(quantity))
      return { ...added, subtotal: lesserOf(deposit, line.total), discount: zero, tax: zero }
    }
  }
}
