/** Selling settings: shipping, tax, automatic fees and discounts. */
import type * as wire from '../../../../generated/wire.ts'

/** One per site. Amounts are decimal strings in the store's currency, rates fractions of 1. */
export interface SellingDocument {
  /** Without payments a store has no checkout. */
  readonly acceptsPayments: boolean
  readonly regions: readonly DeliveryRegion[]
  readonly carriers: readonly StoreCarrier[]
  readonly taxRegions: readonly TaxRegion[]
  readonly taxGroups: readonly TaxGroup[]
  readonly fees: readonly FeeRule[]
  /** The store's address, for goods taxed there; omitted if never set. */
  readonly businessAddress?: wire.CartAddressInput
  readonly discountRules: readonly AutomaticDiscount[]
  readonly services: readonly BookableService[]
}

/** Countries with the same shipping options. */
export interface DeliveryRegion {
  readonly id: string
  readonly name: string
  /** ISO 3166-1 alpha-2 codes. */
  readonly countries: readonly string[]
}

/** A carrier with its shipping options. */
export interface StoreCarrier {
  readonly id: string
  readonly name: string
  readonly options: readonly CarrierOption[]
}

/** A shipping or pickup option. */
export interface CarrierOption {
  readonly code: string
  readonly title: string
  readonly regionIds: readonly string[]
  readonly deliveryTime?: string
  readonly instructions?: string
  readonly pickup?: PickupPlace
  readonly price: ShippingRate
  /** Free from this value of goods after discounts. */
  readonly freeFrom?: string
  readonly charges?: readonly ShippingCharge[]
}

type ShippingRate =
  | { readonly kind: 'flat'; readonly amount: string }
  /** The first tier that fits the weight; above the last one the carrier declines. */
  | { readonly kind: 'weight'; readonly tiers: readonly WeightTier[] }

interface WeightTier {
  readonly upTo: number
  readonly amount: string
}

/** A pickup location and its time slots. */
interface PickupPlace {
  readonly method: wire.PickupMethod
  readonly address: wire.CartAddressInput
  /** When it is ready: so many days from now, between these hours (UTC). */
  readonly slot?: { readonly days: number; readonly from: number; readonly to: number }
}

/** A surcharge on shipping: an amount plus a share of the goods' value. */
export interface ShippingCharge {
  readonly type: wire.ChargeType
  readonly details: string
  readonly amount: string
  readonly rate?: string
}

/** A tax region. Of those matching an address, one with a subdivision wins, otherwise the first. */
export interface TaxRegion {
  readonly country: string
  /** Limits the region to this subdivision of the country. */
  readonly subdivision?: string
  readonly source: TaxSource
  /** Whether prices there are tax-inclusive. */
  readonly included: boolean
  readonly taxesShipping: boolean
  readonly jurisdictions: readonly Jurisdiction[]
}

type TaxSource =
  | { readonly rateType: 'NO_TAX_COLLECTED' }
  | { readonly rateType: 'MANUAL_RATE'; readonly reason: wire.ManualCalculationReason }
  | { readonly rateType: 'AUTO_RATE' }
  | { readonly rateType: 'FALLBACK_RATE'; readonly reason: wire.FallbackReason }

/** An authority that levies a tax. */
export interface Jurisdiction {
  readonly name: string
  readonly type: wire.JurisdictionType
  readonly taxName: string
  readonly taxType: string
  readonly rate: string
  /** Rates by tax group. */
  readonly groupRates?: Readonly<Record<string, string>>
}

/** A tax group: the products of these collections. */
interface TaxGroup {
  readonly id: string
  readonly name: string
  readonly collectionIds: readonly string[]
}

/** An automatic fee. */
export interface FeeRule {
  readonly code: string
  readonly name: string
  readonly amount: string
  readonly source: wire.AdditionalFeeSource
  readonly when:
    | { readonly kind: 'small-order'; readonly below: string }
    /** Once per line with a unit weight of at least this. */
    | { readonly kind: 'heavy-item'; readonly from: number }
}

/** A discount that applies without a code. */
export interface AutomaticDiscount {
  readonly id: string
  readonly name: string
  readonly percent: string
  /** The minimum value of goods. */
  readonly from: string
}

/** A bookable service, sold per place. */
export interface BookableService {
  readonly id: string
  readonly name: string
  readonly slug: string
  readonly price: string
  readonly paymentOption: wire.PaymentOptionType
  /** The amount due at checkout, with `DEPOSIT_ONLINE`. */
  readonly deposit?: string
  /** Whether memberships can pay for it. */
  readonly forMemberships: boolean
  readonly description: string
}
