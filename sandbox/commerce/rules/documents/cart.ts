/** The stored cart: its lines as last seen, and the buyer's entries. Totals are never stored. */
import type * as wire from '../../../../generated/wire.ts'
import type { Choices } from '../options.ts'
import type { StoredMedia } from './media.ts'

/** The item of a line. */
export type CartReference = ProductReference | ServiceReference | CustomReference

/** A product's variant, and choices outside it. */
export interface ProductReference {
  readonly kind?: undefined
  readonly productId: string
  readonly variantId: string
  readonly choices: Choices
  /** `options` as sent, returned unchanged. */
  readonly sent?: Readonly<Record<string, unknown>>
}

/** A bookable service on its date. */
export interface ServiceReference {
  readonly kind: 'service'
  readonly serviceId: string
  readonly sent?: Readonly<Record<string, unknown>>
}

/** A custom item. */
export interface CustomReference {
  readonly kind: 'custom'
  readonly item: wire.CustomLineItem
}

/** One line. `seen` is the item as last resolved, kept for deleted items. */
export interface CartLine {
  readonly id: string
  readonly quantity: number
  readonly reference: CartReference
  readonly seen: ItemDetails
  /** The membership that pays. */
  readonly membership?: wire.SelectedMembershipInput
  readonly extendedFields?: wire.ExtendedFieldsInput
  /** An app's overrides; `seen` already includes them. */
  readonly overrides?: wire.CatalogOverrideFieldsInput
  /** The address that determines its tax; the shipping address by default. */
  readonly taxedAt?: wire.TaxableAddressType
}

/** A line without its id. */
export type NewLine = Omit<CartLine, 'id'>

/** The item as displayed. Amounts are decimal strings in the store's currency. */
export interface ItemDetails {
  readonly name: string
  readonly slug: string
  /** The unit price with and without the product's discount. */
  readonly price: string
  readonly fullPrice: string
  readonly sku: string
  readonly weight: number
  readonly choices: readonly ChoiceDetails[]
  readonly image?: ImageDetails
  /** Exceptions only; by default an item is goods, shipped, and paid in full at checkout. */
  readonly shippable?: boolean
  readonly itemType?: wire.ItemTypeInput
  readonly paymentOption?: wire.PaymentOptionType
  readonly deposit?: string
  readonly serviceProperties?: wire.ServicePropertiesInput
  readonly descriptionLines?: readonly wire.DescriptionLineInput[]
  readonly page?: wire.PageUrlV2Input
  readonly picture?: wire.ImageInput
  readonly taxGroupId?: string
  readonly membersOnly?: boolean
  readonly fixedQuantity?: boolean
  readonly priceUndetermined?: boolean
  readonly savePaymentMethod?: boolean
  /** The collections of a product, for coupons limited to one. */
  readonly collectionIds?: readonly string[]
}

/** A choice as displayed on a line. */
export interface ChoiceDetails {
  readonly option: string
  readonly choice: string
  /** The colour of a colour option, as CSS. */
  readonly colour?: string
}

/** An image as displayed on a line. */
export type ImageDetails = Omit<StoredMedia, 'title'>

/** A coupon or gift card by its entered code. */
interface EnteredCode {
  readonly id: string
  readonly code: string
}

/** A manual discount by the merchant; without lines, on the whole cart. */
export interface MerchantDiscount {
  readonly amount: string
  readonly lineItemIds: readonly string[]
}

/** The buyer's entries on a cart. */
export interface BuyerFields {
  readonly buyerNote?: string | null
  readonly buyerEmail?: string | null
  readonly contactId?: string | null
  readonly contactInfo?: wire.AddressWithContactInput
  readonly selectedShippingOption?: wire.SelectedShippingOptionInput
  readonly overrideCheckoutUrl?: string | null
  readonly extendedFields?: wire.ExtendedFieldsInput
  readonly businessLocationId?: string | null
}

/** The stored document of a cart. */
export interface CartDocument extends BuyerFields {
  readonly lines: readonly CartLine[]
  readonly coupon?: EnteredCode
  readonly giftCard?: EnteredCode
  readonly merchantDiscounts?: readonly MerchantDiscount[]
  /** The checkout created from it. */
  readonly checkoutId?: string
  /** Constant from cart to order. */
  readonly purchaseFlowId?: string
}

/** An empty cart. */
export const emptyCart: CartDocument = { lines: [] }
