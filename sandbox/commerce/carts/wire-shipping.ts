/** Shipping on the wire: the options, and the selected one. */
import type * as wire from '../../../generated/wire.ts'
import { addressAnswer } from '../rules/addresses.ts'
import { type Decimal, multiCurrency, zero } from '../rules/amounts.ts'
import type { CarrierOption, TaxRegion } from '../rules/documents/selling.ts'
import type { ShippingQuote } from '../rules/totals/shipping.ts'
import { type TaxOn, taxOn } from '../rules/totals/tax.ts'
import type { CountedShipping, Totals } from '../rules/totals/totals.ts'
import { taxDetails } from './wire-taxes.ts'

/** The shipping part of an estimate. */
export function shippingInformation(totals: Totals, now: Date): wire.ShippingInformation {
  const { quotes, shipping, taxRegion } = totals
  const { region } = quotes
  return {
    region: region && { id: region.id, name: region.name },
    selectedCarrierServiceOption: shipping && selectedOption(shipping, taxRegion, now),
    carrierServiceOptions: byCarrier(quotes.quotes, now),
  }
}

/** The effective shipping option, with its taxed price. */
function selectedOption(
  shipping: CountedShipping,
  region: TaxRegion | undefined,
  now: Date,
): wire.SelectedCarrierServiceOption {
  const { quote, requested, discount, tax } = shipping
  const taxed = region?.taxesShipping === true ? region : undefined
  return {
    code: quote.option.code,
    title: quote.option.title,
    logistics: logistics(quote.option, now),
    cost: prices(quote.total, discount, tax, region),
    requestedShippingOption: requested,
    otherCharges: quote.charges.map(({ charge, amount }) => ({
      type: charge.type,
      details: charge.details,
      cost: prices(amount, zero, taxOn(amount, taxed), region),
    })),
    carrierId: quote.carrier.id,
  }
}

function prices(
  price: Decimal,
  discount: Decimal,
  tax: TaxOn,
  region: TaxRegion | undefined,
): wire.SelectedCarrierServiceOptionPrices {
  return {
    totalPriceAfterTax: multiCurrency(tax.taxable.plus(tax.amount)),
    totalPriceBeforeTax: multiCurrency(tax.taxable),
    taxDetails: taxDetails(tax, region),
    totalDiscount: multiCurrency(discount),
    price: multiCurrency(price),
  }
}

function byCarrier(quotes: readonly ShippingQuote[], now: Date): wire.CarrierServiceOption[] {
  const carriers = new Map<string, wire.ShippingOption[]>()
  for (const { carrier, option, price, charges } of quotes) {
    const options = carriers.get(carrier.id) ?? []
    options.push({
      code: option.code,
      title: option.title,
      logistics: logistics(option, now),
      cost: {
        price: multiCurrency(price),
        otherCharges: charges.map(({ charge, amount }) => ({
          type: charge.type,
          price: multiCurrency(amount),
          details: charge.details,
        })),
      },
    })
    carriers.set(carrier.id, options)
  }
  return [...carriers].map(([carrierId, shippingOptions]) => ({ carrierId, shippingOptions }))
}

/** Whether buyers pick up at one of the store's own locations. */
const isOwnBusiness: Readonly<Record<wire.PickupMethod, boolean>> = {
  UNKNOWN_METHOD: false,
  STORE_PICKUP: true,
  PICKUP_POINT: false,
}

function logistics(
  { deliveryTime, instructions, pickup }: CarrierOption,
  now: Date,
): wire.DeliveryLogistics {
  return {
    deliveryTime,
    instructions,
    pickupDetails: pickup && {
      address: addressAnswer(pickup.address),
      pickupMethod: pickup.method,
      businessLocation: isOwnBusiness[pickup.method],
    },
    deliveryTimeSlot: pickup?.slot && {
      from: hourOf(now, pickup.slot.days, pickup.slot.from),
      to: hourOf(now, pickup.slot.days, pickup.slot.to),
    },
  }
}

function hourOf(now: Date, days: number, hour: number): string {
  const day = new Date(now)
  day.setUTCDate(day.getUTCDate() + days)
  day.setUTCHours(hour, 0, 0, 0)
  return day.toISOString()
}
