// Generated from spec/ by `npm run generate`. Do not edit.
// What is on the wire: dates are ISO 8601 texts, enumerations closed. The rest is as callers see it.

import type {
  AddProductMediaRequest,
  AddProductMediaResponse,
  AddProductMediaToChoicesRequest,
  AddProductMediaToChoicesResponse,
  AddProductsToCollectionRequest,
  AddProductsToCollectionResponse,
  AdditionalInfoSection,
  AddressLocationInput,
  AddressWrapperInput,
  ApplicationError,
  AppliedCoupon,
  AppliedMerchantDiscount,
  AuthorizeQuery,
  BookingLocation,
  BookingPolicyViolations,
  BulkAdjustProductPropertiesRequest,
  BulkAdjustProductPropertiesResponse,
  BulkUpdateProductsRequest,
  BulkUpdateProductsResponse,
  BuyerInfo,
  CalculationSystemError,
  CallbackParams,
  CaptchaToken,
  CartAddress,
  CartDiscount,
  CartStreetAddressInput,
  CatalogReference,
  CatalogReferenceInput,
  ChangePasswordRequest,
  ChangePasswordResponse,
  ChannelTypeInput,
  Color,
  ColorInput,
  Connection,
  ConnectionInput,
  Contact,
  ContactStreetAddressInput,
  CostAndProfitData,
  CouponScope,
  CreateCheckoutResponse,
  CreateRedirectSessionResponse,
  CustomTextField,
  DecrementInventoryRequest,
  DecrementInventoryResponse,
  DeleteCartResponse,
  DeleteCollectionResponse,
  DeleteMemberResponse,
  DeleteMyMemberQuery,
  DeleteMyMemberResponse,
  DeleteProductOptionsResponse,
  DeleteProductPlatformizedResponse,
  DeleteProductResponse,
  DeliveryAllocation,
  DescriptionLineName,
  DescriptionLineNameInput,
  DeviceCodeQuery,
  DeviceCodeResponse,
  DeviceVerifyQuery,
  DeviceVerifyResponse,
  DimensionsInput,
  DiscountInput,
  DiscountRule,
  ExtendedFields,
  ExtendedFieldsInput,
  FieldSet,
  FullAddressContactDetailsInput,
  GetCurrentMemberQuery,
  GetInventoryVariantsRequest,
  GetKeysResponse,
  GetMemberQuery,
  GetProductPlatformizedQuery,
  GetProductQuery,
  GiftCard,
  GraphqlRequest,
  GraphqlResponse,
  HostSelectedMembership,
  Identifier,
  IdentifierInput,
  IdentityAddress,
  IdentityEmail,
  IdentityEmailInput,
  IdentityMetadata,
  IdentityPrivacyStatusInput,
  IdentityStatusInput,
  IncrementInventoryRequest,
  IncrementInventoryResponse,
  InventoryVariantV2,
  ItemTypeInput,
  ItemsPagingMetadata,
  LineItemDiscount,
  ListMembersQuery,
  LoginId,
  LoginRequest,
  LoginV2Request,
  LoginWithIdpConnectionTokenParamsRequest,
  LogoutQuery,
  MediaItemUrlAndSize,
  MediaItemVideo,
  MemberCustomFieldInput,
  MemberPrivacyStatusInput,
  MembersPagingMetadata,
  MembersQuery,
  MembersSearch,
  MembershipName,
  MembershipPaymentCredits,
  MerchantDiscountInput,
  ModifierGroup,
  MultiCurrencyPrice,
  NumericPropertyRange,
  OriginalText,
  OriginalTextInput,
  PageUrl,
  PageUrlV2,
  PageUrlV2Input,
  PaymentOptionInput,
  PaymentOptionTypeInput,
  PhoneInput,
  PhysicalProperties,
  PhysicalPropertiesInput,
  PlainTextValue,
  PlainTextValueInput,
  PlatformPagingMetadata,
  PlatformQuery,
  Policy,
  PolicyInput,
  PreorderInfo,
  PreorderInfoInput,
  PriceData,
  PriceDescription,
  PriceDescriptionInput,
  PricePerUnitDataInput,
  PriceSummary,
  ProceedToNextStateRequest,
  ProductFacetValue,
  ProductName,
  ProductNameInput,
  ProductOptionsAvailabilityRequest,
  ProductTypeInput,
  Profile,
  ProfileImageInput,
  QueryInventoryRequest,
  QueryProductFacetsRequest,
  QueryProductFiguresRequest,
  QueryProductFiguresResponse,
  QueryProductVariantsRequest,
  RawHttpResponse,
  RecoverRequest,
  RedirectSessionAuthParams,
  RedirectSessionBookingsBookParams,
  RedirectSessionEcomCheckoutParams,
  RedirectSessionEcomOrderPaymentRequestParams,
  RedirectSessionEventsCheckoutParams,
  RedirectSessionLoginParams,
  RedirectSessionLogoutParams,
  RedirectSessionPaidPlansCheckoutParams,
  RedirectSessionPreferences,
  RedirectSessionStoresProductParams,
  RemoveCouponFromCurrentCartRequest,
  RemoveCouponRequest,
  RemoveLineItemsFromCurrentCartRequest,
  RemoveLineItemsRequest,
  RemoveProductBrandResponse,
  RemoveProductMediaFromChoicesRequest,
  RemoveProductMediaFromChoicesResponse,
  RemoveProductMediaRequest,
  RemoveProductMediaResponse,
  RemoveProductRibbonResponse,
  RemoveProductsFromCollectionRequest,
  RemoveProductsFromCollectionResponse,
  ResendDuringAuthenticationRequest,
  ResetAllVariantDataResponse,
  RevokeRefreshTokenRequest,
  RevokeRefreshTokenResponse,
  Ribbon,
  SecondaryEmailInput,
  SelectedMembership,
  SelectedMembershipInput,
  SelectedMemberships,
  SelectedShippingOption,
  SelectedShippingOptionInput,
  SendActivationEmailRequest,
  SendActivationEmailResponse,
  SendRecoveryEmailRequest,
  SendRecoveryEmailResponse,
  SeoSchema,
  SeoSchemaInput,
  ShippingRegion,
  StartRequest,
  StartResponse,
  SubscriptionDescription,
  SubscriptionTitle,
  TaxRateBreakdown,
  TaxableAddressInput,
  TokenInfoRequest,
  TokenRequest,
  TokenResponse,
  TranslatableStringInput,
  UpdateCurrentCartLineItemQuantityRequest,
  UpdateInventoryVariantsResponse,
  UpdateLineItemsQuantityRequest,
  UpdateMySlugRequest,
  UpdateVariantsRequest,
  UserInfoResponse,
  V1DeleteProductPlatformizedResponse,
  V1ModifierGroup,
  ValidateEmailRequest,
  VariantStock,
  VerifyDuringAuthenticationRequest,
  WaitingList,
} from './schema.ts'

export type {
  AddProductMediaRequest,
  AddProductMediaResponse,
  AddProductMediaToChoicesRequest,
  AddProductMediaToChoicesResponse,
  AddProductsToCollectionRequest,
  AddProductsToCollectionResponse,
  AdditionalInfoSection,
  AddressLocationInput,
  AddressWrapperInput,
  ApplicationError,
  AppliedCoupon,
  AppliedMerchantDiscount,
  AuthorizeQuery,
  BookingLocation,
  BookingPolicyViolations,
  BulkAdjustProductPropertiesRequest,
  BulkAdjustProductPropertiesResponse,
  BulkUpdateProductsRequest,
  BulkUpdateProductsResponse,
  BuyerInfo,
  CalculationSystemError,
  CallbackParams,
  CaptchaToken,
  CartAddress,
  CartDiscount,
  CartStreetAddressInput,
  CatalogReference,
  CatalogReferenceInput,
  ChangePasswordRequest,
  ChangePasswordResponse,
  ChannelTypeInput,
  Color,
  ColorInput,
  Connection,
  ConnectionInput,
  Contact,
  ContactStreetAddressInput,
  CostAndProfitData,
  CouponScope,
  CreateCheckoutResponse,
  CreateRedirectSessionResponse,
  CustomTextField,
  DecrementInventoryRequest,
  DecrementInventoryResponse,
  DeleteCartResponse,
  DeleteCollectionResponse,
  DeleteMemberResponse,
  DeleteMyMemberQuery,
  DeleteMyMemberResponse,
  DeleteProductOptionsResponse,
  DeleteProductPlatformizedResponse,
  DeleteProductResponse,
  DeliveryAllocation,
  DescriptionLineName,
  DescriptionLineNameInput,
  DeviceCodeQuery,
  DeviceCodeResponse,
  DeviceVerifyQuery,
  DeviceVerifyResponse,
  DimensionsInput,
  DiscountInput,
  DiscountRule,
  ExtendedFields,
  ExtendedFieldsInput,
  FieldSet,
  FullAddressContactDetailsInput,
  GetCurrentMemberQuery,
  GetInventoryVariantsRequest,
  GetKeysResponse,
  GetMemberQuery,
  GetProductPlatformizedQuery,
  GetProductQuery,
  GiftCard,
  GraphqlRequest,
  GraphqlResponse,
  HostSelectedMembership,
  Identifier,
  IdentifierInput,
  IdentityAddress,
  IdentityEmail,
  IdentityEmailInput,
  IdentityMetadata,
  IdentityPrivacyStatusInput,
  IdentityStatusInput,
  IncrementInventoryRequest,
  IncrementInventoryResponse,
  InventoryVariantV2,
  ItemTypeInput,
  ItemsPagingMetadata,
  LineItemDiscount,
  ListMembersQuery,
  LoginId,
  LoginRequest,
  LoginV2Request,
  LoginWithIdpConnectionTokenParamsRequest,
  LogoutQuery,
  MediaItemUrlAndSize,
  MediaItemVideo,
  MemberCustomFieldInput,
  MemberPrivacyStatusInput,
  MembersPagingMetadata,
  MembersQuery,
  MembersSearch,
  MembershipName,
  MembershipPaymentCredits,
  MerchantDiscountInput,
  ModifierGroup,
  MultiCurrencyPrice,
  NumericPropertyRange,
  OriginalText,
  OriginalTextInput,
  PageUrl,
  PageUrlV2,
  PageUrlV2Input,
  PaymentOptionInput,
  PaymentOptionTypeInput,
  PhoneInput,
  PhysicalProperties,
  PhysicalPropertiesInput,
  PlainTextValue,
  PlainTextValueInput,
  PlatformPagingMetadata,
  PlatformQuery,
  Policy,
  PolicyInput,
  PreorderInfo,
  PreorderInfoInput,
  PriceData,
  PriceDescription,
  PriceDescriptionInput,
  PricePerUnitDataInput,
  PriceSummary,
  ProceedToNextStateRequest,
  ProductFacetValue,
  ProductName,
  ProductNameInput,
  ProductOptionsAvailabilityRequest,
  ProductTypeInput,
  Profile,
  ProfileImageInput,
  QueryInventoryRequest,
  QueryProductFacetsRequest,
  QueryProductFiguresRequest,
  QueryProductFiguresResponse,
  QueryProductVariantsRequest,
  RawHttpResponse,
  RecoverRequest,
  RedirectSessionAuthParams,
  RedirectSessionBookingsBookParams,
  RedirectSessionEcomCheckoutParams,
  RedirectSessionEcomOrderPaymentRequestParams,
  RedirectSessionEventsCheckoutParams,
  RedirectSessionLoginParams,
  RedirectSessionLogoutParams,
  RedirectSessionPaidPlansCheckoutParams,
  RedirectSessionPreferences,
  RedirectSessionStoresProductParams,
  RemoveCouponFromCurrentCartRequest,
  RemoveCouponRequest,
  RemoveLineItemsFromCurrentCartRequest,
  RemoveLineItemsRequest,
  RemoveProductBrandResponse,
  RemoveProductMediaFromChoicesRequest,
  RemoveProductMediaFromChoicesResponse,
  RemoveProductMediaRequest,
  RemoveProductMediaResponse,
  RemoveProductRibbonResponse,
  RemoveProductsFromCollectionRequest,
  RemoveProductsFromCollectionResponse,
  ResendDuringAuthenticationRequest,
  ResetAllVariantDataResponse,
  RevokeRefreshTokenRequest,
  RevokeRefreshTokenResponse,
  Ribbon,
  SecondaryEmailInput,
  SelectedMembership,
  SelectedMembershipInput,
  SelectedMemberships,
  SelectedShippingOption,
  SelectedShippingOptionInput,
  SendActivationEmailRequest,
  SendActivationEmailResponse,
  SendRecoveryEmailRequest,
  SendRecoveryEmailResponse,
  SeoSchema,
  SeoSchemaInput,
  ShippingRegion,
  StartRequest,
  StartResponse,
  SubscriptionDescription,
  SubscriptionTitle,
  TaxRateBreakdown,
  TaxableAddressInput,
  TokenInfoRequest,
  TokenRequest,
  TokenResponse,
  TranslatableStringInput,
  UpdateCurrentCartLineItemQuantityRequest,
  UpdateInventoryVariantsResponse,
  UpdateLineItemsQuantityRequest,
  UpdateMySlugRequest,
  UpdateVariantsRequest,
  UserInfoResponse,
  V1DeleteProductPlatformizedResponse,
  V1ModifierGroup,
  ValidateEmailRequest,
  VariantStock,
  VerifyDuringAuthenticationRequest,
  WaitingList,
}

export type {
  AddressLocation,
  AddressTagInput,
  AdjustValue,
  ApplicableLineItems,
  AuthenticatorConnection,
  AuthenticatorConnectionInput,
  AuthorizeRequest,
  BulkActionMetadata,
  BulkProductResult,
  Carrier,
  CartCoupon,
  CartMerchantDiscount,
  CartStreetAddress,
  CatalogPaging,
  ContactAddress,
  ContactStreetAddress,
  CouponScopeGroup,
  CursorPaging,
  Cursors,
  DecrementData,
  DimensionsUnitInput,
  DiscountRuleName,
  EmailOptions,
  EmailTagInput,
  FormattedPrice,
  GrantType,
  GraphqlError,
  GraphqlErrorLocation,
  HeadersEntry,
  HostSelectedMembershipInput,
  IdentityAddressInput,
  IdentityStatusNameInput,
  IdentityStatusReasonInput,
  IdpConnection,
  IdpConnectionInput,
  IncrementData,
  InventoryPaging,
  InventoryQuery,
  ItemMetadata,
  ItemModifier,
  ItemTypePresetInput,
  LineItemQuantityUpdate,
  LocationType,
  MeasurementUnitInput,
  MediaAssignmentToChoice,
  MediaDataForWrite,
  MemberCustomField,
  MembersPaging,
  MembersSorting,
  OptionAndChoice,
  PercentageData,
  PhoneTagInput,
  PlatformPaging,
  ProductDiscountTypeInput,
  ProductFacetFieldInput,
  ProductFigures,
  ProductMarginGroup,
  ProductStockValue,
  ProfileImage,
  Prompt,
  PropertyAdjustmentData,
  PublicKey,
  RecaptchaForClientSiteKey,
  RecoveryRedirect,
  RedirectSession,
  Region,
  ResponseMode,
  SeoKeyword,
  SeoKeywordInput,
  SeoSettings,
  SeoSettingsInput,
  SeoTag,
  SeoTagInput,
  SetValue,
  SortOrder,
  Sorting,
  TaxExemption,
  TaxableAddressTypeInput,
  TranslatableString,
  URLDetails,
  V1ItemModifier,
  VariantOverride,
  VatIdInput,
  VatTypeInput,
  VerificationTarget,
} from './schema.ts'

/** Lines to add to a cart. */
export interface AddToCartRequest {
  /** Catalogue items, each with `catalogReference` and `quantity`. */
  lineItems?: LineItemInput[] | undefined
  /** Items without a catalogue; only apps may send them. */
  customLineItems?: CustomLineItem[] | undefined
  /** Location to buy from; a cart bound to another one refuses the call. */
  businessLocationId?: string | null | undefined
}

/** The cart with the new lines. */
export interface AddToCartResponse {
  /** The cart as it is now. */
  cart: Cart
}

/** Lines to add to the caller's own cart. */
export interface AddToCurrentCartRequest {
  /** Catalogue items, each with `catalogReference` and `quantity`. */
  lineItems?: LineItemInput[] | undefined
  /** Items without a catalogue; only apps may send them. */
  customLineItems?: CustomLineItem[] | undefined
  /** Location to buy from; a cart bound to another one refuses the call. */
  businessLocationId?: string | null | undefined
}

/** A fee that is neither shipping nor tax, such as gift wrapping. */
export interface AdditionalFee {
  /** Code of it in its app. */
  code?: string | null
  /** Name to show. */
  name: string
  /** Amount, with tax where prices include it. */
  price?: MultiCurrencyPrice
  /** How the tax on it is made up. */
  taxDetails?: ItemTaxFullDetails
  /** App that charges it. */
  providerAppId?: string | null
  /** Amount without tax. */
  priceBeforeTax?: MultiCurrencyPrice
  /** Lines it is charged for; empty when it is for the whole cart. */
  lineItemIds: string[]
  /** Amount with tax. */
  priceAfterTax?: MultiCurrencyPrice
  /** Where the fee comes from. */
  source?: AdditionalFeeSource
  /** Name in the buyer's language. */
  translatedName?: string | null
  /** Which address decided the tax on it. */
  taxableAddress?: TaxableAddress
}

/**
 * Where a fee comes from.
 *
 * - `UNKNOWN_ADDITIONAL_FEE_SOURCE`: not specified
 * - `SERVICE_PLUGIN`: an app asked by the platform
 * - `ITEM`: an item of the cart
 * - `MANUAL`: the merchant
 * - `SHIPPING`: the shipping option
 * - `PLATFORM`: the platform itself
 */
export type AdditionalFeeSource = 'UNKNOWN_ADDITIONAL_FEE_SOURCE' | 'SERVICE_PLUGIN' | 'ITEM' | 'MANUAL' | 'SHIPPING' | 'PLATFORM'

/** A titled text of the product page. */
export interface AdditionalInfoSectionInput {
  /** Heading of the section. */
  title?: string | undefined
  /** Text of the section, which may hold simple HTML. */
  description?: string | undefined
}

/** What a postal address is used for. */
export type AddressTag = 'UNTAGGED' | 'HOME' | 'WORK' | 'BILLING' | 'SHIPPING'

/** An address together with its contact person or company. */
export interface AddressWithContact {
  /** Where to deliver or bill. */
  address?: CartAddress
  /** Contact to deliver to or bill. */
  contactDetails?: FullAddressContactDetails
}

/** An address together with its contact person or company. */
export interface AddressWithContactInput {
  /** Where to deliver or bill. */
  address?: CartAddressInput | undefined
  /** Contact to deliver to or bill. */
  contactDetails?: FullAddressContactDetailsInput | undefined
}

/** A postal address of a person with its tag. */
export interface AddressWrapper {
  /** The address. */
  address?: IdentityAddress
  /** What the person uses it for. */
  tag: AddressTag
}

/** One kind of tax of one authority, summed over all lines. */
export interface AggregatedTaxBreakdown {
  /** Name of the tax. */
  taxName?: string
  /** Kind of the tax. */
  taxType?: string
  /** Authority that levies it. */
  jurisdictionName?: string
  /** Level of that authority. */
  jurisdictionType?: JurisdictionType
  /** Rate, as a fraction of 1. */
  taxRate?: string
  /** Amount of the tax. */
  aggregatedTaxAmount?: MultiCurrencyPrice
}

/** A discount with its amount. */
export interface AppliedDiscount {
  /** The coupon, when the discount is one. */
  coupon?: AppliedCoupon
  /** The amount, when the merchant gave it. */
  merchantDiscount?: AppliedMerchantDiscount
  /** The rule, when the discount is automatic. */
  discountRule?: DiscountRule
  /** What the discount applies to. */
  discountType: CartDiscountType
  /** Lines it applies to; empty when it is on the whole cart. */
  lineItemIds: string[]
  /** Its share on each line. */
  lineItemDiscounts?: LineItemDiscount[]
}

/** The member, now APPROVED. */
export interface ApproveMemberResponse {
  /** The member, as it is now. */
  member: Member
}

/**
 * State of a sign-in in the first version of the calls; read `StateMachineResponse` instead.
 *
 * @deprecated Read `StateMachineResponse` instead.
 */
export interface AuthenticationState {
  /** Next step of the sign-in. */
  status: AuthenticationStateStatus
  /** Identifies this sign-in in the next call; absent once it is done. */
  stateToken?: string | null
}

/** Next step of a sign-in in the first version of the calls. */
export type AuthenticationStateStatus = 'DONE' | 'REQUIRE_OWNER_APPROVAL' | 'STATUS_CHECK'

/** Why a fallback rate was used in place of an automatic one. */
export interface AutoTaxFallbackCalculationDetails {
  /** Kind of reason. */
  fallbackReason: FallbackReason
  /** The failure, when there was one. */
  error?: ApplicationError
}

/** The member, now BLOCKED. */
export interface BlockMemberResponse {
  /** The member, as it is now. */
  member: Member
}

/** A time slot at which a service is available. */
export interface BookingSlot {
  /**
   * Session of a class or course; send `eventId` instead.
   *
   * @deprecated Send `eventId` instead.
   */
  sessionId?: string | null | undefined
  /** Service that is offered. */
  serviceId?: string | undefined
  /** Schedule the slot belongs to. */
  scheduleId?: string | undefined
  /**
   * Start as local time text in `timezone`, not an instant.
   *
   * @example "2024-02-10T09:30:00"
   */
  startDate?: string | null | undefined
  /**
   * End as local time text in `timezone`, not an instant.
   *
   * @example "2024-02-10T10:30:00"
   */
  endDate?: string | null | undefined
  /**
   * Time zone of start and end.
   *
   * @example "Europe/Stockholm"
   */
  timezone?: string | null | undefined
  /** Person, room or thing that is booked. */
  resource?: SlotResource | undefined
  /** Where it takes place. */
  location?: BookingLocation | undefined
  /** Event of the calendar the slot belongs to. */
  eventId?: string | null | undefined
}

/** Who a cart or checkout belongs to; at most one of the three kinds of id is set. */
export interface BuyerInfoInput {
  /** Id of the visitor, when not signed in. */
  visitorId?: string | undefined
  /** Id of the member, when signed in. */
  memberId?: string | undefined
  /** Id of the site user, for carts made by staff. */
  userId?: string | undefined
  /** Id of the contact the buyer is known as; may be set for buyers who are not signed in. */
  contactId?: string | null | undefined
  /** E-mail address of the buyer. */
  email?: string | null | undefined
}

/** One line of an estimate. */
export interface CalculatedLineItem {
  /**
   * Which line of the cart it is.
   *
   * @example "00000000-0000-0000-0000-000000000001"
   */
  lineItemId: string
  /** Its prices. */
  pricesBreakdown?: LineItemPricesData
  /** How the line is paid. */
  paymentOption: PaymentOptionType
  /** Which address decided the tax. */
  taxableAddress?: TaxableAddress
}

/** Which parts of an estimate failed, and why; a part without an entry succeeded. */
export interface CalculationErrors {
  /** Shipping failed as a whole. */
  generalShippingCalculationError?: ErrorDetails
  /** Some carriers failed. */
  carrierErrors?: CarrierErrors
  /** Tax failed. */
  taxCalculationError?: ErrorDetails
  /** The coupon failed; it may have expired. */
  couponCalculationError?: ErrorDetails
  /**
   * The gift card failed; no replacement.
   *
   * @deprecated No replacement.
   */
  giftCardCalculationError?: ErrorDetails
  /** Reasons why no order could be made of the cart. */
  orderValidationErrors: ApplicationError[]
  /** Memberships failed. */
  membershipError?: ErrorDetails
  /** Automatic discounts failed. */
  discountsCalculationError?: ErrorDetails
  /** The selected shipping option is not available. */
  selectedShippingOptionError?: ErrorDetails
}

/** What a callback address is used for; no operation here returns it. */
export type CallbackType = 'UNKNOWN' | 'LOGOUT' | 'CHECKOUT' | 'AUTHORIZE'

/** Failure of one carrier. */
export interface CarrierError {
  /** Which carrier it was. */
  carrierId: string
  /** What went wrong. */
  error?: ErrorDetails
}

/** Failures of single carriers. */
export interface CarrierErrors {
  /** One entry per carrier that failed. */
  errors: CarrierError[]
}

/** What one carrier offers. */
export interface CarrierServiceOption {
  /** Id of the carrier. */
  carrierId: string
  /** Options of this carrier for the cart's address and lines. */
  shippingOptions: ShippingOption[]
}

/**
 * What a visitor, a member or a guest of an app is about to buy. A cart lives until it is
 * deleted or all of it is bought. Prices are recomputed from the catalogue on every read;
 * totals with shipping and tax come from an estimate.
 */
export interface Cart {
  /** Identifies the cart; keep it to read the cart again by id. */
  id: string
  /**
   * Lines of the cart in the order they were added; lines are sent beside the cart, not in
   * it.
   */
  lineItems: LineItem[]
  /** Note of the buyer for the merchant. */
  buyerNote?: string | null
  /** Whose cart it is. */
  buyerInfo?: BuyerInfo
  /**
   * Three-letter code of the currency prices are computed in.
   *
   * @example "USD"
   */
  currency: string
  /**
   * Three-letter code of the currency that `convertedAmount` fields are in.
   *
   * @example "EUR"
   */
  conversionCurrency: string
  /** Two-letter language of the buyer, which `translated` fields are in. */
  buyerLanguage?: string | null
  /** Two-letter main language of the site, which `original` fields are in. */
  siteLanguage?: string | null
  /** Whether the prices already contain tax. */
  taxIncludedInPrices?: boolean | null
  /** Unit of all weights in the cart. */
  weightUnit: WeightUnit
  /** Checkout made from this cart, if any. */
  checkoutId?: string | null
  /** The coupon and merchant discounts applied to the cart; an estimate shows their amounts. */
  appliedDiscounts: CartDiscount[]
  /** When the cart was created. */
  createdDate: string
  /** When the cart was last changed. */
  updatedDate: string
  /** Address and contact of the buyer, kept for shipping, tax and checkout. */
  contactInfo?: AddressWithContact
  /** Address of a checkout page of your own that replaces the hosted one. */
  overrideCheckoutUrl?: string | null
  /** Id that stays the same from cart through checkout to order. */
  purchaseFlowId?: string | null
  /** Shipping option the buyer picked before checkout. */
  selectedShippingOption?: SelectedShippingOption
  /**
   * The early release's name for the purchase; read `purchaseFlowId` instead.
   *
   * @deprecated Read `purchaseFlowId` instead.
   */
  ecomId?: string | null
  /** Values apps keep on the cart. */
  extendedFields?: ExtendedFields
  /** Location of the business the cart is bound to; all its lines must be available there. */
  businessLocationId?: string | null
  /** Three-letter code of the currency the buyer will be charged in. */
  paymentCurrency?: string
  /**
   * Number, as text, that grows with every change of the cart.
   *
   * @example "7"
   */
  revision?: string | null
  /** Sum of all lines before discounts, shipping and tax. */
  subtotal?: MultiCurrencyPrice
}

/**
 * What a visitor, a member or a guest of an app is about to buy. A cart lives until it is
 * deleted or all of it is bought. Prices are recomputed from the catalogue on every read;
 * totals with shipping and tax come from an estimate.
 */
export interface CartInput {
  /** Identifies the cart; keep it to read the cart again by id. */
  id?: string | null | undefined
  /**
   * Lines of the cart in the order they were added; lines are sent beside the cart, not in
   * it.
   */
  lineItems?: LineItemInput[] | undefined
  /** Note of the buyer for the merchant. */
  buyerNote?: string | null | undefined
  /** Whose cart it is. */
  buyerInfo?: BuyerInfoInput | undefined
  /**
   * Three-letter code of the currency prices are computed in.
   *
   * @example "USD"
   */
  currency?: string | undefined
  /**
   * Three-letter code of the currency that `convertedAmount` fields are in.
   *
   * @example "EUR"
   */
  conversionCurrency?: string | undefined
  /** Two-letter language of the buyer, which `translated` fields are in. */
  buyerLanguage?: string | null | undefined
  /** Two-letter main language of the site, which `original` fields are in. */
  siteLanguage?: string | null | undefined
  /** Whether the prices already contain tax. */
  taxIncludedInPrices?: boolean | null | undefined
  /** Unit of all weights in the cart. */
  weightUnit?: WeightUnitInput | undefined
  /** Checkout made from this cart, if any. */
  checkoutId?: string | null | undefined
  /** The coupon and merchant discounts applied to the cart; an estimate shows their amounts. */
  appliedDiscounts?: CartDiscountInput[] | undefined
  /** When the cart was created. */
  createdDate?: string | undefined
  /** When the cart was last changed. */
  updatedDate?: string | undefined
  /** Address and contact of the buyer, kept for shipping, tax and checkout. */
  contactInfo?: AddressWithContactInput | undefined
  /** Address of a checkout page of your own that replaces the hosted one. */
  overrideCheckoutUrl?: string | null | undefined
  /** Id that stays the same from cart through checkout to order. */
  purchaseFlowId?: string | null | undefined
  /** Shipping option the buyer picked before checkout. */
  selectedShippingOption?: SelectedShippingOptionInput | undefined
  /**
   * The early release's name for the purchase; read `purchaseFlowId` instead.
   *
   * @deprecated Read `purchaseFlowId` instead.
   */
  ecomId?: string | null | undefined
  /** Values apps keep on the cart. */
  extendedFields?: ExtendedFieldsInput | undefined
  /** Location of the business the cart is bound to; all its lines must be available there. */
  businessLocationId?: string | null | undefined
  /** Three-letter code of the currency the buyer will be charged in. */
  paymentCurrency?: string | undefined
  /**
   * Number, as text, that grows with every change of the cart.
   *
   * @example "7"
   */
  revision?: string | null | undefined
  /** Sum of all lines before discounts, shipping and tax. */
  subtotal?: MultiCurrencyPriceInput | undefined
}

/** A postal address of a cart, a checkout or a pickup point. */
export interface CartAddressInput {
  /**
   * Two-letter ISO 3166-1 country code.
   *
   * @example "US"
   */
  country?: string | null | undefined
  /**
   * State, province or region as an ISO 3166-2 code that repeats the country.
   *
   * @example "US-NY"
   */
  subdivision?: string | null | undefined
  /** City or town. */
  city?: string | null | undefined
  /** Postal or ZIP code. */
  postalCode?: string | null | undefined
  /** Street split into name and number, for buyers who gave it in parts. */
  streetAddress?: CartStreetAddressInput | undefined
  /**
   * Main line of the address, usually street and number in one text.
   *
   * @example "235 West 23rd Street"
   */
  addressLine?: string | null | undefined
  /** Free second line, such as floor, flat or entrance. */
  addressLine2?: string | null | undefined
  /** Country name in full, derived from `country`. */
  countryFullname?: string | null | undefined
  /** Name of the subdivision in full, derived from `subdivision`. */
  subdivisionFullname?: string | null | undefined
  /** The whole address as one line, ready to print. */
  formattedAddress?: string | null | undefined
  /** Coordinates of the address. */
  geocode?: AddressLocationInput | undefined
}

/** A coupon applied to a cart. */
export interface CartCouponInput {
  /** Id of the coupon. */
  id?: string | undefined
  /**
   * Code the buyer entered.
   *
   * @example "TENOFF"
   */
  code?: string | undefined
}

/** One discount applied to a cart. */
export interface CartDiscountInput {
  /** The coupon, when the discount is one. */
  coupon?: CartCouponInput | undefined
  /** The amount, when the merchant gave it. */
  merchantDiscount?: CartMerchantDiscountInput | undefined
}

/** What a discount applies to - the whole cart, some of its lines, or shipping. */
export type CartDiscountType = 'GLOBAL' | 'SPECIFIC_ITEMS' | 'SHIPPING'

/** A manual discount of the merchant. */
export interface CartMerchantDiscountInput {
  /** Amount taken off. */
  amount?: MultiCurrencyPriceInput | undefined
}

/** A rule of the store or an app that a cart breaks. */
export interface CartViolation {
  /** Whether the buyer may proceed. */
  severity: Severity
  /** What part of the cart it is about. */
  target?: ViolationTarget
  /** Message for the buyer. */
  description?: string | null
}

/** Values that replace what the catalogue says about a line, for callers trusted to set them. */
export interface CatalogOverrideFields {
  /** Name to show. */
  productName?: ProductName
  /** Price of one unit. */
  price?: string | null
  /** Price of one unit before discount. */
  fullPrice?: string | null
  /** Details to show. */
  descriptionLines?: DescriptionLine[]
  /** Weight and SKU. */
  physicalProperties?: PhysicalProperties
  /** Picture to show. */
  image?: Image
  /** How the line is paid. */
  paymentOption?: PaymentOption
  /** What is paid at checkout. */
  depositAmount?: string | null
  /** Whether paying stores the payment method. */
  savePaymentMethod?: boolean | null
  /** App that keeps the stock of this line. */
  inventoryAppId?: string | null
}

/** Values that replace what the catalogue says about a line, for callers trusted to set them. */
export interface CatalogOverrideFieldsInput {
  /** Name to show. */
  productName?: ProductNameInput | undefined
  /** Price of one unit. */
  price?: string | null | undefined
  /** Price of one unit before discount. */
  fullPrice?: string | null | undefined
  /** Details to show. */
  descriptionLines?: DescriptionLineInput[] | undefined
  /** Weight and SKU. */
  physicalProperties?: PhysicalPropertiesInput | undefined
  /** Picture to show. */
  image?: ImageInput | undefined
  /** How the line is paid. */
  paymentOption?: PaymentOptionInput | undefined
  /** What is paid at checkout. */
  depositAmount?: string | null | undefined
  /** Whether paying stores the payment method. */
  savePaymentMethod?: boolean | null | undefined
  /** App that keeps the stock of this line. */
  inventoryAppId?: string | null | undefined
}

/**
 * Where a sale is made.
 *
 * - `UNSPECIFIED`: not specified
 * - `WEB`: on a website
 * - `POS`: at a point of sale
 * - `EBAY`, `AMAZON`, `WISH`, `CLASS_PASS`, `GLOBAL_E`, `FACEBOOK`, `ETSY`, `TIKTOK`,
 * `FAIRE_COM`: on that marketplace
 * - `OTHER_PLATFORM`: on another one
 * - `WIX_APP_STORE`: in the platform's app
 * - `WIX_INVOICES`: through the platform's invoices
 * - `BACKOFFICE_MERCHANT`: by staff, for the buyer
 * - `PAYPAL_AGENTIC_CHECKOUT`, `STRIPE_AGENTIC_CHECKOUT`: by an assistant that buys for the
 * buyer, through that service
 */
export type ChannelType = 'UNSPECIFIED' | 'WEB' | 'POS' | 'EBAY' | 'AMAZON' | 'OTHER_PLATFORM' | 'WIX_APP_STORE' | 'WIX_INVOICES' | 'BACKOFFICE_MERCHANT' | 'WISH' | 'CLASS_PASS' | 'GLOBAL_E' | 'FACEBOOK' | 'ETSY' | 'TIKTOK' | 'FAIRE_COM' | 'PAYPAL_AGENTIC_CHECKOUT' | 'STRIPE_AGENTIC_CHECKOUT'

/** What a charge on top of shipping is for, handling or insurance. */
export type ChargeType = 'HANDLING_FEE' | 'INSURANCE'

/**
 * A purchase in progress: the lines of a cart with addresses, shipping and totals. It is paid
 * on the hosted checkout page; from then on `completed` is true.
 */
export interface Checkout {
  /** Identifies the checkout. */
  id?: string | null
  /** What is bought, as it was in the cart when the checkout was made. */
  lineItems?: LineItem[]
  /** Billing address and contact. */
  billingInfo?: AddressWithContact
  /** Shipping address and option. */
  shippingInfo?: CheckoutShippingInfo
  /** Note of the buyer for the merchant. */
  buyerNote?: string | null
  /** The buyer. */
  buyerInfo?: BuyerInfo
  /** Totals. */
  priceSummary?: PriceSummary
  /** Part of the totals due now. */
  payNow?: PriceSummary
  /** Part of the totals due later. */
  payLater?: PriceSummary
  /** Tax. */
  taxSummary?: TaxSummary
  /** Discounts with the amounts they take off. */
  appliedDiscounts?: AppliedDiscount[]
  /** Fees that are neither shipping nor tax. */
  additionalFees?: AdditionalFee[]
  /** Gift card to be redeemed, if any. */
  giftCard?: GiftCard
  /** Parts of the totals that could not be calculated. */
  calculationErrors?: CalculationErrors
  /**
   * Three-letter code of the currency of all amounts.
   *
   * @example "USD"
   */
  currency?: string
  /** Three-letter code of the currency that `convertedAmount` fields are in. */
  conversionCurrency?: string
  /** Unit of all weights. */
  weightUnit?: WeightUnit
  /** Where the sale is made. */
  channelType?: ChannelType
  /** Two-letter main language of the site. */
  siteLanguage?: string | null
  /** Two-letter language of the buyer. */
  buyerLanguage?: string | null
  /** Whether the prices already contain tax. */
  taxIncludedInPrice?: boolean
  /** Cart the checkout was made from. */
  cartId?: string | null
  /** Whether an order was created from it. */
  completed?: boolean
  /** When the checkout was made. */
  createdDate?: string
  /** When it was last changed. */
  updatedDate?: string
}

/** Where and how a checkout is shipped. */
export interface CheckoutShippingInfo {
  /** Shipping region the address falls into. */
  region?: ShippingRegion
  /** Shipping address and contact. */
  shippingDestination?: AddressWithContact
  /** Shipping option that was chosen. */
  selectedCarrierServiceOption?: SelectedCarrierServiceOption
}

/** One choice of an option. */
export interface Choice {
  /**
   * Value of the choice; a CSS color for color options, else usually the same as
   * `description`.
   *
   * @example "#2f5d8a"
   */
  value: string
  /**
   * Name of the choice as buyers see it, and the name that variants and carts refer to.
   *
   * @example "Blue"
   */
  description: string
  /** Gallery items that show this choice. */
  media?: Media
  /** Whether any visible variant with this choice is in stock. */
  inStock: boolean
  /** Whether any variant with this choice is visible. */
  visible: boolean
}

/** One choice of an option. */
export interface ChoiceInput {
  /**
   * Value of the choice; a CSS color for color options, else usually the same as
   * `description`.
   *
   * @example "#2f5d8a"
   */
  value?: string | undefined
  /**
   * Name of the choice as buyers see it, and the name that variants and carts refer to.
   *
   * @example "Blue"
   */
  description?: string | undefined
  /** Gallery items that show this choice. */
  media?: MediaInput | undefined
  /** Whether any visible variant with this choice is in stock. */
  inStock?: boolean | undefined
  /** Whether any variant with this choice is visible. */
  visible?: boolean | undefined
}

/** A named group of products; an update changes only the fields that are sent. */
export interface Collection {
  /**
   * Identifier of the collection, a GUID except for the built-in one that holds every
   * product.
   *
   * @example "1fe3e2c8-0f2a-4d0c-8e5b-3b4f5a6c7d80"
   */
  id: string
  /**
   * Name shown to buyers.
   *
   * @example "Ceramics"
   */
  name: string
  /** Picture of the collection. */
  media?: Media
  /** How many products it holds; 0 where the platform was not asked to count. */
  numberOfProducts: number
  /** Text of the collection's page. */
  description?: string | null
  /**
   * Last part of the collection page's address, made from the name by default.
   *
   * @example "ceramics"
   */
  slug?: string | null
  /**
   * Whether the collection has its own page on sites that build such pages; true by default.
   *
   * @defaultValue true
   */
  visible: boolean
  /** Tags and settings for search engines. */
  seoSchema?: SeoSchema
}

/** A named group of products; an update changes only the fields that are sent. */
export interface CollectionInput {
  /**
   * Identifier of the collection, a GUID except for the built-in one that holds every
   * product.
   *
   * @example "1fe3e2c8-0f2a-4d0c-8e5b-3b4f5a6c7d80"
   */
  id?: string | null | undefined
  /**
   * Name shown to buyers.
   *
   * @example "Ceramics"
   */
  name?: string | null | undefined
  /** Picture of the collection. */
  media?: MediaInput | undefined
  /** How many products it holds; 0 where the platform was not asked to count. */
  numberOfProducts?: number | undefined
  /** Text of the collection's page. */
  description?: string | null | undefined
  /**
   * Last part of the collection page's address, made from the name by default.
   *
   * @example "ceramics"
   */
  slug?: string | null | undefined
  /**
   * Whether the collection has its own page on sites that build such pages; true by default.
   *
   * @defaultValue true
   */
  visible?: boolean | null | undefined
  /** Tags and settings for search engines. */
  seoSchema?: SeoSchemaInput | undefined
}

/** The private side of a member, names, addresses and numbers. */
export interface ContactInput {
  /**
   * Id of the contact record; read `contactId` of the member instead.
   *
   * @deprecated Read `contactId` of the member instead.
   */
  contactId?: string | null | undefined
  /** Given name. */
  firstName?: string | null | undefined
  /** Family name. */
  lastName?: string | null | undefined
  /** Telephone numbers as the person wrote them; `deleteMemberPhones` clears the list. */
  phones?: string[] | null | undefined
  /**
   * E-mail addresses besides the login address, fixed once created; `deleteMemberEmails`
   * clears the list.
   */
  emails?: string[] | null | undefined
  /** Postal addresses; `deleteMemberAddresses` clears the list. */
  addresses?: ContactAddressInput[] | undefined
  /** Day of birth, as YYYY-MM-DD. */
  birthdate?: string | null | undefined
  /** Company of the person. */
  company?: string | null | undefined
  /** Position of the person in it. */
  jobTitle?: string | null | undefined
  /** The site's own fields about the person, by the field's key. */
  customFields?: {
    [key: string]: MemberCustomFieldInput
  } | undefined
}

/** A postal address of a member, its first line as one text or as street and number. */
export interface ContactAddressInput {
  /** First line taken apart into street and number. */
  streetAddress?: ContactStreetAddressInput | undefined
  /** First line as one text, usually street and number. */
  addressLine?: string | null | undefined
  /** Id of the address inside the member's record. */
  id?: string | null | undefined
  /** Second line, for instance floor or apartment. */
  addressLine2?: string | null | undefined
  /** Town or city. */
  city?: string | null | undefined
  /** State, province or region, as a code such as US-NY where one exists. */
  subdivision?: string | null | undefined
  /**
   * Country as a two-letter code.
   *
   * @example "SE"
   */
  country?: string | null | undefined
  /** Postal or ZIP code. */
  postalCode?: string | null | undefined
}

/** Cost and profit of an item. */
export interface CostAndProfitDataInput {
  /** Cost of one item for the store. */
  itemCost?: number | null | undefined
  /** The cost, formatted for display. */
  formattedItemCost?: string | undefined
  /** Discounted price less cost. */
  profit?: number | undefined
  /** The profit, formatted for display. */
  formattedProfit?: string | undefined
  /** Profit as a share of the discounted price, so 0.25 is a quarter. */
  profitMargin?: number | undefined
}

/** A set of items that coupons may be limited to. */
export interface CouponScopeInput {
  /**
   * Catalogue the scope belongs to.
   *
   * @example "stores"
   */
  namespace?: string | undefined
  /** The part of that catalogue. */
  group?: CouponScopeGroupInput | undefined
}

/** Part of a catalogue a coupon may be limited to. */
export interface CouponScopeGroupInput {
  /**
   * What the part is made of.
   *
   * @example "product"
   */
  name?: string | undefined
  /** Id of the product or collection meant. */
  entityId?: string | undefined
}

/** What a new cart starts with; at least one line is required. */
export interface CreateCartRequest {
  /**
   * Note, contact, shipping option and the like; its read-only fields are ignored, lines
   * included.
   */
  cartInfo?: CartInput | undefined
  /**
   * Coupon to put on the cart; the code of a gift card is accepted here as well.
   *
   * @example "TENOFF"
   */
  couponCode?: string | null | undefined
  /**
   * Manual discounts of the merchant, which only apps may send; use `couponCode` with a
   * coupon for the buyer instead.
   *
   * @deprecated Use `couponCode` with a coupon for the buyer instead.
   */
  merchantDiscounts?: MerchantDiscountInput[] | undefined
  /** Catalogue items to start with, each with `catalogReference` and `quantity`. */
  lineItems?: LineItemInput[] | undefined
  /** Items without a catalogue; only apps may send them. */
  customLineItems?: CustomLineItem[] | undefined
}

/** The new cart, with its id. */
export interface CreateCartResponse {
  /** The cart as it is now. */
  cart: Cart
}

/** What the checkout starts with besides the contents of the caller's cart. */
export interface CreateCheckoutFromCurrentCartRequest {
  /** Where the sale is made, `WEB` for a storefront. */
  channelType?: ChannelTypeInput | undefined
  /** Where the order goes. */
  shippingAddress?: CartAddressInput | undefined
  /** Address of the buyer. */
  billingAddress?: CartAddressInput | undefined
  /** Shipping option to start with. */
  selectedShippingOption?: SelectedShippingOptionInput | undefined
  /**
   * E-mail address of the buyer; needed when an address is sent and the buyer is not signed
   * in.
   */
  email?: string | null | undefined
}

/** What the checkout starts with besides the cart's own contents. */
export interface CreateCheckoutRequest {
  /** Where the sale is made, `WEB` for a storefront. */
  channelType?: ChannelTypeInput | undefined
  /** Where the order goes. */
  shippingAddress?: CartAddressInput | undefined
  /** Address of the buyer. */
  billingAddress?: CartAddressInput | undefined
  /** Shipping option to start with. */
  selectedShippingOption?: SelectedShippingOptionInput | undefined
  /**
   * E-mail address of the buyer; needed when an address is sent and the buyer is not signed
   * in.
   */
  email?: string | null | undefined
}

/** The collection to create. */
export interface CreateCollectionRequest {
  /** The collection; read-only fields are ignored. */
  collection: NewCollection
}

/** The created collection, with everything the platform filled in. */
export interface CreateCollectionResponse {
  /** The collection, as it is now. */
  collection: Collection
}

/** A new member. */
export interface CreateMemberRequest {
  /** The member to create; read-only fields are ignored. */
  member: NewMember
}

/** The new member, with its id. */
export interface CreateMemberResponse {
  /** The member, as it is now. */
  member: Member
}

/**
 * The product to be created; use `CreateProductRequest` instead.
 *
 * @deprecated Use `CreateProductRequest` instead.
 */
export interface CreateProductPlatformizedRequest {
  /** The product; read-only fields are ignored. */
  product: NewProduct
}

/**
 * The product as it was created; read `CreateProductResponse` instead.
 *
 * @deprecated Read `CreateProductResponse` instead.
 */
export interface CreateProductPlatformizedResponse {
  /** The product, as it is now. */
  product: Product
}

/** The product to create. */
export interface CreateProductRequest {
  /** The product; read-only fields are ignored. */
  product: NewProduct
}

/** The created product, with everything the platform filled in. */
export interface CreateProductResponse {
  /** The product, as it is now. */
  product: Product
}

/** The page to go to, as exactly one of the intent fields, and where to return to. */
export interface CreateRedirectSessionRequest {
  /** Intent: book a slot. */
  bookingsCheckout?: RedirectSessionBookingsCheckoutParams | undefined
  /** Intent: pay for a checkout. */
  ecomCheckout?: RedirectSessionEcomCheckoutParams | undefined
  /** Intent: pay for event tickets. */
  eventsCheckout?: RedirectSessionEventsCheckoutParams | undefined
  /** Intent: buy a plan. */
  paidPlansCheckout?: RedirectSessionPaidPlansCheckoutParams | undefined
  /** Intent: sign in, without the code flow. */
  login?: RedirectSessionLoginParams | undefined
  /** Intent: sign out. */
  logout?: RedirectSessionLogoutParams | undefined
  /** Intent: sign in by the authorization code flow. */
  auth?: RedirectSessionAuthParams | undefined
  /** Pages of your own that the hosted pages link back to. */
  callbacks?: CallbackParams | undefined
  /** How the hosted pages behave. */
  preferences?: RedirectSessionPreferences | undefined
  /** Intent: look at a product. */
  storesProduct?: RedirectSessionStoresProductParams | undefined
  /** Intent: choose a slot of a bookable resource. */
  bookingsBook?: RedirectSessionBookingsBookParams | undefined
  /** Intent: pay what an order still owes. */
  ecomOrderPaymentRequest?: RedirectSessionEcomOrderPaymentRequestParams | undefined
  /** Address the visitor comes from; of no effect in the sandbox. */
  origin?: string | null | undefined
}

/** A line without a catalogue item, described completely by the caller. */
export interface CustomLineItem {
  /** Weight and SKU. */
  physicalProperties?: PhysicalPropertiesInput | undefined
  /** Quantity of the item. */
  quantity?: number | undefined
  /**
   * Plain name of the item; send `productName` instead.
   *
   * @deprecated Send `productName` instead.
   */
  name?: string | null | undefined
  /**
   * Price of one unit in the cart's currency.
   *
   * @example "12.50"
   */
  price?: string | undefined
  /** Text shown beside or instead of the price. */
  priceDescription?: PriceDescriptionInput | undefined
  /** Details to show under the name. */
  descriptionLines?: DescriptionLineInput[] | undefined
  /** Picture of the item. */
  media?: ImageInput | undefined
  /**
   * Id of the line; no replacement.
   *
   * @deprecated No replacement.
   */
  id?: string | null | undefined
  /** Tax group that decides the rate; without one the store's default applies. */
  taxGroupId?: string | null | undefined
  /** Name of the item. */
  productName?: ProductNameInput | undefined
  /** Page the line links to. */
  url?: PageUrlV2Input | undefined
  /** What kind of thing is sold. */
  itemType?: ItemTypeInput | undefined
  /**
   * Price of one unit before discount, to be shown struck through.
   *
   * @example "15.00"
   */
  fullPrice?: string | null | undefined
  /** Maximum quantity; null for no limit. */
  quantityAvailable?: number | null | undefined
  /**
   * How the line is paid; custom lines may be restricted to `FULL_PAYMENT_ONLINE` and
   * `FULL_PAYMENT_OFFLINE`.
   */
  paymentOption?: PaymentOptionTypeInput | undefined
  /** Date and participants, when the line is a service. */
  serviceProperties?: ServicePropertiesInput | undefined
  /** Id of the parent item, when the line is a part of one. */
  rootCatalogItemId?: string | null | undefined
  /**
   * Part of the price paid at checkout; only with `paymentOption` `DEPOSIT_ONLINE`.
   *
   * @example "5.00"
   */
  depositAmount?: string | null | undefined
  /** Catalogue item that the line replaces, if any. */
  catalogReference?: CatalogReferenceInput | undefined
  /** Delivery profile that decides which shipping options apply. */
  deliveryProfileId?: string | null | undefined
  /** Whether the price is settled after the order. */
  priceUndetermined?: boolean | undefined
  /** Whether the quantity is fixed. */
  fixedQuantity?: boolean | undefined
  /** Payment policy the buyer has to agree to. */
  consentRequiredPaymentPolicy?: string | null | undefined
  /** Whether paying stores the payment method. */
  savePaymentMethod?: boolean | undefined
  /** Policies to show with the line. */
  policies?: PolicyInput[] | undefined
  /** Whether only signed-in members may check the line out. */
  membersOnly?: boolean | undefined
  /** Which address decides the tax on this line. */
  taxableAddress?: TaxableAddressInput | undefined
  /** Extras that belong to the line, with prices as plain decimals. */
  modifierGroups?: V1ModifierGroup[] | undefined
}

/** A text the buyer enters for the product. */
export interface CustomTextFieldInput {
  /** What the buyer is asked for. */
  title?: string | undefined
  /** How many characters the buyer may enter. */
  maxLength?: number | undefined
  /** Whether the text is required to buy the product. */
  mandatory?: boolean | undefined
}

/** A value of one of several types; exactly one field is set, the one of its type. */
export interface CustomValue {
  /** A text. */
  strValue?: string
  /** A number. */
  numValue?: number
  /** A timestamp. */
  dateValue?: string
  /** Several values in order. */
  listValue?: ListValue
  /** Several values by name. */
  mapValue?: MapValue
  /** A boolean. */
  boolValue?: boolean
}

/** A value of one of several types; exactly one field is set, the one of its type. */
export interface CustomValueInput {
  /** A text. */
  strValue?: string | undefined
  /** A number. */
  numValue?: number | undefined
  /** A timestamp. */
  dateValue?: string | undefined
  /** Several values in order. */
  listValue?: ListValueInput | undefined
  /** Several values by name. */
  mapValue?: MapValueInput | undefined
  /** A boolean. */
  boolValue?: boolean | undefined
}

/** The member, now without postal addresses. */
export interface DeleteMemberAddressesResponse {
  /** The member, as it is now. */
  member: Member
}

/** The member, now without further e-mail addresses; the login address stays. */
export interface DeleteMemberEmailsResponse {
  /** The member, as it is now. */
  member: Member
}

/** The member, now without telephone numbers. */
export interface DeleteMemberPhonesResponse {
  /** The member, as it is now. */
  member: Member
}

/** How and when an order reaches its buyer. */
export interface DeliveryLogistics {
  /**
   * How long it takes, as text for display.
   *
   * @example "3-5 business days"
   */
  deliveryTime?: string | null
  /** Instructions for the buyer. */
  instructions?: string | null
  /** Where to pick up the order, when it is not delivered. */
  pickupDetails?: PickupDetails
  /** Agreed window for the delivery or pickup. */
  deliveryTimeSlot?: DeliveryTimeSlot
}

/** A window of time for a delivery. */
export interface DeliveryTimeSlot {
  /** Start of the window. */
  from?: string
  /** End of the window. */
  to?: string
}

/** One detail of a line, such as "Size: M" or a colour with its swatch. */
export interface DescriptionLine {
  /** The value as text. */
  plainText?: PlainTextValue
  /** The value as a colour. */
  colorInfo?: Color
  /** What the value is about, such as "Size". */
  name?: DescriptionLineName
  /**
   * Older form of `plainText`; read `plainText` instead.
   *
   * @deprecated Read `plainText` instead.
   */
  plainTextValue?: OriginalText
  /**
   * Older form of `colorInfo`; read `colorInfo` instead.
   *
   * @deprecated Read `colorInfo` instead.
   */
  color?: string
  /** Which of the two value fields is set. */
  lineType?: DescriptionLineType
}

/** One detail of a line, such as "Size: M" or a colour with its swatch. */
export interface DescriptionLineInput {
  /** The value as text. */
  plainText?: PlainTextValueInput | undefined
  /** The value as a colour. */
  colorInfo?: ColorInput | undefined
  /** What the value is about, such as "Size". */
  name?: DescriptionLineNameInput | undefined
  /**
   * Older form of `plainText`; read `plainText` instead.
   *
   * @deprecated Read `plainText` instead.
   */
  plainTextValue?: OriginalTextInput | undefined
  /**
   * Older form of `colorInfo`; read `colorInfo` instead.
   *
   * @deprecated Read `colorInfo` instead.
   */
  color?: string | undefined
  /** Which of the two value fields is set. */
  lineType?: DescriptionLineTypeInput | undefined
}

/**
 * What a description line holds.
 *
 * - `UNRECOGNISED`: a kind this release does not know
 * - `PLAIN_TEXT`: text
 * - `COLOR`: a colour
 */
export type DescriptionLineType = 'UNRECOGNISED' | 'PLAIN_TEXT' | 'COLOR'

/**
 * What a description line holds.
 *
 * - `UNRECOGNISED`: a kind this release does not know
 * - `PLAIN_TEXT`: text
 * - `COLOR`: a colour
 */
export type DescriptionLineTypeInput = 'UNRECOGNISED' | 'PLAIN_TEXT' | 'COLOR'

/** A file sold as a digital item. */
export interface DigitalFile {
  /** Id of the file in the media store. */
  id?: string
  /** Name the buyer sees. */
  fileName?: string
  /** Kind of the file. */
  fileType?: FileType
}

/** A file sold as a digital item. */
export interface DigitalFileInput {
  /** Id of the file in the media store. */
  id?: string | undefined
  /** Name the buyer sees. */
  fileName?: string | undefined
  /** Kind of the file. */
  fileType?: FileTypeInput | undefined
}

/** Length, width and height. */
export interface Dimensions {
  /**
   * Length as a decimal string.
   *
   * @example "12.5"
   */
  length?: string | null
  /** Width as a decimal string. */
  width?: string | null
  /** Height as a decimal string. */
  height?: string | null
  /** Unit of all three. */
  unit?: DimensionsUnit
}

/** Unit of length of a product's dimensions. */
export type DimensionsUnit = 'UNKNOWN_DIMENSIONS_UNIT' | 'MM' | 'CM' | 'M' | 'IN' | 'FT' | 'YD'

/** Reduction of a product's price. */
export interface Discount {
  /** Whether `value` is an amount of money or a percentage. */
  type: ProductDiscountType
  /** Amount taken off the price, or percentage of it from 0 to 100. */
  value: number
}

/** What an e-mail address is used for. */
export type EmailTag = 'UNTAGGED' | 'MAIN' | 'HOME' | 'WORK'

/** Why an e-mail address cannot be registered. */
export interface EmailValidationFailure {
  /** The reason. */
  reason: EmailValidationReason
}

/**
 * Why an e-mail address cannot be registered. The sandbox, which does no DNS lookup, returns
 * none of them.
 */
export type EmailValidationReason = 'UNKNOWN_REASON' | 'EMAIL_ADDRESS_BOUNCED' | 'EMAIL_DOMAIN_MISSING_DNS_RECORDS' | 'EMAIL_DOMAIN_FORMAT_INVALID' | 'EMAIL_DOMAIN_PERMANENTLY_BLACKLISTED'

/** Why one part of an estimate failed, in the shape of the error it caused inside the platform. */
export interface ErrorDetails {
  /** A refusal, with its code. */
  applicationError?: ApplicationError
  /** Fields that broke a rule. */
  validationError?: ValidationError
  /**
   * Ids that help the platform's support; no replacement.
   *
   * @deprecated No replacement.
   */
  tracing?: {
    [key: string]: string
  }
  /** An internal error of the platform. */
  systemError?: CalculationSystemError
}

/**
 * The body of every error response. `details` holds the kind of refusal: rules that the request
 * breaks, or an application error; without either, only the status and `message` are known.
 */
export interface ErrorEnvelope {
  /** Short text of the failure; may be empty when `details` explains it. */
  message: string
  /** What was refused; absent or empty when the service gives no details. */
  details?: ErrorEnvelopeDetails
}

/** The refusal itself, as broken rules or as an application error. */
export interface ErrorEnvelopeDetails {
  /** A refusal by the application, named by a code. */
  applicationError?: ApplicationError
  /** The rules the request breaks. */
  validationError?: ValidationError
}

/** Input of the estimate; absent fields are taken from the caller's cart. */
export interface EstimateCurrentCartTotalsRequest {
  /** Selected option; an earlier estimate lists the available ones. */
  selectedShippingOption?: SelectedShippingOptionInput | undefined
  /** Destination of the order; determines shipping options and usually tax. */
  shippingAddress?: CartAddressInput | undefined
  /** Address of the buyer. */
  billingAddress?: CartAddressInput | undefined
  /** Memberships to pay with. */
  selectedMemberships?: SelectedMemberships | undefined
  /** Whether to calculate tax; true by default. */
  calculateTax?: boolean | null | undefined
  /** Whether to calculate shipping; true by default. */
  calculateShipping?: boolean | null | undefined
  /** Whether to calculate additional fees; true by default. */
  calculateAdditionalFees?: boolean | null | undefined
}

/** Input of the estimate; absent fields are taken from the cart. */
export interface EstimateTotalsRequest {
  /** Selected option; an earlier estimate lists the available ones. */
  selectedShippingOption?: SelectedShippingOptionInput | undefined
  /** Destination of the order; determines shipping options and usually tax. */
  shippingAddress?: CartAddressInput | undefined
  /** Address of the buyer. */
  billingAddress?: CartAddressInput | undefined
  /** Memberships to pay with. */
  selectedMemberships?: SelectedMemberships | undefined
  /** Whether to calculate tax; true by default. */
  calculateTax?: boolean | null | undefined
  /** Whether to calculate shipping; true by default. */
  calculateShipping?: boolean | null | undefined
  /** Whether to calculate additional fees; true by default. */
  calculateAdditionalFees?: boolean | null | undefined
}

/**
 * What the cart would cost now. Check `calculationErrors` before trusting the totals: a part
 * that failed counts as 0, and the call still succeeds.
 */
export interface EstimateTotalsResponse {
  /** The estimated cart. */
  cart: Cart
  /** Prices, discount and tax line by line. */
  calculatedLineItems: CalculatedLineItem[]
  /** Totals of the whole cart. */
  priceSummary?: PriceSummary
  /** Gift card to be redeemed, if any. */
  giftCard?: GiftCard
  /** Tax on the whole cart. */
  taxSummary?: TaxSummary
  /** Shipping options and the selected one. */
  shippingInfo?: ShippingInformation
  /** Discounts with the amounts they take off. */
  appliedDiscounts: AppliedDiscount[]
  /** Parts that could not be calculated. */
  calculationErrors?: CalculationErrors
  /** Unit of all weights in the response. */
  weightUnit: WeightUnit
  /**
   * Three-letter code of the currency of all amounts.
   *
   * @example "USD"
   */
  currency: string
  /** Part of the totals due at checkout. */
  payNow?: PriceSummary
  /** Part due later, after deposits and the like. */
  payLater?: PriceSummary
  /** Memberships of the buyer that can and cannot pay for the cart. */
  membershipOptions?: MembershipOptions
  /** Fees that are neither shipping nor tax. */
  additionalFees: AdditionalFee[]
  /**
   * Rules of the store or its apps the cart breaks; one of severity `ERROR` blocks the
   * checkout.
   */
  violations: CartViolation[]
}

/** Whether the tax service failed or is switched off. */
export type FallbackReason = 'AUTO_TAX_FAILED' | 'AUTO_TAX_DEACTIVATED'

/** One rule broken by one field of the request. */
export interface FieldViolation {
  /**
   * Dotted path of the field inside the request, list positions included; empty when the rule
   * concerns the whole request.
   *
   * @example "product.priceData.price"
   */
  field: string
  /** Sentence that says what the field must be. */
  description: string
  /** Kind of rule that was broken. */
  violatedRule: RuleType
  /** Name of the rule when `violatedRule` is OTHER, else absent. */
  ruleName?: string | null
  /**
   * Figures or names that belong to the rule, such as the limit that was exceeded.
   *
   * @example {"threshold":1}
   */
  data?: Record<string, unknown> | null
}

/**
 * Kind of a file that only its buyer may download.
 *
 * - `UNSPECIFIED`: not known
 * - `SECURE_PICTURE`: picture
 * - `SECURE_VIDEO`: video
 * - `SECURE_DOCUMENT`: document
 * - `SECURE_MUSIC`: audio
 * - `SECURE_ARCHIVE`: archive
 * - `SECURE_RAW`: any other file
 */
export type FileType = 'UNSPECIFIED' | 'SECURE_PICTURE' | 'SECURE_VIDEO' | 'SECURE_DOCUMENT' | 'SECURE_MUSIC' | 'SECURE_ARCHIVE' | 'SECURE_RAW'

/**
 * Kind of a file that only its buyer may download.
 *
 * - `UNSPECIFIED`: not known
 * - `SECURE_PICTURE`: picture
 * - `SECURE_VIDEO`: video
 * - `SECURE_DOCUMENT`: document
 * - `SECURE_MUSIC`: audio
 * - `SECURE_ARCHIVE`: archive
 * - `SECURE_RAW`: any other file
 */
export type FileTypeInput = 'UNSPECIFIED' | 'SECURE_PICTURE' | 'SECURE_VIDEO' | 'SECURE_DOCUMENT' | 'SECURE_MUSIC' | 'SECURE_ARCHIVE' | 'SECURE_RAW'

/** Amounts as text, with currency sign and separators. */
export interface FormattedPriceInput {
  /**
   * Price before any discount.
   *
   * @example "€24.50"
   */
  price?: string | undefined
  /** Price after the discount. */
  discountedPrice?: string | undefined
  /** Price per base unit. */
  pricePerUnit?: string | null | undefined
}

/** Length of a free trial. */
export interface FreeTrialPeriod {
  /** Unit of the length. */
  frequency?: SubscriptionFrequency
  /** How many units it lasts. */
  interval?: number
}

/** Length of a free trial. */
export interface FreeTrialPeriodInput {
  /** Unit of the length. */
  frequency?: SubscriptionFrequencyInput | undefined
  /** How many units it lasts. */
  interval?: number | undefined
}

/** Name, phone and tax number that go with an address. */
export interface FullAddressContactDetails {
  /** First name. */
  firstName?: string | null
  /** Last name. */
  lastName?: string | null
  /**
   * Phone number, best with country code.
   *
   * @example "+12125550100"
   */
  phone?: string | null
  /** Company name. */
  company?: string | null
  /** Tax number of the buyer, used in Brazil only. */
  vatId?: VatId
}

/** The cart that a checkout was made from, with current prices and availability. */
export interface GetCartByCheckoutIdResponse {
  /** The cart as it is now. */
  cart: Cart
}

/** The requested cart, with current prices and availability. */
export interface GetCartResponse {
  /** The cart as it is now. */
  cart: Cart
}

/** The requested checkout. */
export interface GetCheckoutResponse {
  /** The checkout. */
  checkout: Checkout
}

/** The collection with that slug. */
export interface GetCollectionBySlugResponse {
  /** The collection, as it is now. */
  collection: Collection
}

/** One collection. */
export interface GetCollectionResponse {
  /** The collection, as it is now. */
  collection: Collection
}

/** The caller's own cart. */
export interface GetCurrentCartResponse {
  /** The cart; some releases of the platform leave it out when there is none. */
  cart?: Cart
}

/** The requested inventory item. */
export interface GetInventoryVariantsResponse {
  /** The item with the requested variants. */
  inventoryItem: InventoryItemV2
}

/** One member, as much of it as the field set holds. */
export interface GetMemberResponse {
  /** The member, as it is now. */
  member: Member
}

/** The calling member. */
export interface GetMyMemberResponse {
  /** The calling member; may be absent when no member is signed in. */
  member?: Member
}

/** The order. */
export interface GetOrderResponse {
  /** The order. */
  order: Order
}

/**
 * The requested product; read `GetProductResponse` instead.
 *
 * @deprecated Read `GetProductResponse` instead.
 */
export interface GetProductPlatformizedResponse {
  /** The product, as it is now. */
  product: Product
}

/** One product. */
export interface GetProductResponse {
  /** The product, as it is now. */
  product: Product
}

/** One variant of the store. */
export interface GetStoreVariantResponse {
  /** The variant. */
  variant: StoreVariant
}

/** The account of a member: its login, profile and status. The member's record is made from it. */
export interface Identity {
  /** Id of the identity, given by the platform. */
  id?: string | null
  /**
   * Names the person can sign in with, each an e-mail address or a user name; use `email`
   * instead.
   *
   * @deprecated Use `email` instead.
   */
  identifiers: Identifier[]
  /**
   * Number that grows by one with every change, as a string of digits.
   *
   * @example "3"
   */
  revision?: string | null
  /** When the identity was created. */
  createdDate: string
  /** When the identity last changed. */
  updatedDate: string
  /** Sign-in methods that are linked to the identity. */
  connections: Connection[]
  /** Profile that the person entered. */
  identityProfile?: IdentityProfile
  /** Marks the platform has put on the identity. */
  metadata?: IdentityMetadata
  /** The e-mail address the person signs in with. */
  email?: IdentityEmail
  /** Whether the identity may sign in, and what it waits for. */
  status?: IdentityStatus
  /**
   * Early name of `status`; read `status` instead.
   *
   * @deprecated Read `status` instead.
   */
  statusV2?: IdentityStatus
  /** Proofs of identity the person has set up. */
  factors?: IdentityFactor[]
}

/** The account of a member: its login, profile and status. The member's record is made from it. */
export interface IdentityInput {
  /** Id of the identity, given by the platform. */
  id?: string | null | undefined
  /**
   * Names the person can sign in with, each an e-mail address or a user name; use `email`
   * instead.
   *
   * @deprecated Use `email` instead.
   */
  identifiers?: IdentifierInput[] | undefined
  /**
   * Number that grows by one with every change, as a string of digits.
   *
   * @example "3"
   */
  revision?: string | null | undefined
  /** When the identity was created. */
  createdDate?: string | undefined
  /** When the identity last changed. */
  updatedDate?: string | undefined
  /** Sign-in methods that are linked to the identity. */
  connections?: ConnectionInput[] | undefined
  /** Profile that the person entered. */
  identityProfile?: IdentityProfileInput | undefined
  /** Marks the platform has put on the identity. */
  metadata?: IdentityMetadataInput | undefined
  /** The e-mail address the person signs in with. */
  email?: IdentityEmailInput | undefined
  /** Whether the identity may sign in, and what it waits for. */
  status?: IdentityStatusInput | undefined
  /**
   * Early name of `status`; read `status` instead.
   *
   * @deprecated Read `status` instead.
   */
  statusV2?: IdentityStatusInput | undefined
  /** Proofs of identity the person has set up. */
  factors?: IdentityFactorInput[] | undefined
}

/** One of the site's own fields about a person. */
export interface IdentityCustomField {
  /** Key of the field. */
  name: string
  /** Value of the field. */
  value?: CustomValue
}

/** One of the site's own fields about a person. */
export interface IdentityCustomFieldInput {
  /** Key of the field. */
  name?: string | undefined
  /** Value of the field. */
  value?: CustomValueInput | undefined
}

/** One proof of identity a person has set up. */
export interface IdentityFactor {
  /** Id of the proof. */
  factorId?: string
  /** Kind of the proof. */
  type?: IdentityFactorType
  /** Whether the proof can be used. */
  status?: IdentityFactorStatus
}

/** One proof of identity a person has set up. */
export interface IdentityFactorInput {
  /** Id of the proof. */
  factorId?: string | undefined
  /** Kind of the proof. */
  type?: IdentityFactorTypeInput | undefined
  /** Whether the proof can be used. */
  status?: IdentityFactorStatusInput | undefined
}

/** Whether a proof is in use, switched off or must be set up again. */
export type IdentityFactorStatus = 'INACTIVE' | 'ACTIVE' | 'REQUIRE_REENROLL'

/** Whether a proof is in use, switched off or must be set up again. */
export type IdentityFactorStatusInput = 'INACTIVE' | 'ACTIVE' | 'REQUIRE_REENROLL'

/** Kinds of proof a person can be asked for at sign-in. */
export type IdentityFactorType = 'PASSWORD' | 'SMS' | 'CALL' | 'EMAIL' | 'TOTP' | 'PUSH' | 'WEBAUTHN' | 'RECOVERY_CODE'

/** Kinds of proof a person can be asked for at sign-in. */
export type IdentityFactorTypeInput = 'PASSWORD' | 'SMS' | 'CALL' | 'EMAIL' | 'TOTP' | 'PUSH' | 'WEBAUTHN' | 'RECOVERY_CODE'

/** Marks the platform puts on an identity. */
export interface IdentityMetadataInput {
  /**
   * Names of the marks; no replacement.
   *
   * @deprecated No replacement.
   */
  tags?: string[] | undefined
}

/** Whether an identity's profile is shown to others. */
export type IdentityPrivacyStatus = 'UNDEFINED' | 'PUBLIC' | 'PRIVATE'

/** Profile that a person entered, at registration or later. */
export interface IdentityProfile {
  /** Given name. */
  firstName?: string | null
  /** Family name. */
  lastName?: string | null
  /** Name shown to others. */
  nickname?: string | null
  /** Address of a portrait. */
  picture?: string | null
  /**
   * Further e-mail addresses without tags; use `secondaryEmails` instead.
   *
   * @deprecated Use `secondaryEmails` instead.
   */
  emails: string[]
  /**
   * Telephone numbers without tags; use `phonesV2` instead.
   *
   * @deprecated Use `phonesV2` instead.
   */
  phones: string[]
  /** Keys of the labels the site's owner has put on the person. */
  labels: string[]
  /**
   * Language the person prefers, as a two-letter code.
   *
   * @example "sv"
   */
  language?: string | null
  /** Whether the profile is shown to others. */
  privacyStatus: IdentityPrivacyStatus
  /** The site's own fields about the person. */
  customFields: IdentityCustomField[]
  /** Further e-mail addresses with a tag each. */
  secondaryEmails: SecondaryEmail[]
  /** Telephone numbers with a tag each. */
  phonesV2: Phone[]
  /** Postal addresses with a tag each. */
  addresses: AddressWrapper[]
  /** Company of the person. */
  company?: string | null
  /** Position of the person in it. */
  position?: string | null
  /** Day of birth, as YYYY-MM-DD. */
  birthdate?: string | null
  /** Last part of the address of the person's member page. */
  slug?: string | null
  /** Whether the person has asked for news by e-mail. */
  subscription?: boolean | null
  /** Tax number of the person or their company. */
  vatId?: string | null
}

/** Profile that a person entered, at registration or later. */
export interface IdentityProfileInput {
  /** Given name. */
  firstName?: string | null | undefined
  /** Family name. */
  lastName?: string | null | undefined
  /** Name shown to others. */
  nickname?: string | null | undefined
  /** Address of a portrait. */
  picture?: string | null | undefined
  /**
   * Further e-mail addresses without tags; use `secondaryEmails` instead.
   *
   * @deprecated Use `secondaryEmails` instead.
   */
  emails?: string[] | undefined
  /**
   * Telephone numbers without tags; use `phonesV2` instead.
   *
   * @deprecated Use `phonesV2` instead.
   */
  phones?: string[] | undefined
  /** Keys of the labels the site's owner has put on the person. */
  labels?: string[] | undefined
  /**
   * Language the person prefers, as a two-letter code.
   *
   * @example "sv"
   */
  language?: string | null | undefined
  /** Whether the profile is shown to others. */
  privacyStatus?: IdentityPrivacyStatusInput | undefined
  /** The site's own fields about the person. */
  customFields?: IdentityCustomFieldInput[] | undefined
  /** Further e-mail addresses with a tag each. */
  secondaryEmails?: SecondaryEmailInput[] | undefined
  /** Telephone numbers with a tag each. */
  phonesV2?: PhoneInput[] | undefined
  /** Postal addresses with a tag each. */
  addresses?: AddressWrapperInput[] | undefined
  /** Company of the person. */
  company?: string | null | undefined
  /** Position of the person in it. */
  position?: string | null | undefined
  /** Day of birth, as YYYY-MM-DD. */
  birthdate?: string | null | undefined
  /** Last part of the address of the person's member page. */
  slug?: string | null | undefined
  /** Whether the person has asked for news by e-mail. */
  subscription?: boolean | null | undefined
  /** Tax number of the person or their company. */
  vatId?: string | null | undefined
}

/** Status of an identity, with what it waits for. */
export interface IdentityStatus {
  /** The status. */
  name: IdentityStatusName
  /** What a PENDING identity waits for; empty for the others. */
  reasons: IdentityStatusReason[]
}

/**
 * Status of an identity. Only ACTIVE may sign in; PENDING waits for something, OFFLINE has no
 * way to sign in yet.
 */
export type IdentityStatusName = 'UNKNOWN_STATUS' | 'PENDING' | 'ACTIVE' | 'DELETED' | 'BLOCKED' | 'OFFLINE'

/**
 * Why an identity is not active.
 *
 * - `UNKNOWN_REASON`: not known
 * - `PENDING_ADMIN_APPROVAL_REQUIRED`: the site's owner has to approve it
 * - `PENDING_EMAIL_VERIFICATION_REQUIRED`: its e-mail address has to be verified
 * - `PENDING_REQUIRED_FIELDS_MISSING`: it lacks details that the site requires of its members
 * - `EMAIL_ADDRESS_BOUNCED`: mail to its address bounced
 * - `EMAIL_DOMAIN_MISSING_DNS_RECORDS`, `EMAIL_DOMAIN_FORMAT_INVALID`,
 * `EMAIL_DOMAIN_PERMANENTLY_BLACKLISTED`: the domain of its address accepts no mail
 */
export type IdentityStatusReason = 'UNKNOWN_REASON' | 'PENDING_ADMIN_APPROVAL_REQUIRED' | 'PENDING_EMAIL_VERIFICATION_REQUIRED' | 'PENDING_REQUIRED_FIELDS_MISSING' | 'EMAIL_ADDRESS_BOUNCED' | 'EMAIL_DOMAIN_MISSING_DNS_RECORDS' | 'EMAIL_DOMAIN_FORMAT_INVALID' | 'EMAIL_DOMAIN_PERMANENTLY_BLACKLISTED'

/** Kind of caller behind an event, an administrator, a member, a visitor or a bare contact. */
export type IdentityType = 'ADMIN' | 'MEMBER' | 'VISITOR' | 'CONTACT'

/** An image kept by the platform's media store. */
export interface Image {
  /**
   * Identifier of the file in the media store.
   *
   * @example "a1b2c3_0f1e2d~mv2.jpg"
   */
  id: string
  /**
   * Address of the image; on the wire it may be a media reference or just the file's name
   * instead of a full address, for a caller it can always be shown as it is.
   */
  url: string
  /** Height of the original in pixels. */
  height: number
  /** Width of the original in pixels. */
  width: number
  /** Alternative text. */
  altText?: string | null
  /** Name the file had when it was uploaded. */
  filename?: string | null
  /** When a signed address expires; absent for permanent addresses. */
  urlExpirationDate?: string
}

/** An image kept by the platform's media store. */
export interface ImageInput {
  /**
   * Identifier of the file in the media store.
   *
   * @example "a1b2c3_0f1e2d~mv2.jpg"
   */
  id?: string | undefined
  /**
   * Address of the image; on the wire it may be a media reference or just the file's name
   * instead of a full address, for a caller it can always be shown as it is.
   */
  url?: string | undefined
  /** Height of the original in pixels. */
  height?: number | undefined
  /** Width of the original in pixels. */
  width?: number | undefined
  /** Alternative text. */
  altText?: string | null | undefined
  /** Name the file had when it was uploaded. */
  filename?: string | null | undefined
  /** When a signed address expires; absent for permanent addresses. */
  urlExpirationDate?: string | undefined
}

/** A membership that cannot pay for the cart. */
export interface InvalidMembership {
  /** The membership. */
  membership?: Membership
  /** Why it cannot be used. */
  reason: string
}

/** Stock of one product, variant by variant. */
export interface InventoryItemV2 {
  /**
   * Identifier of the inventory item.
   *
   * @example "93f4e4f1-c2ab-b5ca-65f3-a5d090f364ee"
   */
  id: string
  /**
   * Older name of the product's identifier; read `productId` instead.
   *
   * @deprecated Read `productId` instead.
   */
  externalId?: string | null
  /** Identifier of the product. */
  productId: string
  /** Whether inventory is tracked; else each variant is just in stock or not. */
  trackQuantity: boolean
  /** Stock of each variant; an update touches only the variants it names. */
  variants: InventoryVariantV2[]
  /** When the stock last changed. */
  lastUpdated: string
  /**
   * A number that grows with every item created, as a string of digits.
   *
   * @example "1707555600000000"
   */
  numericId: string
  /** Whether and how the product can be ordered while out of stock. */
  preorderInfo?: PreorderInfo
}

/** Stock of one product, variant by variant. */
export interface InventoryItemV2Input {
  /**
   * Identifier of the inventory item.
   *
   * @example "93f4e4f1-c2ab-b5ca-65f3-a5d090f364ee"
   */
  id?: string | null | undefined
  /**
   * Older name of the product's identifier; read `productId` instead.
   *
   * @deprecated Read `productId` instead.
   */
  externalId?: string | null | undefined
  /** Identifier of the product. */
  productId?: string | null | undefined
  /** Whether inventory is tracked; else each variant is just in stock or not. */
  trackQuantity?: boolean | null | undefined
  /** Stock of each variant; an update touches only the variants it names. */
  variants?: InventoryVariantV2Input[] | undefined
  /** When the stock last changed. */
  lastUpdated?: string | undefined
  /**
   * A number that grows with every item created, as a string of digits.
   *
   * @example "1707555600000000"
   */
  numericId?: string | undefined
  /** Whether and how the product can be ordered while out of stock. */
  preorderInfo?: PreorderInfoInput | undefined
}

/** Whether all, none or only some visible variants of a product are in stock. */
export type InventoryStatus = 'IN_STOCK' | 'OUT_OF_STOCK' | 'PARTIALLY_OUT_OF_STOCK'

/** Whether all, none or only some visible variants of a product are in stock. */
export type InventoryStatusInput = 'IN_STOCK' | 'OUT_OF_STOCK' | 'PARTIALLY_OUT_OF_STOCK'

/** Stock of one variant. */
export interface InventoryVariantV2Input {
  /**
   * Identifier of the variant; all zeros for a product without managed variants.
   *
   * @example "00000000-0000-0000-0000-000000000000"
   */
  variantId?: string | undefined
  /** Whether the variant is in stock; may be set only while inventory is not tracked. */
  inStock?: boolean | null | undefined
  /** Units in stock; applies only while `trackQuantity` is true. */
  quantity?: number | null | undefined
  /** Whether the variant is out of stock and can be preordered. */
  availableForPreorder?: boolean | undefined
}

/** Whether and how many of an item can be bought now. */
export interface ItemAvailabilityInfo {
  /** Whether the line can be bought in its quantity. */
  status: ItemAvailabilityStatus
  /** How many are in stock; null where stock is not counted. */
  quantityAvailable?: number | null
}

/** Whether and how many of an item can be bought now. */
export interface ItemAvailabilityInfoInput {
  /** Whether the line can be bought in its quantity. */
  status?: ItemAvailabilityStatusInput | undefined
  /** How many are in stock; null where stock is not counted. */
  quantityAvailable?: number | null | undefined
}

/**
 * Whether a line can be bought.
 *
 * - `AVAILABLE`: in the requested quantity
 * - `NOT_FOUND`: the item is gone from its catalogue
 * - `NOT_AVAILABLE`: the line cannot be bought
 * - `PARTIALLY_AVAILABLE`: only fewer than requested
 */
export type ItemAvailabilityStatus = 'AVAILABLE' | 'NOT_FOUND' | 'NOT_AVAILABLE' | 'PARTIALLY_AVAILABLE'

/**
 * Whether a line can be bought.
 *
 * - `AVAILABLE`: in the requested quantity
 * - `NOT_FOUND`: the item is gone from its catalogue
 * - `NOT_AVAILABLE`: the line cannot be bought
 * - `PARTIALLY_AVAILABLE`: only fewer than requested
 */
export type ItemAvailabilityStatusInput = 'AVAILABLE' | 'NOT_FOUND' | 'NOT_AVAILABLE' | 'PARTIALLY_AVAILABLE'

/** One extra, priced for display. */
export interface ItemModifierInput {
  /** Id of the extra. */
  id?: string | undefined
  /** How many per piece of the item. */
  quantity?: number | null | undefined
  /** Name of the extra. */
  label?: TranslatableStringInput | undefined
  /** More about the extra. */
  details?: TranslatableStringInput | undefined
  /** Price of one such extra. */
  price?: MultiCurrencyPriceInput | undefined
}

/** Tax on one line, fee or shipping option. */
export interface ItemTaxFullDetails {
  /** Amount the tax is calculated from. */
  taxableAmount?: MultiCurrencyPrice
  /**
   * Rate, as a fraction of 1.
   *
   * @example "0.08875"
   */
  taxRate: string
  /** Amount of the tax. */
  totalTax?: MultiCurrencyPrice
  /**
   * The rate split into its parts; read `taxBreakdown` instead.
   *
   * @deprecated Read `taxBreakdown` instead.
   */
  rateBreakdown: TaxRateBreakdown[]
  /**
   * Amount that is free of tax; read `nonTaxableAmount` of the `taxBreakdown` instead.
   *
   * @deprecated Read `nonTaxableAmount` of the `taxBreakdown` instead.
   */
  exemptAmount?: MultiCurrencyPrice
  /**
   * Whether any tax is due; read `taxableAmount` instead.
   *
   * @deprecated Read `taxableAmount` instead.
   */
  isItemTaxable?: boolean | null
  /**
   * Whether the price already contains the tax; read `taxIncludedInPrices` of the cart
   * instead.
   *
   * @deprecated Read `taxIncludedInPrices` of the cart instead.
   */
  isTaxIncluded?: boolean | null
  /**
   * Name of the tax service; no replacement.
   *
   * @deprecated No replacement.
   */
  calculatorName?: string | null
  /** The tax split by kind and authority. */
  taxBreakdown?: TaxBreakdown[]
}

/** What kind of thing a line sells: a known kind, or a name of the app that sells it. */
export interface ItemType {
  /** One of the platform's own kinds. */
  preset?: ItemTypePreset
  /** A kind defined by the catalogue. */
  custom?: string
}

/**
 * Kind of an item.
 *
 * - `UNRECOGNISED`: not set, or unknown to this release
 * - `PHYSICAL`: goods
 * - `DIGITAL`: files
 * - `GIFT_CARD`: a gift card
 * - `SERVICE`: something booked
 */
export type ItemTypePreset = 'UNRECOGNISED' | 'PHYSICAL' | 'DIGITAL' | 'GIFT_CARD' | 'SERVICE'

/** The calling member, with the profile now public. */
export interface JoinCommunityResponse {
  /** The member, as it is now. */
  member: Member
}

/** Level of a tax authority; `SPECIAL` is a special district, `UNDEFINED` means unknown. */
export type JurisdictionType = 'UNDEFINED' | 'COUNTRY' | 'STATE' | 'COUNTY' | 'CITY' | 'SPECIAL'

/** The calling member, with the profile now private. */
export interface LeaveCommunityResponse {
  /** The member, as it is now. */
  member: Member
}

/**
 * One line of a cart.
 *
 * In a request `quantity`, `catalogReference`, `selectedMembership` to pay with a membership,
 * and `extendedFields` count; from apps also `catalogOverrideFields` and `taxableAddress`,
 * which are refused from others. The platform reads everything else from the item's catalogue.
 * `catalogReference` must be sent for catalogue items. Responses carry it for all lines but
 * custom ones.
 */
export interface LineItem {
  /** Identifies the line within its cart; quantity changes and removals name it. */
  id: string
  /** Quantity of the item; to get rid of a line remove it, zero is refused. */
  quantity: number
  /** Which item of which catalogue this is, and which choice of it. */
  catalogReference?: CatalogReference
  /** Name of the item, in the site's language and the buyer's. */
  productName: ProductName
  /** Address of the item's page. */
  url?: PageUrlV2
  /** Price of one unit, catalogue discounts applied, cart discounts not. */
  price: MultiCurrencyPrice
  /**
   * Catalogue price of one unit before any discount; show it struck through when it exceeds
   * `price`.
   */
  fullPrice: MultiCurrencyPrice
  /** Price of one unit before coupons, automatic discounts and merchant discounts. */
  priceBeforeDiscounts: MultiCurrencyPrice
  /** The buyer's choices and texts, such as size, colour and an engraving, in display order. */
  descriptionLines: DescriptionLine[]
  /** Picture of the item. */
  image?: Image
  /** Whether the item can still be bought, and how many are in stock. */
  availability: ItemAvailabilityInfo
  /** Weight, SKU and whether the item is shipped. */
  physicalProperties?: PhysicalProperties
  /** What kind of thing is sold, either a known kind or one defined by an app. */
  itemType: ItemType
  /** How and when the line is paid for. */
  paymentOption: PaymentOptionType
  /** Date and number of participants, for booked services. */
  serviceProperties?: ServiceProperties
  /**
   * Id of the parent item where `catalogReference` names a part of it, as with one session of
   * a course.
   */
  rootCatalogItemId?: string | null
  /** Text shown beside or instead of the price. */
  priceDescription?: PriceDescription
  /** What is paid at checkout when `paymentOption` is `DEPOSIT_ONLINE`; absent otherwise. */
  depositAmount?: MultiCurrencyPrice
  /** Membership the buyer pays this line with. */
  selectedMembership?: SelectedMembership
  /** Tax group that decides the item's rate. */
  taxGroupId?: string | null
  /** Price of the whole line, `price` times `quantity`. */
  lineItemPrice?: MultiCurrencyPrice
  /** Terms of the subscription, when the item is sold as one. */
  subscriptionOptionInfo?: SubscriptionOptionInfo
  /** Delivery profile that decides which shipping options apply to the item. */
  deliveryProfileId?: string | null
  /** Whether the line was defined by the caller rather than taken from a catalogue. */
  customLineItem?: boolean
  /** Payment policy the buyer has to agree to before paying. */
  consentRequiredPaymentPolicy?: string | null
  /** Whether the price is only settled after the order; such a line counts as 0 in totals. */
  priceUndetermined?: boolean
  /** Whether the quantity is fixed by the item. */
  fixedQuantity?: boolean
  /** Values a trusted caller sets in place of the catalogue's. */
  catalogOverrideFields?: CatalogOverrideFields
  /** Whether paying stores the payment method for later charges. */
  savePaymentMethod?: boolean
  /** Which address decides the tax on this line. */
  taxableAddress?: TaxableAddress
  /** Values apps keep on the line. */
  extendedFields?: ExtendedFields
  /** Policies to show with the item, such as cancellation terms. */
  policies?: Policy[]
  /** Whether only signed-in members may check this line out. */
  membersOnly?: boolean
  /** Extras the buyer chose, grouped as in the item's menu. */
  modifierGroups?: ModifierGroup[]
  /** Price of all chosen extras together. */
  modifiersTotalPrice?: MultiCurrencyPrice
  /** Scopes a coupon may name to apply to this line. */
  couponScopes?: CouponScope[]
  /** File the buyer receives, for digital items. */
  digitalFile?: DigitalFile
}

/**
 * One line of a cart.
 *
 * In a request `quantity`, `catalogReference`, `selectedMembership` to pay with a membership,
 * and `extendedFields` count; from apps also `catalogOverrideFields` and `taxableAddress`,
 * which are refused from others. The platform reads everything else from the item's catalogue.
 * `catalogReference` must be sent for catalogue items. Responses carry it for all lines but
 * custom ones.
 */
export interface LineItemInput {
  /** Identifies the line within its cart; quantity changes and removals name it. */
  id?: string | null | undefined
  /** Quantity of the item; to get rid of a line remove it, zero is refused. */
  quantity?: number | undefined
  /** Which item of which catalogue this is, and which choice of it. */
  catalogReference?: CatalogReferenceInput | undefined
  /** Name of the item, in the site's language and the buyer's. */
  productName?: ProductNameInput | undefined
  /** Address of the item's page. */
  url?: PageUrlV2Input | undefined
  /** Price of one unit, catalogue discounts applied, cart discounts not. */
  price?: MultiCurrencyPriceInput | undefined
  /**
   * Catalogue price of one unit before any discount; show it struck through when it exceeds
   * `price`.
   */
  fullPrice?: MultiCurrencyPriceInput | undefined
  /** Price of one unit before coupons, automatic discounts and merchant discounts. */
  priceBeforeDiscounts?: MultiCurrencyPriceInput | undefined
  /** The buyer's choices and texts, such as size, colour and an engraving, in display order. */
  descriptionLines?: DescriptionLineInput[] | undefined
  /** Picture of the item. */
  image?: ImageInput | undefined
  /** Whether the item can still be bought, and how many are in stock. */
  availability?: ItemAvailabilityInfoInput | undefined
  /** Weight, SKU and whether the item is shipped. */
  physicalProperties?: PhysicalPropertiesInput | undefined
  /** What kind of thing is sold, either a known kind or one defined by an app. */
  itemType?: ItemTypeInput | undefined
  /** How and when the line is paid for. */
  paymentOption?: PaymentOptionTypeInput | undefined
  /** Date and number of participants, for booked services. */
  serviceProperties?: ServicePropertiesInput | undefined
  /**
   * Id of the parent item where `catalogReference` names a part of it, as with one session of
   * a course.
   */
  rootCatalogItemId?: string | null | undefined
  /** Text shown beside or instead of the price. */
  priceDescription?: PriceDescriptionInput | undefined
  /** What is paid at checkout when `paymentOption` is `DEPOSIT_ONLINE`; absent otherwise. */
  depositAmount?: MultiCurrencyPriceInput | undefined
  /** Membership the buyer pays this line with. */
  selectedMembership?: SelectedMembershipInput | undefined
  /** Tax group that decides the item's rate. */
  taxGroupId?: string | null | undefined
  /** Price of the whole line, `price` times `quantity`. */
  lineItemPrice?: MultiCurrencyPriceInput | undefined
  /** Terms of the subscription, when the item is sold as one. */
  subscriptionOptionInfo?: SubscriptionOptionInfoInput | undefined
  /** Delivery profile that decides which shipping options apply to the item. */
  deliveryProfileId?: string | null | undefined
  /** Whether the line was defined by the caller rather than taken from a catalogue. */
  customLineItem?: boolean | undefined
  /** Payment policy the buyer has to agree to before paying. */
  consentRequiredPaymentPolicy?: string | null | undefined
  /** Whether the price is only settled after the order; such a line counts as 0 in totals. */
  priceUndetermined?: boolean | undefined
  /** Whether the quantity is fixed by the item. */
  fixedQuantity?: boolean | undefined
  /** Values a trusted caller sets in place of the catalogue's. */
  catalogOverrideFields?: CatalogOverrideFieldsInput | undefined
  /** Whether paying stores the payment method for later charges. */
  savePaymentMethod?: boolean | undefined
  /** Which address decides the tax on this line. */
  taxableAddress?: TaxableAddressInput | undefined
  /** Values apps keep on the line. */
  extendedFields?: ExtendedFieldsInput | undefined
  /** Policies to show with the item, such as cancellation terms. */
  policies?: PolicyInput[] | undefined
  /** Whether only signed-in members may check this line out. */
  membersOnly?: boolean | undefined
  /** Extras the buyer chose, grouped as in the item's menu. */
  modifierGroups?: ModifierGroupInput[] | undefined
  /** Price of all chosen extras together. */
  modifiersTotalPrice?: MultiCurrencyPriceInput | undefined
  /** Scopes a coupon may name to apply to this line. */
  couponScopes?: CouponScopeInput[] | undefined
  /** File the buyer receives, for digital items. */
  digitalFile?: DigitalFileInput | undefined
}

/** Prices of one line with discount and tax. */
export interface LineItemPricesData {
  /** Discounted line total with tax. */
  totalPriceAfterTax?: MultiCurrencyPrice
  /** Discounted line total without tax. */
  totalPriceBeforeTax?: MultiCurrencyPrice
  /** How the tax on the line is made up. */
  taxDetails?: ItemTaxFullDetails
  /** Discount on the whole line. */
  totalDiscount?: MultiCurrencyPrice
  /** Price of one unit before cart discounts. */
  price?: MultiCurrencyPrice
  /** Price of one unit before coupons and other cart discounts. */
  priceBeforeDiscounts?: MultiCurrencyPrice
  /** `price` times the quantity. */
  lineItemPrice?: MultiCurrencyPrice
  /** Catalogue price of one unit. */
  fullPrice?: MultiCurrencyPrice
  /** Price of the chosen extras. */
  modifiers?: MultiCurrencyPrice
  /** Part due at checkout. */
  depositAmount?: MultiCurrencyPrice
}

/**
 * A violation about one line, in the form of the early release; read `TargetLineItem` instead.
 *
 * @deprecated Read `TargetLineItem` instead.
 */
export interface LineItemTarget {
  /** Place within the line to show it at. */
  name?: NameInLineItem
  /** Id of the line. */
  lineItemId?: string | null
}

/** One page of the site's members. */
export interface ListMembersResponse {
  /** The members of this page. */
  members: Member[]
  /** Position of this page among all members. */
  metadata?: MembersPagingMetadata
}

/** Several values in order. */
export interface ListValue {
  /** The values. */
  value: CustomValue[]
}

/** Several values in order. */
export interface ListValueInput {
  /** The values. */
  value?: CustomValueInput[] | undefined
}

/** Why a registration or a login failed, as a code a form can act on. */
export type LoginErrorCode = 'invalidEmail' | 'invalidPassword' | 'resetPassword' | 'missingCaptchaToken' | 'emailAlreadyExists' | 'invalidCaptchaToken'

/**
 * State of a sign-in of the first version; read `StateMachineResponse` instead.
 *
 * @deprecated Read `StateMachineResponse` instead.
 */
export interface LoginResponse {
  /** Next step of the sign-in. */
  state?: AuthenticationState
  /**
   * Proof of the sign-in, to be exchanged for a member's tokens; present once the state is
   * DONE.
   */
  sessionToken?: string | null
  /** The identity that signs in. */
  identity?: Identity
  /** The sign-in method that was used. */
  connection?: Connection
  /** Further facts about the state, by name. */
  additionalData?: {
    [key: string]: CustomValue
  }
}

/**
 * State of a password sign-in in the client, derived from the server state of the last
 * response.
 */
export type LoginState = 'SUCCESS' | 'INITIAL' | 'FAILURE' | 'EMAIL_VERIFICATION_REQUIRED' | 'OWNER_APPROVAL_REQUIRED' | 'USER_CAPTCHA_REQUIRED' | 'SILENT_CAPTCHA_REQUIRED'

/** Whether manual rates are set for the whole store or for the buyer's region. */
export type ManualCalculationReason = 'GLOBAL_SETTING_TO_MANUAL' | 'REGION_SETTING_TO_MANUAL'

/** Several values by name. */
export interface MapValue {
  /** The values by their names. */
  value?: {
    [key: string]: CustomValue
  }
}

/** Several values by name. */
export interface MapValueInput {
  /** The values by their names. */
  value?: {
    [key: string]: CustomValueInput
  } | undefined
}

/** Unit of volume, mass, length or area. */
export type MeasurementUnit = 'UNSPECIFIED' | 'ML' | 'CL' | 'L' | 'CBM' | 'MG' | 'G' | 'KG' | 'MM' | 'CM' | 'M' | 'SQM' | 'OZ' | 'LB' | 'FLOZ' | 'PT' | 'QT' | 'GAL' | 'IN' | 'FT' | 'YD' | 'SQFT'

/** The gallery of a product, a choice or a collection. */
export interface Media {
  /** The item shown first and in lists. */
  mainMedia?: MediaItem
  /** Every item of the gallery in the order shown, the main one included. */
  items: MediaItem[]
}

/** The gallery of a product, a choice or a collection. */
export interface MediaInput {
  /** The item shown first and in lists. */
  mainMedia?: MediaItemInput | undefined
  /** Every item of the gallery in the order shown, the main one included. */
  items?: MediaItemInput[] | undefined
}

/** One image or video of a gallery. */
export interface MediaItem {
  /** The image, when the item is one. */
  image?: MediaItemUrlAndSize
  /** The video, when the item is one. */
  video?: MediaItemVideo
  /** A small preview picture of the item. */
  thumbnail?: MediaItemUrlAndSize
  /** What kind of file the item is. */
  mediaType: MediaItemType
  /** Title given to the item. */
  title: string
  /**
   * Identifier of the item, as the calls that remove or assign media take it.
   *
   * @example "a1b2c3_0f1e2d~mv2.jpg"
   */
  id: string
}

/** One image or video of a gallery. */
export interface MediaItemInput {
  /** The image, when the item is one. */
  image?: MediaItemUrlAndSizeInput | undefined
  /** The video, when the item is one. */
  video?: MediaItemVideoInput | undefined
  /** A small preview picture of the item. */
  thumbnail?: MediaItemUrlAndSizeInput | undefined
  /** What kind of file the item is. */
  mediaType?: MediaItemTypeInput | undefined
  /** Title given to the item. */
  title?: string | undefined
  /**
   * Identifier of the item, as the calls that remove or assign media take it.
   *
   * @example "a1b2c3_0f1e2d~mv2.jpg"
   */
  id?: string | undefined
}

/** What kind of file a gallery item is. */
export type MediaItemType = 'unspecified_media_item_type' | 'image' | 'video' | 'audio' | 'document' | 'zip'

/** What kind of file a gallery item is. */
export type MediaItemTypeInput = 'unspecified_media_item_type' | 'image' | 'video' | 'audio' | 'document' | 'zip'

/** A file of a gallery item with its size. */
export interface MediaItemUrlAndSizeInput {
  /** Full address of the file. */
  url?: string | undefined
  /** Width in pixels. */
  width?: number | undefined
  /** Height in pixels. */
  height?: number | undefined
  /**
   * File format.
   *
   * @example "mp4"
   */
  format?: string | null | undefined
  /** Alternative text. */
  altText?: string | null | undefined
}

/** The files of a gallery video. */
export interface MediaItemVideoInput {
  /** The video in each size and format available. */
  files?: MediaItemUrlAndSizeInput[] | undefined
  /** Identifier of the picture shown before the video plays. */
  stillFrameMediaId?: string | undefined
}

/**
 * A person registered on the site. The requested field set decides which fields a response
 * holds: other fields are absent, and other enumerations are UNKNOWN.
 */
export interface Member {
  /**
   * Id of the member, given by the platform.
   *
   * @example "b1c2d3e4-0f1a-4b2c-8d3e-4f5a6b7c8d9e"
   */
  id: string
  /**
   * E-mail address the member signs in with, in the EXTENDED and FULL field sets; fixed once
   * created.
   */
  loginEmail?: string | null
  /** Whether the member has verified the login address. */
  loginEmailVerified?: boolean | null
  /** Whether the site has approved the member; UNKNOWN in the PUBLIC field set. */
  status: MemberStatus
  /** Id of the site's contact record for the same person. */
  contactId?: string | null
  /** Private details of the person, in the FULL field set. */
  contact?: Contact
  /** What other members and visitors may see of the person. */
  profile?: Profile
  /** Whether the profile is shown to others; UNKNOWN in the PUBLIC field set. */
  privacyStatus: MemberPrivacyStatus
  /** Whether the member may take part in the community; UNKNOWN in the PUBLIC field set. */
  activityStatus: MemberActivityStatus
  /** When the person became a member, absent in the PUBLIC field set. */
  createdDate?: string | null
  /** When anything in the record last changed, absent in the PUBLIC field set. */
  updatedDate?: string | null
  /** When the member last signed in; absent before the first time and in the PUBLIC field set. */
  lastLoginDate?: string | null
}

/**
 * A person registered on the site. The requested field set decides which fields a response
 * holds: other fields are absent, and other enumerations are UNKNOWN.
 */
export interface MemberInput {
  /**
   * Id of the member, given by the platform.
   *
   * @example "b1c2d3e4-0f1a-4b2c-8d3e-4f5a6b7c8d9e"
   */
  id?: string | null | undefined
  /**
   * E-mail address the member signs in with, in the EXTENDED and FULL field sets; fixed once
   * created.
   */
  loginEmail?: string | null | undefined
  /** Whether the member has verified the login address. */
  loginEmailVerified?: boolean | null | undefined
  /** Whether the site has approved the member; UNKNOWN in the PUBLIC field set. */
  status?: MemberStatusInput | undefined
  /** Id of the site's contact record for the same person. */
  contactId?: string | null | undefined
  /** Private details of the person, in the FULL field set. */
  contact?: ContactInput | undefined
  /** What other members and visitors may see of the person. */
  profile?: ProfileInput | undefined
  /** Whether the profile is shown to others; UNKNOWN in the PUBLIC field set. */
  privacyStatus?: MemberPrivacyStatusInput | undefined
  /** Whether the member may take part in the community; UNKNOWN in the PUBLIC field set. */
  activityStatus?: MemberActivityStatusInput | undefined
  /** When the person became a member, absent in the PUBLIC field set. */
  createdDate?: string | null | undefined
  /** When anything in the record last changed, absent in the PUBLIC field set. */
  updatedDate?: string | null | undefined
  /** When the member last signed in; absent before the first time and in the PUBLIC field set. */
  lastLoginDate?: string | null | undefined
}

/** Whether a member may write in the community, or only read. */
export type MemberActivityStatus = 'UNKNOWN' | 'ACTIVE' | 'MUTED'

/** Whether a member may write in the community, or only read. */
export type MemberActivityStatusInput = 'UNKNOWN' | 'ACTIVE' | 'MUTED'

/** Whether a member's profile is seen by the community or by the site's owner only. */
export type MemberPrivacyStatus = 'UNKNOWN' | 'PRIVATE' | 'PUBLIC'

/**
 * Status of a member. PENDING waits for the owner's approval, APPROVED may sign in, BLOCKED may
 * not, OFFLINE is a record without a way to sign in.
 */
export type MemberStatus = 'UNKNOWN' | 'PENDING' | 'APPROVED' | 'BLOCKED' | 'OFFLINE'

/**
 * Status of a member. PENDING waits for the owner's approval, APPROVED may sign in, BLOCKED may
 * not, OFFLINE is a record without a way to sign in.
 */
export type MemberStatusInput = 'UNKNOWN' | 'PENDING' | 'APPROVED' | 'BLOCKED' | 'OFFLINE'

/** A section of the hosted account pages; no operation here returns it. */
export type MembersAccountSection = 'ACCOUNT_INFO' | 'BOOKINGS' | 'ORDERS' | 'SUBSCRIPTIONS' | 'EVENTS'

/** A membership the buyer holds, as an app reports it. */
export interface Membership {
  /** Id of the membership. */
  id: string
  /** App that issued it. */
  appId: string
  /** Name to show. */
  name?: MembershipName
  /** Lines it can pay for. */
  lineItemIds: string[]
  /** How often it can still be used; absent when there is no limit. */
  credits?: MembershipPaymentCredits
  /** When it ends; null when it does not. */
  expirationDate?: string | null
  /**
   * Additional data of the app; no replacement.
   *
   * @deprecated No replacement.
   */
  additionalData?: Record<string, unknown> | null
}

/** Which memberships of the buyer can pay for the cart. */
export interface MembershipOptions {
  /**
   * Memberships that can pay for at least one line; no replacement.
   *
   * @deprecated No replacement.
   */
  eligibleMemberships: Membership[]
  /**
   * Memberships that cannot, each with the reason; no replacement.
   *
   * @deprecated No replacement.
   */
  invalidMemberships: InvalidMembership[]
  /**
   * Memberships counted in this estimate; no replacement.
   *
   * @deprecated No replacement.
   */
  selectedMemberships: HostSelectedMembership[]
}

/** A group of extras, such as the toppings of a pizza. */
export interface ModifierGroupInput {
  /** Id of the group. */
  id?: string | undefined
  /** Name of the group. */
  name?: TranslatableStringInput | undefined
  /** Extras chosen from the group. */
  modifiers?: ItemModifierInput[] | undefined
}

/**
 * An amount of money in the store's currency and in the one shown to the buyer, each as a
 * decimal string to compute with and as text to print. The two currencies are the same unless
 * the site converts prices.
 */
export interface MultiCurrencyPriceInput {
  /**
   * Amount in the store's currency.
   *
   * @example "12.50"
   */
  amount?: string | undefined
  /**
   * Amount in the currency shown to the buyer, for information: the store charges `amount`.
   * Every amount is converted and rounded by itself, so a converted sum may differ from its
   * converted parts in the last digit.
   *
   * @example "11.42"
   */
  convertedAmount?: string | undefined
  /**
   * `amount` with its currency sign, ready to print.
   *
   * @example "$12.50"
   */
  formattedAmount?: string | undefined
  /**
   * `convertedAmount` with its currency sign, ready to print.
   *
   * @example "€11.42"
   */
  formattedConvertedAmount?: string | undefined
}

/** The member, now MUTED. */
export interface MuteMemberResponse {
  /** The member, as it is now. */
  member: Member
}

/**
 * Where within a line to show a violation.
 *
 * - `LINE_ITEM_DEFAULT`: at the line as a whole
 * - `QUANTITY`: at its quantity
 */
export type NameInLineItem = 'LINE_ITEM_DEFAULT' | 'QUANTITY'

/** Where to show a violation of the cart as a whole; there is one such place, the cart itself. */
export type NameInOther = 'OTHER_DEFAULT'

/**
 * Where on the cart's page to show a violation of the cart as a whole.
 *
 * - `WEBPAGE_DEFAULT`: at the page as a whole
 * - `SUBTOTAL`: at the subtotal
 */
export type NameInWebpage = 'WEBPAGE_DEFAULT' | 'SUBTOTAL'

/** A collection to create. */
export interface NewCollection {
  /**
   * Identifier of the collection, a GUID except for the built-in one that holds every
   * product.
   *
   * @example "1fe3e2c8-0f2a-4d0c-8e5b-3b4f5a6c7d80"
   */
  id?: string | null | undefined
  /**
   * Name shown to buyers.
   *
   * @example "Ceramics"
   */
  name: string | null
  /** Picture of the collection. */
  media?: MediaInput | undefined
  /** How many products it holds; 0 where the platform was not asked to count. */
  numberOfProducts?: number | undefined
  /** Text of the collection's page. */
  description?: string | null | undefined
  /**
   * Last part of the collection page's address, made from the name by default.
   *
   * @example "ceramics"
   */
  slug?: string | null | undefined
  /**
   * Whether the collection has its own page on sites that build such pages; true by default.
   *
   * @defaultValue true
   */
  visible?: boolean | null | undefined
  /** Tags and settings for search engines. */
  seoSchema?: SeoSchemaInput | undefined
}

/** A member to create. */
export interface NewMember {
  /**
   * Id of the member, given by the platform.
   *
   * @example "b1c2d3e4-0f1a-4b2c-8d3e-4f5a6b7c8d9e"
   */
  id?: string | null | undefined
  /**
   * E-mail address the member signs in with, in the EXTENDED and FULL field sets; fixed once
   * created.
   */
  loginEmail: string | null
  /** Whether the member has verified the login address. */
  loginEmailVerified?: boolean | null | undefined
  /** Whether the site has approved the member; UNKNOWN in the PUBLIC field set. */
  status?: MemberStatusInput | undefined
  /** Id of the site's contact record for the same person. */
  contactId?: string | null | undefined
  /** Private details of the person, in the FULL field set. */
  contact?: ContactInput | undefined
  /** What other members and visitors may see of the person. */
  profile?: ProfileInput | undefined
  /** Whether the profile is shown to others; UNKNOWN in the PUBLIC field set. */
  privacyStatus?: MemberPrivacyStatusInput | undefined
  /** Whether the member may take part in the community; UNKNOWN in the PUBLIC field set. */
  activityStatus?: MemberActivityStatusInput | undefined
  /** When the person became a member, absent in the PUBLIC field set. */
  createdDate?: string | null | undefined
  /** When anything in the record last changed, absent in the PUBLIC field set. */
  updatedDate?: string | null | undefined
  /** When the member last signed in; absent before the first time and in the PUBLIC field set. */
  lastLoginDate?: string | null | undefined
}

/** The price of a new product. */
export interface NewPriceData {
  /**
   * Three-letter currency code.
   *
   * @example "EUR"
   */
  currency?: string | undefined
  /**
   * Price before any discount.
   *
   * @example 24.5
   */
  price: number | null
  /** Price after the product's discount, equal to `price` when there is none. */
  discountedPrice?: number | undefined
  /** The same amounts, formatted for display. */
  formatted?: FormattedPriceInput | undefined
  /** Discounted price per base unit, when the product has quantities for it. */
  pricePerUnit?: number | null | undefined
}

/** A product to create. */
export interface NewProduct {
  /**
   * Identifier of the product, a GUID.
   *
   * @example "6c0b1b0e-3d54-4a35-9a0c-5a2f6f0c9b11"
   */
  id?: string | undefined
  /**
   * Name shown to buyers.
   *
   * @example "Stoneware mug"
   */
  name: string | null
  /**
   * Last part of the product page's address, made from the name by default and unique in the
   * store.
   *
   * @example "stoneware-mug"
   */
  slug?: string | undefined
  /** Whether buyers see the product in the store; true unless set otherwise. */
  visible?: boolean | null | undefined
  /** Physical or digital; only physical products can be created through the API. */
  productType?: ProductTypeInput | undefined
  /** Text of the product page, which may hold simple HTML. */
  description?: string | null | undefined
  /** Stock-keeping code; with managed variants each variant has its own instead. */
  sku?: string | null | undefined
  /** Weight in the store's weight unit; with managed variants each variant may differ. */
  weight?: number | null | undefined
  /** Lightest and heaviest variant. */
  weightRange?: NumericPropertyRangeInput | undefined
  /** Stock of the product as a whole; change it through the inventory calls. */
  stock?: StockInput | undefined
  /**
   * The price under its older name; read `priceData` instead.
   *
   * @deprecated Read `priceData` instead.
   */
  price?: PriceDataInput | undefined
  /** Price of the product in the store's currency. */
  priceData: NewPriceData
  /**
   * The price in the currency that the request header `x-wix-currency` names (`EUR`), else in
   * the store's own. The sandbox converts at fixed rates, and returns the store's own
   * currency where it has none.
   */
  convertedPriceData?: PriceDataInput | undefined
  /** Lowest and highest price of the variants, before discounts. */
  priceRange?: NumericPropertyRangeInput | undefined
  /** Cost and profit of the product; only returned to callers who manage it. */
  costAndProfitData?: CostAndProfitDataInput | undefined
  /**
   * Lowest and highest cost of the variants; only returned to callers who manage the
   * catalogue.
   */
  costRange?: NumericPropertyRangeInput | undefined
  /** Quantities for a price per unit, which some countries require. */
  pricePerUnitData?: PricePerUnitDataInput | undefined
  /** Further titled texts of the product page, such as care instructions. */
  additionalInfoSections?: AdditionalInfoSectionInput[] | undefined
  /**
   * The ribbon under its older form, a list of one; read `ribbon` instead.
   *
   * @deprecated Read `ribbon` instead.
   */
  ribbons?: RibbonInput[] | undefined
  /** Gallery of the product; change it through the media calls. */
  media?: MediaInput | undefined
  /** Texts a buyer may or must enter, such as an engraving. */
  customTextFields?: CustomTextFieldInput[] | undefined
  /** Whether every combination of choices has its own price, weight, SKU and stock. */
  manageVariants?: boolean | null | undefined
  /** What a buyer chooses, such as size and color; sending the list replaces the current one. */
  productOptions?: ProductOptionInput[] | undefined
  /** Address of the product's page. */
  productPageUrl?: PageUrlInput | undefined
  /**
   * A number that grows with every product created, as a string of digits.
   *
   * @example "1707555600000000"
   */
  numericId?: string | undefined
  /**
   * Identifier of the inventory item that holds the stock of this product.
   *
   * @example "93f4e4f1-c2ab-b5ca-65f3-a5d090f364ee"
   */
  inventoryItemId?: string | undefined
  /** Reduction of the price; variants are reduced in the same way. */
  discount?: DiscountInput | undefined
  /** Collections that hold the product; change them through the collection calls. */
  collectionIds?: string[] | undefined
  /** Every combination of choices; change them through the variant calls. */
  variants?: VariantInput[] | undefined
  /** When the product last changed. */
  lastUpdated?: string | undefined
  /** When the product was created. */
  createdDate?: string | undefined
  /** Tags and settings for search engines. */
  seoData?: SeoSchemaInput | undefined
  /**
   * Short label shown on the product's picture.
   *
   * @example "Sale"
   */
  ribbon?: string | null | undefined
  /** Brand of the product; only `products.removeBrand` removes it. */
  brand?: string | null | undefined
  /** Size of the product itself. */
  productDimensions?: DimensionsInput | undefined
  /** Size of the product as it is shipped. */
  packageDimensions?: DimensionsInput | undefined
  /** Identifier the product carries in exported files. */
  exportProductId?: string | undefined
}

/** The extremes of one property over all variants. */
export interface NumericPropertyRangeInput {
  /** The lowest value. */
  minValue?: number | undefined
  /** The highest value. */
  maxValue?: number | undefined
}

/** Whether choices are shown as a list or as color swatches. */
export type OptionType = 'unspecified_option_type' | 'drop_down' | 'color'

/** Whether choices are shown as a list or as color swatches. */
export type OptionTypeInput = 'unspecified_option_type' | 'drop_down' | 'color'

/** A completed purchase, as it was when it was paid. */
export interface Order {
  /** Identifies the order. */
  id: string
  /**
   * Human-readable order number; it increases from order to order.
   *
   * @example "10001"
   */
  number: string
  /** Checkout that became the order. */
  checkoutId: string
  /** What was bought, at the prices that were paid. */
  lineItems: LineItem[]
  /** The buyer. */
  buyerInfo?: BuyerInfo
  /** What was paid. */
  priceSummary?: PriceSummary
  /**
   * Three-letter code of the currency of all amounts.
   *
   * @example "USD"
   */
  currency: string
  /** When the order was made. */
  createdDate: string
}

/** A charge on top of a shipping price. */
export interface OtherCharge {
  /** What it is for. */
  type: ChargeType
  /** Amount of the charge. */
  price?: MultiCurrencyPrice
  /** More about the charge. */
  details?: string | null
}

/** A violation of the cart as a whole. */
export interface OtherTarget {
  /** Place to show it at. */
  name: NameInOther
}

/** Address of a page in two parts. */
export interface PageUrlInput {
  /**
   * Address of the site, ending in a slash.
   *
   * @example "https://shop.example/"
   */
  base?: string | undefined
  /**
   * Path of the page on that site.
   *
   * @example "/product-page/stoneware-mug"
   */
  path?: string | undefined
}

/** Wrapper that distinguishes an unset payment option from a set one. */
export interface PaymentOption {
  /** The option. */
  value?: PaymentOptionType
}

/**
 * How and when a line is paid.
 *
 * - `FULL_PAYMENT_ONLINE`: all of it at checkout
 * - `FULL_PAYMENT_OFFLINE`: all of it later, outside the site
 * - `MEMBERSHIP`: with a membership; the price is 0
 * - `DEPOSIT_ONLINE`: a deposit at checkout, the rest later
 * - `MEMBERSHIP_OFFLINE`: with a membership that is settled manually; the price is 0
 * - `MEMBERSHIP_ONLINE_WITH_OFFLINE_REMAINDER`: with a membership at checkout, and what it does
 * not cover later
 */
export type PaymentOptionType = 'FULL_PAYMENT_ONLINE' | 'FULL_PAYMENT_OFFLINE' | 'MEMBERSHIP' | 'DEPOSIT_ONLINE' | 'MEMBERSHIP_OFFLINE' | 'MEMBERSHIP_ONLINE_WITH_OFFLINE_REMAINDER'

/** A telephone number of a person. */
export interface Phone {
  /**
   * Country the number belongs to, as a two-letter code.
   *
   * @example "SE"
   */
  countryCode?: string | null
  /**
   * The number, without the country's prefix when `countryCode` is set.
   *
   * @example "8 123 456"
   */
  phone: string
  /** What the person uses it for. */
  tag: PhoneTag
}

/** What a telephone number is used for. */
export type PhoneTag = 'UNTAGGED' | 'MAIN' | 'HOME' | 'MOBILE' | 'WORK' | 'FAX'

/** Where and how an order is picked up. */
export interface PickupDetails {
  /** Address of the pickup point. */
  address?: CartAddress
  /**
   * Whether the pickup point is the store itself; read `pickupMethod` instead.
   *
   * @deprecated Read `pickupMethod` instead.
   */
  businessLocation: boolean
  /** Kind of pickup point. */
  pickupMethod: PickupMethod
}

/**
 * Where an order is picked up.
 *
 * - `UNKNOWN_METHOD`: not specified
 * - `STORE_PICKUP`: at the store
 * - `PICKUP_POINT`: at a partner's counter or locker
 */
export type PickupMethod = 'UNKNOWN_METHOD' | 'STORE_PICKUP' | 'PICKUP_POINT'

/** An image or a video. */
export interface PlatformMedia {
  /** The image, when it is one. */
  image?: Image
  /** The video, when it is one. */
  video?: Video
}

/** A price with its discounted and displayed forms. */
export interface PriceDataInput {
  /**
   * Three-letter currency code.
   *
   * @example "EUR"
   */
  currency?: string | undefined
  /**
   * Price before any discount.
   *
   * @example 24.5
   */
  price?: number | null | undefined
  /** Price after the product's discount, equal to `price` when there is none. */
  discountedPrice?: number | undefined
  /** The same amounts, formatted for display. */
  formatted?: FormattedPriceInput | undefined
  /** Discounted price per base unit, when the product has quantities for it. */
  pricePerUnit?: number | null | undefined
}

/** How much the product holds, and the quantity a price per unit refers to. */
export interface PricePerUnitData {
  /**
   * How much one product holds.
   *
   * @example 250
   */
  totalQuantity: number
  /** Unit of `totalQuantity`. */
  totalMeasurementUnit: MeasurementUnit
  /**
   * The quantity the price per unit refers to.
   *
   * @example 100
   */
  baseQuantity: number
  /** Unit of `baseQuantity`. */
  baseMeasurementUnit: MeasurementUnit
}

/** A product of the store; an update changes only the fields that are sent. */
export interface Product {
  /**
   * Identifier of the product, a GUID.
   *
   * @example "6c0b1b0e-3d54-4a35-9a0c-5a2f6f0c9b11"
   */
  id: string
  /**
   * Name shown to buyers.
   *
   * @example "Stoneware mug"
   */
  name: string
  /**
   * Last part of the product page's address, made from the name by default and unique in the
   * store.
   *
   * @example "stoneware-mug"
   */
  slug: string
  /** Whether buyers see the product in the store; true unless set otherwise. */
  visible: boolean
  /** Physical or digital; only physical products can be created through the API. */
  productType: ProductType
  /** Text of the product page, which may hold simple HTML. */
  description?: string | null
  /** Stock-keeping code; with managed variants each variant has its own instead. */
  sku?: string | null
  /** Weight in the store's weight unit; with managed variants each variant may differ. */
  weight?: number | null
  /** Lightest and heaviest variant. */
  weightRange?: NumericPropertyRange
  /** Stock of the product as a whole; change it through the inventory calls. */
  stock: Stock
  /**
   * The price under its older name; read `priceData` instead.
   *
   * @deprecated Read `priceData` instead.
   */
  price?: PriceData
  /** Price of the product in the store's currency. */
  priceData: PriceData
  /**
   * The price in the currency that the request header `x-wix-currency` names (`EUR`), else in
   * the store's own. The sandbox converts at fixed rates, and returns the store's own
   * currency where it has none.
   */
  convertedPriceData?: PriceData
  /** Lowest and highest price of the variants, before discounts. */
  priceRange?: NumericPropertyRange
  /** Cost and profit of the product; only returned to callers who manage it. */
  costAndProfitData?: CostAndProfitData
  /**
   * Lowest and highest cost of the variants; only returned to callers who manage the
   * catalogue.
   */
  costRange?: NumericPropertyRange
  /** Quantities for a price per unit, which some countries require. */
  pricePerUnitData?: PricePerUnitData
  /** Further titled texts of the product page, such as care instructions. */
  additionalInfoSections: AdditionalInfoSection[]
  /**
   * The ribbon under its older form, a list of one; read `ribbon` instead.
   *
   * @deprecated Read `ribbon` instead.
   */
  ribbons: Ribbon[]
  /** Gallery of the product; change it through the media calls. */
  media: Media
  /** Texts a buyer may or must enter, such as an engraving. */
  customTextFields: CustomTextField[]
  /** Whether every combination of choices has its own price, weight, SKU and stock. */
  manageVariants: boolean
  /** What a buyer chooses, such as size and color; sending the list replaces the current one. */
  productOptions: ProductOption[]
  /** Address of the product's page. */
  productPageUrl: PageUrl
  /**
   * A number that grows with every product created, as a string of digits.
   *
   * @example "1707555600000000"
   */
  numericId: string
  /**
   * Identifier of the inventory item that holds the stock of this product.
   *
   * @example "93f4e4f1-c2ab-b5ca-65f3-a5d090f364ee"
   */
  inventoryItemId: string
  /** Reduction of the price; variants are reduced in the same way. */
  discount?: Discount
  /** Collections that hold the product; change them through the collection calls. */
  collectionIds: string[]
  /** Every combination of choices; change them through the variant calls. */
  variants: Variant[]
  /** When the product last changed. */
  lastUpdated: string
  /** When the product was created. */
  createdDate: string
  /** Tags and settings for search engines. */
  seoData?: SeoSchema
  /**
   * Short label shown on the product's picture.
   *
   * @example "Sale"
   */
  ribbon?: string | null
  /** Brand of the product; only `products.removeBrand` removes it. */
  brand?: string | null
  /** Size of the product itself. */
  productDimensions?: Dimensions
  /** Size of the product as it is shipped. */
  packageDimensions?: Dimensions
  /** Identifier the product carries in exported files. */
  exportProductId?: string
}

/** A product of the store; an update changes only the fields that are sent. */
export interface ProductInput {
  /**
   * Identifier of the product, a GUID.
   *
   * @example "6c0b1b0e-3d54-4a35-9a0c-5a2f6f0c9b11"
   */
  id?: string | undefined
  /**
   * Name shown to buyers.
   *
   * @example "Stoneware mug"
   */
  name?: string | null | undefined
  /**
   * Last part of the product page's address, made from the name by default and unique in the
   * store.
   *
   * @example "stoneware-mug"
   */
  slug?: string | undefined
  /** Whether buyers see the product in the store; true unless set otherwise. */
  visible?: boolean | null | undefined
  /** Physical or digital; only physical products can be created through the API. */
  productType?: ProductTypeInput | undefined
  /** Text of the product page, which may hold simple HTML. */
  description?: string | null | undefined
  /** Stock-keeping code; with managed variants each variant has its own instead. */
  sku?: string | null | undefined
  /** Weight in the store's weight unit; with managed variants each variant may differ. */
  weight?: number | null | undefined
  /** Lightest and heaviest variant. */
  weightRange?: NumericPropertyRangeInput | undefined
  /** Stock of the product as a whole; change it through the inventory calls. */
  stock?: StockInput | undefined
  /**
   * The price under its older name; read `priceData` instead.
   *
   * @deprecated Read `priceData` instead.
   */
  price?: PriceDataInput | undefined
  /** Price of the product in the store's currency. */
  priceData?: PriceDataInput | undefined
  /**
   * The price in the currency that the request header `x-wix-currency` names (`EUR`), else in
   * the store's own. The sandbox converts at fixed rates, and returns the store's own
   * currency where it has none.
   */
  convertedPriceData?: PriceDataInput | undefined
  /** Lowest and highest price of the variants, before discounts. */
  priceRange?: NumericPropertyRangeInput | undefined
  /** Cost and profit of the product; only returned to callers who manage it. */
  costAndProfitData?: CostAndProfitDataInput | undefined
  /**
   * Lowest and highest cost of the variants; only returned to callers who manage the
   * catalogue.
   */
  costRange?: NumericPropertyRangeInput | undefined
  /** Quantities for a price per unit, which some countries require. */
  pricePerUnitData?: PricePerUnitDataInput | undefined
  /** Further titled texts of the product page, such as care instructions. */
  additionalInfoSections?: AdditionalInfoSectionInput[] | undefined
  /**
   * The ribbon under its older form, a list of one; read `ribbon` instead.
   *
   * @deprecated Read `ribbon` instead.
   */
  ribbons?: RibbonInput[] | undefined
  /** Gallery of the product; change it through the media calls. */
  media?: MediaInput | undefined
  /** Texts a buyer may or must enter, such as an engraving. */
  customTextFields?: CustomTextFieldInput[] | undefined
  /** Whether every combination of choices has its own price, weight, SKU and stock. */
  manageVariants?: boolean | null | undefined
  /** What a buyer chooses, such as size and color; sending the list replaces the current one. */
  productOptions?: ProductOptionInput[] | undefined
  /** Address of the product's page. */
  productPageUrl?: PageUrlInput | undefined
  /**
   * A number that grows with every product created, as a string of digits.
   *
   * @example "1707555600000000"
   */
  numericId?: string | undefined
  /**
   * Identifier of the inventory item that holds the stock of this product.
   *
   * @example "93f4e4f1-c2ab-b5ca-65f3-a5d090f364ee"
   */
  inventoryItemId?: string | undefined
  /** Reduction of the price; variants are reduced in the same way. */
  discount?: DiscountInput | undefined
  /** Collections that hold the product; change them through the collection calls. */
  collectionIds?: string[] | undefined
  /** Every combination of choices; change them through the variant calls. */
  variants?: VariantInput[] | undefined
  /** When the product last changed. */
  lastUpdated?: string | undefined
  /** When the product was created. */
  createdDate?: string | undefined
  /** Tags and settings for search engines. */
  seoData?: SeoSchemaInput | undefined
  /**
   * Short label shown on the product's picture.
   *
   * @example "Sale"
   */
  ribbon?: string | null | undefined
  /** Brand of the product; only `products.removeBrand` removes it. */
  brand?: string | null | undefined
  /** Size of the product itself. */
  productDimensions?: DimensionsInput | undefined
  /** Size of the product as it is shipped. */
  packageDimensions?: DimensionsInput | undefined
  /** Identifier the product carries in exported files. */
  exportProductId?: string | undefined
}

/** How a product's discount is calculated. */
export type ProductDiscountType = 'UNDEFINED' | 'NONE' | 'AMOUNT' | 'PERCENT'

/** A field and the values that products have in it. */
export interface ProductFacet {
  /** The field. */
  field: ProductFacetField
  /** How many different values there are, including those not in `values`. */
  distinct: number
  /** The values, the most frequent first; the rarest are left out of a long list. */
  values: ProductFacetValue[]
}

/** A field whose values are counted. */
export type ProductFacetField = 'brand' | 'ribbon'

/** Something the buyer chooses about a product. */
export interface ProductOption {
  /** How the choices are shown. */
  optionType: OptionType
  /**
   * Name of the option, unique within the product.
   *
   * @example "Color"
   */
  name: string
  /** What can be chosen. */
  choices: Choice[]
}

/** Something the buyer chooses about a product. */
export interface ProductOptionInput {
  /** How the choices are shown. */
  optionType?: OptionTypeInput | undefined
  /**
   * Name of the option, unique within the product.
   *
   * @example "Color"
   */
  name?: string | undefined
  /** What can be chosen. */
  choices?: ChoiceInput[] | undefined
}

/** Availability with the choices made, and which choices are still open. */
export interface ProductOptionsAvailabilityResponse {
  /** The variant the choices name; absent while they name none. */
  selectedVariant?: VariantData
  /** Gallery to show for the choices made. */
  media?: Media
  /**
   * The product's options with the stock and visibility of each choice, given the choices
   * made.
   */
  productOptions: ProductOption[]
  /** Whether the choices name a variant that can be bought. */
  availableForPurchase: boolean
  /** Whether the product's variants are managed one by one. */
  managedProduct?: boolean
}

/** Whether a product is shipped or downloaded. */
export type ProductType = 'unspecified_product_type' | 'physical' | 'digital'

/** The public side of a member. */
export interface ProfileInput {
  /** Name shown to others. */
  nickname?: string | null | undefined
  /**
   * Last part of the address of the member's page; `updateCurrentMemberSlug` changes it.
   *
   * @example "hanna-lindqvist"
   */
  slug?: string | null | undefined
  /** Portrait. */
  photo?: ProfileImageInput | undefined
  /** Wide picture at the head of the member's page. */
  cover?: ProfileImageInput | undefined
  /** Short line below the name, such as a role in the community. */
  title?: string | null | undefined
}

/** Which collections to return. */
export interface QueryCollectionsRequest {
  /** Filter, sort and page; every collection, page by page, by default. */
  query?: PlatformQuery | undefined
}

/** A page of collections. */
export interface QueryCollectionsResponse {
  /** The collections of this page. */
  collections: Collection[]
  /** Position and totals of the page. */
  metadata?: PlatformPagingMetadata
}

/** A page of inventory items. */
export interface QueryInventoryResponse {
  /** The items of this page. */
  inventoryItems: InventoryItemV2[]
  /** Position and totals of the page. */
  metadata?: ItemsPagingMetadata
  /** How many items match in all. */
  totalResults: number
}

/** A query over the site's members. */
export interface QueryMembersRequest {
  /** Filter, order and page. */
  query?: MembersQuery | undefined
  /**
   * How much of each member to return; send `fieldsets` instead.
   *
   * @deprecated Send `fieldsets` instead.
   */
  fieldSet?: FieldSet | undefined
  /** How much of each member to return, the largest set applies; PUBLIC by default. */
  fieldsets?: FieldSet[] | undefined
  /** Free-text search, on top of the filter. */
  search?: MembersSearch | undefined
}

/** One page of the members that match a query. */
export interface QueryMembersResponse {
  /** The members of this page. */
  members: Member[]
  /** Position of this page among all matches. */
  metadata?: MembersPagingMetadata
}

/** The values of the requested fields. */
export interface QueryProductFacetsResponse {
  /** The fields in the order of the request. */
  facets: ProductFacet[]
}

/** A page of a product's variants. */
export interface QueryProductVariantsResponse {
  /** The variants of this page. */
  variants: Variant[]
  /** Position and totals of the page. */
  metadata?: ItemsPagingMetadata
  /** How many variants match in all. */
  totalResults: number
}

/** Which products to return. */
export interface QueryProductsPlatformizedRequest {
  /** Filter, sort and page; every product, page by page, by default. */
  query?: PlatformQuery | undefined
}

/** A page of products. */
export interface QueryProductsPlatformizedResponse {
  /** The products of this page. */
  products: Product[]
  /** Position and totals of the page. */
  metadata?: PlatformPagingMetadata
}

/** Which variants to return. */
export interface QueryStoreVariantsRequest {
  /** Filter, sort and page. */
  query: PlatformQuery
}

/** A page of the store's variants. */
export interface QueryStoreVariantsResponse {
  /** The variants of this page. */
  variants: StoreVariant[]
  /** Position and totals of the page. */
  metadata?: PlatformPagingMetadata
}

/**
 * Where a tax rate comes from.
 *
 * - `NO_TAX_COLLECTED`: the store charges no tax here
 * - `MANUAL_RATE`: set by the merchant
 * - `AUTO_RATE`: computed by a tax service
 * - `FALLBACK_RATE`: set by the merchant, used because the service failed
 */
export type RateType = 'NO_TAX_COLLECTED' | 'MANUAL_RATE' | 'AUTO_RATE' | 'FALLBACK_RATE'

/** Which slot to book. */
export interface RedirectSessionBookingsCheckoutParams {
  /** The slot as the bookings service offered it. */
  slotAvailability?: SlotAvailability | undefined
  /**
   * Time zone to show dates in; the site's own by default.
   *
   * @example "Europe/Stockholm"
   */
  timezone?: string | undefined
}

/**
 * A registration of the first version; use `RegisterV2Request` instead.
 *
 * @deprecated Use `RegisterV2Request` instead.
 */
export interface RegisterRequest {
  /** The identity to create, with at least one identifier. */
  identity: IdentityInput
  /**
   * Id of the check to register with; the password check by default, the only one of the
   * sandbox.
   */
  authenticatorId?: string | null | undefined
  /** What the check asks for, by name, such as `password`. */
  inputs?: {
    [key: string]: string
  } | undefined
  /** Captcha tokens, where the site requires them. */
  captchaTokens?: CaptchaToken[] | undefined
}

/** A registration by e-mail address and password. */
export interface RegisterV2Request {
  /** What the person will sign in with. */
  loginId: LoginId
  /** The password the person has chosen. */
  password?: string | undefined
  /** Profile that the person enters. */
  profile?: IdentityProfileInput | undefined
  /** Captcha tokens, where the site requires them. */
  captchaTokens?: CaptchaToken[] | undefined
  /** Arbitrary data to keep with the registration; the sandbox does not keep it. */
  clientMetaData?: Record<string, unknown> | null | undefined
}

/** The cart without its coupon. */
export interface RemoveCouponResponse {
  /** The cart as it is now. */
  cart: Cart
}

/** The cart without the removed lines. */
export interface RemoveLineItemsResponse {
  /** The cart as it is now. */
  cart: Cart
}

/** A label shown on the product's picture. */
export interface RibbonInput {
  /** Text of the label. */
  text?: string | undefined
}

/**
 * Kinds of rules a request can break. `MIN` and `MAX` limit numbers, `_LENGTH` texts, `_SIZE`
 * lists, `DECIMAL_` decimal strings; `ONE_OF_ALIGNMENT` means that fields which exclude each
 * other were set together, `REQUIRED_ONE_OF_FIELD` that none of them was.
 */
export type RuleType = 'VALIDATION' | 'OTHER' | 'MAX' | 'MIN' | 'MAX_LENGTH' | 'MIN_LENGTH' | 'MAX_SIZE' | 'MIN_SIZE' | 'FORMAT' | 'DECIMAL_LTE' | 'DECIMAL_GTE' | 'DECIMAL_LT' | 'DECIMAL_GT' | 'DECIMAL_MAX_SCALE' | 'INVALID_ENUM_VALUE' | 'REQUIRED_FIELD' | 'FIELD_NOT_ALLOWED' | 'ONE_OF_ALIGNMENT' | 'EXACT_LENGTH' | 'EXACT_SIZE' | 'REQUIRED_ONE_OF_FIELD'

/** A further e-mail address of a person. */
export interface SecondaryEmail {
  /** The address. */
  email: string
  /** What the person uses it for. */
  tag: EmailTag
}

/** The shipping option included in the totals, with its taxed price. */
export interface SelectedCarrierServiceOption {
  /** Code of the option. */
  code: string
  /** Name to show. */
  title: string
  /** How and when it arrives. */
  logistics?: DeliveryLogistics
  /** What it costs, with tax and discount. */
  cost?: SelectedCarrierServiceOptionPrices
  /** Whether it is the requested option; false means the platform had to choose another. */
  requestedShippingOption: boolean
  /**
   * Handling and insurance on top; read `additionalFees` of the estimate instead.
   *
   * @deprecated Read `additionalFees` of the estimate instead.
   */
  otherCharges: SelectedCarrierServiceOptionOtherCharge[]
  /** Carrier that offers the option. */
  carrierId?: string | null
  /** Which lines travel with which carrier. */
  deliveryAllocations?: DeliveryAllocation[]
  /** Whether the option covers only some of the lines. */
  partial?: boolean | null
}

/** A charge on top of the selected shipping, taxed. */
export interface SelectedCarrierServiceOptionOtherCharge {
  /** What it is for. */
  type: ChargeType
  /** More about the charge. */
  details?: string | null
  /** Amount with tax and discount. */
  cost?: SelectedCarrierServiceOptionPrices
}

/** Price of the selected shipping with tax and discount. */
export interface SelectedCarrierServiceOptionPrices {
  /** Price to pay, tax included. */
  totalPriceAfterTax?: MultiCurrencyPrice
  /** Price without tax. */
  totalPriceBeforeTax?: MultiCurrencyPrice
  /** How the tax on shipping is made up. */
  taxDetails?: ItemTaxFullDetails
  /** Discount on shipping. */
  totalDiscount?: MultiCurrencyPrice
  /** List price before discount and tax. */
  price?: MultiCurrencyPrice
}

/** Details of a booked service. */
export interface ServiceProperties {
  /** When the service takes place; null while undated. */
  scheduledDate?: string | null
  /** Number of participants. */
  numberOfParticipants?: number | null
}

/** Details of a booked service. */
export interface ServicePropertiesInput {
  /** When the service takes place; null while undated. */
  scheduledDate?: string | null | undefined
  /** Number of participants. */
  numberOfParticipants?: number | null | undefined
}

/** Severity of a violation; a `WARNING` informs the buyer, an `ERROR` blocks the checkout. */
export type Severity = 'WARNING' | 'ERROR'

/** The shipping part of an estimate. */
export interface ShippingInformation {
  /** Region of the store's shipping rules the address falls into. */
  region?: ShippingRegion
  /** The option included in the totals, either the requested one or the first available. */
  selectedCarrierServiceOption?: SelectedCarrierServiceOption
  /** All available options, carrier by carrier; empty without an address to ship to. */
  carrierServiceOptions: CarrierServiceOption[]
}

/** One way to have a cart delivered. */
export interface ShippingOption {
  /** Code to select the option with. */
  code: string
  /**
   * Name to show.
   *
   * @example "Standard shipping"
   */
  title: string
  /** How and when it arrives. */
  logistics?: DeliveryLogistics
  /** What it costs. */
  cost?: ShippingPrice
  /** Which lines travel with which carrier. */
  deliveryAllocations?: DeliveryAllocation[]
  /** Whether the option covers only some of the lines. */
  partial?: boolean | null
}

/** Price of a shipping option before tax is known. */
export interface ShippingPrice {
  /** Price of the shipping itself. */
  price?: MultiCurrencyPrice
  /** Additional charges. */
  otherCharges: OtherCharge[]
}

/** A person whom a trusted server signs in without a password. */
export interface SignOnRequest {
  /** The e-mail address that the person signs in with. */
  loginId: LoginId
  /** What is known about the person, in case they are new. */
  profile?: IdentityProfileInput | undefined
  /**
   * Whether the caller confirms that the address belongs to the person. If the address was
   * not verified before, its old password and sign-ins are revoked, because another person
   * may have registered it.
   */
  verifyEmail?: boolean | undefined
  /**
   * Whether a contact with the same address becomes the new member's contact, instead of a
   * second one. In the sandbox only members have contacts.
   */
  mergeExistingContact?: boolean | undefined
}

/** A person signed in by a trusted server. */
export interface SignOnResponse {
  /** Proof of the sign-in, to be exchanged for a member's tokens. */
  sessionToken: string
  /** The identity that signed in, new or known. */
  identity: Identity
}

/** How a site came to be, for instance from a template or as a copy of another site. */
export type SiteCreatedContext = 'OTHER' | 'FROM_TEMPLATE' | 'DUPLICATE_BY_SITE_TRANSFER' | 'DUPLICATE' | 'OLD_SITE_TRANSFER' | 'FLASH'

/** How far the deletion of a site has got, from the trash to the final purge. */
export type SiteDeleteStatus = 'UNKNOWN' | 'TRASH' | 'DELETED' | 'PENDING_PURGE' | 'PURGED_EXTERNALLY'

/** The platform product a site belongs to. */
export type SiteNamespace = 'UNKNOWN_NAMESPACE' | 'WIX' | 'SHOUT_OUT' | 'ALBUMS' | 'WIX_STORES_TEST_DRIVE' | 'HOTELS' | 'CLUBS' | 'ONBOARDING_DRAFT' | 'DEV_SITE' | 'LOGOS' | 'VIDEO_MAKER' | 'PARTNER_DASHBOARD' | 'DEV_CENTER_COMPANY' | 'HTML_DRAFT' | 'SITELESS_BUSINESS' | 'CREATOR_ECONOMY' | 'DASHBOARD_FIRST' | 'ANYWHERE' | 'HEADLESS' | 'ACCOUNT_MASTER_CMS' | 'RISE' | 'BRANDED_FIRST' | 'NOWNIA' | 'UGC_TEMPLATE' | 'CODUX' | 'MEDIA_DESIGN_CREATOR' | 'SHARED_BLOG_ENTERPRISE' | 'STANDALONE_FORMS' | 'STANDALONE_EVENTS' | 'MIMIR' | 'TWINS' | 'NANO' | 'BASE44' | 'CHANNELS' | 'NAUTILUS' | 'SYMPHONY' | 'NAUTILUS_APPS' | 'VIBU' | 'ENTERPRISE_BRAND_KIT' | 'DEV_CENTER_DEV_SITE'

/** Whether a site is in use, switched off, being set up or a demonstration. */
export type SiteState = 'UNKNOWN' | 'ENABLED' | 'DISABLED' | 'PENDING' | 'DEMO'

/** A bookable slot and its availability, as the bookings service returns it. */
export interface SlotAvailability {
  /** The slot. */
  slot?: BookingSlot | undefined
  /** Whether it can be booked. */
  bookable?: boolean | undefined
  /** Number of places. */
  totalSpots?: number | null | undefined
  /** Number of places left. */
  openSpots?: number | null | undefined
  /** Waiting list, where there is one. */
  waitingList?: WaitingList | undefined
  /** Booking rules that forbid it. */
  bookingPolicyViolations?: BookingPolicyViolations | undefined
  /** Whether someone else is about to book it. */
  locked?: boolean | null | undefined
  /**
   * Whether a newer bookings service made it; no replacement.
   *
   * @deprecated No replacement.
   */
  isFromV2?: boolean | undefined
}

/** The person, room or thing that is booked. */
export interface SlotResource {
  /** Id of the resource. */
  id?: string | null | undefined
  /** Its name. */
  name?: string | null | undefined
}

/**
 * State of a sign-in after a call. SUCCESS comes with a session token,
 * REQUIRE_EMAIL_VERIFICATION with a state token for the verification calls,
 * REQUIRE_OWNER_APPROVAL with neither.
 */
export interface StateMachineResponse {
  /** Next step of the sign-in. */
  state: StateType
  /** Proof of the sign-in, to be exchanged for a member's tokens; present with SUCCESS only. */
  sessionToken?: string | null
  /** Identifies the pending sign-in in the next call. */
  stateToken?: string | null
  /** The identity that signs in. */
  identity?: Identity
  /** Further facts about the state, by name. */
  additionalData?: {
    [key: string]: CustomValue
  }
}

/**
 * Next step of a sign-in. SUCCESS is the end; REQUIRE_OWNER_APPROVAL waits for the site's
 * owner, REQUIRE_EMAIL_VERIFICATION for the code sent by e-mail, REQUIRE_MISSING_FIELDS for
 * details that the site requires of its members.
 */
export type StateType = 'UNKNOWN_STATE' | 'SUCCESS' | 'REQUIRE_OWNER_APPROVAL' | 'REQUIRE_EMAIL_VERIFICATION' | 'STATUS_CHECK' | 'REQUIRE_MISSING_FIELDS'

/** Stock of a product as a whole. */
export interface Stock {
  /** Whether inventory is tracked, rather than just in or out of stock. */
  trackInventory: boolean
  /** Units in stock over all visible variants; absent when inventory is not tracked. */
  quantity?: number | null
  /**
   * Whether anything is in stock; read `inventoryStatus` instead.
   *
   * @deprecated Read `inventoryStatus` instead.
   */
  inStock: boolean
  /** Whether all, some or none of the visible variants are in stock. */
  inventoryStatus: InventoryStatus
}

/** Stock of a product as a whole. */
export interface StockInput {
  /** Whether inventory is tracked, rather than just in or out of stock. */
  trackInventory?: boolean | undefined
  /** Units in stock over all visible variants; absent when inventory is not tracked. */
  quantity?: number | null | undefined
  /**
   * Whether anything is in stock; read `inventoryStatus` instead.
   *
   * @deprecated Read `inventoryStatus` instead.
   */
  inStock?: boolean | undefined
  /** Whether all, some or none of the visible variants are in stock. */
  inventoryStatus?: InventoryStatusInput | undefined
}

/** Why a stock level changed; no call of this description returns it. */
export type StockChangeReason = 'UNKNOWN' | 'ORDER' | 'MANUAL' | 'REVERT_INVENTORY_CHANGE'

/**
 * A variant with the essentials of its product; products without managed variants appear as
 * one.
 */
export interface StoreVariant {
  /**
   * Identifier of the product and of the variant, joined by a hyphen.
   *
   * @example "6c0b1b0e-3d54-4a35-9a0c-5a2f6f0c9b11-00000000-0000-0000-0000-000000000000"
   */
  id: string
  /**
   * Identifier of the variant within its product; all zeros for a product without managed
   * variants.
   */
  variantId: string
  /** Identifier of the product. */
  productId: string
  /**
   * Name of the variant, made of the names of its choices.
   *
   * @example "Blue Large"
   */
  variantName: string
  /** Name of the product. */
  productName: string
  /** Whether the product manages its variants one by one. */
  managedVariant: boolean
  /** Stock-keeping code of the variant. */
  sku: string
  /** Stock of the variant. */
  stock?: VariantStock
  /**
   * Name of each option with the name of its choice.
   *
   * @example {"Color":"Blue","Size":"Large"}
   */
  choices?: {
    [key: string]: string
  }
  /**
   * Collections that hold the product; the id of the collection of all products is not a
   * UUID.
   */
  collectionIds: string[]
  /** Picture or video that shows the variant best. */
  media?: PlatformMedia
  /** Whether and how the variant can be ordered while out of stock. */
  preorderInfo?: PreorderInfo
}

/** Level of a part of a country, counted from the country downwards. */
export type SubdivisionType = 'UNKNOWN_SUBDIVISION_TYPE' | 'ADMINISTRATIVE_AREA_LEVEL_1' | 'ADMINISTRATIVE_AREA_LEVEL_2' | 'ADMINISTRATIVE_AREA_LEVEL_3' | 'ADMINISTRATIVE_AREA_LEVEL_4' | 'ADMINISTRATIVE_AREA_LEVEL_5' | 'COUNTRY'

/** Kind of caller that a token belongs to. */
export type SubjectType = 'UNKNOWN' | 'USER' | 'VISITOR' | 'MEMBER' | 'APP'

/** Text about a subscription offer. */
export interface SubscriptionDescriptionInput {
  /** Text in the site's main language. */
  original?: string | undefined
  /** Text in the buyer's language. */
  translated?: string | null | undefined
}

/** Unit of time a subscription is billed by; `UNDEFINED` when none is set. */
export type SubscriptionFrequency = 'UNDEFINED' | 'DAY' | 'WEEK' | 'MONTH' | 'YEAR'

/** Unit of time a subscription is billed by; `UNDEFINED` when none is set. */
export type SubscriptionFrequencyInput = 'UNDEFINED' | 'DAY' | 'WEEK' | 'MONTH' | 'YEAR'

/** Terms under which an item is sold as a subscription. */
export interface SubscriptionOptionInfo {
  /** How often and how long it is billed. */
  subscriptionSettings?: SubscriptionSettings
  /** Name of the offer. */
  title?: SubscriptionTitle
  /** Text about the offer. */
  description?: SubscriptionDescription
}

/** Terms under which an item is sold as a subscription. */
export interface SubscriptionOptionInfoInput {
  /** How often and how long it is billed. */
  subscriptionSettings?: SubscriptionSettingsInput | undefined
  /** Name of the offer. */
  title?: SubscriptionTitleInput | undefined
  /** Text about the offer. */
  description?: SubscriptionDescriptionInput | undefined
}

/** Billing interval of a subscription. */
export interface SubscriptionSettings {
  /** Unit of the billing period. */
  frequency: SubscriptionFrequency
  /** Whether it goes on until cancelled; `billingCycles` is then ignored. */
  autoRenewal: boolean
  /** How many times it is billed in all. */
  billingCycles?: number | null
  /** How many units of `frequency` make one period. */
  interval?: number | null
  /** Whether buyers may cancel by themselves. */
  enableCustomerCancellation?: boolean
  /** Time before the first charge. */
  freeTrialPeriod?: FreeTrialPeriod
}

/** Billing interval of a subscription. */
export interface SubscriptionSettingsInput {
  /** Unit of the billing period. */
  frequency?: SubscriptionFrequencyInput | undefined
  /** Whether it goes on until cancelled; `billingCycles` is then ignored. */
  autoRenewal?: boolean | undefined
  /** How many times it is billed in all. */
  billingCycles?: number | null | undefined
  /** How many units of `frequency` make one period. */
  interval?: number | null | undefined
  /** Whether buyers may cancel by themselves. */
  enableCustomerCancellation?: boolean | undefined
  /** Time before the first charge. */
  freeTrialPeriod?: FreeTrialPeriodInput | undefined
}

/** Name of a subscription offer. */
export interface SubscriptionTitleInput {
  /** Name in the site's main language. */
  original?: string | undefined
  /** Name in the buyer's language. */
  translated?: string | null | undefined
}

/** A violation about one line. */
export interface TargetLineItem {
  /** Place within the line to show it at. */
  name: NameInLineItem
  /** Id of the line. */
  id?: string | null
}

/** One kind of tax of one authority. */
export interface TaxBreakdown {
  /**
   * Authority that levies it.
   *
   * @example "New York"
   */
  jurisdiction?: string | null
  /** Amount that is free of it. */
  nonTaxableAmount?: MultiCurrencyPrice
  /**
   * Its rate, as a fraction of 1.
   *
   * @example "0.04"
   */
  rate?: string | null
  /** Its amount. */
  taxAmount?: MultiCurrencyPrice
  /** Amount it is calculated from. */
  taxableAmount?: MultiCurrencyPrice
  /**
   * Kind of the tax.
   *
   * @example "Sales tax"
   */
  taxType?: string | null
  /** Name of the tax. */
  taxName?: string | null
  /** Level of the authority. */
  jurisdictionType: JurisdictionType
}

/** How the tax rate was found. */
export interface TaxCalculationDetails {
  /** Why a manual rate was used; only with `rateType` `MANUAL_RATE`. */
  manualRateReason?: ManualCalculationReason
  /** Why automatic tax could not be used; only with `rateType` `FALLBACK_RATE`. */
  autoTaxFallbackDetails?: AutoTaxFallbackCalculationDetails
  /** Where the rate comes from. */
  rateType: RateType
}

/** Tax on a whole cart. */
export interface TaxSummary {
  /** Amount the tax is calculated from. */
  taxableAmount?: MultiCurrencyPrice
  /** Tax in all. */
  totalTax?: MultiCurrencyPrice
  /**
   * How the rate was found; read `taxDetails` of the lines, fees and shipping instead.
   *
   * @deprecated Read `taxDetails` of the lines, fees and shipping instead.
   */
  calculationDetails?: TaxCalculationDetails
  /**
   * Id the tax service of the early release gave its estimate; no replacement.
   *
   * @deprecated No replacement.
   */
  taxEstimationId?: string | null
  /**
   * Mean rate over the cart, as a fraction of 1; read `taxRate` of the lines instead.
   *
   * @deprecated Read `taxRate` of the lines instead.
   */
  averageTaxRate?: string | null
  /**
   * Amount of the cart that is free of tax; read `nonTaxableAmount` of the `taxBreakdown`
   * instead.
   *
   * @deprecated Read `nonTaxableAmount` of the `taxBreakdown` instead.
   */
  totalExempt?: MultiCurrencyPrice
  /**
   * Rate the merchant set by hand, as a fraction of 1.
   *
   * @example "0.08875"
   */
  manualTaxRate?: string
  /** The tax split by kind and authority, summed over all lines. */
  aggregatedTaxBreakdown?: AggregatedTaxBreakdown[]
}

/** Which address the tax follows. */
export interface TaxableAddress {
  /** Whose address it is. */
  addressType?: TaxableAddressType
}

/**
 * Whose address decides the tax.
 *
 * - `BUSINESS`: the store's
 * - `BILLING`: the buyer's billing address
 * - `SHIPPING`: where the order goes
 */
export type TaxableAddressType = 'BUSINESS' | 'BILLING' | 'SHIPPING'

/** Level that identities belong to, a whole account, one site or the platform itself. */
export type TenantType = 'UNKNOWN_TENANT_TYPE' | 'ACCOUNT' | 'SITE' | 'ROOT'

/** The state of an access token. */
export interface TokenInfoResponse {
  /** Whether calls are accepted with the token. */
  active: boolean
  /** Kind of the caller; `UNKNOWN` for a token that is not active. */
  subjectType: SubjectType
  /** Id of the visitor or member; empty for an app and for a token that is not active. */
  subjectId: string
  /** Epoch seconds when the token expires, as text; null where it does not. */
  exp?: string | null
  /** Epoch seconds when the token was issued, as text; null where that is not kept. */
  iat?: string | null
  /** Id of the client; empty for a token that is not active. */
  clientId: string
  /** Account of the site. */
  accountId?: string | null
  /** Site the token is for. */
  siteId?: string | null
  /** Installation of an app. */
  instanceId?: string | null
  /** Plan of an app. */
  vendorProductId?: string | null
}

/**
 * Whose tokens a client has. Kept by the client beside the refresh token, never sent.
 *
 * - `none`: there are no tokens
 * - `visitor`: an anonymous visitor
 * - `member`: a member who signed in
 */
export type TokenRole = 'none' | 'visitor' | 'member'

/** The member, now ACTIVE. */
export interface UnmuteMemberResponse {
  /** The member, as it is now. */
  member: Member
}

/** What to change on a cart; omitted fields stay unchanged. */
export interface UpdateCartRequest {
  /** New note, contact, shipping option and the like; read-only fields are ignored. */
  cartInfo?: CartInput | undefined
  /**
   * Coupon to put on the cart, in place of the one it has; the code of a gift card is
   * accepted here as well.
   *
   * @example "TENOFF"
   */
  couponCode?: string | null | undefined
  /**
   * Manual discounts of the merchant, which only apps may send; use `couponCode` with a
   * coupon for the buyer instead.
   *
   * @deprecated Use `couponCode` with a coupon for the buyer instead.
   */
  merchantDiscounts?: MerchantDiscountInput[] | undefined
  /**
   * Catalogue items for the cart, each with `catalogReference` and `quantity`; an item
   * already in the cart gets exactly this quantity.
   */
  lineItems?: LineItemInput[] | undefined
  /** Items without a catalogue; only apps may send them. */
  customLineItems?: CustomLineItem[] | undefined
  /**
   * Comma-separated paths within `cartInfo`; only these are written, and a listed path
   * without value is cleared.
   *
   * @example "buyerNote,contactInfo.address"
   */
  cartFieldmask?: string | undefined
}

/** The cart after the change. */
export interface UpdateCartResponse {
  /** The cart as it is now. */
  cart: Cart
}

/** What to change about a collection. */
export interface UpdateCollectionRequest {
  /** The fields to change; omitted ones stay unchanged. */
  collection: CollectionInput
}

/** The collection after the change. */
export interface UpdateCollectionResponse {
  /** The collection, as it is now. */
  collection: Collection
}

/** The stock to set. */
export interface UpdateInventoryVariantsRequest {
  /** The new levels; omitted variants and fields stay unchanged. */
  inventoryItem: InventoryItemV2Input
}

/** The cart with the new quantities. */
export interface UpdateLineItemsQuantityResponse {
  /** The cart as it is now. */
  cart: Cart
}

/** Changes to a member. */
export interface UpdateMemberRequest {
  /**
   * The fields to change; absent fields keep their values, and a list replaces the whole old
   * one, except that of e-mail addresses.
   */
  member: MemberInput
}

/** The member after the change. */
export interface UpdateMemberResponse {
  /** The member, as it is now. */
  member: Member
}

/** The member, with the new slug. */
export interface UpdateMemberSlugResponse {
  /** The member, as it is now. */
  member: Member
}

/** The calling member, with the new slug. */
export interface UpdateMySlugResponse {
  /** The member, as it is now. */
  member: Member
}

/**
 * The product to be changed; use `UpdateProductRequest` instead.
 *
 * @deprecated Use `UpdateProductRequest` instead.
 */
export interface UpdateProductPlatformizedRequest {
  /** The fields to change; omitted ones stay unchanged. */
  product: ProductInput
}

/**
 * The product as it was changed; read `UpdateProductResponse` instead.
 *
 * @deprecated Read `UpdateProductResponse` instead.
 */
export interface UpdateProductPlatformizedResponse {
  /** The product, as it is now. */
  product: Product
}

/** What to change about a product. */
export interface UpdateProductRequest {
  /** The fields to change; omitted ones stay unchanged. */
  product: ProductInput
}

/** The product after the change. */
export interface UpdateProductResponse {
  /** The product, as it is now. */
  product: Product
}

/** The variants after the change. */
export interface UpdateVariantsResponse {
  /** Every variant of the product. */
  variants: Variant[]
}

/**
 * The product to be created; use `CreateProductRequest` instead.
 *
 * @deprecated Use `CreateProductRequest` instead.
 */
export interface V1CreateProductPlatformizedRequest {
  /** The product; read-only fields are ignored. */
  product: NewProduct
}

/**
 * The product as it was created; read `CreateProductResponse` instead.
 *
 * @deprecated Read `CreateProductResponse` instead.
 */
export interface V1CreateProductPlatformizedResponse {
  /** The product, as it is now. */
  product: Product
}

/**
 * The product to be changed; use `UpdateProductRequest` instead.
 *
 * @deprecated Use `UpdateProductRequest` instead.
 */
export interface V1UpdateProductPlatformizedRequest {
  /** The fields to change; omitted ones stay unchanged. */
  product: ProductInput
}

/**
 * The product as it was changed; read `UpdateProductResponse` instead.
 *
 * @deprecated Read `UpdateProductResponse` instead.
 */
export interface V1UpdateProductPlatformizedResponse {
  /** The product, as it is now. */
  product: Product
}

/** Whether an e-mail address can be registered. */
export interface ValidateEmailResponse {
  /** Whether the address can be registered. */
  valid: boolean
  /** Whether the text is not an e-mail address at all. */
  formatInvalid: boolean
  /** Why the address is not valid, where it has the right form. */
  failure?: EmailValidationFailure
}

/** All rules that one request breaks. */
export interface ValidationError {
  /** One entry per broken rule. */
  fieldViolations: FieldViolation[]
}

/** One combination of choices of a product with its own price, weight, SKU and stock. */
export interface Variant {
  /**
   * Identifier of the variant, unique within its product; all zeros when variants are not
   * managed.
   *
   * @example "00000000-0000-0000-0000-000000000000"
   */
  id: string
  /**
   * Name of each option with the name of this variant's choice.
   *
   * @example {"Color":"Blue","Size":"Large"}
   */
  choices: {
    [key: string]: string
  }
  /** Price, weight, SKU and visibility of the variant. */
  variant: VariantDataWithNoStock
  /** Stock of the variant; change it through the inventory calls. */
  stock: VariantStock
}

/** One combination of choices of a product with its own price, weight, SKU and stock. */
export interface VariantInput {
  /**
   * Identifier of the variant, unique within its product; all zeros when variants are not
   * managed.
   *
   * @example "00000000-0000-0000-0000-000000000000"
   */
  id?: string | undefined
  /**
   * Name of each option with the name of this variant's choice.
   *
   * @example {"Color":"Blue","Size":"Large"}
   */
  choices?: {
    [key: string]: string
  } | undefined
  /** Price, weight, SKU and visibility of the variant. */
  variant?: VariantDataWithNoStockInput | undefined
  /** Stock of the variant; change it through the inventory calls. */
  stock?: VariantStockInput | undefined
}

/** A variant as a buyer's choices select it, stock included. */
export interface VariantData {
  /** Price of the variant. */
  price?: PriceData
  /**
   * The price in the currency that the request header `x-wix-currency` names (`EUR`), else in
   * the store's own. The sandbox converts at fixed rates, and returns the store's own
   * currency where it has none.
   */
  convertedPriceData?: PriceData
  /** Weight in the store's weight unit. */
  weight?: number | null
  /** Stock-keeping code of the variant. */
  sku: string
  /** Units in stock; absent when inventory is not tracked. */
  quantity?: number | null
  /** Whether the variant can be bought now. */
  inStock: boolean
  /** Whether buyers can choose the variant. */
  visible: boolean
  /** Size of the variant itself. */
  productDimensions?: Dimensions
  /** Size of the variant as it is shipped. */
  packageDimensions?: Dimensions
  /** Identifier of the variant. */
  variantId?: string
}

/** The fields that can differ between variants, without stock. */
export interface VariantDataWithNoStock {
  /** Price of the variant, the product's own unless overridden. */
  priceData: PriceData
  /**
   * The price in the currency that the request header `x-wix-currency` names (`EUR`), else in
   * the store's own. The sandbox converts at fixed rates, and returns the store's own
   * currency where it has none.
   */
  convertedPriceData?: PriceData
  /** Cost and profit of the variant; only returned to callers who manage the catalogue. */
  costAndProfitData?: CostAndProfitData
  /** Weight in the store's weight unit. */
  weight: number
  /** Stock-keeping code of the variant. */
  sku: string
  /** Whether buyers can choose the variant. */
  visible: boolean
  /** Size of the variant itself. */
  productDimensions?: Dimensions
  /** Size of the variant as it is shipped. */
  packageDimensions?: Dimensions
}

/** The fields that can differ between variants, without stock. */
export interface VariantDataWithNoStockInput {
  /** Price of the variant, the product's own unless overridden. */
  priceData?: PriceDataInput | undefined
  /**
   * The price in the currency that the request header `x-wix-currency` names (`EUR`), else in
   * the store's own. The sandbox converts at fixed rates, and returns the store's own
   * currency where it has none.
   */
  convertedPriceData?: PriceDataInput | undefined
  /** Cost and profit of the variant; only returned to callers who manage the catalogue. */
  costAndProfitData?: CostAndProfitDataInput | undefined
  /** Weight in the store's weight unit. */
  weight?: number | undefined
  /** Stock-keeping code of the variant. */
  sku?: string | undefined
  /** Whether buyers can choose the variant. */
  visible?: boolean | undefined
  /** Size of the variant itself. */
  productDimensions?: DimensionsInput | undefined
  /** Size of the variant as it is shipped. */
  packageDimensions?: DimensionsInput | undefined
}

/** Stock of one variant. */
export interface VariantStockInput {
  /** Whether inventory is tracked, rather than just in or out of stock. */
  trackQuantity?: boolean | undefined
  /** Units in stock; absent when inventory is not tracked. */
  quantity?: number | null | undefined
  /** Whether the variant can be bought now. */
  inStock?: boolean | undefined
}

/** A Brazilian tax number with its kind. */
export interface VatId {
  /** The number itself. */
  id: string
  /**
   * Kind of the number; when `id` is given it must be `CPF` or `CNPJ`, `UNSPECIFIED` is
   * refused.
   */
  type: VatType
}

/**
 * Kind of a Brazilian tax number.
 *
 * - `UNSPECIFIED`: none given
 * - `CPF`: of a person
 * - `CNPJ`: of a company
 */
export type VatType = 'UNSPECIFIED' | 'CPF' | 'CNPJ'

/** A video kept by the platform's media store. */
export interface Video {
  /** Identifier of the file in the media store. */
  id: string
  /** The video in each size and format it was transcoded to. */
  resolutions: VideoResolution[]
  /** Name the file had when it was uploaded. */
  filename?: string | null
  /**
   * Address of the video as it was uploaded, often omitted on the wire; for a caller it is
   * always there and can be played as it is.
   */
  url?: string
  /** Still pictures to show before the video plays. */
  posters?: Image[]
  /** When a signed address expires; absent for permanent addresses. */
  urlExpirationDate?: string
}

/** A video in one size and format. */
export interface VideoResolution {
  /** Address of this version. */
  url: string
  /** Height of the picture in pixels. */
  height: number
  /** Width of the picture in pixels. */
  width: number
  /**
   * Container format of this version.
   *
   * @example "mp4"
   */
  format: string
  /** Still picture to show before this version plays. */
  poster?: Image
  /** When a signed address expires; absent for permanent addresses. */
  urlExpirationDate?: string
}

/** What part of a cart a violation is about. */
export interface ViolationTarget {
  /** The cart as a whole, when it is not about one line. */
  other?: OtherTarget
  /** The line, when it is about one. */
  lineItem?: TargetLineItem
  /**
   * The cart as a whole, in the form of the early release; read `other` instead.
   *
   * @deprecated Read `other` instead.
   */
  webpageTarget?: WebpageTarget
  /**
   * The line, in the form of the early release; read `lineItem` instead.
   *
   * @deprecated Read `lineItem` instead.
   */
  lineItemTarget?: LineItemTarget
}

/**
 * A violation of the cart as a whole, in the form of the early release; read `OtherTarget`
 * instead.
 *
 * @deprecated Read `OtherTarget` instead.
 */
export interface WebpageTarget {
  /** Place to show it at. */
  name?: NameInWebpage
}

/** Unit of weights; `UNSPECIFIED_WEIGHT_UNIT` when the site has set none. */
export type WeightUnit = 'UNSPECIFIED_WEIGHT_UNIT' | 'KG' | 'LB'

/** Unit of weights; `UNSPECIFIED_WEIGHT_UNIT` when the site has set none. */
export type WeightUnitInput = 'UNSPECIFIED_WEIGHT_UNIT' | 'KG' | 'LB'

/** The request and the response of every operation. */
export interface WireOperations {
  'carts.createCart': {
    path: Record<string, never>
    query: Record<string, never>
    body: CreateCartRequest
    answer: CreateCartResponse
  }
  'carts.getCart': {
    path: { id: string }
    query: Record<string, never>
    body: undefined
    answer: GetCartResponse
  }
  'carts.updateCart': {
    path: { id: string }
    query: Record<string, never>
    body: UpdateCartRequest
    answer: UpdateCartResponse
  }
  'carts.deleteCart': {
    path: { id: string }
    query: Record<string, never>
    body: undefined
    answer: DeleteCartResponse
  }
  'carts.addToCart': {
    path: { id: string }
    query: Record<string, never>
    body: AddToCartRequest
    answer: AddToCartResponse
  }
  'carts.removeLineItems': {
    path: { id: string }
    query: Record<string, never>
    body: RemoveLineItemsRequest
    answer: RemoveLineItemsResponse
  }
  'carts.updateLineItemsQuantity': {
    path: { id: string }
    query: Record<string, never>
    body: UpdateLineItemsQuantityRequest
    answer: UpdateLineItemsQuantityResponse
  }
  'carts.removeCoupon': {
    path: { id: string }
    query: Record<string, never>
    body: RemoveCouponRequest | undefined
    answer: RemoveCouponResponse
  }
  'carts.estimateTotals': {
    path: { id: string }
    query: Record<string, never>
    body: EstimateTotalsRequest | undefined
    answer: EstimateTotalsResponse
  }
  'carts.getCartByCheckoutId': {
    path: { id: string }
    query: Record<string, never>
    body: undefined
    answer: GetCartByCheckoutIdResponse
  }
  'carts.createCheckout': {
    path: { id: string }
    query: Record<string, never>
    body: CreateCheckoutRequest | undefined
    answer: CreateCheckoutResponse
  }
  'currentCart.getCurrentCart': {
    path: Record<string, never>
    query: Record<string, never>
    body: undefined
    answer: GetCurrentCartResponse
  }
  'currentCart.updateCurrentCart': {
    path: Record<string, never>
    query: Record<string, never>
    body: UpdateCartRequest
    answer: UpdateCartResponse
  }
  'currentCart.deleteCurrentCart': {
    path: Record<string, never>
    query: Record<string, never>
    body: undefined
    answer: DeleteCartResponse
  }
  'currentCart.addToCurrentCart': {
    path: Record<string, never>
    query: Record<string, never>
    body: AddToCurrentCartRequest
    answer: UpdateCartResponse
  }
  'currentCart.removeLineItemsFromCurrentCart': {
    path: Record<string, never>
    query: Record<string, never>
    body: RemoveLineItemsFromCurrentCartRequest
    answer: RemoveLineItemsResponse
  }
  'currentCart.updateCurrentCartLineItemQuantity': {
    path: Record<string, never>
    query: Record<string, never>
    body: UpdateCurrentCartLineItemQuantityRequest
    answer: UpdateLineItemsQuantityResponse
  }
  'currentCart.removeCouponFromCurrentCart': {
    path: Record<string, never>
    query: Record<string, never>
    body: RemoveCouponFromCurrentCartRequest | undefined
    answer: RemoveCouponResponse
  }
  'currentCart.estimateCurrentCartTotals': {
    path: Record<string, never>
    query: Record<string, never>
    body: EstimateCurrentCartTotalsRequest | undefined
    answer: EstimateTotalsResponse
  }
  'currentCart.createCheckoutFromCurrentCart': {
    path: Record<string, never>
    query: Record<string, never>
    body: CreateCheckoutFromCurrentCartRequest | undefined
    answer: CreateCheckoutResponse
  }
  'members.listMembers': {
    path: Record<string, never>
    query: ListMembersQuery
    body: undefined
    answer: ListMembersResponse
  }
  'members.createMember': {
    path: Record<string, never>
    query: Record<string, never>
    body: CreateMemberRequest
    answer: CreateMemberResponse
  }
  'members.queryMembers': {
    path: Record<string, never>
    query: Record<string, never>
    body: QueryMembersRequest
    answer: QueryMembersResponse
  }
  'members.getCurrentMember': {
    path: Record<string, never>
    query: GetCurrentMemberQuery
    body: undefined
    answer: GetMyMemberResponse
  }
  'members.deleteMyMember': {
    path: Record<string, never>
    query: DeleteMyMemberQuery
    body: undefined
    answer: DeleteMyMemberResponse
  }
  'members.updateCurrentMemberSlug': {
    path: Record<string, never>
    query: Record<string, never>
    body: UpdateMySlugRequest
    answer: UpdateMySlugResponse
  }
  'members.joinCommunity': {
    path: Record<string, never>
    query: Record<string, never>
    body: undefined
    answer: JoinCommunityResponse
  }
  'members.leaveCommunity': {
    path: Record<string, never>
    query: Record<string, never>
    body: undefined
    answer: LeaveCommunityResponse
  }
  'members.updateMemberSlug': {
    path: { id: string }
    query: Record<string, never>
    body: UpdateMySlugRequest
    answer: UpdateMemberSlugResponse
  }
  'members.getMember': {
    path: { id: string }
    query: GetMemberQuery
    body: undefined
    answer: GetMemberResponse
  }
  'members.updateMember': {
    path: { id: string }
    query: Record<string, never>
    body: UpdateMemberRequest
    answer: UpdateMemberResponse
  }
  'members.deleteMember': {
    path: { id: string }
    query: Record<string, never>
    body: undefined
    answer: DeleteMemberResponse
  }
  'members.deleteMemberPhones': {
    path: { id: string }
    query: Record<string, never>
    body: undefined
    answer: DeleteMemberPhonesResponse
  }
  'members.deleteMemberEmails': {
    path: { id: string }
    query: Record<string, never>
    body: undefined
    answer: DeleteMemberEmailsResponse
  }
  'members.deleteMemberAddresses': {
    path: { id: string }
    query: Record<string, never>
    body: undefined
    answer: DeleteMemberAddressesResponse
  }
  'members.approveMember': {
    path: { id: string }
    query: Record<string, never>
    body: undefined
    answer: ApproveMemberResponse
  }
  'members.blockMember': {
    path: { id: string }
    query: Record<string, never>
    body: undefined
    answer: BlockMemberResponse
  }
  'members.muteMember': {
    path: { id: string }
    query: Record<string, never>
    body: undefined
    answer: MuteMemberResponse
  }
  'members.unmuteMember': {
    path: { id: string }
    query: Record<string, never>
    body: undefined
    answer: UnmuteMemberResponse
  }
  'products.createProduct': {
    path: Record<string, never>
    query: Record<string, never>
    body: CreateProductRequest
    answer: CreateProductResponse
  }
  'products.queryProducts': {
    path: Record<string, never>
    query: Record<string, never>
    body: QueryProductsPlatformizedRequest | undefined
    answer: QueryProductsPlatformizedResponse
  }
  'products.queryProductFacets': {
    path: Record<string, never>
    query: Record<string, never>
    body: QueryProductFacetsRequest
    answer: QueryProductFacetsResponse
  }
  'products.queryProductFigures': {
    path: Record<string, never>
    query: Record<string, never>
    body: QueryProductFiguresRequest | undefined
    answer: QueryProductFiguresResponse
  }
  'products.getProduct': {
    path: { id: string }
    query: GetProductQuery
    body: undefined
    answer: GetProductResponse
  }
  'products.updateProduct': {
    path: { id: string }
    query: Record<string, never>
    body: UpdateProductRequest
    answer: UpdateProductResponse
  }
  'products.deleteProduct': {
    path: { id: string }
    query: Record<string, never>
    body: undefined
    answer: DeleteProductResponse
  }
  'products.getProductOptionsAvailability': {
    path: { id: string }
    query: Record<string, never>
    body: ProductOptionsAvailabilityRequest
    answer: ProductOptionsAvailabilityResponse
  }
  'products.addProductMedia': {
    path: { id: string }
    query: Record<string, never>
    body: AddProductMediaRequest
    answer: AddProductMediaResponse
  }
  'products.removeProductMedia': {
    path: { id: string }
    query: Record<string, never>
    body: RemoveProductMediaRequest
    answer: RemoveProductMediaResponse
  }
  'products.addProductMediaToChoices': {
    path: { id: string }
    query: Record<string, never>
    body: AddProductMediaToChoicesRequest
    answer: AddProductMediaToChoicesResponse
  }
  'products.removeProductMediaFromChoices': {
    path: { id: string }
    query: Record<string, never>
    body: RemoveProductMediaFromChoicesRequest
    answer: RemoveProductMediaFromChoicesResponse
  }
  'products.deleteProductOptions': {
    path: { id: string }
    query: Record<string, never>
    body: undefined
    answer: DeleteProductOptionsResponse
  }
  'products.removeBrand': {
    path: { id: string }
    query: Record<string, never>
    body: undefined
    answer: RemoveProductBrandResponse
  }
  'products.removeRibbon': {
    path: { id: string }
    query: Record<string, never>
    body: undefined
    answer: RemoveProductRibbonResponse
  }
  'products.bulkUpdateProductsProperty': {
    path: Record<string, never>
    query: Record<string, never>
    body: BulkUpdateProductsRequest
    answer: BulkUpdateProductsResponse
  }
  'products.bulkAdjustProductProperty': {
    path: Record<string, never>
    query: Record<string, never>
    body: BulkAdjustProductPropertiesRequest
    answer: BulkAdjustProductPropertiesResponse
  }
  'products.createProductPlatformized': {
    path: Record<string, never>
    query: Record<string, never>
    body: CreateProductPlatformizedRequest
    answer: CreateProductPlatformizedResponse
  }
  'products.getProductPlatformized': {
    path: { id: string }
    query: GetProductPlatformizedQuery
    body: undefined
    answer: GetProductPlatformizedResponse
  }
  'products.updateProductPlatformized': {
    path: { id: string }
    query: Record<string, never>
    body: UpdateProductPlatformizedRequest
    answer: UpdateProductPlatformizedResponse
  }
  'products.deleteProductPlatformized': {
    path: { id: string }
    query: Record<string, never>
    body: undefined
    answer: DeleteProductPlatformizedResponse
  }
  'products.writeProxyCreateProductPlatformized': {
    path: Record<string, never>
    query: Record<string, never>
    body: V1CreateProductPlatformizedRequest
    answer: V1CreateProductPlatformizedResponse
  }
  'products.writeProxyUpdateProductPlatformized': {
    path: { id: string }
    query: Record<string, never>
    body: V1UpdateProductPlatformizedRequest
    answer: V1UpdateProductPlatformizedResponse
  }
  'products.writeProxyDeleteProductPlatformized': {
    path: { id: string }
    query: Record<string, never>
    body: undefined
    answer: V1DeleteProductPlatformizedResponse
  }
  'products.updateProductVariants': {
    path: { id: string }
    query: Record<string, never>
    body: UpdateVariantsRequest
    answer: UpdateVariantsResponse
  }
  'products.queryProductVariants': {
    path: { id: string }
    query: Record<string, never>
    body: QueryProductVariantsRequest | undefined
    answer: QueryProductVariantsResponse
  }
  'products.resetAllProductVariantData': {
    path: { id: string }
    query: Record<string, never>
    body: undefined
    answer: ResetAllVariantDataResponse
  }
  'products.queryStoreVariants': {
    path: Record<string, never>
    query: Record<string, never>
    body: QueryStoreVariantsRequest
    answer: QueryStoreVariantsResponse
  }
  'products.getStoreVariant': {
    path: { id: string }
    query: Record<string, never>
    body: undefined
    answer: GetStoreVariantResponse
  }
  'products.createCollection': {
    path: Record<string, never>
    query: Record<string, never>
    body: CreateCollectionRequest
    answer: CreateCollectionResponse
  }
  'products.updateCollection': {
    path: { id: string }
    query: Record<string, never>
    body: UpdateCollectionRequest
    answer: UpdateCollectionResponse
  }
  'products.deleteCollection': {
    path: { id: string }
    query: Record<string, never>
    body: undefined
    answer: DeleteCollectionResponse
  }
  'products.addProductsToCollection': {
    path: { id: string }
    query: Record<string, never>
    body: AddProductsToCollectionRequest
    answer: AddProductsToCollectionResponse
  }
  'products.removeProductsFromCollection': {
    path: { id: string }
    query: Record<string, never>
    body: RemoveProductsFromCollectionRequest
    answer: RemoveProductsFromCollectionResponse
  }
  'products.getCollectionBySlug': {
    path: { slug: string }
    query: Record<string, never>
    body: undefined
    answer: GetCollectionBySlugResponse
  }
  'collections.queryCollections': {
    path: Record<string, never>
    query: Record<string, never>
    body: QueryCollectionsRequest | undefined
    answer: QueryCollectionsResponse
  }
  'collections.getCollection': {
    path: { id: string }
    query: Record<string, never>
    body: undefined
    answer: GetCollectionResponse
  }
  'collections.getCollectionBySlug': {
    path: { slug: string }
    query: Record<string, never>
    body: undefined
    answer: GetCollectionBySlugResponse
  }
  'inventory.queryInventory': {
    path: Record<string, never>
    query: Record<string, never>
    body: QueryInventoryRequest | undefined
    answer: QueryInventoryResponse
  }
  'inventory.getInventoryVariants': {
    path: { inventoryId: string }
    query: Record<string, never>
    body: GetInventoryVariantsRequest | undefined
    answer: GetInventoryVariantsResponse
  }
  'inventory.updateInventoryVariants': {
    path: { productId: string }
    query: Record<string, never>
    body: UpdateInventoryVariantsRequest
    answer: UpdateInventoryVariantsResponse
  }
  'inventory.decrementInventory': {
    path: Record<string, never>
    query: Record<string, never>
    body: DecrementInventoryRequest
    answer: DecrementInventoryResponse
  }
  'inventory.incrementInventory': {
    path: Record<string, never>
    query: Record<string, never>
    body: IncrementInventoryRequest
    answer: IncrementInventoryResponse
  }
  'redirects.createRedirectSession': {
    path: Record<string, never>
    query: Record<string, never>
    body: CreateRedirectSessionRequest
    answer: CreateRedirectSessionResponse
  }
  'authentication.register': {
    path: Record<string, never>
    query: Record<string, never>
    body: RegisterRequest
    answer: LoginResponse
  }
  'authentication.registerV2': {
    path: Record<string, never>
    query: Record<string, never>
    body: RegisterV2Request
    answer: StateMachineResponse
  }
  'authentication.login': {
    path: Record<string, never>
    query: Record<string, never>
    body: LoginRequest
    answer: LoginResponse
  }
  'authentication.loginV2': {
    path: Record<string, never>
    query: Record<string, never>
    body: LoginV2Request
    answer: StateMachineResponse
  }
  'authentication.changePassword': {
    path: Record<string, never>
    query: Record<string, never>
    body: ChangePasswordRequest
    answer: ChangePasswordResponse
  }
  'authentication.loginWithIdpConnectionTokenParams': {
    path: Record<string, never>
    query: Record<string, never>
    body: LoginWithIdpConnectionTokenParamsRequest
    answer: StateMachineResponse
  }
  'authentication.proceedToNextState': {
    path: Record<string, never>
    query: Record<string, never>
    body: ProceedToNextStateRequest
    answer: LoginResponse
  }
  'authentication.validateEmail': {
    path: Record<string, never>
    query: Record<string, never>
    body: ValidateEmailRequest
    answer: ValidateEmailResponse
  }
  'authentication.signOn': {
    path: Record<string, never>
    query: Record<string, never>
    body: SignOnRequest
    answer: SignOnResponse
  }
  'authentication.logout': {
    path: Record<string, never>
    query: LogoutQuery
    body: undefined
    answer: RawHttpResponse
  }
  'recovery.sendRecoveryEmail': {
    path: Record<string, never>
    query: Record<string, never>
    body: SendRecoveryEmailRequest
    answer: SendRecoveryEmailResponse
  }
  'recovery.sendActivationEmail': {
    path: Record<string, never>
    query: Record<string, never>
    body: SendActivationEmailRequest
    answer: SendActivationEmailResponse
  }
  'recovery.recover': {
    path: Record<string, never>
    query: Record<string, never>
    body: RecoverRequest
    answer: StateMachineResponse
  }
  'verification.start': {
    path: Record<string, never>
    query: Record<string, never>
    body: StartRequest
    answer: StartResponse
  }
  'verification.verifyDuringAuthentication': {
    path: Record<string, never>
    query: Record<string, never>
    body: VerifyDuringAuthenticationRequest
    answer: StateMachineResponse
  }
  'verification.resendDuringAuthentication': {
    path: Record<string, never>
    query: Record<string, never>
    body: ResendDuringAuthenticationRequest
    answer: StateMachineResponse
  }
  'tokens.token': {
    path: Record<string, never>
    query: Record<string, never>
    body: TokenRequest
    answer: TokenResponse
  }
  'tokens.getTokenInfo': {
    path: Record<string, never>
    query: Record<string, never>
    body: TokenInfoRequest | undefined
    answer: TokenInfoResponse
  }
  'tokens.getUserInfo': {
    path: Record<string, never>
    query: Record<string, never>
    body: undefined
    answer: UserInfoResponse
  }
  'tokens.getKeys': {
    path: Record<string, never>
    query: Record<string, never>
    body: undefined
    answer: GetKeysResponse
  }
  'tokens.revokeRefreshToken': {
    path: Record<string, never>
    query: Record<string, never>
    body: RevokeRefreshTokenRequest
    answer: RevokeRefreshTokenResponse
  }
  'tokens.authorize': {
    path: Record<string, never>
    query: AuthorizeQuery
    body: undefined
    answer: never
  }
  'tokens.deviceCode': {
    path: Record<string, never>
    query: DeviceCodeQuery
    body: undefined
    answer: DeviceCodeResponse
  }
  'tokens.deviceVerify': {
    path: Record<string, never>
    query: DeviceVerifyQuery
    body: undefined
    answer: DeviceVerifyResponse
  }
  'graphql.query': {
    path: { apiVersion: string }
    query: Record<string, never>
    body: GraphqlRequest
    answer: GraphqlResponse
  }
  'checkouts.getCheckout': {
    path: { id: string }
    query: Record<string, never>
    body: undefined
    answer: GetCheckoutResponse
  }
  'orders.getOrder': {
    path: { id: string }
    query: Record<string, never>
    body: undefined
    answer: GetOrderResponse
  }
}

/** The name of an operation: its tag and its method. */
export type OperationId = keyof WireOperations
