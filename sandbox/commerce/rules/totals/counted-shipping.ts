/** The carriers' quotes for a cart, and the selected one. */
import { Decimal, sumOf, zero } from '../amounts.ts'
import { isShipped } from '../cart.ts'
import type { StoreCoupon } from '../documents/promotions.ts'
import type { TaxRegion } from '../documents/selling.ts'
import type { CalculatedDiscount } from './discounts.ts'
import { chosenQuote, deliveryRegionOf, quoteShipping, type ShippingQuotes } from './shipping.ts'
import { taxOn } from './tax.ts'
import type { CalculatedLine, CountedShipping, Failures, TotalsInput } from './totals.ts'

/** The carriers' quotes for the shipped goods; none without an address. Notes undeliverable ones. */
export function quotesFor(
  { selling, shippingAddress, calculate }: TotalsInput,
  lines: readonly CalculatedLine[],
  failures: Failures,
): ShippingQuotes {
  const none: ShippingQuotes = { quotes: [], declined: [] }
  const shipped = lines.filter(({ line }) => isShipped(line))
  if (!calculate.shipping || shipped.length === 0 || !shippingAddress?.country) return none
  const region = deliveryRegionOf(selling, shippingAddress)
  if (region === undefined) {
    failures.shipping = {
      code: 'NO_DELIVERY_TO_ADDRESS',
      description: `The store does not deliver to ${shippingAddress.country}.`,
    }
    return none
  }
  const weights = shipped.map(({ line }) => new Decimal(line.seen.weight).times(line.quantity))
  return quoteShipping(selling, region, {
    weight: sumOf(weights).toNumber(),
    value: sumOf(shipped.map(({ total }) => total)),
  })
}

/** The requested quote, else the first one, with its discount and tax. Notes an unavailable request. */
export function countShipping(
  { selectedShippingOption: asked }: TotalsInput,
  { quotes }: ShippingQuotes,
  coupon: StoreCoupon | undefined,
  region: TaxRegion | undefined,
  failures: Failures,
): CountedShipping | undefined {
  const chosen = asked && chosenQuote(quotes, asked)
  const quote = chosen ?? quotes[0]
  if (asked?.code && chosen === undefined && quotes.length > 0) {
    failures.selectedOption = {
      code: 'SHIPPING_OPTION_NOT_OFFERED',
      description: `${asked.code} is not offered for this cart and address.`,
    }
  }
  if (quote === undefined) return undefined
  const discount = coupon?.benefit.kind === 'free-shipping' ? quote.total : zero
  const taxed = region?.taxesShipping === true ? region : undefined
  return {
    quote,
    requested: chosen !== undefined,
    discount,
    tax: taxOn(quote.total.minus(discount), taxed),
  }
}

/** The discount of a free-shipping coupon. */
export function freeShipping(coupon: StoreCoupon, amount: Decimal): CalculatedDiscount {
  return { source: { kind: 'coupon', coupon }, type: 'SHIPPING', amount, shares: new Map() }
}
