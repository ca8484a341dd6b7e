/** Selling settings: shipping, tax, automatic fees and discounts. */
import type {
  AdditionalFeeSource,
  CartAddressInput,
  ChargeType,
  FallbackReason,
  JurisdictionType,
  ManualCalculationReason,
  PaymentOptionType,
  PickupMethod,
} from '../../../../generated/wire.ts'

/** One per site. Amounts are decimal texts in the store's currency, rates fractions of 1. */
export interface SellingDocument {
  /** A store that takes no payments makes no checkouts. */
  readonly acceptsPayments: boolean
  readonly regions: readonly DeliveryRegion[]
  readonly carriers: readonly StoreCarrier[]
  readonly taxRegions: readonly TaxRegion[]
  readonly taxGroups: readonly TaxGroup[]
  readonly fees: readonly FeeRule[]
  /** The store's address, for goods that are taxed there; absent if never set. */
  readonly businessAddress?: CartAddressInput
  readonly discountRules: readonly AutomaticDiscount[]
  readonly services: readonly BookableService[]
}

/** Countries that share shipping options. */
export interface DeliveryRegion {
  readonly id: string
  readonly name: string
  /** Two-letter codes. */
  readonly countries: readonly string[]
}

/** A carrier with the ways it delivers. */
export interface StoreCarrier {
  readonly id: string
  readonly name: string
  readonly options: readonly CarrierOption[]
}

/** One way to have a cart delivered, or to fetch it. */
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

/** The rate of a shipping option. */
export type ShippingRate =
  | { readonly kind: 'flat'; readonly amount: string }
  /** The first tier that the weight fits into; above the last one the carrier declines. */
  | { readonly kind: 'weight'; readonly tiers: readonly WeightTier[] }

/** The rate up to a weight. */
export interface WeightTier {
  readonly upTo: number
  readonly amount: string
}

/** A pickup location and its time slots. */
export interface PickupPlace {
  readonly method: PickupMethod
  readonly address: CartAddressInput
  /** When it can be fetched: so many days from now, between these hours (UTC). */
  readonly slot?: { readonly days: number; readonly from: number; readonly to: number }
}

/** A surcharge on a shipping price: an amount, and a share of the goods' value. */
export interface ShippingCharge {
  readonly type: ChargeType
  readonly details: string
  readonly amount: string
  readonly rate?: string
}

/** A tax region. Of those that contain an address, one with a subdivision applies, otherwise the first. */
export interface TaxRegion {
  readonly country: string
  /** With a subdivision the region is that part of the country only. */
  readonly subdivision?: string
  readonly source: TaxSource
  /** Whether prices there are tax-inclusive. */
  readonly included: boolean
  readonly taxesShipping: boolean
  readonly jurisdictions: readonly Jurisdiction[]
}

/** The source of a region's rate. */
export type TaxSource =
  | { readonly rateType: 'NO_TAX_COLLECTED' }
  | { readonly rateType: 'MANUAL_RATE'; readonly reason: ManualCalculationReason }
  | { readonly rateType: 'AUTO_RATE' }
  | { readonly rateType: 'FALLBACK_RATE'; readonly reason: FallbackReason }

/** An authority that levies a tax. */
export interface Jurisdiction {
  readonly name: string
  readonly type: JurisdictionType
  readonly taxName: string
  readonly taxType: string
  readonly rate: string
  /** Rates for groups of goods that are taxed differently. */
  readonly groupRates?: Readonly<Record<string, string>>
}

/** A tax group: the products of these collections. */
export interface TaxGroup {
  readonly id: string
  readonly name: string
  readonly collectionIds: readonly string[]
}

/** An automatic fee. */
export interface FeeRule {
  readonly code: string
  readonly name: string
  readonly amount: string
  readonly source: AdditionalFeeSource
  readonly when:
    | { readonly kind: 'small-order'; readonly below: string }
    /** Once per line whose pieces weigh at least so much. */
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
  readonly paymentOption: PaymentOptionType
  /** The part that is paid at checkout, with `DEPOSIT_ONLINE`. */
  readonly deposit?: string
  /** Whether memberships may pay for it. */
  readonly forMemberships: boolean
  readonly description: string
}
