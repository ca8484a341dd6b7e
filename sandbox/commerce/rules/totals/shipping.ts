/** The carriers' rates to an address. */
import type { CartAddressInput, SelectedShippingOptionInput } from '../../../../generated/wire.ts'
import { Decimal, rounded, sumOf, zero } from '../amounts.ts'
import type {
  CarrierOption,
  DeliveryRegion,
  SellingDocument,
  ShippingCharge,
  StoreCarrier,
} from '../documents/selling.ts'
import type { CalculationProblem } from './codes.ts'

/** The goods of a delivery. */
export interface Parcel {
  /** Kilograms. */
  readonly weight: number
  /** The goods after discounts. */
  readonly value: Decimal
}

/** An option with its price for a parcel. */
export interface ShippingQuote {
  readonly carrier: StoreCarrier
  readonly option: CarrierOption
  readonly price: Decimal
  readonly charges: readonly QuotedCharge[]
  /** Rate plus charges. */
  readonly total: Decimal
}

interface QuotedCharge {
  readonly charge: ShippingCharge
  readonly amount: Decimal
}

/** The available quotes, and why others are missing. */
export interface ShippingQuotes {
  readonly region?: DeliveryRegion
  readonly quotes: readonly ShippingQuote[]
  readonly declined: readonly {
    readonly carrier: StoreCarrier
    readonly problem: CalculationProblem
  }[]
}

/** The region of an address; `undefined` where the store does not deliver. */
export function deliveryRegionOf({ regions }: SellingDocument, { country }: CartAddressInput) {
  return regions.find(({ countries }) => countries.some((code) => code === country))
}

/** Quotes of every carrier. */
export function quoteShipping(
  { carriers }: SellingDocument,
  region: DeliveryRegion,
  parcel: Parcel,
): ShippingQuotes {
  const asked = carriers.flatMap((carrier) =>
    carrier.options
      .filter(({ regionIds }) => regionIds.includes(region.id))
      .map((option) => ({ carrier, option, price: priceOf(option, parcel) })),
  )
  return {
    region,
    quotes: asked.flatMap(({ carrier, option, price }) =>
      price === undefined ? [] : [quote(carrier, option, price, parcel)],
    ),
    declined: asked.flatMap(({ carrier, option, price }) =>
      price === undefined ? [{ carrier, problem: tooHeavy(option, parcel) }] : [],
    ),
  }
}

/** The chosen quote, if available. */
export function chosenQuote(
  quotes: readonly ShippingQuote[],
  { carrierId, code }: SelectedShippingOptionInput,
): ShippingQuote | undefined {
  return quotes.find(
    ({ carrier, option }) =>
      option.code === code && (!carrierId || carrier.id === carrierId.toLowerCase()),
  )
}

function priceOf({ price, freeFrom }: CarrierOption, parcel: Parcel): Decimal | undefined {
  const rate = price.kind === 'flat' ? price : price.tiers.find(({ upTo }) => parcel.weight <= upTo)
  if (rate === undefined) return undefined
  const isFree = freeFrom !== undefined && parcel.value.greaterThanOrEqualTo(freeFrom)
  return isFree ? zero : new Decimal(rate.amount)
}

function quote(
  carrier: StoreCarrier,
  option: CarrierOption,
  price: Decimal,
  { value }: Parcel,
): ShippingQuote {
  const charges = (option.charges ?? []).map((charge) => ({
    charge,
    amount: rounded(value.times(charge.rate ?? 0).plus(charge.amount)),
  }))
  return {
    carrier,
    option,
    price,
    charges,
    total: price.plus(sumOf(charges.map(({ amount }) => amount))),
  }
}

function tooHeavy({ title }: CarrierOption, { weight }: Parcel): CalculationProblem {
  const description = `${title} does not accept a parcel of ${weight} kg.`
  return { code: 'PARCEL_TOO_HEAVY', description }
}
