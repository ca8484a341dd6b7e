/** The inputs of totals, and the totals. */
import type * as wire from '../../../../generated/wire.ts'
import type { Decimal } from '../amounts.ts'
import type { MerchantDiscount } from '../documents/cart.ts'
import type { StoreCoupon, StoreGiftCard, StoreMembership } from '../documents/promotions.ts'
import type { SellingDocument, TaxRegion } from '../documents/selling.ts'
import type { CalculationProblem } from './codes.ts'
import type { CalculatedDiscount, PricedLine } from './discounts.ts'
import type { DueFee } from './fees.ts'
import type { MembershipUse } from './memberships.ts'
import type { Obstacle, RefreshedLine } from './obstacles.ts'
import type { ShippingQuote, ShippingQuotes } from './shipping.ts'
import type { TaxOn } from './tax.ts'

/** The inputs of an estimate. */
export interface TotalsInput {
  readonly lines: readonly RefreshedLine[]
  readonly selling: SellingDocument
  /** Of the entered code, if any; `gone` where it is no longer known. */
  readonly coupon?: StoreCoupon | 'gone' | undefined
  readonly giftCard?: StoreGiftCard | 'gone' | undefined
  readonly merchantDiscounts: readonly MerchantDiscount[]
  readonly memberships: readonly StoreMembership[]
  readonly selectedMemberships: readonly wire.HostSelectedMembershipInput[]
  readonly isMember: boolean
  readonly shippingAddress?: wire.CartAddressInput | undefined
  readonly billingAddress?: wire.CartAddressInput | undefined
  readonly selectedShippingOption?: wire.SelectedShippingOptionInput | undefined
  readonly calculate: { readonly tax: boolean; readonly shipping: boolean; readonly fees: boolean }
  readonly now: Date
}

/** A line with its totals. */
export interface CalculatedLine extends PricedLine {
  readonly unitPrice: Decimal
  readonly discount: Decimal
  /** After discounts. */
  readonly total: Decimal
  readonly tax: TaxOn
  /** Where it is taxed. */
  readonly taxRegion: TaxRegion | undefined
  readonly paymentOption: wire.PaymentOptionType
}

/** The effective shipping option. */
export interface CountedShipping {
  readonly quote: ShippingQuote
  /** Whether it is the requested option. */
  readonly requested: boolean
  readonly discount: Decimal
  readonly tax: TaxOn
}

/** A fee with its tax. */
export interface CalculatedFee extends DueFee {
  readonly tax: TaxOn
}

/** The failed parts. */
export interface Failures {
  shipping?: CalculationProblem
  selectedOption?: CalculationProblem
  tax?: CalculationProblem
  coupon?: CalculationProblem
  giftCard?: CalculationProblem
  memberships?: CalculationProblem
  discounts?: CalculationProblem
}

/** The total is subtotal − discount + shipping + fees + tax, unless prices are tax-inclusive. */
export interface Summary {
  readonly subtotal: Decimal
  readonly discount: Decimal
  readonly shipping: Decimal
  readonly tax: Decimal
  readonly fees: Decimal
  readonly total: Decimal
}

/** The result of an estimate. */
export interface Totals {
  readonly lines: readonly CalculatedLine[]
  readonly discounts: readonly CalculatedDiscount[]
  readonly quotes: ShippingQuotes
  readonly shipping?: CountedShipping | undefined
  readonly fees: readonly CalculatedFee[]
  readonly taxRegion?: TaxRegion | undefined
  /** Set also where no tax is calculated. */
  readonly pricesIncludeTax: boolean
  readonly giftCard?: { readonly card: StoreGiftCard; readonly amount: Decimal } | undefined
  readonly memberships: MembershipUse
  readonly all: Summary
  readonly now: Summary
  readonly later: Summary
  readonly failures: Readonly<Failures>
  readonly obstacles: readonly Obstacle[]
}
