// Generated from spec/ by `npm run generate`. Do not edit.
// What callers send and get.

/**
 * What `raw: true` returns in place of a type: dates as ISO 8601 text, pictures and videos in whichever
 * form the platform writes them.
 */
export type Wire<Data> = Data extends Date
  ? string
  : Data extends Image | Video
    ? unknown
    : Data extends object
      ? { [Field in keyof Data]: Wire<Data[Field]> }
      : Data

/** Files to add to a product's gallery. */
export interface AddProductMediaRequest {
  /** The files, in the order they are appended. */
  media: MediaDataForWrite[]
}

/** Empty; the files were added. */
export type AddProductMediaResponse = Record<string, never>

/** Which gallery items illustrate which choices. */
export interface AddProductMediaToChoicesRequest {
  /** One entry per choice, all of them choices of the same option. */
  media: MediaAssignmentToChoice[]
}

/** Empty; the items were assigned. */
export type AddProductMediaToChoicesResponse = Record<string, never>

/** Products to add to a collection. */
export interface AddProductsToCollectionRequest {
  /** Identifiers of the products; those already in it stay. */
  productIds: string[]
}

/** Empty; the products were added. */
export type AddProductsToCollectionResponse = Record<string, never>

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
export type AdditionalFeeSource = 'UNKNOWN_ADDITIONAL_FEE_SOURCE' | 'SERVICE_PLUGIN' | 'ITEM' | 'MANUAL' | 'SHIPPING' | 'PLATFORM' | (string & {})

/** A titled text of the product page. */
export interface AdditionalInfoSection {
  /** Heading of the section. */
  title: string
  /** Text of the section, which may hold simple HTML. */
  description: string
}

/** A point on the map. */
export interface AddressLocation {
  /** Degrees north of the equator, negative in the south. */
  latitude?: number | null
  /** Degrees east of Greenwich, negative in the west. */
  longitude?: number | null
}

/** A point on the map. */
export interface AddressLocationInput {
  /** Degrees north of the equator, negative in the south. */
  latitude?: number | null | undefined
  /** Degrees east of Greenwich, negative in the west. */
  longitude?: number | null | undefined
}

/** What a postal address is used for. */
export type AddressTag = 'UNTAGGED' | 'HOME' | 'WORK' | 'BILLING' | 'SHIPPING' | (string & {})

/** What a postal address is used for. */
export type AddressTagInput = 'UNTAGGED' | 'HOME' | 'WORK' | 'BILLING' | 'SHIPPING'

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

/** A postal address of a person with its tag. */
export interface AddressWrapperInput {
  /** The address. */
  address?: IdentityAddressInput | undefined
  /** What the person uses it for. */
  tag?: AddressTagInput | undefined
}

/** One property with the change made to the value each product has. */
export interface AdjustValue {
  /** Change of the price before any discount. */
  price?: PropertyAdjustmentData | undefined
  /** Change of the cost of one item for the store. */
  cost?: PropertyAdjustmentData | undefined
  /** Change of the weight. */
  weight?: PropertyAdjustmentData | undefined
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

/** A set of lines. */
export interface ApplicableLineItems {
  /** Ids of the lines. */
  lineItemIds?: string[]
}

/** A refusal with a code a program can act on. */
export interface ApplicationError {
  /**
   * Name of the refusal in upper snake case; the sign-in services send some codes as a
   * negative number in a string.
   *
   * @example "OWNED_CART_NOT_FOUND"
   */
  code: string
  /** Sentence that explains the refusal to a developer. */
  description: string
  /**
   * Further facts about this refusal, in a shape that depends on the code.
   *
   * @example {"slug":"hanna-lindqvist"}
   */
  data?: Record<string, unknown> | null
}

/** A coupon with its amount. */
export interface AppliedCoupon {
  /** Id of the coupon. */
  id: string
  /** Code the buyer entered. */
  code: string
  /** Amount taken off. */
  amount?: MultiCurrencyPrice
  /** Name the merchant gave it. */
  name: string
  /**
   * How the coupon's discount is calculated.
   *
   * @example "PERCENT_OFF"
   */
  couponType?: string
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

/** A manual discount with its amount. */
export interface AppliedMerchantDiscount {
  /** Amount taken off. */
  amount?: MultiCurrencyPrice
  /** Percentage, when it was given as one. */
  percentage?: number | null
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
export type AuthenticationStateStatus = 'DONE' | 'REQUIRE_OWNER_APPROVAL' | 'STATUS_CHECK' | (string & {})

/** The link between an identity and one of the platform's own checks. */
export interface AuthenticatorConnection {
  /** Id of the check. */
  authenticatorConnectionId: string
  /** Whether the person must set up the check again before the next sign-in. */
  reEnrollmentRequired: boolean
}

/** The link between an identity and one of the platform's own checks. */
export interface AuthenticatorConnectionInput {
  /** Id of the check. */
  authenticatorConnectionId?: string | undefined
  /** Whether the person must set up the check again before the next sign-in. */
  reEnrollmentRequired?: boolean | undefined
}

/** An authorization request of the code flow with PKCE. */
export interface AuthorizeRequest {
  /** Id of the client that is calling. */
  clientId: string
  /**
   * What to return; only `code` is supported.
   *
   * @example "code"
   */
  responseType: string
  /**
   * Registered address to redirect to; omitted with `web_message`, where the page posts a
   * message.
   */
  redirectUri?: string | null | undefined
  /**
   * Scope of the tokens; `offline_access` adds a refresh token. The sandbox always adds one.
   *
   * @example "offline_access"
   */
  scope?: string | null | undefined
  /** Random string that is returned unchanged; the caller compares it. */
  state: string
  /** How code and state are returned. */
  responseMode?: ResponseMode | undefined
  /** SHA-256 of the code verifier in base64url without padding. */
  codeChallenge?: string | null | undefined
  /**
   * How the challenge was made; only `S256` is supported.
   *
   * @example "S256"
   */
  codeChallengeMethod?: string | null | undefined
  /**
   * Token of a login or registration just completed, so that the person need not sign in
   * again.
   */
  sessionToken?: string | null | undefined
  /** Text to copy into an ID token; the sandbox issues none. */
  nonce?: string | null | undefined
  /** Whether the visitor must, may or must not be prompted. */
  prompt?: Prompt | undefined
}

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

/** Where a service takes place. */
export interface BookingLocation {
  /** Id of the location, for places of the business. */
  id?: string | null | undefined
  /** Name of the place. */
  name?: string | null | undefined
  /** Address as one line. */
  formattedAddress?: string | null | undefined
  /** Whose place it is. */
  locationType?: LocationType | undefined
  /** Address in the buyer's language. */
  formattedAddressTranslated?: string | null | undefined
}

/** Which booking rules a slot violates. */
export interface BookingPolicyViolations {
  /** Whether booking has not opened yet. */
  tooEarlyToBook?: boolean | null | undefined
  /** Whether booking has closed. */
  tooLateToBook?: boolean | null | undefined
  /** Whether it cannot be booked online. */
  bookOnlineDisabled?: boolean | null | undefined
  /** Whether a form has to be filled in first. */
  validSubmissionRequired?: boolean | null | undefined
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

/** Counts of the outcomes of a bulk change. */
export interface BulkActionMetadata {
  /** How many items were changed. */
  totalSuccesses: number
  /** How many items were not changed. */
  totalFailures: number
  /** How many failures have no entry among the results because there were too many. */
  undetailedFailures: number
}

/** The products to change and by how much. */
export interface BulkAdjustProductPropertiesRequest {
  /** Identifiers of the products. */
  ids: string[]
  /** The property and the change to it. */
  adjust: AdjustValue
}

/** How the change went for each product. */
export interface BulkAdjustProductPropertiesResponse {
  /** One result per product, in the order they were named. */
  results: BulkProductResult[]
  /** Successes and failures, counted. */
  bulkActionMetadata?: BulkActionMetadata
}

/** How a bulk change went for one product. */
export interface BulkProductResult {
  /** Which product it was and whether it changed. */
  itemMetadata?: ItemMetadata
}

/** The products to change and the value to set. */
export interface BulkUpdateProductsRequest {
  /** Identifiers of the products. */
  ids: string[]
  /** The property and its new value. */
  set: SetValue
}

/** How the change went for each product. */
export interface BulkUpdateProductsResponse {
  /** One result per product, in the order they were named. */
  results: BulkProductResult[]
  /** Successes and failures, counted. */
  bulkActionMetadata?: BulkActionMetadata
}

/** Who a cart or checkout belongs to; at most one of the three kinds of id is set. */
export interface BuyerInfo {
  /** Id of the visitor, when not signed in. */
  visitorId?: string
  /** Id of the member, when signed in. */
  memberId?: string
  /** Id of the site user, for carts made by staff. */
  userId?: string
  /** Id of the contact the buyer is known as; may be set for buyers who are not signed in. */
  contactId?: string | null
  /** E-mail address of the buyer. */
  email?: string | null
}

/** Who a cart or checkout belongs to; at most one of the three kinds of id is set. */
export interface BuyerInfoInput {
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

/** An internal error of the platform. */
export interface CalculationSystemError {
  /** Code of the error. */
  errorCode?: string | null
}

/**
 * Addresses of your own pages. Each must be in a domain registered for the client, in the
 * sandbox itself registered; for an absent one the platform uses its hosted page.
 */
export interface CallbackParams {
  /** Page to open after a purchase; the id of the order is added to the query. */
  thankYouPageUrl?: string | null | undefined
  /** Page to open when the flow ends or is cancelled, and after signing out. */
  postFlowUrl?: string | null | undefined
  /** Your page for signing in. */
  loginUrl?: string | null | undefined
  /** Your page of bookable services. */
  bookingsServiceListUrl?: string | null | undefined
  /** Your cart page. */
  cartPageUrl?: string | null | undefined
  /** Your page of plans. */
  planListUrl?: string | null | undefined
}

/** What a callback address is used for; no operation here returns it. */
export type CallbackType = 'UNKNOWN' | 'LOGOUT' | 'CHECKOUT' | 'AUTHORIZE' | (string & {})

/**
 * Captcha tokens. The platform's types allow one kind per entry, but published callers put both
 * kinds into one entry: both are accepted.
 */
export interface CaptchaToken {
  /** Token of the visible captcha; the capital letter is part of the name. */
  Recaptcha?: string | undefined
  /** Token of the invisible captcha; the capital letters are part of the name. */
  InvisibleRecaptcha?: string | undefined
  /** Token used in place of a captcha token where the platform asked for no captcha. */
  NoCaptcha?: string | undefined
  /** Token of a captcha with the caller's own site key. */
  recaptchaForClientSiteKey?: RecaptchaForClientSiteKey | undefined
}

/** A carrier and its option. */
export interface Carrier {
  /** App that acts as carrier. */
  appId?: string | null
  /** Code of the option. */
  code?: string
}

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
  createdDate: Date
  /** When the cart was last changed. */
  updatedDate: Date
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
  /** Note of the buyer for the merchant. */
  buyerNote?: string | null | undefined
  /** Whose cart it is. */
  buyerInfo?: BuyerInfoInput | undefined
  /** Address and contact of the buyer, kept for shipping, tax and checkout. */
  contactInfo?: AddressWithContactInput | undefined
  /** Address of a checkout page of your own that replaces the hosted one. */
  overrideCheckoutUrl?: string | null | undefined
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
}

/** A postal address of a cart, a checkout or a pickup point. */
export interface CartAddress {
  /**
   * Two-letter ISO 3166-1 country code.
   *
   * @example "US"
   */
  country?: string | null
  /**
   * State, province or region as an ISO 3166-2 code that repeats the country.
   *
   * @example "US-NY"
   */
  subdivision?: string | null
  /** City or town. */
  city?: string | null
  /** Postal or ZIP code. */
  postalCode?: string | null
  /** Street split into name and number, for buyers who gave it in parts. */
  streetAddress?: CartStreetAddress
  /**
   * Main line of the address, usually street and number in one text.
   *
   * @example "235 West 23rd Street"
   */
  addressLine?: string | null
  /** Free second line, such as floor, flat or entrance. */
  addressLine2?: string | null
  /** Country name in full, derived from `country`. */
  countryFullname?: string | null
  /** Name of the subdivision in full, derived from `subdivision`. */
  subdivisionFullname?: string | null
  /** The whole address as one line, ready to print. */
  formattedAddress?: string | null
  /** Coordinates of the address. */
  geocode?: AddressLocation
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
  /** Coordinates of the address. */
  geocode?: AddressLocationInput | undefined
}

/** A coupon applied to a cart. */
export interface CartCoupon {
  /** Id of the coupon. */
  id: string
  /**
   * Code the buyer entered.
   *
   * @example "TENOFF"
   */
  code: string
}

/** One discount applied to a cart. */
export interface CartDiscount {
  /** The coupon, when the discount is one. */
  coupon?: CartCoupon
  /** The amount, when the merchant gave it. */
  merchantDiscount?: CartMerchantDiscount
}

/** What a discount applies to - the whole cart, some of its lines, or shipping. */
export type CartDiscountType = 'GLOBAL' | 'SPECIFIC_ITEMS' | 'SHIPPING' | (string & {})

/** A manual discount of the merchant. */
export interface CartMerchantDiscount {
  /** Amount taken off. */
  amount?: MultiCurrencyPrice
}

/** A street address in its parts. */
export interface CartStreetAddress {
  /** House number. */
  number: string
  /** Street name. */
  name: string
  /** Flat or apartment. */
  apt?: string
}

/** A street address in its parts. */
export interface CartStreetAddressInput {
  /** House number. */
  number?: string | undefined
  /** Street name. */
  name?: string | undefined
  /** Flat or apartment. */
  apt?: string | undefined
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

/** The page of a product's variants to return. */
export interface CatalogPaging {
  /**
   * How many items the page holds at most.
   *
   * @defaultValue 50
   */
  limit?: number | null | undefined
  /**
   * How many items to skip before the page begins.
   *
   * @defaultValue 0
   */
  offset?: number | null | undefined
}

/**
 * References an item of a catalogue. A store product is identified by its id and the store
 * catalogue's `appId` (`215238eb-22a5-4c36-9e7b-e7c08025e04e`); a bookable service by
 * `13d21c63-b5ec-5912-8397-c3a5ddb27a97`.
 */
export interface CatalogReference {
  /** Id of the item within its catalogue, such as a product id. */
  catalogItemId: string
  /**
   * Which catalogue the id belongs to.
   *
   * @example "215238eb-22a5-4c36-9e7b-e7c08025e04e"
   */
  appId: string
  /**
   * Selected options of the item; for store products either `{ variantId }` where variants
   * are managed, or `{ options: { <option>: <choice> } }` where they are not, and
   * `customTextFields` beside them.
   *
   * @example {"variantId":"22222222-2222-4222-8222-222222222222"}
   */
  options?: Record<string, unknown> | null
}

/**
 * References an item of a catalogue. A store product is identified by its id and the store
 * catalogue's `appId` (`215238eb-22a5-4c36-9e7b-e7c08025e04e`); a bookable service by
 * `13d21c63-b5ec-5912-8397-c3a5ddb27a97`.
 */
export interface CatalogReferenceInput {
  /** Id of the item within its catalogue, such as a product id. */
  catalogItemId: string
  /**
   * Which catalogue the id belongs to.
   *
   * @example "215238eb-22a5-4c36-9e7b-e7c08025e04e"
   */
  appId: string
  /**
   * Selected options of the item; for store products either `{ variantId }` where variants
   * are managed, or `{ options: { <option>: <choice> } }` where they are not, and
   * `customTextFields` beside them.
   *
   * @example {"variantId":"22222222-2222-4222-8222-222222222222"}
   */
  options?: Record<string, unknown> | null | undefined
}

/** A new password for the calling member. */
export interface ChangePasswordRequest {
  /** The password that replaces the current one. */
  newPassword: string
}

/** Empty; the password was changed. */
export type ChangePasswordResponse = Record<string, never>

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
export type ChannelType = 'UNSPECIFIED' | 'WEB' | 'POS' | 'EBAY' | 'AMAZON' | 'OTHER_PLATFORM' | 'WIX_APP_STORE' | 'WIX_INVOICES' | 'BACKOFFICE_MERCHANT' | 'WISH' | 'CLASS_PASS' | 'GLOBAL_E' | 'FACEBOOK' | 'ETSY' | 'TIKTOK' | 'FAIRE_COM' | 'PAYPAL_AGENTIC_CHECKOUT' | 'STRIPE_AGENTIC_CHECKOUT' | (string & {})

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
export type ChannelTypeInput = 'UNSPECIFIED' | 'WEB' | 'POS' | 'EBAY' | 'AMAZON' | 'OTHER_PLATFORM' | 'WIX_APP_STORE' | 'WIX_INVOICES' | 'BACKOFFICE_MERCHANT' | 'WISH' | 'CLASS_PASS' | 'GLOBAL_E' | 'FACEBOOK' | 'ETSY' | 'TIKTOK' | 'FAIRE_COM' | 'PAYPAL_AGENTIC_CHECKOUT' | 'STRIPE_AGENTIC_CHECKOUT'

/** What a charge on top of shipping is for, handling or insurance. */
export type ChargeType = 'HANDLING_FEE' | 'INSURANCE' | (string & {})

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
  createdDate?: Date
  /** When it was last changed. */
  updatedDate?: Date
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
   * Name shown to buyers.
   *
   * @example "Ceramics"
   */
  name?: string | null | undefined
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

/** A named colour. */
export interface Color {
  /** Colour name in the site's main language. */
  original: string
  /** Colour name in the buyer's language. */
  translated?: string | null
  /**
   * Colour as a hexadecimal or CSS value.
   *
   * @example "#0000ff"
   */
  code?: string | null
}

/** A named colour. */
export interface ColorInput {
  /** Colour name in the site's main language. */
  original?: string | undefined
  /** Colour name in the buyer's language. */
  translated?: string | null | undefined
  /**
   * Colour as a hexadecimal or CSS value.
   *
   * @example "#0000ff"
   */
  code?: string | null | undefined
}

/** One sign-in method, through another provider or through a check of the platform's own. */
export interface Connection {
  /** Sign-in through another identity provider. */
  idpConnection?: IdpConnection
  /** Sign-in through a check of the platform's own, such as a password. */
  authenticatorConnection?: AuthenticatorConnection
}

/** One sign-in method, through another provider or through a check of the platform's own. */
export interface ConnectionInput {
  /** Sign-in through another identity provider. */
  idpConnection?: IdpConnectionInput | undefined
  /** Sign-in through a check of the platform's own, such as a password. */
  authenticatorConnection?: AuthenticatorConnectionInput | undefined
}

/** The private side of a member, names, addresses and numbers. */
export interface Contact {
  /**
   * Id of the contact record; read `contactId` of the member instead.
   *
   * @deprecated Read `contactId` of the member instead.
   */
  contactId?: string | null
  /** Given name. */
  firstName?: string | null
  /** Family name. */
  lastName?: string | null
  /** Telephone numbers as the person wrote them; `deleteMemberPhones` clears the list. */
  phones?: string[] | null
  /**
   * E-mail addresses besides the login address, fixed once created; `deleteMemberEmails`
   * clears the list.
   */
  emails?: string[] | null
  /** Postal addresses; `deleteMemberAddresses` clears the list. */
  addresses: ContactAddress[]
  /** Day of birth, as YYYY-MM-DD. */
  birthdate?: string | null
  /** Company of the person. */
  company?: string | null
  /** Position of the person in it. */
  jobTitle?: string | null
  /** The site's own fields about the person, by the field's key. */
  customFields?: {
    [key: string]: MemberCustomField
  }
}

/** The private side of a member, names, addresses and numbers. */
export interface ContactInput {
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
export interface ContactAddress {
  /** First line taken apart into street and number. */
  streetAddress?: ContactStreetAddress
  /** First line as one text, usually street and number. */
  addressLine?: string | null
  /** Id of the address inside the member's record. */
  id?: string | null
  /** Second line, for instance floor or apartment. */
  addressLine2?: string | null
  /** Town or city. */
  city?: string | null
  /** State, province or region, as a code such as US-NY where one exists. */
  subdivision?: string | null
  /**
   * Country as a two-letter code.
   *
   * @example "SE"
   */
  country?: string | null
  /** Postal or ZIP code. */
  postalCode?: string | null
}

/** A postal address of a member, its first line as one text or as street and number. */
export interface ContactAddressInput {
  /** First line taken apart into street and number. */
  streetAddress?: ContactStreetAddressInput | undefined
  /** First line as one text, usually street and number. */
  addressLine?: string | null | undefined
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

/** Street and number of a member's address. */
export interface ContactStreetAddress {
  /** House number, with its letter if it has one. */
  number: string
  /** Name of the street. */
  name: string
}

/** Street and number of a member's address. */
export interface ContactStreetAddressInput {
  /** House number, with its letter if it has one. */
  number?: string | undefined
  /** Name of the street. */
  name?: string | undefined
}

/** Cost and profit of an item. */
export interface CostAndProfitData {
  /** Cost of one item for the store. */
  itemCost?: number | null
  /** The cost, formatted for display. */
  formattedItemCost: string
  /** Discounted price less cost. */
  profit: number
  /** The profit, formatted for display. */
  formattedProfit: string
  /** Profit as a share of the discounted price, so 0.25 is a quarter. */
  profitMargin: number
}

/** Cost and profit of an item. */
export interface CostAndProfitDataInput {
  /** Cost of one item for the store. */
  itemCost?: number | null | undefined
}

/** A set of items that coupons may be limited to. */
export interface CouponScope {
  /**
   * Catalogue the scope belongs to.
   *
   * @example "stores"
   */
  namespace?: string
  /** The part of that catalogue. */
  group?: CouponScopeGroup
}

/** Part of a catalogue a coupon may be limited to. */
export interface CouponScopeGroup {
  /**
   * What the part is made of.
   *
   * @example "product"
   */
  name?: string
  /** Id of the product or collection meant. */
  entityId?: string
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

/** The checkout that was made. */
export interface CreateCheckoutResponse {
  /**
   * Id of the checkout; a redirect session turns it into the address of the checkout page.
   *
   * @example "88888888-8888-4888-8888-888888888888"
   */
  checkoutId: string
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

/** The redirect session. */
export interface CreateRedirectSessionResponse {
  /** The session with the address to go to. */
  redirectSession: RedirectSession
}

/** A page by cursor, which is stable when items are added or removed meanwhile. */
export interface CursorPaging {
  /**
   * How many items the page holds at most.
   *
   * @defaultValue 50
   */
  limit?: number | null | undefined
  /**
   * The `next` or `prev` cursor of an earlier response; it already carries filter and sort,
   * which must then be left out.
   */
  cursor?: string | null | undefined
}

/** The cursors of the pages on either side. */
export interface Cursors {
  /** Cursor of the next page; absent on the last one. */
  next?: string | null
  /** Cursor of the previous page; absent on the first one. */
  prev?: string | null
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
export interface CustomTextField {
  /** What the buyer is asked for. */
  title: string
  /** How many characters the buyer may enter. */
  maxLength: number
  /** Whether the text is required to buy the product. */
  mandatory: boolean
}

/** A value of one of several types; exactly one field is set, the one of its type. */
export interface CustomValue {
  /** A text. */
  strValue?: string
  /** A number. */
  numValue?: number
  /** A timestamp. */
  dateValue?: Date
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
  dateValue?: Date | undefined
  /** Several values in order. */
  listValue?: ListValueInput | undefined
  /** Several values by name. */
  mapValue?: MapValueInput | undefined
  /** A boolean. */
  boolValue?: boolean | undefined
}

/** Units of one variant to remove from stock. */
export interface DecrementData {
  /** Identifier of the inventory item. */
  inventoryId?: string | undefined
  /**
   * Older name of the product's identifier; send `productId` instead.
   *
   * @deprecated Send `productId` instead.
   */
  externalId?: string | undefined
  /** Identifier of the product. */
  productId?: string | undefined
  /**
   * Identifier of the variant; all zeros for a product without managed variants.
   *
   * @example "00000000-0000-0000-0000-000000000000"
   */
  variantId?: string | undefined
  /** How many units to remove. */
  decrementBy?: number | undefined
  /** Whether the units are preordered, which is allowed while the variant is out of stock. */
  preorderRequest?: boolean | undefined
}

/** The units to remove from stock. */
export interface DecrementInventoryRequest {
  /** One entry per variant; either all entries are applied or none. */
  decrementData: DecrementData[]
}

/** Empty; the units were removed. */
export type DecrementInventoryResponse = Record<string, never>

/** Empty; the cart was deleted. */
export type DeleteCartResponse = Record<string, never>

/** Empty; the collection was deleted. */
export type DeleteCollectionResponse = Record<string, never>

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

/** Empty; the member was deleted. */
export type DeleteMemberResponse = Record<string, never>

/** Empty; the caller is no longer a member. */
export type DeleteMyMemberResponse = Record<string, never>

/** Empty; the options are gone. */
export type DeleteProductOptionsResponse = Record<string, never>

/**
 * Empty, because the product was deleted; read `DeleteProductResponse` instead.
 *
 * @deprecated Read `DeleteProductResponse` instead.
 */
export type DeleteProductPlatformizedResponse = Record<string, never>

/** Empty; the product was deleted. */
export type DeleteProductResponse = Record<string, never>

/** Which lines one carrier takes. */
export interface DeliveryAllocation {
  /** The carrier. */
  deliveryCarrier?: Carrier
  /** The shipping region. */
  deliveryRegion?: Region
  /** The lines. */
  applicableLineItems?: ApplicableLineItems
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
  from?: Date
  /** End of the window. */
  to?: Date
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
}

/** Label of a description line. */
export interface DescriptionLineName {
  /** Label in the site's main language. */
  original: string
  /** Label in the buyer's language. */
  translated?: string | null
}

/** Label of a description line. */
export interface DescriptionLineNameInput {
  /** Label in the site's main language. */
  original?: string | undefined
  /** Label in the buyer's language. */
  translated?: string | null | undefined
}

/**
 * What a description line holds.
 *
 * - `UNRECOGNISED`: a kind this release does not know
 * - `PLAIN_TEXT`: text
 * - `COLOR`: a colour
 */
export type DescriptionLineType = 'UNRECOGNISED' | 'PLAIN_TEXT' | 'COLOR' | (string & {})

/** A device's code, and the person's. */
export interface DeviceCodeResponse {
  /** The code with which the device polls for its tokens; never shown to the person. */
  deviceCode: string
  /** The code that the person types: eight letters and a hyphen between them. */
  userCode: string
  /** The page where the person types it. */
  verificationUri: string
  /**
   * Seconds until both codes expire.
   *
   * @example 900
   */
  expiresIn: number
  /**
   * Polling interval of the device, in seconds; 5 when absent.
   *
   * @example 5
   */
  interval?: number | null
}

/** Empty; the device was approved. */
export type DeviceVerifyResponse = Record<string, never>

/** A file sold as a digital item. */
export interface DigitalFile {
  /** Id of the file in the media store. */
  id?: string
  /** Name the buyer sees. */
  fileName?: string
  /** Kind of the file. */
  fileType?: FileType
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

/** Length, width and height. */
export interface DimensionsInput {
  /**
   * Length as a decimal string.
   *
   * @example "12.5"
   */
  length?: string | null | undefined
  /** Width as a decimal string. */
  width?: string | null | undefined
  /** Height as a decimal string. */
  height?: string | null | undefined
  /** Unit of all three. */
  unit?: DimensionsUnitInput | undefined
}

/** Unit of length of a product's dimensions. */
export type DimensionsUnit = 'UNKNOWN_DIMENSIONS_UNIT' | 'MM' | 'CM' | 'M' | 'IN' | 'FT' | 'YD' | (string & {})

/** Unit of length of a product's dimensions. */
export type DimensionsUnitInput = 'UNKNOWN_DIMENSIONS_UNIT' | 'MM' | 'CM' | 'M' | 'IN' | 'FT' | 'YD'

/** Reduction of a product's price. */
export interface Discount {
  /** Whether `value` is an amount of money or a percentage. */
  type: ProductDiscountType
  /** Amount taken off the price, or percentage of it from 0 to 100. */
  value: number
}

/** Reduction of a product's price. */
export interface DiscountInput {
  /** Whether `value` is an amount of money or a percentage. */
  type?: ProductDiscountTypeInput | undefined
  /** Amount taken off the price, or percentage of it from 0 to 100. */
  value?: number | undefined
}

/** An automatic discount with its amount. */
export interface DiscountRule {
  /** Id of the rule. */
  id: string
  /** Name to show. */
  name?: DiscountRuleName
  /** Amount taken off. */
  amount?: MultiCurrencyPrice
}

/** Name of an automatic discount. */
export interface DiscountRuleName {
  /** Name in the site's main language. */
  original: string
  /** Name in the buyer's language. */
  translated?: string | null
}

/** Options of an e-mail to a person. */
export interface EmailOptions {
  /**
   * Language of the e-mail, as a two-letter code; the site's own by default. The sandbox
   * writes every e-mail in English.
   */
  language?: string | null | undefined
  /** Where the person goes afterwards. */
  redirect?: RecoveryRedirect | undefined
}

/** What an e-mail address is used for. */
export type EmailTag = 'UNTAGGED' | 'MAIN' | 'HOME' | 'WORK' | (string & {})

/** What an e-mail address is used for. */
export type EmailTagInput = 'UNTAGGED' | 'MAIN' | 'HOME' | 'WORK'

/** Why an e-mail address cannot be registered. */
export interface EmailValidationFailure {
  /** The reason. */
  reason: EmailValidationReason
}

/**
 * Why an e-mail address cannot be registered. The sandbox, which does no DNS lookup, returns
 * none of them.
 */
export type EmailValidationReason = 'UNKNOWN_REASON' | 'EMAIL_ADDRESS_BOUNCED' | 'EMAIL_DOMAIN_MISSING_DNS_RECORDS' | 'EMAIL_DOMAIN_FORMAT_INVALID' | 'EMAIL_DOMAIN_PERMANENTLY_BLACKLISTED' | (string & {})

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

/** Values that apps attach to an entity. */
export interface ExtendedFields {
  /**
   * One object per app, under the app's namespace.
   *
   * @example {"@acme/gifts":{"wrapping":"gold"}}
   */
  namespaces?: {
    [key: string]: Record<string, unknown>
  }
}

/** Values that apps attach to an entity. */
export interface ExtendedFieldsInput {
  /**
   * One object per app, under the app's namespace.
   *
   * @example {"@acme/gifts":{"wrapping":"gold"}}
   */
  namespaces?: {
    [key: string]: Record<string, unknown>
  } | undefined
}

/** Whether the tax service failed or is switched off. */
export type FallbackReason = 'AUTO_TAX_FAILED' | 'AUTO_TAX_DEACTIVATED' | (string & {})

/**
 * How much of a member a response holds: PUBLIC the id, contact id and profile; EXTENDED also
 * the login address, status and dates; FULL everything, contact details included.
 */
export type FieldSet = 'PUBLIC' | 'EXTENDED' | 'FULL'

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
export type FileType = 'UNSPECIFIED' | 'SECURE_PICTURE' | 'SECURE_VIDEO' | 'SECURE_DOCUMENT' | 'SECURE_MUSIC' | 'SECURE_ARCHIVE' | 'SECURE_RAW' | (string & {})

/** Amounts as text, with currency sign and separators. */
export interface FormattedPrice {
  /**
   * Price before any discount.
   *
   * @example "€24.50"
   */
  price: string
  /** Price after the discount. */
  discountedPrice: string
  /** Price per base unit. */
  pricePerUnit?: string | null
}

/** Length of a free trial. */
export interface FreeTrialPeriod {
  /** Unit of the length. */
  frequency?: SubscriptionFrequency
  /** How many units it lasts. */
  interval?: number
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

/** Name, phone and tax number that go with an address. */
export interface FullAddressContactDetailsInput {
  /** First name. */
  firstName?: string | null | undefined
  /** Last name. */
  lastName?: string | null | undefined
  /**
   * Phone number, best with country code.
   *
   * @example "+12125550100"
   */
  phone?: string | null | undefined
  /** Company name. */
  company?: string | null | undefined
  /** Tax number of the buyer, used in Brazil only. */
  vatId?: VatIdInput | undefined
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

/** Which part of the inventory item to return. */
export interface GetInventoryVariantsRequest {
  /**
   * Older name of the product's identifier; send `productId` instead.
   *
   * @deprecated Send `productId` instead.
   */
  externalId?: string | undefined
  /** Identifier of the product whose item the path names; the path may hold it, too. */
  productId?: string | undefined
  /** Identifiers of the variants to return; all of them by default. */
  variantIds?: string[] | undefined
}

/** The requested inventory item. */
export interface GetInventoryVariantsResponse {
  /** The item with the requested variants. */
  inventoryItem: InventoryItemV2
}

/** A JSON Web Key Set. */
export interface GetKeysResponse {
  /** The keys, the oldest first. */
  keys: PublicKey[]
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

/** A gift card put towards the total. */
export interface GiftCard {
  /**
   * Id of the card; read `externalId` instead.
   *
   * @deprecated Read `externalId` instead.
   */
  id: string
  /**
   * Its code, with all but the last characters masked.
   *
   * @example "*****5ABC"
   */
  obfuscatedCode: string
  /** Amount it pays. */
  amount?: MultiCurrencyPrice
  /** App that issued it. */
  appId: string
  /** Its id with the app that issued it. */
  externalId?: string | null
  /** Amount the buyer wanted it to pay. */
  requestedAmount?: MultiCurrencyPrice
}

/**
 * Kind of a token request.
 *
 * - `anonymous`: tokens of a new visitor
 * - `refresh_token`: new tokens for the visitor or member of a refresh token
 * - `authorization_code`: a member's tokens for a code from the authorization page
 * - `urn:ietf:params:oauth:grant-type:device_code`: a member's tokens for a device that the
 * member has approved
 */
export type GrantType = 'anonymous' | 'refresh_token' | 'authorization_code' | 'urn:ietf:params:oauth:grant-type:device_code'

/** One error of a document. */
export interface GraphqlError {
  /** The message of the error. */
  message: string
  /** Places in the document that it comes from. */
  locations?: GraphqlErrorLocation[] | null
  /** Path of the field in the response, as field names and list indexes. */
  path?: (string | number)[] | null
  /** Further details, in a server-defined shape. */
  extensions?: Record<string, unknown> | null
}

/** A place in a GraphQL document. */
export interface GraphqlErrorLocation {
  /** Line, counted from 1. */
  line: number
  /** Column, counted from 1. */
  column: number
}

/** A GraphQL document and its variables. */
export interface GraphqlRequest {
  /** The GraphQL document. */
  query: string
  /** Values for the document's variables. */
  variables?: Record<string, unknown> | null | undefined
  /** Which operation of the document to run; required if it has several. */
  operationName?: string | null | undefined
  /** What a GraphQL library says about itself; of no effect. */
  extensions?: Record<string, unknown> | null | undefined
}

/**
 * The response to a document. Errors of the document are returned with status 200: check
 * `errors` before using `data`.
 */
export interface GraphqlResponse {
  /** The requested data; the client fills in an empty object where it is missing or null. */
  data?: Record<string, unknown> | null
  /** The errors; absent when there are none. */
  errors?: GraphqlError[] | null
}

/** One header of an HTTP response. */
export interface HeadersEntry {
  /** Name of the header. */
  key: string
  /** Value of the header. */
  value: string
}

/** A membership and the lines it is to pay for. */
export interface HostSelectedMembership {
  /** Id of the membership. */
  id: string
  /** App that issued it. */
  appId: string
  /** Lines to pay with it. */
  lineItemIds: string[]
}

/** A membership and the lines it is to pay for. */
export interface HostSelectedMembershipInput {
  /** Id of the membership. */
  id: string
  /** App that issued it. */
  appId: string
  /** Lines to pay with it. */
  lineItemIds?: string[] | undefined
}

/**
 * A name a person signs in with, an e-mail address or a user name; use `LoginId` instead.
 *
 * @deprecated Use `LoginId` instead.
 */
export interface Identifier {
  /** An e-mail address. */
  email?: string
  /** A user name. */
  userName?: string
}

/**
 * A name a person signs in with, an e-mail address or a user name; use `LoginId` instead.
 *
 * @deprecated Use `LoginId` instead.
 */
export interface IdentifierInput {
  /** An e-mail address. */
  email?: string | undefined
  /** A user name. */
  userName?: string | undefined
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
  createdDate: Date
  /** When the identity last changed. */
  updatedDate: Date
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
  /** Sign-in methods that are linked to the identity. */
  connections?: ConnectionInput[] | undefined
  /** Profile that the person entered. */
  identityProfile?: IdentityProfileInput | undefined
  /** Marks the platform has put on the identity. */
  metadata?: IdentityMetadataInput | undefined
  /** The e-mail address the person signs in with. */
  email?: IdentityEmailInput | undefined
  /**
   * Early name of `status`; read `status` instead.
   *
   * @deprecated Read `status` instead.
   */
  statusV2?: IdentityStatusInput | undefined
}

/** A postal address of a person. */
export interface IdentityAddress {
  /**
   * Country as a two-letter code.
   *
   * @example "SE"
   */
  country?: string | null
  /** State, province or region, as a code such as US-NY where one exists. */
  subdivision?: string | null
  /** Town or city. */
  city?: string | null
  /** Postal or ZIP code. */
  postalCode?: string | null
  /** First line, usually street and number. */
  addressLine?: string | null
  /** Second line, for instance floor or apartment. */
  addressLine2?: string | null
  /** Name of the street, where it is kept apart from the number. */
  streetName?: string | null
  /** House number, where it is kept apart from the street. */
  streetNumber?: string | null
}

/** A postal address of a person. */
export interface IdentityAddressInput {
  /**
   * Country as a two-letter code.
   *
   * @example "SE"
   */
  country?: string | null | undefined
  /** State, province or region, as a code such as US-NY where one exists. */
  subdivision?: string | null | undefined
  /** Town or city. */
  city?: string | null | undefined
  /** Postal or ZIP code. */
  postalCode?: string | null | undefined
  /** First line, usually street and number. */
  addressLine?: string | null | undefined
  /** Second line, for instance floor or apartment. */
  addressLine2?: string | null | undefined
  /** Name of the street, where it is kept apart from the number. */
  streetName?: string | null | undefined
  /** House number, where it is kept apart from the street. */
  streetNumber?: string | null | undefined
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

/** The address an identity signs in with. */
export interface IdentityEmail {
  /** The e-mail address. */
  address: string
  /** Whether the person has verified the address. */
  isVerified: boolean
}

/** The address an identity signs in with. */
export interface IdentityEmailInput {
  /** The e-mail address. */
  address?: string | undefined
  /** Whether the person has verified the address. */
  isVerified?: boolean | undefined
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

/** Whether a proof is in use, switched off or must be set up again. */
export type IdentityFactorStatus = 'INACTIVE' | 'ACTIVE' | 'REQUIRE_REENROLL' | (string & {})

/** Kinds of proof a person can be asked for at sign-in. */
export type IdentityFactorType = 'PASSWORD' | 'SMS' | 'CALL' | 'EMAIL' | 'TOTP' | 'PUSH' | 'WEBAUTHN' | 'RECOVERY_CODE' | (string & {})

/** Marks the platform puts on an identity. */
export interface IdentityMetadata {
  /**
   * Names of the marks; no replacement.
   *
   * @deprecated No replacement.
   */
  tags: string[]
}

/** Marks the platform puts on an identity. */
export type IdentityMetadataInput = Record<string, never>

/** Whether an identity's profile is shown to others. */
export type IdentityPrivacyStatus = 'UNDEFINED' | 'PUBLIC' | 'PRIVATE' | (string & {})

/** Whether an identity's profile is shown to others. */
export type IdentityPrivacyStatusInput = 'UNDEFINED' | 'PUBLIC' | 'PRIVATE'

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

/** Status of an identity, with what it waits for. */
export interface IdentityStatusInput {
  /** The status. */
  name?: IdentityStatusNameInput | undefined
  /** What a PENDING identity waits for; empty for the others. */
  reasons?: IdentityStatusReasonInput[] | undefined
}

/**
 * Status of an identity. Only ACTIVE may sign in; PENDING waits for something, OFFLINE has no
 * way to sign in yet.
 */
export type IdentityStatusName = 'UNKNOWN_STATUS' | 'PENDING' | 'ACTIVE' | 'DELETED' | 'BLOCKED' | 'OFFLINE' | (string & {})

/**
 * Status of an identity. Only ACTIVE may sign in; PENDING waits for something, OFFLINE has no
 * way to sign in yet.
 */
export type IdentityStatusNameInput = 'UNKNOWN_STATUS' | 'PENDING' | 'ACTIVE' | 'DELETED' | 'BLOCKED' | 'OFFLINE'

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
export type IdentityStatusReason = 'UNKNOWN_REASON' | 'PENDING_ADMIN_APPROVAL_REQUIRED' | 'PENDING_EMAIL_VERIFICATION_REQUIRED' | 'PENDING_REQUIRED_FIELDS_MISSING' | 'EMAIL_ADDRESS_BOUNCED' | 'EMAIL_DOMAIN_MISSING_DNS_RECORDS' | 'EMAIL_DOMAIN_FORMAT_INVALID' | 'EMAIL_DOMAIN_PERMANENTLY_BLACKLISTED' | (string & {})

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
export type IdentityStatusReasonInput = 'UNKNOWN_REASON' | 'PENDING_ADMIN_APPROVAL_REQUIRED' | 'PENDING_EMAIL_VERIFICATION_REQUIRED' | 'PENDING_REQUIRED_FIELDS_MISSING' | 'EMAIL_ADDRESS_BOUNCED' | 'EMAIL_DOMAIN_MISSING_DNS_RECORDS' | 'EMAIL_DOMAIN_FORMAT_INVALID' | 'EMAIL_DOMAIN_PERMANENTLY_BLACKLISTED'

/** Kind of caller behind an event, an administrator, a member, a visitor or a bare contact. */
export type IdentityType = 'ADMIN' | 'MEMBER' | 'VISITOR' | 'CONTACT' | (string & {})

/** The link between an identity and a person known to another identity provider. */
export interface IdpConnection {
  /** Id of the site's connection to that provider. */
  idpConnectionId: string
  /** Id of the person at that provider. */
  idpUserId: string
}

/** The link between an identity and a person known to another identity provider. */
export interface IdpConnectionInput {
  /** Id of the site's connection to that provider. */
  idpConnectionId?: string | undefined
  /** Id of the person at that provider. */
  idpUserId?: string | undefined
}

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
  urlExpirationDate?: Date
}

/** One from a response, or its media reference or address. */
export type ImageInput = Image | string

/** Units of one variant to add to stock. */
export interface IncrementData {
  /** Identifier of the inventory item. */
  inventoryId?: string | undefined
  /** Identifier of the product. */
  productId?: string | undefined
  /**
   * Identifier of the variant; all zeros for a product without managed variants.
   *
   * @example "00000000-0000-0000-0000-000000000000"
   */
  variantId?: string | undefined
  /** How many units to add. */
  incrementBy?: number | undefined
}

/** The units to add to stock. */
export interface IncrementInventoryRequest {
  /** One entry per variant; either all entries are applied or none. */
  incrementData: IncrementData[]
}

/** Empty; the units were added. */
export type IncrementInventoryResponse = Record<string, never>

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
  lastUpdated: Date
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
  /** Whether inventory is tracked; else each variant is just in stock or not. */
  trackQuantity?: boolean | null | undefined
  /** Stock of each variant; an update touches only the variants it names. */
  variants?: InventoryVariantV2Input[] | undefined
  /** Whether and how the product can be ordered while out of stock. */
  preorderInfo?: PreorderInfoInput | undefined
}

/** The page of inventory items to return. */
export interface InventoryPaging {
  /**
   * How many items the page holds at most.
   *
   * @defaultValue 50
   */
  limit?: number | null | undefined
  /**
   * How many items to skip before the page begins.
   *
   * @defaultValue 0
   */
  offset?: number | null | undefined
}

/**
 * Which inventory items to return, in which order, and which page; filter and sort are JSON
 * strings.
 */
export interface InventoryQuery {
  /** Which page to return. */
  paging?: InventoryPaging | undefined
  /**
   * The conditions by field name, as a JSON string.
   *
   * @example "{\"trackQuantity\":true}"
   */
  filter?: string | null | undefined
  /**
   * The fields to sort by, as a JSON string of a list of objects with one field and `asc` or
   * `desc`.
   *
   * @example "[{\"lastUpdated\":\"desc\"}]"
   */
  sort?: string | null | undefined
}

/** Whether all, none or only some visible variants of a product are in stock. */
export type InventoryStatus = 'IN_STOCK' | 'OUT_OF_STOCK' | 'PARTIALLY_OUT_OF_STOCK' | (string & {})

/** Stock of one variant. */
export interface InventoryVariantV2 {
  /**
   * Identifier of the variant; all zeros for a product without managed variants.
   *
   * @example "00000000-0000-0000-0000-000000000000"
   */
  variantId: string
  /** Whether the variant is in stock; may be set only while inventory is not tracked. */
  inStock?: boolean | null
  /** Units in stock; applies only while `trackQuantity` is true. */
  quantity?: number | null
  /** Whether the variant is out of stock and can be preordered. */
  availableForPreorder: boolean
}

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
}

/** Whether and how many of an item can be bought now. */
export interface ItemAvailabilityInfo {
  /** Whether the line can be bought in its quantity. */
  status: ItemAvailabilityStatus
  /** How many are in stock; null where stock is not counted. */
  quantityAvailable?: number | null
}

/**
 * Whether a line can be bought.
 *
 * - `AVAILABLE`: in the requested quantity
 * - `NOT_FOUND`: the item is gone from its catalogue
 * - `NOT_AVAILABLE`: the line cannot be bought
 * - `PARTIALLY_AVAILABLE`: only fewer than requested
 */
export type ItemAvailabilityStatus = 'AVAILABLE' | 'NOT_FOUND' | 'NOT_AVAILABLE' | 'PARTIALLY_AVAILABLE' | (string & {})

/** Outcome of a bulk change for one item. */
export interface ItemMetadata {
  /** Identifier of the item. */
  id?: string | null
  /** Position of the item in the request, counted from 0. */
  originalIndex: number
  /** Whether the item was changed. */
  success: boolean
  /** Why it was not changed; absent on success. */
  error?: ApplicationError
}

/** One extra, priced for display. */
export interface ItemModifier {
  /** Id of the extra. */
  id?: string
  /** How many per piece of the item. */
  quantity?: number | null
  /** Name of the extra. */
  label?: TranslatableString
  /** More about the extra. */
  details?: TranslatableString
  /** Price of one such extra. */
  price?: MultiCurrencyPrice
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

/** What kind of thing a line sells: a known kind, or a name of the app that sells it. */
export interface ItemTypeInput {
  /** One of the platform's own kinds. */
  preset?: ItemTypePresetInput | undefined
  /** A kind defined by the catalogue. */
  custom?: string | undefined
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
export type ItemTypePreset = 'UNRECOGNISED' | 'PHYSICAL' | 'DIGITAL' | 'GIFT_CARD' | 'SERVICE' | (string & {})

/**
 * Kind of an item.
 *
 * - `UNRECOGNISED`: not set, or unknown to this release
 * - `PHYSICAL`: goods
 * - `DIGITAL`: files
 * - `GIFT_CARD`: a gift card
 * - `SERVICE`: something booked
 */
export type ItemTypePresetInput = 'UNRECOGNISED' | 'PHYSICAL' | 'DIGITAL' | 'GIFT_CARD' | 'SERVICE'

/** Position of a page of a variants or inventory query. */
export interface ItemsPagingMetadata {
  /** How many items this page holds. */
  items: number
  /** How many items were skipped before this page. */
  offset: number
  /** True when more items match than are counted, so that the total is not exact. */
  tooManyToCount?: boolean
}

/** The calling member, with the profile now public. */
export interface JoinCommunityResponse {
  /** The member, as it is now. */
  member: Member
}

/** Level of a tax authority; `SPECIAL` is a special district, `UNDEFINED` means unknown. */
export type JurisdictionType = 'UNDEFINED' | 'COUNTRY' | 'STATE' | 'COUNTY' | 'CITY' | 'SPECIAL' | (string & {})

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
  /** Quantity of the item; to get rid of a line remove it, zero is refused. */
  quantity?: number | undefined
  /** Which item of which catalogue this is, and which choice of it. */
  catalogReference?: CatalogReferenceInput | undefined
  /** Membership the buyer pays this line with. */
  selectedMembership?: SelectedMembershipInput | undefined
  /** Values a trusted caller sets in place of the catalogue's. */
  catalogOverrideFields?: CatalogOverrideFieldsInput | undefined
  /** Which address decides the tax on this line. */
  taxableAddress?: TaxableAddressInput | undefined
  /** Values apps keep on the line. */
  extendedFields?: ExtendedFieldsInput | undefined
}

/** Share of a discount on one line. */
export interface LineItemDiscount {
  /** Id of the line. */
  id?: string
  /** Amount taken off the line. */
  totalDiscountAmount?: MultiCurrencyPrice
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

/** The new quantity of one line. */
export interface LineItemQuantityUpdate {
  /** Line to change, by its id within the cart. */
  id: string
  /** New quantity of the line, not the amount to add. */
  quantity: number
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

/**
 * Whose place a service takes place at.
 *
 * - `UNDEFINED`: not specified
 * - `OWNER_BUSINESS`: a location of the business
 * - `OWNER_CUSTOM`: a place the business chose
 * - `CUSTOM`: a place the buyer chooses
 */
export type LocationType = 'UNDEFINED' | 'OWNER_BUSINESS' | 'OWNER_CUSTOM' | 'CUSTOM'

/** Why a registration or a login failed, as a code a form can act on. */
export type LoginErrorCode = 'invalidEmail' | 'invalidPassword' | 'resetPassword' | 'missingCaptchaToken' | 'emailAlreadyExists' | 'invalidCaptchaToken' | (string & {})

/** What a person signs in with; an e-mail address is the only kind. */
export interface LoginId {
  /**
   * The e-mail address.
   *
   * @example "hanna@kiln-and-thread.example"
   */
  email: string
}

/**
 * A sign-in of the first version; use `LoginV2Request` instead.
 *
 * @deprecated Use `LoginV2Request` instead.
 */
export interface LoginRequest {
  /** The name the person signs in with. */
  identifier: IdentifierInput
  /**
   * Id of the check to sign in with; the password check by default, the only one of the
   * sandbox.
   */
  authenticatorId?: string | null | undefined
  /** What the check asks for, by name, such as `password`. */
  inputs?: {
    [key: string]: string
  } | undefined
  /** Captcha tokens, where the site requires them. */
  captchaTokens?: CaptchaToken[] | undefined
  /** The name the person signs in with, in the form of the second version. */
  loginId?: LoginId | undefined
}

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
export type LoginState = 'SUCCESS' | 'INITIAL' | 'FAILURE' | 'EMAIL_VERIFICATION_REQUIRED' | 'OWNER_APPROVAL_REQUIRED' | 'USER_CAPTCHA_REQUIRED' | 'SILENT_CAPTCHA_REQUIRED' | (string & {})

/** A sign-in by e-mail address and password. */
export interface LoginV2Request {
  /** What the person signs in with. */
  loginId: LoginId
  /** The person's password. */
  password?: string | undefined
  /** Captcha tokens, where the site requires them. */
  captchaTokens?: CaptchaToken[] | undefined
  /** Arbitrary data to keep with the sign-in; the sandbox does not keep it. */
  clientMetaData?: Record<string, unknown> | null | undefined
  /** Identifies an earlier sign-in that this one continues; the sandbox starts a new one. */
  stateToken?: string | null | undefined
}

/**
 * A sign-in with what another identity provider issued; no replacement.
 *
 * @deprecated No replacement.
 */
export interface LoginWithIdpConnectionTokenParamsRequest {
  /** Id of the site's connection to that provider. */
  idpConnectionId?: string | undefined
  /** The parameters issued by the provider, by name. */
  tokenParams?: {
    [key: string]: string
  } | undefined
}

/** Whether manual rates are set for the whole store or for the buyer's region. */
export type ManualCalculationReason = 'GLOBAL_SETTING_TO_MANUAL' | 'REGION_SETTING_TO_MANUAL' | (string & {})

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
export type MeasurementUnit = 'UNSPECIFIED' | 'ML' | 'CL' | 'L' | 'CBM' | 'MG' | 'G' | 'KG' | 'MM' | 'CM' | 'M' | 'SQM' | 'OZ' | 'LB' | 'FLOZ' | 'PT' | 'QT' | 'GAL' | 'IN' | 'FT' | 'YD' | 'SQFT' | (string & {})

/** Unit of volume, mass, length or area. */
export type MeasurementUnitInput = 'UNSPECIFIED' | 'ML' | 'CL' | 'L' | 'CBM' | 'MG' | 'G' | 'KG' | 'MM' | 'CM' | 'M' | 'SQM' | 'OZ' | 'LB' | 'FLOZ' | 'PT' | 'QT' | 'GAL' | 'IN' | 'FT' | 'YD' | 'SQFT'

/** The gallery of a product, a choice or a collection. */
export interface Media {
  /** The item shown first and in lists. */
  mainMedia?: MediaItem
  /** Every item of the gallery in the order shown, the main one included. */
  items: MediaItem[]
}

/** Media of a product's gallery that belong to one choice. */
export interface MediaAssignmentToChoice {
  /**
   * Name of the option; only one option of a product can carry media.
   *
   * @example "Color"
   */
  option: string
  /**
   * Name of the choice.
   *
   * @example "Blue"
   */
  choice: string
  /**
   * Identifiers of gallery items of the same product; omit it to unassign all items of the
   * choice.
   */
  mediaIds?: string[] | undefined
}

/**
 * A file to add to a product's gallery, named by its identifier or by an address to copy it
 * from.
 */
export interface MediaDataForWrite {
  /**
   * Identifier of a file that is already in the media store.
   *
   * @example "a1b2c3_0f1e2d~mv2.jpg"
   */
  mediaId?: string | undefined
  /** Public address the platform copies the file from. */
  url?: string | undefined
  /** The choice the file illustrates; omitted for media of the product as a whole. */
  choice?: OptionAndChoice | undefined
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

/** What kind of file a gallery item is. */
export type MediaItemType = 'unspecified_media_item_type' | 'image' | 'video' | 'audio' | 'document' | 'zip' | (string & {})

/** A file of a gallery item with its size. */
export interface MediaItemUrlAndSize {
  /** Full address of the file. */
  url: string
  /** Width in pixels. */
  width: number
  /** Height in pixels. */
  height: number
  /**
   * File format.
   *
   * @example "mp4"
   */
  format?: string | null
  /** Alternative text. */
  altText?: string | null
}

/** The files of a gallery video. */
export interface MediaItemVideo {
  /** The video in each size and format available. */
  files: MediaItemUrlAndSize[]
  /** Identifier of the picture shown before the video plays. */
  stillFrameMediaId: string
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
  createdDate?: Date | null
  /** When anything in the record last changed, absent in the PUBLIC field set. */
  updatedDate?: Date | null
  /** When the member last signed in; absent before the first time and in the PUBLIC field set. */
  lastLoginDate?: Date | null
}

/**
 * A person registered on the site. The requested field set decides which fields a response
 * holds: other fields are absent, and other enumerations are UNKNOWN.
 */
export interface MemberInput {
  /**
   * E-mail address the member signs in with, in the EXTENDED and FULL field sets; fixed once
   * created.
   */
  loginEmail?: string | null | undefined
  /** Private details of the person, in the FULL field set. */
  contact?: ContactInput | undefined
  /** What other members and visitors may see of the person. */
  profile?: ProfileInput | undefined
  /** Whether the profile is shown to others; UNKNOWN in the PUBLIC field set. */
  privacyStatus?: MemberPrivacyStatusInput | undefined
}

/** Whether a member may write in the community, or only read. */
export type MemberActivityStatus = 'UNKNOWN' | 'ACTIVE' | 'MUTED' | (string & {})

/** One of the site's own fields about a member. */
export interface MemberCustomField {
  /** The field's name as people read it. */
  name?: string | null
  /** The field's value, a text, number, date text, flag or list as the site has defined it. */
  value?: unknown
}

/** One of the site's own fields about a member. */
export interface MemberCustomFieldInput {
  /** The field's name as people read it. */
  name?: string | null | undefined
  /** The field's value, a text, number, date text, flag or list as the site has defined it. */
  value?: unknown | undefined
}

/** Whether a member's profile is seen by the community or by the site's owner only. */
export type MemberPrivacyStatus = 'UNKNOWN' | 'PRIVATE' | 'PUBLIC' | (string & {})

/** Whether a member's profile is seen by the community or by the site's owner only. */
export type MemberPrivacyStatusInput = 'UNKNOWN' | 'PRIVATE' | 'PUBLIC'

/**
 * Status of a member. PENDING waits for the owner's approval, APPROVED may sign in, BLOCKED may
 * not, OFFLINE is a record without a way to sign in.
 */
export type MemberStatus = 'UNKNOWN' | 'PENDING' | 'APPROVED' | 'BLOCKED' | 'OFFLINE' | (string & {})

/** A section of the hosted account pages; no operation here returns it. */
export type MembersAccountSection = 'ACCOUNT_INFO' | 'BOOKINGS' | 'ORDERS' | 'SUBSCRIPTIONS' | 'EVENTS' | (string & {})

/** Which page of a list of members to return. */
export interface MembersPaging {
  /**
   * Maximum number of members to return; by default the page size of the other lists, because
   * the platform states none.
   */
  limit?: number | null | undefined
  /** Number of members to skip. */
  offset?: number | null | undefined
}

/** Position and totals of a page of members. */
export interface MembersPagingMetadata {
  /** Number of members in this page. */
  count?: number | null
  /** Number of members before this page. */
  offset?: number | null
  /** Number of members that match in all. */
  total?: number | null
  /** True when so many match that `total` is not exact. */
  tooManyToCount?: boolean | null
}

/** Which members to return, in which order, and which page of them. */
export interface MembersQuery {
  /**
   * Conditions in the platform's query language: a value for equality, or operators such as
   * `$startsWith`, `$in` and `$and`. Empty matches every member.
   *
   * @example {"profile.nickname":{"$startsWith":"Han"},"privacyStatus":"PUBLIC"}
   */
  filter?: Record<string, unknown> | null | undefined
  /** The part of the matching members to return. */
  paging?: MembersPaging | undefined
  /** Sort order, under the name in the platform's types. */
  sorting?: MembersSorting[] | undefined
  /** Sort order, under the name published callers send; it wins when both names are used. */
  sort?: MembersSorting[] | undefined
}

/** A free-text search in a few fields of the members. */
export interface MembersSearch {
  /** Text to look for. */
  expression?: string | null | undefined
  /**
   * Fields to look in, out of `loginEmail`, `contact.firstName`, `contact.lastName`,
   * `profile.title`, `profile.nickname` and `profile.slug`; the nickname alone by default.
   */
  fields?: string[] | undefined
}

/** One field members are sorted by. */
export interface MembersSorting {
  /**
   * Dotted name of the field.
   *
   * @example "profile.nickname"
   */
  fieldName?: string | undefined
  /** Direction; ascending by default. */
  order?: SortOrder | undefined
  /** Point on earth to measure from, for sorting by distance. */
  origin?: AddressLocationInput | undefined
}

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
  expirationDate?: Date | null
  /**
   * Additional data of the app; no replacement.
   *
   * @deprecated No replacement.
   */
  additionalData?: Record<string, unknown> | null
}

/** Name of a membership. */
export interface MembershipName {
  /** Name in the site's main language. */
  original: string
  /** Name in the buyer's language. */
  translated?: string | null
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

/** Uses of a membership with a limited number of them. */
export interface MembershipPaymentCredits {
  /** Initial number of uses. */
  total: number
  /** Remaining number of uses. */
  remaining: number
}

/**
 * A manual discount to apply, to some lines or to the whole cart; no replacement.
 *
 * @deprecated No replacement.
 */
export interface MerchantDiscountInput {
  /**
   * Amount to take off, in the cart's currency.
   *
   * @example "1.00"
   */
  amount: string
  /** Lines the discount is for; without them it applies to the whole cart. */
  lineItemIds?: string[] | undefined
}

/** A group of extras, such as the toppings of a pizza. */
export interface ModifierGroup {
  /** Id of the group. */
  id?: string
  /** Name of the group. */
  name?: TranslatableString
  /** Extras chosen from the group. */
  modifiers?: ItemModifier[]
}

/**
 * An amount of money in the store's currency and in the one shown to the buyer, each as a
 * decimal string to compute with and as text to print. The two currencies are the same unless
 * the site converts prices.
 */
export interface MultiCurrencyPrice {
  /**
   * Amount in the store's currency.
   *
   * @example "12.50"
   */
  amount: string
  /**
   * Amount in the currency shown to the buyer, for information: the store charges `amount`.
   * Every amount is converted and rounded by itself, so a converted sum may differ from its
   * converted parts in the last digit.
   *
   * @example "11.42"
   */
  convertedAmount: string
  /**
   * `amount` with its currency sign, ready to print.
   *
   * @example "$12.50"
   */
  formattedAmount: string
  /**
   * `convertedAmount` with its currency sign, ready to print.
   *
   * @example "€11.42"
   */
  formattedConvertedAmount: string
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
export type NameInLineItem = 'LINE_ITEM_DEFAULT' | 'QUANTITY' | (string & {})

/** Where to show a violation of the cart as a whole; there is one such place, the cart itself. */
export type NameInOther = 'OTHER_DEFAULT' | (string & {})

/**
 * Where on the cart's page to show a violation of the cart as a whole.
 *
 * - `WEBPAGE_DEFAULT`: at the page as a whole
 * - `SUBTOTAL`: at the subtotal
 */
export type NameInWebpage = 'WEBPAGE_DEFAULT' | 'SUBTOTAL' | (string & {})

/** A collection to create. */
export interface NewCollection {
  /**
   * Name shown to buyers.
   *
   * @example "Ceramics"
   */
  name: string | null
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
   * E-mail address the member signs in with, in the EXTENDED and FULL field sets; fixed once
   * created.
   */
  loginEmail: string | null
  /** Private details of the person, in the FULL field set. */
  contact?: ContactInput | undefined
  /** What other members and visitors may see of the person. */
  profile?: ProfileInput | undefined
  /** Whether the profile is shown to others; UNKNOWN in the PUBLIC field set. */
  privacyStatus?: MemberPrivacyStatusInput | undefined
}

/** The price of a new product. */
export interface NewPriceData {
  /**
   * Price before any discount.
   *
   * @example 24.5
   */
  price: number | null
}

/** A product to create. */
export interface NewProduct {
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
  /** Price of the product in the store's currency. */
  priceData: NewPriceData
  /** Cost and profit of the product; only returned to callers who manage it. */
  costAndProfitData?: CostAndProfitDataInput | undefined
  /** Quantities for a price per unit, which some countries require. */
  pricePerUnitData?: PricePerUnitDataInput | undefined
  /** Whether every combination of choices has its own price, weight, SKU and stock. */
  manageVariants?: boolean | null | undefined
  /** What a buyer chooses, such as size and color; sending the list replaces the current one. */
  productOptions?: ProductOptionInput[] | undefined
  /** Reduction of the price; variants are reduced in the same way. */
  discount?: DiscountInput | undefined
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
}

/** The extremes of one property over all variants. */
export interface NumericPropertyRange {
  /** The lowest value. */
  minValue: number
  /** The highest value. */
  maxValue: number
}

/** One choice of one option. */
export interface OptionAndChoice {
  /**
   * Name of the option.
   *
   * @example "Color"
   */
  option?: string | undefined
  /**
   * Name of the choice.
   *
   * @example "Blue"
   */
  choice?: string | undefined
}

/** Whether choices are shown as a list or as color swatches. */
export type OptionType = 'unspecified_option_type' | 'drop_down' | 'color' | (string & {})

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
  createdDate: Date
}

/** Text without a translation. */
export interface OriginalText {
  /** The text. */
  original?: string
}

/** Text without a translation. */
export interface OriginalTextInput {
  /** The text. */
  original?: string | undefined
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
export interface PageUrl {
  /**
   * Address of the site, ending in a slash.
   *
   * @example "https://shop.example/"
   */
  base: string
  /**
   * Path of the page on that site.
   *
   * @example "/product-page/stoneware-mug"
   */
  path: string
}

/** Address of an item's page. */
export interface PageUrlV2 {
  /**
   * Path below the site's address.
   *
   * @example "/product-page/blue-mug"
   */
  relativePath: string
  /**
   * Complete address.
   *
   * @example "https://shop.example/product-page/blue-mug"
   */
  url?: string | null
}

/** Address of an item's page. */
export interface PageUrlV2Input {
  /**
   * Path below the site's address.
   *
   * @example "/product-page/blue-mug"
   */
  relativePath?: string | undefined
  /**
   * Complete address.
   *
   * @example "https://shop.example/product-page/blue-mug"
   */
  url?: string | null | undefined
}

/** Wrapper that distinguishes an unset payment option from a set one. */
export interface PaymentOption {
  /** The option. */
  value?: PaymentOptionType
}

/** Wrapper that distinguishes an unset payment option from a set one. */
export interface PaymentOptionInput {
  /** The option. */
  value?: PaymentOptionTypeInput | undefined
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
export type PaymentOptionType = 'FULL_PAYMENT_ONLINE' | 'FULL_PAYMENT_OFFLINE' | 'MEMBERSHIP' | 'DEPOSIT_ONLINE' | 'MEMBERSHIP_OFFLINE' | 'MEMBERSHIP_ONLINE_WITH_OFFLINE_REMAINDER' | (string & {})

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
export type PaymentOptionTypeInput = 'FULL_PAYMENT_ONLINE' | 'FULL_PAYMENT_OFFLINE' | 'MEMBERSHIP' | 'DEPOSIT_ONLINE' | 'MEMBERSHIP_OFFLINE' | 'MEMBERSHIP_ONLINE_WITH_OFFLINE_REMAINDER'

/** A change by a percentage of the current value. */
export interface PercentageData {
  /** Whether the result is rounded to a whole number instead of two decimal places. */
  roundToInt?: boolean | undefined
  /** Percentage added to the current value, negative to subtract, so -20 leaves 80 percent. */
  rate?: number | undefined
}

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

/** A telephone number of a person. */
export interface PhoneInput {
  /**
   * Country the number belongs to, as a two-letter code.
   *
   * @example "SE"
   */
  countryCode?: string | null | undefined
  /**
   * The number, without the country's prefix when `countryCode` is set.
   *
   * @example "8 123 456"
   */
  phone?: string | undefined
  /** What the person uses it for. */
  tag?: PhoneTagInput | undefined
}

/** What a telephone number is used for. */
export type PhoneTag = 'UNTAGGED' | 'MAIN' | 'HOME' | 'MOBILE' | 'WORK' | 'FAX' | (string & {})

/** What a telephone number is used for. */
export type PhoneTagInput = 'UNTAGGED' | 'MAIN' | 'HOME' | 'MOBILE' | 'WORK' | 'FAX'

/** Properties of an item that shipping uses. */
export interface PhysicalProperties {
  /** Weight of one unit in the cart's `weightUnit`. */
  weight?: number | null
  /** Stock-keeping unit. */
  sku?: string | null
  /** Whether the item is shipped; one such line makes a cart need delivery. */
  shippable: boolean
}

/** Properties of an item that shipping uses. */
export interface PhysicalPropertiesInput {
  /** Weight of one unit in the cart's `weightUnit`. */
  weight?: number | null | undefined
  /** Stock-keeping unit. */
  sku?: string | null | undefined
  /** Whether the item is shipped; one such line makes a cart need delivery. */
  shippable?: boolean | undefined
}

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
export type PickupMethod = 'UNKNOWN_METHOD' | 'STORE_PICKUP' | 'PICKUP_POINT' | (string & {})

/** A text with its translation. */
export interface PlainTextValue {
  /** Text in the site's main language. */
  original: string
  /** Text in the buyer's language. */
  translated?: string | null
}

/** A text with its translation. */
export interface PlainTextValueInput {
  /** Text in the site's main language. */
  original?: string | undefined
  /** Text in the buyer's language. */
  translated?: string | null | undefined
}

/** An image or a video. */
export interface PlatformMedia {
  /** The image, when it is one. */
  image?: Image
  /** The video, when it is one. */
  video?: Video
}

/** A page by offset. */
export interface PlatformPaging {
  /**
   * How many items the page holds at most.
   *
   * @defaultValue 50
   */
  limit?: number | null | undefined
  /**
   * How many items to skip before the page begins.
   *
   * @defaultValue 0
   */
  offset?: number | null | undefined
}

/** Position and totals of a page. */
export interface PlatformPagingMetadata {
  /** How many items this page holds. */
  count?: number | null
  /** How many items were skipped before this page; absent when paging by cursor. */
  offset?: number | null
  /** How many items match in all; absent when paging by cursor. */
  total?: number | null
  /** True when more items match than are counted, so that `total` is not exact. */
  tooManyToCount?: boolean | null
  /** Where to continue when paging by cursor. */
  cursors?: Cursors
}

/**
 * Which items to return, in which order, and which page of them; page either by offset or by
 * cursor, not both.
 */
export interface PlatformQuery {
  /** A page given by the number of items to skip. */
  paging?: PlatformPaging | undefined
  /** A page given by the cursor that an earlier response returned. */
  cursorPaging?: CursorPaging | undefined
  /**
   * Conditions by field name, all of which must hold: a plain value means equal, an object
   * holds operators (`$ne`, `$gt`, `$gte`, `$lt`, `$lte`, `$in`, `$hasSome`, `$hasAll`,
   * `$startsWith`, `$exists`), and `$and`, `$or` and `$not` join lists of conditions.
   *
   * @example {"productType":"physical","priceData.price":{"$gte":20,"$lt":50}}
   */
  filter?: Record<string, unknown> | null | undefined
  /** Fields to sort by, the most significant first. */
  sort?: Sorting[] | undefined
}

/** A policy the buyer should read before paying. */
export interface Policy {
  /** Short heading. */
  title?: string | null
  /** The policy's text. */
  content?: string
}

/** A policy the buyer should read before paying. */
export interface PolicyInput {
  /** Short heading. */
  title?: string | null | undefined
  /** The policy's text. */
  content?: string | undefined
}

/** Terms for ordering a product while it is out of stock. */
export interface PreorderInfo {
  /** Whether it can be preordered. */
  enabled: boolean
  /** Message for buyers, such as an expected date. */
  message?: string | null
  /** How many units can be preordered until new stock comes in; no limit when absent. */
  limit?: number | null
}

/** Terms for ordering a product while it is out of stock. */
export interface PreorderInfoInput {
  /** Whether it can be preordered. */
  enabled?: boolean | undefined
  /** Message for buyers, such as an expected date. */
  message?: string | null | undefined
  /** How many units can be preordered until new stock comes in; no limit when absent. */
  limit?: number | null | undefined
}

/** A price with its discounted and displayed forms. */
export interface PriceData {
  /**
   * Three-letter currency code.
   *
   * @example "EUR"
   */
  currency: string
  /**
   * Price before any discount.
   *
   * @example 24.5
   */
  price: number
  /** Price after the product's discount, equal to `price` when there is none. */
  discountedPrice: number
  /** The same amounts, formatted for display. */
  formatted: FormattedPrice
  /** Discounted price per base unit, when the product has quantities for it. */
  pricePerUnit?: number | null
}

/** A price with its discounted and displayed forms. */
export interface PriceDataInput {
  /**
   * Price before any discount.
   *
   * @example 24.5
   */
  price?: number | null | undefined
}

/** Text about a price, such as "from" or "per night". */
export interface PriceDescription {
  /** Text in the site's main language. */
  original: string
  /** Text in the buyer's language. */
  translated?: string | null
}

/** Text about a price, such as "from" or "per night". */
export interface PriceDescriptionInput {
  /** Text in the site's main language. */
  original?: string | undefined
  /** Text in the buyer's language. */
  translated?: string | null | undefined
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

/** How much the product holds, and the quantity a price per unit refers to. */
export interface PricePerUnitDataInput {
  /**
   * How much one product holds.
   *
   * @example 250
   */
  totalQuantity?: number | undefined
  /** Unit of `totalQuantity`. */
  totalMeasurementUnit?: MeasurementUnitInput | undefined
  /**
   * The quantity the price per unit refers to.
   *
   * @example 100
   */
  baseQuantity?: number | undefined
  /** Unit of `baseQuantity`. */
  baseMeasurementUnit?: MeasurementUnitInput | undefined
}

/**
 * Totals of a cart or a part of it; `total` is what the others amount to, without `tax` if
 * prices include it.
 */
export interface PriceSummary {
  /** All lines together, before discounts, shipping, fees and tax. */
  subtotal?: MultiCurrencyPrice
  /** Shipping before tax and discount. */
  shipping?: MultiCurrencyPrice
  /** All tax. */
  tax?: MultiCurrencyPrice
  /** All discounts, as a positive amount. */
  discount?: MultiCurrencyPrice
  /** Amount to pay. */
  total?: MultiCurrencyPrice
  /** All additional fees before tax. */
  additionalFees?: MultiCurrencyPrice
}

/**
 * Which sign-in of the first version to continue; use `LoginV2Request` instead.
 *
 * @deprecated Use `LoginV2Request` instead.
 */
export interface ProceedToNextStateRequest {
  /** The state token of the last response. */
  stateToken?: string | undefined
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
  lastUpdated: Date
  /** When the product was created. */
  createdDate: Date
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
  /** Price of the product in the store's currency. */
  priceData?: PriceDataInput | undefined
  /** Cost and profit of the product; only returned to callers who manage it. */
  costAndProfitData?: CostAndProfitDataInput | undefined
  /** Quantities for a price per unit, which some countries require. */
  pricePerUnitData?: PricePerUnitDataInput | undefined
  /** Whether every combination of choices has its own price, weight, SKU and stock. */
  manageVariants?: boolean | null | undefined
  /** What a buyer chooses, such as size and color; sending the list replaces the current one. */
  productOptions?: ProductOptionInput[] | undefined
  /** Reduction of the price; variants are reduced in the same way. */
  discount?: DiscountInput | undefined
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
}

/** How a product's discount is calculated. */
export type ProductDiscountType = 'UNDEFINED' | 'NONE' | 'AMOUNT' | 'PERCENT' | (string & {})

/** How a product's discount is calculated. */
export type ProductDiscountTypeInput = 'UNDEFINED' | 'NONE' | 'AMOUNT' | 'PERCENT'

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
export type ProductFacetField = 'brand' | 'ribbon' | (string & {})

/** A field whose values are counted. */
export type ProductFacetFieldInput = 'brand' | 'ribbon'

/** A value and how many products have it. */
export interface ProductFacetValue {
  /** The value as the products hold it. */
  value: string
  /** How many products have it. */
  count: number
}

/** Aggregate figures of all products of the store, hidden ones included. */
export interface ProductFigures {
  /** How many products there are. */
  total: number
  /** The currency of every amount, as an ISO 4217 code. */
  currency: string
  /** Value of the tracked stock at full price. */
  stockValue: number
  /** The products with the most valuable stock, the most valuable first. */
  mostValuable: ProductStockValue[]
  /**
   * Products by the share of the discounted price that is profit; products without a cost are
   * in no group.
   */
  margins: ProductMarginGroup[]
}

/** How many products have a margin between two limits. */
export interface ProductMarginGroup {
  /** The lowest margin of the group in per cent, itself included; null for all losses. */
  from: number | null
  /** The margin at which the next group begins; null for the highest group. */
  to: number | null
  /** How many products are in it. */
  count: number
}

/** Name of an item as the merchant wrote it, and as the buyer reads it. */
export interface ProductName {
  /** Name in the site's main language. */
  original: string
  /** Name in the buyer's language; equals the original where there is no translation. */
  translated?: string | null
}

/** Name of an item as the merchant wrote it, and as the buyer reads it. */
export interface ProductNameInput {
  /** Name in the site's main language. */
  original?: string | undefined
  /** Name in the buyer's language; equals the original where there is no translation. */
  translated?: string | null | undefined
}

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
  /**
   * Name of the option, unique within the product.
   *
   * @example "Color"
   */
  name?: string | undefined
  /** What can be chosen. */
  choices?: ChoiceInput[] | undefined
}

/** What the buyer has chosen so far. */
export interface ProductOptionsAvailabilityRequest {
  /**
   * Name of each chosen option with the name of its choice; may be incomplete.
   *
   * @example {"Color":"Blue","Size":"Large"}
   */
  options: {
    [key: string]: string
  }
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

/** A product and the value of its tracked stock. */
export interface ProductStockValue {
  /** Identifier of the product. */
  id: string
  /** Name of the product. */
  name: string
  /** Value of its tracked stock at full price. */
  stockValue: number
}

/** Whether a product is shipped or downloaded. */
export type ProductType = 'unspecified_product_type' | 'physical' | 'digital' | (string & {})

/** Whether a product is shipped or downloaded. */
export type ProductTypeInput = 'unspecified_product_type' | 'physical' | 'digital'

/** The public side of a member. */
export interface Profile {
  /** Name shown to others. */
  nickname?: string | null
  /**
   * Last part of the address of the member's page; `updateCurrentMemberSlug` changes it.
   *
   * @example "hanna-lindqvist"
   */
  slug?: string | null
  /** Portrait. */
  photo?: ProfileImage
  /** Wide picture at the head of the member's page. */
  cover?: ProfileImage
  /** Short line below the name, such as a role in the community. */
  title?: string | null
}

/** The public side of a member. */
export interface ProfileInput {
  /** Name shown to others. */
  nickname?: string | null | undefined
  /** Portrait. */
  photo?: ProfileImageInput | undefined
  /** Wide picture at the head of the member's page. */
  cover?: ProfileImageInput | undefined
  /** Short line below the name, such as a role in the community. */
  title?: string | null | undefined
}

/** A picture of a member's profile, with the point a crop of it starts from. */
export interface ProfileImage {
  /** Id of the picture at the platform's media host, empty for pictures from elsewhere. */
  id: string
  /** Address of the picture. */
  url: string
  /** Height of the original in pixels. */
  height: number
  /** Width of the original in pixels. */
  width: number
  /** Pixels from the left edge at which the shown part begins. */
  offsetX?: number | null
  /** Pixels from the top edge at which the shown part begins. */
  offsetY?: number | null
}

/** A picture of a member's profile, with the point a crop of it starts from. */
export interface ProfileImageInput {
  /** Id of the picture at the platform's media host, empty for pictures from elsewhere. */
  id?: string | undefined
  /** Address of the picture. */
  url?: string | undefined
  /** Height of the original in pixels. */
  height?: number | undefined
  /** Width of the original in pixels. */
  width?: number | undefined
  /** Pixels from the left edge at which the shown part begins. */
  offsetX?: number | null | undefined
  /** Pixels from the top edge at which the shown part begins. */
  offsetY?: number | null | undefined
}

/**
 * Whether the authorization page prompts the visitor.
 *
 * - `login`: ask to sign in, even when signed in
 * - `none`: never prompt; fails when it would be needed
 * - `consent`: ask to agree
 * - `select_account`: ask which account to use
 */
export type Prompt = 'login' | 'none' | 'consent' | 'select_account'

/** A change by a percentage of the current value or by an amount. */
export interface PropertyAdjustmentData {
  /** Change by a percentage of the current value. */
  percentage?: PercentageData | undefined
  /** Amount added to the current value, negative to subtract. */
  amount?: number | undefined
}

/** The public half of a key, as a JSON Web Key. */
export interface PublicKey {
  /** Type of the key. */
  kty: string
  /** Curve of the key. */
  crv?: string
  /** X coordinate. */
  x?: string
  /** Y coordinate. */
  y?: string
  /** Id by which tokens name the key that signed them. */
  kid: string
  /** Use of the key. */
  use?: string
  /** Signing algorithm of the key. */
  alg?: string
}

/** Which collections to return. */
export interface QueryCollectionsRequest {
  /** Filter, sort and page; every collection, page by page, by default. */
  query?: CollectionsQueryInput | undefined
}

/** A page of collections. */
export interface QueryCollectionsResponse {
  /** The collections of this page. */
  collections: Collection[]
  /** Position and totals of the page. */
  metadata?: PlatformPagingMetadata
}

/** Which inventory items to return. */
export interface QueryInventoryRequest {
  /** Filter, sort and page; every item, page by page, by default. */
  query?: InventoryQuery | undefined
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
  query?: MembersQueryInput | undefined
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

/** Which fields to count the values of. */
export interface QueryProductFacetsRequest {
  /** The fields whose values to return. */
  fields: ProductFacetFieldInput[]
}

/** The values of the requested fields. */
export interface QueryProductFacetsResponse {
  /** The fields in the order of the request. */
  facets: ProductFacet[]
}

/** What to return. */
export interface QueryProductFiguresRequest {
  /**
   * How many of the products with the most valuable stock to return.
   *
   * @defaultValue 7
   */
  mostValuable?: number | undefined
}

/** The figures of the catalogue. */
export interface QueryProductFiguresResponse {
  /** The figures. */
  figures: ProductFigures
}

/** Which variants of the product to return; all of them when nothing is sent. */
export interface QueryProductVariantsRequest {
  /**
   * Choices a variant must have; omitted options match any choice.
   *
   * @example {"Color":"Blue"}
   */
  choices?: {
    [key: string]: string
  } | undefined
  /** Identifiers of the variants to return. */
  variantIds?: string[] | undefined
  /** Which page of the variants to return. */
  paging?: CatalogPaging | undefined
  /** Whether to add cost and profit; ignored for callers who may not manage the catalogue. */
  includeMerchantSpecificData?: boolean | undefined
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
  query?: ProductsQueryInput | undefined
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
  query: StoreVariantsQueryInput
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
export type RateType = 'NO_TAX_COLLECTED' | 'MANUAL_RATE' | 'AUTO_RATE' | 'FALLBACK_RATE' | (string & {})

/** An HTTP response as JSON, for callers that cannot follow the real one. */
export interface RawHttpResponse {
  /** Body of the response, in base64. */
  body: string
  /**
   * Status of the response, 302 for a redirect.
   *
   * @example 302
   */
  statusCode?: number | null
  /** Headers of the response in order; a redirect has its target in `Location`. */
  headers: HeadersEntry[]
}

/** Token of a captcha that was shown with the caller's own site key. */
export interface RecaptchaForClientSiteKey {
  /** The captcha's token. */
  token?: string | undefined
  /** Id of the site key it was made with. */
  siteKeyId?: string | undefined
}

/** A new password, with the proof that the e-mail was received. */
export interface RecoverRequest {
  /** The token in the e-mail's link. */
  recoveryToken: string
  /** The password that replaces the forgotten one. */
  password?: string | null | undefined
}

/** Where a person goes when they are done. */
export interface RecoveryRedirect {
  /** Address of the page; the client must be allowed to redirect there. */
  url?: string | undefined
  /** Id of the client that the page belongs to. */
  clientId?: string | null | undefined
}

/** An address of a hosted page, valid for one visitor. */
export interface RedirectSession {
  /** Id of the session. */
  id: string
  /** Address to send the browser to. */
  fullUrl: string
  /** The same address in its parts. */
  urlDetails?: URLDetails
  /** Token that carries the caller's identity over to the hosted pages. */
  sessionToken?: string | null
  /** The short form of the address. */
  shortUrl?: string
}

/** How to sign in by the authorization code flow. */
export interface RedirectSessionAuthParams {
  /** The authorization request to carry out. */
  authRequest: AuthorizeRequest
  /** Whether the visitor must, may or must not be prompted. */
  prompt?: Prompt | undefined
}

/** Which resource to book. */
export interface RedirectSessionBookingsBookParams {
  /** Id of the resource. */
  resourceId?: string | undefined
}

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

/** Which checkout to pay for. */
export interface RedirectSessionEcomCheckoutParams {
  /** Id that creating a checkout returned. */
  checkoutId: string
}

/** Which payment request to settle. */
export interface RedirectSessionEcomOrderPaymentRequestParams {
  /** Id of the payment request. */
  paymentRequestId?: string | undefined
}

/** Which tickets to pay for. */
export interface RedirectSessionEventsCheckoutParams {
  /** Reservation of the tickets. */
  reservationId: string
  /** Slug of the event. */
  eventSlug: string
}

/** Sign-in has no parameters; send an empty object. */
export type RedirectSessionLoginParams = Record<string, never>

/** Which client signs out. */
export interface RedirectSessionLogoutParams {
  /** Id of the client that is calling. */
  clientId: string
}

/** Which plan to buy. */
export interface RedirectSessionPaidPlansCheckoutParams {
  /** Id of the plan. */
  planId: string
  /** Text passed through to the page after the purchase; the sandbox does not pass it on. */
  checkoutData?: string | null | undefined
}

/** How the hosted pages behave. */
export interface RedirectSessionPreferences {
  /**
   * Whether to use the platform's plain pages rather than those of the site; true by default.
   * The sandbox has no others.
   *
   * @defaultValue true
   */
  useGenericWixPages?: boolean | null | undefined
  /**
   * Whether the visitor stays the same person on the hosted pages; true by default, and
   * always in the sandbox.
   *
   * @defaultValue true
   */
  maintainIdentity?: boolean | null | undefined
  /**
   * Query parameters to add to the address.
   *
   * @example {"utm_source":"newsletter"}
   */
  additionalQueryParameters?: {
    [key: string]: string
  } | undefined
  /** Whether to check first that the site is published, as every store of the sandbox is. */
  checkIfPublish?: boolean | null | undefined
}

/** Which product to look at. */
export interface RedirectSessionStoresProductParams {
  /** Slug of the product. */
  productSlug?: string | undefined
}

/** A shipping region in short form. */
export interface Region {
  /** Id of the region. */
  id?: string | null
  /** Name of the region. */
  name?: string | null
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

/** An empty object. */
export type RemoveCouponFromCurrentCartRequest = Record<string, never>

/** An empty object; the path identifies the cart. */
export type RemoveCouponRequest = Record<string, never>

/** The cart without its coupon. */
export interface RemoveCouponResponse {
  /** The cart as it is now. */
  cart: Cart
}

/** Lines to remove from the caller's own cart. */
export interface RemoveLineItemsFromCurrentCartRequest {
  /** Ids of the lines within the cart, not of the products. */
  lineItemIds: string[]
}

/** Lines to remove from a cart. */
export interface RemoveLineItemsRequest {
  /** Ids of the lines within the cart, not of the products. */
  lineItemIds: string[]
}

/** The cart without the removed lines. */
export interface RemoveLineItemsResponse {
  /** The cart as it is now. */
  cart: Cart
}

/** Empty; the brand was deleted. */
export type RemoveProductBrandResponse = Record<string, never>

/** Which gallery items to unassign from which choices. */
export interface RemoveProductMediaFromChoicesRequest {
  /** One entry per choice; an empty list clears every choice of the product. */
  media: MediaAssignmentToChoice[]
}

/** Empty; the items were unassigned. */
export type RemoveProductMediaFromChoicesResponse = Record<string, never>

/** Items to remove from a product's gallery. */
export interface RemoveProductMediaRequest {
  /** Identifiers of the items; an empty list removes every item. */
  mediaIds: string[]
}

/** Empty; the items were removed. */
export type RemoveProductMediaResponse = Record<string, never>

/** Empty; the ribbon was deleted. */
export type RemoveProductRibbonResponse = Record<string, never>

/** Products to remove from a collection. */
export interface RemoveProductsFromCollectionRequest {
  /** Identifiers of the products; those not in it are ignored. */
  productIds: string[]
}

/** Empty; the products were removed. */
export type RemoveProductsFromCollectionResponse = Record<string, never>

/**
 * The sign-in that needs another code; use `LoginV2Request` instead, because its call sends a
 * new code.
 *
 * @deprecated Use `LoginV2Request` instead, because its call sends a new code.
 */
export interface ResendDuringAuthenticationRequest {
  /** The state token of the sign-in that asked for the code. */
  stateToken: string
}

/** Empty; the variants were reset. */
export type ResetAllVariantDataResponse = Record<string, never>

/**
 * How the response to an authorization request is returned.
 *
 * - `fragment`: after the `#` of the redirect address
 * - `query`: after its `?`
 * - `web_message`: as a window message from a hidden frame
 */
export type ResponseMode = 'fragment' | 'query' | 'web_message'

/** The refresh token to revoke. */
export interface RevokeRefreshTokenRequest {
  /** The refresh token. */
  token: string
  /** Id of the client that is calling. */
  clientId?: string | null | undefined
}

/** Empty; the token is invalid, whether or not it was known. */
export type RevokeRefreshTokenResponse = Record<string, never>

/** A label shown on the product's picture. */
export interface Ribbon {
  /** Text of the label. */
  text: string
}

/**
 * Kinds of rules a request can break. `MIN` and `MAX` limit numbers, `_LENGTH` texts, `_SIZE`
 * lists, `DECIMAL_` decimal strings; `ONE_OF_ALIGNMENT` means that fields which exclude each
 * other were set together, `REQUIRED_ONE_OF_FIELD` that none of them was.
 */
export type RuleType = 'VALIDATION' | 'OTHER' | 'MAX' | 'MIN' | 'MAX_LENGTH' | 'MIN_LENGTH' | 'MAX_SIZE' | 'MIN_SIZE' | 'FORMAT' | 'DECIMAL_LTE' | 'DECIMAL_GTE' | 'DECIMAL_LT' | 'DECIMAL_GT' | 'DECIMAL_MAX_SCALE' | 'INVALID_ENUM_VALUE' | 'REQUIRED_FIELD' | 'FIELD_NOT_ALLOWED' | 'ONE_OF_ALIGNMENT' | 'EXACT_LENGTH' | 'EXACT_SIZE' | 'REQUIRED_ONE_OF_FIELD' | (string & {})

/** A further e-mail address of a person. */
export interface SecondaryEmail {
  /** The address. */
  email: string
  /** What the person uses it for. */
  tag: EmailTag
}

/** A further e-mail address of a person. */
export interface SecondaryEmailInput {
  /** The address. */
  email?: string | undefined
  /** What the person uses it for. */
  tag?: EmailTagInput | undefined
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

/** The membership one line is paid with. */
export interface SelectedMembership {
  /** Membership to use. */
  id: string
  /** App that issued the membership. */
  appId: string
}

/** The membership one line is paid with. */
export interface SelectedMembershipInput {
  /** Membership to use. */
  id: string
  /** App that issued the membership. */
  appId: string
}

/** The memberships a buyer wants to pay with. */
export interface SelectedMemberships {
  /** One entry per membership used. */
  memberships?: HostSelectedMembershipInput[] | undefined
}

/** A buyer's choice among the shipping options of an estimate. */
export interface SelectedShippingOption {
  /** Carrier that offers the option; required when two carriers use the same code. */
  carrierId?: string | null
  /**
   * Code of the option as the estimate lists it.
   *
   * @example "standard-us"
   */
  code: string
}

/** A buyer's choice among the shipping options of an estimate. */
export interface SelectedShippingOptionInput {
  /** Carrier that offers the option; required when two carriers use the same code. */
  carrierId?: string | null | undefined
  /**
   * Code of the option as the estimate lists it.
   *
   * @example "standard-us"
   */
  code?: string | undefined
}

/** Whom to invite to set a first password. */
export interface SendActivationEmailRequest {
  /** Id of the person's identity. */
  identityId: string
  /** Language of the e-mail and where it leads. */
  emailOptions?: EmailOptions | undefined
}

/** Empty; the e-mail is on its way. */
export type SendActivationEmailResponse = Record<string, never>

/** Who wants to set a new password. */
export interface SendRecoveryEmailRequest {
  /** The address the person signs in with. */
  email: string
  /**
   * Language of the e-mail, as a two-letter code; the site's own by default. The sandbox
   * writes every e-mail in English.
   */
  language?: string | null | undefined
  /** Where the person goes after the new password is set. */
  redirect?: RecoveryRedirect | undefined
}

/** Always empty, so that the response does not reveal whether an account has this address. */
export type SendRecoveryEmailResponse = Record<string, never>

/** A term a page should be found by. */
export interface SeoKeyword {
  /** The term. */
  term: string
  /** Whether it is the most important one. */
  isMain: boolean
  /** Where the term came from, such as the name of a tool. */
  origin?: string | null
}

/** A term a page should be found by. */
export interface SeoKeywordInput {
  /** The term. */
  term?: string | undefined
  /** Whether it is the most important one. */
  isMain?: boolean | undefined
  /** Where the term came from, such as the name of a tool. */
  origin?: string | null | undefined
}

/** Tags and settings of a page for search engines. */
export interface SeoSchema {
  /** Tags put into the head of the page. */
  tags: SeoTag[]
  /** Settings beyond single tags. */
  settings?: SeoSettings
}

/** Tags and settings of a page for search engines. */
export interface SeoSchemaInput {
  /** Tags put into the head of the page. */
  tags?: SeoTagInput[] | undefined
  /** Settings beyond single tags. */
  settings?: SeoSettingsInput | undefined
}

/** Settings for search engines beyond single tags. */
export interface SeoSettings {
  /** Whether a changed slug leaves no redirect behind. */
  preventAutoRedirect: boolean
  /** Terms the page should be found by. */
  keywords: SeoKeyword[]
}

/** Settings for search engines beyond single tags. */
export interface SeoSettingsInput {
  /** Whether a changed slug leaves no redirect behind. */
  preventAutoRedirect?: boolean | undefined
  /** Terms the page should be found by. */
  keywords?: SeoKeywordInput[] | undefined
}

/** One tag in the head of a page. */
export interface SeoTag {
  /**
   * Name of the tag.
   *
   * @example "meta"
   */
  type: string
  /**
   * Attributes of the tag by name.
   *
   * @example {"name":"description","content":"A hand-thrown mug"}
   */
  props?: Record<string, unknown> | null
  /** Notes kept with the tag that do not reach the page. */
  meta?: Record<string, unknown> | null
  /** Text between the opening and the closing tag. */
  children: string
  /** Whether the tag was written by hand rather than made by the platform. */
  custom: boolean
  /** Whether the tag is kept but left out of the page. */
  disabled: boolean
}

/** One tag in the head of a page. */
export interface SeoTagInput {
  /**
   * Name of the tag.
   *
   * @example "meta"
   */
  type?: string | undefined
  /**
   * Attributes of the tag by name.
   *
   * @example {"name":"description","content":"A hand-thrown mug"}
   */
  props?: Record<string, unknown> | null | undefined
  /** Notes kept with the tag that do not reach the page. */
  meta?: Record<string, unknown> | null | undefined
  /** Text between the opening and the closing tag. */
  children?: string | undefined
  /** Whether the tag was written by hand rather than made by the platform. */
  custom?: boolean | undefined
  /** Whether the tag is kept but left out of the page. */
  disabled?: boolean | undefined
}

/** Details of a booked service. */
export interface ServiceProperties {
  /** When the service takes place; null while undated. */
  scheduledDate?: Date | null
  /** Number of participants. */
  numberOfParticipants?: number | null
}

/** Details of a booked service. */
export interface ServicePropertiesInput {
  /** When the service takes place; null while undated. */
  scheduledDate?: Date | null | undefined
  /** Number of participants. */
  numberOfParticipants?: number | null | undefined
}

/** One property with the value every product gets. */
export interface SetValue {
  /** Price before any discount. */
  price?: number | undefined
  /** Cost of one item for the store. */
  cost?: number | undefined
  /** Weight in the store's weight unit. */
  weight?: number | undefined
  /** Short label on the product's picture; an empty string removes it. */
  ribbon?: string | undefined
  /** Brand of the products; an empty string removes it. */
  brand?: string | undefined
}

/** Severity of a violation; a `WARNING` informs the buyer, an `ERROR` blocks the checkout. */
export type Severity = 'WARNING' | 'ERROR' | (string & {})

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

/** A region of the store's shipping rules. */
export interface ShippingRegion {
  /** Id of the region. */
  id: string
  /** Name the merchant gave it. */
  name: string
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
export type SiteCreatedContext = 'OTHER' | 'FROM_TEMPLATE' | 'DUPLICATE_BY_SITE_TRANSFER' | 'DUPLICATE' | 'OLD_SITE_TRANSFER' | 'FLASH' | (string & {})

/** How far the deletion of a site has got, from the trash to the final purge. */
export type SiteDeleteStatus = 'UNKNOWN' | 'TRASH' | 'DELETED' | 'PENDING_PURGE' | 'PURGED_EXTERNALLY' | (string & {})

/** The platform product a site belongs to. */
export type SiteNamespace = 'UNKNOWN_NAMESPACE' | 'WIX' | 'SHOUT_OUT' | 'ALBUMS' | 'WIX_STORES_TEST_DRIVE' | 'HOTELS' | 'CLUBS' | 'ONBOARDING_DRAFT' | 'DEV_SITE' | 'LOGOS' | 'VIDEO_MAKER' | 'PARTNER_DASHBOARD' | 'DEV_CENTER_COMPANY' | 'HTML_DRAFT' | 'SITELESS_BUSINESS' | 'CREATOR_ECONOMY' | 'DASHBOARD_FIRST' | 'ANYWHERE' | 'HEADLESS' | 'ACCOUNT_MASTER_CMS' | 'RISE' | 'BRANDED_FIRST' | 'NOWNIA' | 'UGC_TEMPLATE' | 'CODUX' | 'MEDIA_DESIGN_CREATOR' | 'SHARED_BLOG_ENTERPRISE' | 'STANDALONE_FORMS' | 'STANDALONE_EVENTS' | 'MIMIR' | 'TWINS' | 'NANO' | 'BASE44' | 'CHANNELS' | 'NAUTILUS' | 'SYMPHONY' | 'NAUTILUS_APPS' | 'VIBU' | 'ENTERPRISE_BRAND_KIT' | 'DEV_CENTER_DEV_SITE' | (string & {})

/** Whether a site is in use, switched off, being set up or a demonstration. */
export type SiteState = 'UNKNOWN' | 'ENABLED' | 'DISABLED' | 'PENDING' | 'DEMO' | (string & {})

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
  /** Its name. */
  name?: string | null | undefined
}

/** Direction of a sorting, ascending or descending. */
export type SortOrder = 'ASC' | 'DESC'

/** One field to sort by and its direction. */
export interface Sorting {
  /**
   * Name of the field, with dots for nested ones.
   *
   * @example "priceData.price"
   */
  fieldName?: string | undefined
  /** Direction of the sort, ascending by default. */
  order?: SortOrder | undefined
  /**
   * Point to measure distances from, for fields that hold locations; no field of the
   * catalogue does.
   */
  origin?: AddressLocationInput | undefined
}

/** Whose address to verify. */
export interface StartRequest {
  /** Id of the person's identity. */
  identityId?: string | null | undefined
  /** What to verify. */
  target?: VerificationTarget | undefined
}

/** A started verification. */
export interface StartResponse {
  /** Id of the verification. */
  verificationId: string
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
export type StateType = 'UNKNOWN_STATE' | 'SUCCESS' | 'REQUIRE_OWNER_APPROVAL' | 'REQUIRE_EMAIL_VERIFICATION' | 'STATUS_CHECK' | 'REQUIRE_MISSING_FIELDS' | (string & {})

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

/** Why a stock level changed; no call of this description returns it. */
export type StockChangeReason = 'UNKNOWN' | 'ORDER' | 'MANUAL' | 'REVERT_INVENTORY_CHANGE' | (string & {})

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
export type SubdivisionType = 'UNKNOWN_SUBDIVISION_TYPE' | 'ADMINISTRATIVE_AREA_LEVEL_1' | 'ADMINISTRATIVE_AREA_LEVEL_2' | 'ADMINISTRATIVE_AREA_LEVEL_3' | 'ADMINISTRATIVE_AREA_LEVEL_4' | 'ADMINISTRATIVE_AREA_LEVEL_5' | 'COUNTRY' | (string & {})

/** Kind of caller that a token belongs to. */
export type SubjectType = 'UNKNOWN' | 'USER' | 'VISITOR' | 'MEMBER' | 'APP' | (string & {})

/** Text about a subscription offer. */
export interface SubscriptionDescription {
  /** Text in the site's main language. */
  original: string
  /** Text in the buyer's language. */
  translated?: string | null
}

/** Unit of time a subscription is billed by; `UNDEFINED` when none is set. */
export type SubscriptionFrequency = 'UNDEFINED' | 'DAY' | 'WEEK' | 'MONTH' | 'YEAR' | (string & {})

/** Terms under which an item is sold as a subscription. */
export interface SubscriptionOptionInfo {
  /** How often and how long it is billed. */
  subscriptionSettings?: SubscriptionSettings
  /** Name of the offer. */
  title?: SubscriptionTitle
  /** Text about the offer. */
  description?: SubscriptionDescription
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

/** Name of a subscription offer. */
export interface SubscriptionTitle {
  /** Name in the site's main language. */
  original: string
  /** Name in the buyer's language. */
  translated?: string | null
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

/**
 * One reason why a buyer pays less tax; no replacement.
 *
 * @deprecated No replacement.
 */
export interface TaxExemption {
  /** Tax number of the buyer. */
  vatId?: string
  /** Kind of tax the buyer is free of. */
  taxType?: string
}

/** One part of a tax rate. */
export interface TaxRateBreakdown {
  /** Name of the tax. */
  name: string
  /** Its rate, as a fraction of 1. */
  rate: string
  /** Its amount. */
  tax?: MultiCurrencyPrice
  /** Exemptions that lowered it. */
  exemptionIds?: number[]
  /**
   * Kind of the tax; read `taxType` of the `taxBreakdown` instead.
   *
   * @deprecated Read `taxType` of the `taxBreakdown` instead.
   */
  taxType?: string | null
  /**
   * Authority that levies it; read `jurisdiction` of the `taxBreakdown` instead.
   *
   * @deprecated Read `jurisdiction` of the `taxBreakdown` instead.
   */
  jurisdictionName?: string | null
  /**
   * Level of that authority, in words; read `jurisdictionType` of the `taxBreakdown` instead.
   *
   * @deprecated Read `jurisdictionType` of the `taxBreakdown` instead.
   */
  jurisdictionType?: string | null
  /**
   * Amount that is free of it; read `nonTaxableAmount` of the `taxBreakdown` instead.
   *
   * @deprecated Read `nonTaxableAmount` of the `taxBreakdown` instead.
   */
  exemptAmount?: MultiCurrencyPrice
  /**
   * Why part of the amount is free of it; no replacement.
   *
   * @deprecated No replacement.
   */
  exemptions?: TaxExemption[]
  /**
   * Amount it is calculated from; read `taxableAmount` of the `taxBreakdown` instead.
   *
   * @deprecated Read `taxableAmount` of the `taxBreakdown` instead.
   */
  taxableAmount?: MultiCurrencyPrice
  /**
   * Whether it is a fee rather than a tax; no replacement.
   *
   * @deprecated No replacement.
   */
  isFee?: boolean | null
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

/** Which address the tax follows. */
export interface TaxableAddressInput {
  /** Whose address it is. */
  addressType?: TaxableAddressTypeInput | undefined
}

/**
 * Whose address decides the tax.
 *
 * - `BUSINESS`: the store's
 * - `BILLING`: the buyer's billing address
 * - `SHIPPING`: where the order goes
 */
export type TaxableAddressType = 'BUSINESS' | 'BILLING' | 'SHIPPING' | (string & {})

/**
 * Whose address decides the tax.
 *
 * - `BUSINESS`: the store's
 * - `BILLING`: the buyer's billing address
 * - `SHIPPING`: where the order goes
 */
export type TaxableAddressTypeInput = 'BUSINESS' | 'BILLING' | 'SHIPPING'

/** Level that identities belong to, a whole account, one site or the platform itself. */
export type TenantType = 'UNKNOWN_TENANT_TYPE' | 'ACCOUNT' | 'SITE' | 'ROOT' | (string & {})

/** The access token to look up. */
export interface TokenInfoRequest {
  /** The access token; that of the caller by default. */
  token?: string | undefined
}

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
 * A request for tokens. Which fields count depends on `grantType`:
 *
 * | grant | fields |
 * |---|---|
 * | `anonymous` | `clientId` |
 * | `refresh_token` | `refreshToken`, newer clients also `clientId` |
 * | `authorization_code` | `clientId`, `code`, `codeVerifier`, and `redirectUri` if the code
 * was requested with one |
 * | `urn:ietf:params:oauth:grant-type:device_code` | `clientId`, `deviceCode` |
 */
export interface TokenRequest {
  /** The grant type. */
  grantType: GrantType
  /**
   * Id of the client that is calling; required except for `refresh_token`.
   *
   * @example "11111111-1111-4111-8111-111111111111"
   */
  clientId?: string | undefined
  /** Token to renew with, for `refresh_token`. */
  refreshToken?: string | undefined
  /** Code from the authorization page, for `authorization_code`; single-use. */
  code?: string | undefined
  /** Secret whose SHA-256 was sent as `codeChallenge`, for `authorization_code`. */
  codeVerifier?: string | undefined
  /** The redirect address the code was requested with; omitted when there was none. */
  redirectUri?: string | undefined
  /**
   * Site the tokens are for; no replacement.
   *
   * @deprecated No replacement.
   */
  siteId?: string | null | undefined
  /**
   * Account the tokens are for; no replacement.
   *
   * @deprecated No replacement.
   */
  accountId?: string | null | undefined
  /**
   * Secret of a client that can keep one; use an API key instead.
   *
   * @deprecated Use an API key instead.
   */
  clientSecret?: string | null | undefined
  /** Code of `tokens.deviceCode`, for the device grant; single-use. */
  deviceCode?: string | null | undefined
}

/** New tokens. */
export interface TokenResponse {
  /** Token to send as `Authorization`, without a scheme. */
  access_token: string
  /** Token to renew with. After a renewal it may be a new one that replaces the old. */
  refresh_token?: string | null
  /**
   * Seconds until the access token expires.
   *
   * @example 14400
   */
  expires_in: number
  /**
   * Kind of the access token, always "Bearer".
   *
   * @example "Bearer"
   */
  token_type: string
  /**
   * Scope of the tokens.
   *
   * @example "offline_access"
   */
  scope?: string | null
}

/**
 * Whose tokens a client has. Kept by the client beside the refresh token, never sent.
 *
 * - `none`: there are no tokens
 * - `visitor`: an anonymous visitor
 * - `member`: a member who signed in
 */
export type TokenRole = 'none' | 'visitor' | 'member' | (string & {})

/** A text with its translation. */
export interface TranslatableString {
  /** Text in the site's main language. */
  original?: string
  /** Text in the buyer's language. */
  translated?: string | null
}

/** A text with its translation. */
export interface TranslatableStringInput {
  /** Text in the site's main language. */
  original?: string | undefined
  /** Text in the buyer's language. */
  translated?: string | null | undefined
}

/** An address in its parts. */
export interface URLDetails {
  /** Address without its query. */
  endpoint?: string
  /** Query parameters to add. */
  searchParams?: {
    [key: string]: string
  }
}

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

/** New quantities for lines of the caller's own cart. */
export interface UpdateCurrentCartLineItemQuantityRequest {
  /** One entry per line to change; lines not named keep their quantity. */
  lineItems: LineItemQuantityUpdate[]
}

/** The stock to set. */
export interface UpdateInventoryVariantsRequest {
  /** The new levels; omitted variants and fields stay unchanged. */
  inventoryItem: InventoryItemV2Input
}

/** Empty; the stock was set. */
export type UpdateInventoryVariantsResponse = Record<string, never>

/** New quantities for lines of a cart. */
export interface UpdateLineItemsQuantityRequest {
  /** One entry per line to change; lines not named keep their quantity. */
  lineItems: LineItemQuantityUpdate[]
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

/** The new slug of a member. */
export interface UpdateMySlugRequest {
  /** New last part of the address of the member's page, unique on the site. */
  slug: string
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

/** What to change about the variants of a product. */
export interface UpdateVariantsRequest {
  /** Changes, applied in order. */
  variants: VariantOverride[]
}

/** The variants after the change. */
export interface UpdateVariantsResponse {
  /** Every variant of the product. */
  variants: Variant[]
}

/** Claims of OpenID Connect about a member. */
export interface UserInfoResponse {
  /** Id of the member. */
  sub: string
  /** First name. */
  givenName?: string | null
  /** Last name. */
  familyName?: string | null
  /** Full name. */
  name?: string | null
  /** E-mail address. */
  email?: string | null
  /** Whether the address was confirmed. */
  emailVerified?: boolean | null
  /** Address of the profile's picture. */
  picture?: string | null
  /** Preferred language. */
  language?: string | null
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
 * Empty, because the product was deleted; read `DeleteProductResponse` instead.
 *
 * @deprecated Read `DeleteProductResponse` instead.
 */
export type V1DeleteProductPlatformizedResponse = Record<string, never>

/** One extra of a custom line, with its price as a plain decimal. */
export interface V1ItemModifier {
  /** Id of the extra. */
  id?: string | undefined
  /** How many per piece of the item. */
  quantity?: number | null | undefined
  /** Name of the extra. */
  label?: TranslatableStringInput | undefined
  /** More about the extra. */
  details?: TranslatableStringInput | undefined
  /** Price of one such extra. */
  price?: string | null | undefined
}

/** A group of extras of a custom line. */
export interface V1ModifierGroup {
  /** Id of the group. */
  id?: string | undefined
  /** Name of the group. */
  name?: TranslatableStringInput | undefined
  /** Extras in the group. */
  modifiers?: V1ItemModifier[] | undefined
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

/** The e-mail address to check. */
export interface ValidateEmailRequest {
  /** The address. */
  email: string
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

/**
 * New values for some variants, named by their identifiers or by choices; omitted fields stay
 * unchanged, and `null` resets to the product's value.
 */
export interface VariantOverride {
  /**
   * Choices a variant must have to be changed; omitted options match any choice.
   *
   * @example {"Size":"Large"}
   */
  choices?: {
    [key: string]: string
  } | undefined
  /** Identifiers of the variants to change. */
  variantIds?: string[] | undefined
  /** New price before any discount. */
  price?: number | null | undefined
  /** Cost of one item of the variant for the store. */
  cost?: number | null | undefined
  /** New weight in the store's weight unit. */
  weight?: number | null | undefined
  /** New stock-keeping code; `null` removes it. */
  sku?: string | null | undefined
  /** Whether buyers can choose the variants. */
  visible?: boolean | null | undefined
  /** Size of the variants themselves. */
  productDimensions?: DimensionsInput | undefined
  /** Size of the variants as they are shipped. */
  packageDimensions?: DimensionsInput | undefined
}

/** Stock of one variant. */
export interface VariantStock {
  /** Whether inventory is tracked, rather than just in or out of stock. */
  trackQuantity: boolean
  /** Units in stock; absent when inventory is not tracked. */
  quantity?: number | null
  /** Whether the variant can be bought now. */
  inStock: boolean
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

/** A Brazilian tax number with its kind. */
export interface VatIdInput {
  /** The number itself. */
  id?: string | undefined
  /**
   * Kind of the number; when `id` is given it must be `CPF` or `CNPJ`, `UNSPECIFIED` is
   * refused.
   */
  type?: VatTypeInput | undefined
}

/**
 * Kind of a Brazilian tax number.
 *
 * - `UNSPECIFIED`: none given
 * - `CPF`: of a person
 * - `CNPJ`: of a company
 */
export type VatType = 'UNSPECIFIED' | 'CPF' | 'CNPJ' | (string & {})

/**
 * Kind of a Brazilian tax number.
 *
 * - `UNSPECIFIED`: none given
 * - `CPF`: of a person
 * - `CNPJ`: of a company
 */
export type VatTypeInput = 'UNSPECIFIED' | 'CPF' | 'CNPJ'

/** What is verified; an e-mail address is the only kind. */
export type VerificationTarget = 'UNKNOWN_TARGET' | 'EMAIL'

/** The code a person has received by e-mail in the middle of a sign-in. */
export interface VerifyDuringAuthenticationRequest {
  /**
   * The code, as the mail shows it.
   *
   * @example "204613"
   */
  code: string
  /** The state token of the sign-in that asked for the code. */
  stateToken: string
}

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
  url: string
  /** Still pictures to show before the video plays. */
  posters?: Image[]
  /** When a signed address expires; absent for permanent addresses. */
  urlExpirationDate?: Date
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
  urlExpirationDate?: Date
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

/** Waiting list of a full slot. */
export interface WaitingList {
  /** Number of places on the list. */
  totalSpots?: number | null | undefined
  /** Free places on the list. */
  openSpots?: number | null | undefined
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
export type WeightUnit = 'UNSPECIFIED_WEIGHT_UNIT' | 'KG' | 'LB' | (string & {})

/** Never there: tells the conditions of one resource from those of another. */
export declare const filterOf: unique symbol

/**
 * Conditions of `members.queryMembers` in plain form, all of which must hold: a value, or
 * operators.
 */
export interface MembersFilter {
  readonly [filterOf]?: 'members'
  'id'?: string | null | { $eq?: string | null; $ne?: string | null; $in?: readonly string[]; $exists?: boolean; $startsWith?: string; $hasSome?: readonly string[] }
  'loginEmail'?: string | null | { $eq?: string | null; $ne?: string | null; $in?: readonly string[]; $exists?: boolean; $startsWith?: string; $hasSome?: readonly string[] }
  'contact.firstName'?: string | null | { $eq?: string | null; $ne?: string | null; $in?: readonly string[]; $exists?: boolean; $startsWith?: string; $hasSome?: readonly string[] }
  'contact.lastName'?: string | null | { $eq?: string | null; $ne?: string | null; $in?: readonly string[]; $exists?: boolean; $startsWith?: string; $hasSome?: readonly string[] }
  'profile.nickname'?: string | null | { $eq?: string | null; $ne?: string | null; $in?: readonly string[]; $exists?: boolean; $startsWith?: string; $hasSome?: readonly string[] }
  'profile.slug'?: string | null | { $eq?: string | null; $ne?: string | null; $in?: readonly string[]; $exists?: boolean; $startsWith?: string; $hasSome?: readonly string[] }
  'privacyStatus'?: 'UNKNOWN' | 'PRIVATE' | 'PUBLIC' | null | { $eq?: 'UNKNOWN' | 'PRIVATE' | 'PUBLIC' | null; $ne?: 'UNKNOWN' | 'PRIVATE' | 'PUBLIC' | null; $in?: readonly ('UNKNOWN' | 'PRIVATE' | 'PUBLIC')[]; $exists?: boolean; $hasSome?: readonly ('UNKNOWN' | 'PRIVATE' | 'PUBLIC')[] }
  /** All of these hold. */
  '$and'?: readonly MembersFilter[]
  /** At least one of these holds. */
  '$or'?: readonly MembersFilter[]
  /** None of these holds. */
  '$not'?: readonly MembersFilter[] | MembersFilter
}

/** One field members are sorted by. */
export interface MembersSort {
  /**
   * Dotted name of the field.
   *
   * @example "profile.nickname"
   */
  fieldName?: undefined
  /** Direction; ascending by default. */
  order?: SortOrder | undefined
  /** Point on earth to measure from, for sorting by distance. */
  origin?: AddressLocationInput | undefined
}

/** Which members to return, in which order, and which page of them. */
export interface MembersQueryInput {
  /**
   * Conditions in the platform's query language: a value for equality, or operators such as
   * `$startsWith`, `$in` and `$and`. Empty matches every member.
   *
   * @example {"profile.nickname":{"$startsWith":"Han"},"privacyStatus":"PUBLIC"}
   */
  filter?: MembersFilter | null | undefined
  /** The part of the matching members to return. */
  paging?: MembersPaging | undefined
  /** Sort order, under the name in the platform's types. */
  sorting?: readonly MembersSort[] | undefined
  /** Sort order, under the name published callers send; it wins when both names are used. */
  sort?: readonly MembersSort[] | undefined
}

/**
 * Conditions of `members.queryMembers` in plain form, all of which must hold: a value, or
 * operators.
 *
 * With the additions of the sandbox, for a client whose profile asks for them.
 */
export interface MembersFilterWithAdditions {
  readonly [filterOf]?: 'members' | 'members with additions'
  'id'?: string | null | { $eq?: string | null; $ne?: string | null; $in?: readonly string[]; $exists?: boolean; $startsWith?: string; $hasSome?: readonly string[] }
  'loginEmail'?: string | null | { $eq?: string | null; $ne?: string | null; $in?: readonly string[]; $exists?: boolean; $startsWith?: string; $contains?: string; $hasSome?: readonly string[] }
  'contact.firstName'?: string | null | { $eq?: string | null; $ne?: string | null; $in?: readonly string[]; $exists?: boolean; $startsWith?: string; $contains?: string; $hasSome?: readonly string[] }
  'contact.lastName'?: string | null | { $eq?: string | null; $ne?: string | null; $in?: readonly string[]; $exists?: boolean; $startsWith?: string; $contains?: string; $hasSome?: readonly string[] }
  'profile.nickname'?: string | null | { $eq?: string | null; $ne?: string | null; $in?: readonly string[]; $exists?: boolean; $startsWith?: string; $contains?: string; $hasSome?: readonly string[] }
  'profile.slug'?: string | null | { $eq?: string | null; $ne?: string | null; $in?: readonly string[]; $exists?: boolean; $startsWith?: string; $hasSome?: readonly string[] }
  'privacyStatus'?: 'UNKNOWN' | 'PRIVATE' | 'PUBLIC' | null | { $eq?: 'UNKNOWN' | 'PRIVATE' | 'PUBLIC' | null; $ne?: 'UNKNOWN' | 'PRIVATE' | 'PUBLIC' | null; $in?: readonly ('UNKNOWN' | 'PRIVATE' | 'PUBLIC')[]; $exists?: boolean; $hasSome?: readonly ('UNKNOWN' | 'PRIVATE' | 'PUBLIC')[] }
  /** An addition of the sandbox. */
  'status'?: 'UNKNOWN' | 'PENDING' | 'APPROVED' | 'BLOCKED' | 'OFFLINE' | null | { $eq?: 'UNKNOWN' | 'PENDING' | 'APPROVED' | 'BLOCKED' | 'OFFLINE' | null; $ne?: 'UNKNOWN' | 'PENDING' | 'APPROVED' | 'BLOCKED' | 'OFFLINE' | null; $in?: readonly ('UNKNOWN' | 'PENDING' | 'APPROVED' | 'BLOCKED' | 'OFFLINE')[] }
  /** An addition of the sandbox. */
  'activityStatus'?: 'UNKNOWN' | 'ACTIVE' | 'MUTED' | null | { $eq?: 'UNKNOWN' | 'ACTIVE' | 'MUTED' | null; $ne?: 'UNKNOWN' | 'ACTIVE' | 'MUTED' | null; $in?: readonly ('UNKNOWN' | 'ACTIVE' | 'MUTED')[] }
  /** An addition of the sandbox. */
  'createdDate'?: { $gte?: Date | string; $gt?: Date | string; $lte?: Date | string; $lt?: Date | string }
  /** An addition of the sandbox. */
  'lastLoginDate'?: { $gte?: Date | string; $gt?: Date | string; $lte?: Date | string; $lt?: Date | string }
  /** All of these hold. */
  '$and'?: readonly MembersFilterWithAdditions[]
  /** At least one of these holds. */
  '$or'?: readonly MembersFilterWithAdditions[]
  /** None of these holds. */
  '$not'?: readonly MembersFilterWithAdditions[] | MembersFilterWithAdditions
}

/**
 * One field members are sorted by.
 *
 * With the additions of the sandbox, for a client whose profile asks for them.
 */
export interface MembersSortWithAdditions {
  /**
   * Dotted name of the field.
   *
   * @example "profile.nickname"
   */
  fieldName?: 'loginEmail' | 'profile.nickname' | 'createdDate' | 'lastLoginDate' | undefined
  /** Direction; ascending by default. */
  order?: SortOrder | undefined
  /** Point on earth to measure from, for sorting by distance. */
  origin?: AddressLocationInput | undefined
}

/**
 * Which members to return, in which order, and which page of them.
 *
 * With the additions of the sandbox, for a client whose profile asks for them.
 */
export interface MembersQueryInputWithAdditions {
  /**
   * Conditions in the platform's query language: a value for equality, or operators such as
   * `$startsWith`, `$in` and `$and`. Empty matches every member.
   *
   * @example {"profile.nickname":{"$startsWith":"Han"},"privacyStatus":"PUBLIC"}
   */
  filter?: MembersFilterWithAdditions | null | undefined
  /** The part of the matching members to return. */
  paging?: MembersPaging | undefined
  /** Sort order, under the name in the platform's types. */
  sorting?: readonly MembersSortWithAdditions[] | undefined
  /** Sort order, under the name published callers send; it wins when both names are used. */
  sort?: readonly MembersSortWithAdditions[] | undefined
}

/**
 * A query over the site's members.
 *
 * With the additions of the sandbox, for a client whose profile asks for them.
 */
export interface QueryMembersRequestWithAdditions {
  /** Filter, order and page. */
  query?: MembersQueryInputWithAdditions | undefined
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

/**
 * Conditions of `products.queryProducts` in plain form, all of which must hold: a value, or
 * operators.
 */
export interface ProductsFilter {
  readonly [filterOf]?: 'products'
  'id'?: string | null | { $eq?: string | null; $ne?: string | null; $in?: readonly string[]; $exists?: boolean; $startsWith?: string; $hasSome?: readonly string[] }
  'name'?: string | null | { $eq?: string | null; $ne?: string | null; $in?: readonly string[]; $exists?: boolean; $startsWith?: string; $hasSome?: readonly string[] }
  'slug'?: string | null | { $eq?: string | null; $ne?: string | null; $in?: readonly string[]; $exists?: boolean; $startsWith?: string; $hasSome?: readonly string[] }
  'sku'?: string | null | { $eq?: string | null; $ne?: string | null; $in?: readonly string[]; $exists?: boolean; $startsWith?: string; $hasSome?: readonly string[] }
  'description'?: string | null | { $eq?: string | null; $ne?: string | null; $in?: readonly string[]; $exists?: boolean; $startsWith?: string; $hasSome?: readonly string[] }
  'productType'?: 'unspecified_product_type' | 'physical' | 'digital' | null | { $eq?: 'unspecified_product_type' | 'physical' | 'digital' | null; $ne?: 'unspecified_product_type' | 'physical' | 'digital' | null; $in?: readonly ('unspecified_product_type' | 'physical' | 'digital')[]; $exists?: boolean; $hasSome?: readonly ('unspecified_product_type' | 'physical' | 'digital')[] }
  'price'?: number | null | { $eq?: number | null; $ne?: number | null; $in?: readonly number[]; $exists?: boolean; $hasSome?: readonly number[] }
  'priceData.price'?: number | null | { $eq?: number | null; $ne?: number | null; $gte?: number; $gt?: number; $lte?: number; $lt?: number; $in?: readonly number[]; $exists?: boolean; $hasSome?: readonly number[] }
  'numericId'?: number | null | { $eq?: number | null; $ne?: number | null; $gte?: number; $gt?: number; $lte?: number; $lt?: number; $in?: readonly number[]; $exists?: boolean; $hasSome?: readonly number[] }
  'lastUpdated'?: Date | string | null | { $eq?: Date | string | null; $ne?: Date | string | null; $gt?: Date | string; $lt?: Date | string; $in?: readonly (Date | string)[]; $exists?: boolean; $hasSome?: readonly (Date | string)[] }
  'createdDate'?: Date | string | null | { $eq?: Date | string | null; $ne?: Date | string | null; $gt?: Date | string; $lt?: Date | string; $in?: readonly (Date | string)[]; $exists?: boolean; $hasSome?: readonly (Date | string)[] }
  'collectionIds'?: string | null | { $eq?: string | null; $ne?: string | null; $in?: readonly string[]; $exists?: boolean; $hasSome?: readonly string[]; $hasAll?: readonly string[] }
  /** All of these hold. */
  '$and'?: readonly ProductsFilter[]
  /** At least one of these holds. */
  '$or'?: readonly ProductsFilter[]
  /** None of these holds. */
  '$not'?: readonly ProductsFilter[] | ProductsFilter
}

/** One field to sort by and its direction. */
export interface ProductsSort {
  /**
   * Name of the field, with dots for nested ones.
   *
   * @example "priceData.price"
   */
  fieldName?: 'id' | 'name' | 'slug' | 'sku' | 'productType' | 'price' | 'priceData.price' | 'numericId' | 'lastUpdated' | undefined
  /** Direction of the sort, ascending by default. */
  order?: SortOrder | undefined
  /**
   * Point to measure distances from, for fields that hold locations; no field of the
   * catalogue does.
   */
  origin?: AddressLocationInput | undefined
}

/**
 * Which items to return, in which order, and which page of them; page either by offset or by
 * cursor, not both.
 */
export interface ProductsQueryInput {
  /** A page given by the number of items to skip. */
  paging?: PlatformPaging | undefined
  /** A page given by the cursor that an earlier response returned. */
  cursorPaging?: CursorPaging | undefined
  /**
   * Conditions by field name, all of which must hold: a plain value means equal, an object
   * holds operators (`$ne`, `$gt`, `$gte`, `$lt`, `$lte`, `$in`, `$hasSome`, `$hasAll`,
   * `$startsWith`, `$exists`), and `$and`, `$or` and `$not` join lists of conditions.
   *
   * @example {"productType":"physical","priceData.price":{"$gte":20,"$lt":50}}
   */
  filter?: ProductsFilter | null | undefined
  /** Fields to sort by, the most significant first. */
  sort?: readonly ProductsSort[] | undefined
}

/**
 * Conditions of `products.queryProducts` in plain form, all of which must hold: a value, or
 * operators.
 *
 * With the additions of the sandbox, for a client whose profile asks for them.
 */
export interface ProductsFilterWithAdditions {
  readonly [filterOf]?: 'products' | 'products with additions'
  'id'?: string | null | { $eq?: string | null; $ne?: string | null; $in?: readonly string[]; $exists?: boolean; $startsWith?: string; $hasSome?: readonly string[] }
  'name'?: string | null | { $eq?: string | null; $ne?: string | null; $in?: readonly string[]; $exists?: boolean; $startsWith?: string; $contains?: string; $hasSome?: readonly string[] }
  'slug'?: string | null | { $eq?: string | null; $ne?: string | null; $in?: readonly string[]; $exists?: boolean; $startsWith?: string; $hasSome?: readonly string[] }
  'sku'?: string | null | { $eq?: string | null; $ne?: string | null; $in?: readonly string[]; $exists?: boolean; $startsWith?: string; $contains?: string; $hasSome?: readonly string[] }
  'description'?: string | null | { $eq?: string | null; $ne?: string | null; $in?: readonly string[]; $exists?: boolean; $startsWith?: string; $hasSome?: readonly string[] }
  'productType'?: 'unspecified_product_type' | 'physical' | 'digital' | null | { $eq?: 'unspecified_product_type' | 'physical' | 'digital' | null; $ne?: 'unspecified_product_type' | 'physical' | 'digital' | null; $in?: readonly ('unspecified_product_type' | 'physical' | 'digital')[]; $exists?: boolean; $hasSome?: readonly ('unspecified_product_type' | 'physical' | 'digital')[] }
  'price'?: number | null | { $eq?: number | null; $ne?: number | null; $in?: readonly number[]; $exists?: boolean; $hasSome?: readonly number[] }
  'priceData.price'?: number | null | { $eq?: number | null; $ne?: number | null; $gte?: number; $gt?: number; $lte?: number; $lt?: number; $in?: readonly number[]; $exists?: boolean; $hasSome?: readonly number[] }
  'numericId'?: number | null | { $eq?: number | null; $ne?: number | null; $gte?: number; $gt?: number; $lte?: number; $lt?: number; $in?: readonly number[]; $exists?: boolean; $hasSome?: readonly number[] }
  'lastUpdated'?: Date | string | null | { $eq?: Date | string | null; $ne?: Date | string | null; $gte?: Date | string; $gt?: Date | string; $lte?: Date | string; $lt?: Date | string; $in?: readonly (Date | string)[]; $exists?: boolean; $hasSome?: readonly (Date | string)[] }
  'createdDate'?: Date | string | null | { $eq?: Date | string | null; $ne?: Date | string | null; $gte?: Date | string; $gt?: Date | string; $lte?: Date | string; $lt?: Date | string; $in?: readonly (Date | string)[]; $exists?: boolean; $hasSome?: readonly (Date | string)[] }
  'collectionIds'?: string | null | { $eq?: string | null; $ne?: string | null; $in?: readonly string[]; $exists?: boolean; $hasSome?: readonly string[]; $hasAll?: readonly string[] }
  /** An addition of the sandbox. */
  'visible'?: boolean | null | { $eq?: boolean | null; $ne?: boolean | null }
  /** An addition of the sandbox. */
  'stock.inventoryStatus'?: 'IN_STOCK' | 'OUT_OF_STOCK' | 'PARTIALLY_OUT_OF_STOCK' | null | { $eq?: 'IN_STOCK' | 'OUT_OF_STOCK' | 'PARTIALLY_OUT_OF_STOCK' | null; $ne?: 'IN_STOCK' | 'OUT_OF_STOCK' | 'PARTIALLY_OUT_OF_STOCK' | null; $in?: readonly ('IN_STOCK' | 'OUT_OF_STOCK' | 'PARTIALLY_OUT_OF_STOCK')[]; $hasSome?: readonly ('IN_STOCK' | 'OUT_OF_STOCK' | 'PARTIALLY_OUT_OF_STOCK')[] }
  /** An addition of the sandbox. */
  'stock.quantity'?: number | null | { $eq?: number | null; $ne?: number | null; $gte?: number; $gt?: number; $lte?: number; $lt?: number; $in?: readonly number[]; $exists?: boolean }
  /** An addition of the sandbox. */
  'ribbon'?: string | null | { $eq?: string | null; $ne?: string | null; $in?: readonly string[]; $exists?: boolean; $contains?: string }
  /** An addition of the sandbox. */
  'brand'?: string | null | { $eq?: string | null; $ne?: string | null; $in?: readonly string[]; $exists?: boolean; $contains?: string }
  /** An addition of the sandbox. */
  'discount.type'?: 'UNDEFINED' | 'NONE' | 'AMOUNT' | 'PERCENT' | null | { $eq?: 'UNDEFINED' | 'NONE' | 'AMOUNT' | 'PERCENT' | null; $ne?: 'UNDEFINED' | 'NONE' | 'AMOUNT' | 'PERCENT' | null; $in?: readonly ('UNDEFINED' | 'NONE' | 'AMOUNT' | 'PERCENT')[] }
  /** An addition of the sandbox. */
  'costAndProfitData.profitMargin'?: { $gte?: number; $gt?: number; $lte?: number; $lt?: number; $exists?: boolean }
  /** An addition of the sandbox. */
  'variants.variant.costAndProfitData.profit'?: { $gte?: number; $gt?: number; $lte?: number; $lt?: number; $exists?: boolean }
  /** An addition of the sandbox. */
  'variants.variant.sku'?: { $contains?: string }
  /** All of these hold. */
  '$and'?: readonly ProductsFilterWithAdditions[]
  /** At least one of these holds. */
  '$or'?: readonly ProductsFilterWithAdditions[]
  /** None of these holds. */
  '$not'?: readonly ProductsFilterWithAdditions[] | ProductsFilterWithAdditions
}

/**
 * One field to sort by and its direction.
 *
 * With the additions of the sandbox, for a client whose profile asks for them.
 */
export interface ProductsSortWithAdditions {
  /**
   * Name of the field, with dots for nested ones.
   *
   * @example "priceData.price"
   */
  fieldName?: 'id' | 'name' | 'slug' | 'sku' | 'productType' | 'price' | 'priceData.price' | 'numericId' | 'lastUpdated' | 'createdDate' | 'stock.quantity' | 'ribbon' | 'brand' | 'costAndProfitData.profitMargin' | 'variants.variant.costAndProfitData.profit' | undefined
  /** Direction of the sort, ascending by default. */
  order?: SortOrder | undefined
  /**
   * Point to measure distances from, for fields that hold locations; no field of the
   * catalogue does.
   */
  origin?: AddressLocationInput | undefined
}

/**
 * Which items to return, in which order, and which page of them; page either by offset or by
 * cursor, not both.
 *
 * With the additions of the sandbox, for a client whose profile asks for them.
 */
export interface ProductsQueryInputWithAdditions {
  /** A page given by the number of items to skip. */
  paging?: PlatformPaging | undefined
  /** A page given by the cursor that an earlier response returned. */
  cursorPaging?: CursorPaging | undefined
  /**
   * Conditions by field name, all of which must hold: a plain value means equal, an object
   * holds operators (`$ne`, `$gt`, `$gte`, `$lt`, `$lte`, `$in`, `$hasSome`, `$hasAll`,
   * `$startsWith`, `$exists`), and `$and`, `$or` and `$not` join lists of conditions.
   *
   * @example {"productType":"physical","priceData.price":{"$gte":20,"$lt":50}}
   */
  filter?: ProductsFilterWithAdditions | null | undefined
  /** Fields to sort by, the most significant first. */
  sort?: readonly ProductsSortWithAdditions[] | undefined
}

/**
 * Which products to return.
 *
 * With the additions of the sandbox, for a client whose profile asks for them.
 */
export interface QueryProductsPlatformizedRequestWithAdditions {
  /** Filter, sort and page; every product, page by page, by default. */
  query?: ProductsQueryInputWithAdditions | undefined
}

/**
 * Conditions of `products.queryStoreVariants` in plain form, all of which must hold: a value,
 * or operators.
 */
export interface StoreVariantsFilter {
  readonly [filterOf]?: 'storeVariants'
  'productId'?: string | null | { $eq?: string | null; $ne?: string | null; $in?: readonly string[]; $exists?: boolean; $hasSome?: readonly string[] }
  'variantId'?: string | null | { $eq?: string | null; $ne?: string | null; $in?: readonly string[]; $exists?: boolean; $hasSome?: readonly string[] }
  'sku'?: string | null | { $eq?: string | null; $ne?: string | null; $in?: readonly string[]; $exists?: boolean; $startsWith?: string; $hasSome?: readonly string[] }
  'productName'?: string | null | { $eq?: string | null; $ne?: string | null; $in?: readonly string[]; $exists?: boolean; $startsWith?: string; $hasSome?: readonly string[] }
  'collectionIds'?: string | null | { $eq?: string | null; $ne?: string | null; $in?: readonly string[]; $exists?: boolean; $hasSome?: readonly string[]; $hasAll?: readonly string[] }
  'managedVariant'?: boolean | null | { $eq?: boolean | null; $ne?: boolean | null }
  /** All of these hold. */
  '$and'?: readonly StoreVariantsFilter[]
  /** At least one of these holds. */
  '$or'?: readonly StoreVariantsFilter[]
  /** None of these holds. */
  '$not'?: readonly StoreVariantsFilter[] | StoreVariantsFilter
}

/** One field to sort by and its direction. */
export interface StoreVariantsSort {
  /**
   * Name of the field, with dots for nested ones.
   *
   * @example "priceData.price"
   */
  fieldName?: 'productId' | 'sku' | 'productName' | undefined
  /** Direction of the sort, ascending by default. */
  order?: SortOrder | undefined
  /**
   * Point to measure distances from, for fields that hold locations; no field of the
   * catalogue does.
   */
  origin?: AddressLocationInput | undefined
}

/**
 * Which items to return, in which order, and which page of them; page either by offset or by
 * cursor, not both.
 */
export interface StoreVariantsQueryInput {
  /** A page given by the number of items to skip. */
  paging?: PlatformPaging | undefined
  /** A page given by the cursor that an earlier response returned. */
  cursorPaging?: CursorPaging | undefined
  /**
   * Conditions by field name, all of which must hold: a plain value means equal, an object
   * holds operators (`$ne`, `$gt`, `$gte`, `$lt`, `$lte`, `$in`, `$hasSome`, `$hasAll`,
   * `$startsWith`, `$exists`), and `$and`, `$or` and `$not` join lists of conditions.
   *
   * @example {"productType":"physical","priceData.price":{"$gte":20,"$lt":50}}
   */
  filter?: StoreVariantsFilter | null | undefined
  /** Fields to sort by, the most significant first. */
  sort?: readonly StoreVariantsSort[] | undefined
}

/**
 * Conditions of `products.queryStoreVariants` in plain form, all of which must hold: a value,
 * or operators.
 *
 * With the additions of the sandbox, for a client whose profile asks for them.
 */
export interface StoreVariantsFilterWithAdditions {
  readonly [filterOf]?: 'storeVariants' | 'storeVariants with additions'
  /** An addition of the sandbox. */
  'id'?: string | null | { $eq?: string | null; $ne?: string | null; $in?: readonly string[]; $exists?: boolean; $startsWith?: string; $hasSome?: readonly string[] }
  'productId'?: string | null | { $eq?: string | null; $ne?: string | null; $in?: readonly string[]; $exists?: boolean; $hasSome?: readonly string[] }
  'variantId'?: string | null | { $eq?: string | null; $ne?: string | null; $in?: readonly string[]; $exists?: boolean; $hasSome?: readonly string[] }
  'sku'?: string | null | { $eq?: string | null; $ne?: string | null; $in?: readonly string[]; $exists?: boolean; $startsWith?: string; $contains?: string; $hasSome?: readonly string[] }
  'productName'?: string | null | { $eq?: string | null; $ne?: string | null; $in?: readonly string[]; $exists?: boolean; $startsWith?: string; $contains?: string; $hasSome?: readonly string[] }
  'collectionIds'?: string | null | { $eq?: string | null; $ne?: string | null; $in?: readonly string[]; $exists?: boolean; $hasSome?: readonly string[]; $hasAll?: readonly string[] }
  'managedVariant'?: boolean | null | { $eq?: boolean | null; $ne?: boolean | null }
  /** An addition of the sandbox. */
  'stock.trackQuantity'?: boolean | null | { $eq?: boolean | null; $ne?: boolean | null }
  /** An addition of the sandbox. */
  'stock.inStock'?: boolean | null | { $eq?: boolean | null; $ne?: boolean | null }
  /** An addition of the sandbox. */
  'stock.quantity'?: number | null | { $eq?: number | null; $ne?: number | null; $gte?: number; $gt?: number; $lte?: number; $lt?: number; $in?: readonly number[]; $exists?: boolean }
  /** All of these hold. */
  '$and'?: readonly StoreVariantsFilterWithAdditions[]
  /** At least one of these holds. */
  '$or'?: readonly StoreVariantsFilterWithAdditions[]
  /** None of these holds. */
  '$not'?: readonly StoreVariantsFilterWithAdditions[] | StoreVariantsFilterWithAdditions
}

/**
 * One field to sort by and its direction.
 *
 * With the additions of the sandbox, for a client whose profile asks for them.
 */
export interface StoreVariantsSortWithAdditions {
  /**
   * Name of the field, with dots for nested ones.
   *
   * @example "priceData.price"
   */
  fieldName?: 'id' | 'productId' | 'sku' | 'productName' | 'stock.quantity' | undefined
  /** Direction of the sort, ascending by default. */
  order?: SortOrder | undefined
  /**
   * Point to measure distances from, for fields that hold locations; no field of the
   * catalogue does.
   */
  origin?: AddressLocationInput | undefined
}

/**
 * Which items to return, in which order, and which page of them; page either by offset or by
 * cursor, not both.
 *
 * With the additions of the sandbox, for a client whose profile asks for them.
 */
export interface StoreVariantsQueryInputWithAdditions {
  /** A page given by the number of items to skip. */
  paging?: PlatformPaging | undefined
  /** A page given by the cursor that an earlier response returned. */
  cursorPaging?: CursorPaging | undefined
  /**
   * Conditions by field name, all of which must hold: a plain value means equal, an object
   * holds operators (`$ne`, `$gt`, `$gte`, `$lt`, `$lte`, `$in`, `$hasSome`, `$hasAll`,
   * `$startsWith`, `$exists`), and `$and`, `$or` and `$not` join lists of conditions.
   *
   * @example {"productType":"physical","priceData.price":{"$gte":20,"$lt":50}}
   */
  filter?: StoreVariantsFilterWithAdditions | null | undefined
  /** Fields to sort by, the most significant first. */
  sort?: readonly StoreVariantsSortWithAdditions[] | undefined
}

/**
 * Which variants to return.
 *
 * With the additions of the sandbox, for a client whose profile asks for them.
 */
export interface QueryStoreVariantsRequestWithAdditions {
  /** Filter, sort and page. */
  query: StoreVariantsQueryInputWithAdditions
}

/**
 * Conditions of `collections.queryCollections` in plain form, all of which must hold: a value,
 * or operators.
 */
export interface CollectionsFilter {
  readonly [filterOf]?: 'collections'
  'id'?: string | null | { $eq?: string | null; $ne?: string | null; $in?: readonly string[]; $exists?: boolean; $startsWith?: string; $hasSome?: readonly string[] }
  'name'?: string | null | { $eq?: string | null; $ne?: string | null; $in?: readonly string[]; $exists?: boolean; $startsWith?: string; $hasSome?: readonly string[] }
  /** All of these hold. */
  '$and'?: readonly CollectionsFilter[]
  /** At least one of these holds. */
  '$or'?: readonly CollectionsFilter[]
  /** None of these holds. */
  '$not'?: readonly CollectionsFilter[] | CollectionsFilter
}

/** One field to sort by and its direction. */
export interface CollectionsSort {
  /**
   * Name of the field, with dots for nested ones.
   *
   * @example "priceData.price"
   */
  fieldName?: 'id' | 'name' | undefined
  /** Direction of the sort, ascending by default. */
  order?: SortOrder | undefined
  /**
   * Point to measure distances from, for fields that hold locations; no field of the
   * catalogue does.
   */
  origin?: AddressLocationInput | undefined
}

/**
 * Which items to return, in which order, and which page of them; page either by offset or by
 * cursor, not both.
 */
export interface CollectionsQueryInput {
  /** A page given by the number of items to skip. */
  paging?: PlatformPaging | undefined
  /** A page given by the cursor that an earlier response returned. */
  cursorPaging?: CursorPaging | undefined
  /**
   * Conditions by field name, all of which must hold: a plain value means equal, an object
   * holds operators (`$ne`, `$gt`, `$gte`, `$lt`, `$lte`, `$in`, `$hasSome`, `$hasAll`,
   * `$startsWith`, `$exists`), and `$and`, `$or` and `$not` join lists of conditions.
   *
   * @example {"productType":"physical","priceData.price":{"$gte":20,"$lt":50}}
   */
  filter?: CollectionsFilter | null | undefined
  /** Fields to sort by, the most significant first. */
  sort?: readonly CollectionsSort[] | undefined
}

/**
 * Conditions of `collections.queryCollections` in plain form, all of which must hold: a value,
 * or operators.
 *
 * With the additions of the sandbox, for a client whose profile asks for them.
 */
export interface CollectionsFilterWithAdditions {
  readonly [filterOf]?: 'collections' | 'collections with additions'
  'id'?: string | null | { $eq?: string | null; $ne?: string | null; $in?: readonly string[]; $exists?: boolean; $startsWith?: string; $hasSome?: readonly string[] }
  'name'?: string | null | { $eq?: string | null; $ne?: string | null; $in?: readonly string[]; $exists?: boolean; $startsWith?: string; $contains?: string; $hasSome?: readonly string[] }
  /** An addition of the sandbox. */
  'slug'?: string | null | { $eq?: string | null; $ne?: string | null; $in?: readonly string[]; $exists?: boolean; $startsWith?: string; $contains?: string; $hasSome?: readonly string[] }
  /** An addition of the sandbox. */
  'visible'?: boolean | null | { $eq?: boolean | null; $ne?: boolean | null }
  /** All of these hold. */
  '$and'?: readonly CollectionsFilterWithAdditions[]
  /** At least one of these holds. */
  '$or'?: readonly CollectionsFilterWithAdditions[]
  /** None of these holds. */
  '$not'?: readonly CollectionsFilterWithAdditions[] | CollectionsFilterWithAdditions
}

/**
 * One field to sort by and its direction.
 *
 * With the additions of the sandbox, for a client whose profile asks for them.
 */
export interface CollectionsSortWithAdditions {
  /**
   * Name of the field, with dots for nested ones.
   *
   * @example "priceData.price"
   */
  fieldName?: 'id' | 'name' | 'slug' | undefined
  /** Direction of the sort, ascending by default. */
  order?: SortOrder | undefined
  /**
   * Point to measure distances from, for fields that hold locations; no field of the
   * catalogue does.
   */
  origin?: AddressLocationInput | undefined
}

/**
 * Which items to return, in which order, and which page of them; page either by offset or by
 * cursor, not both.
 *
 * With the additions of the sandbox, for a client whose profile asks for them.
 */
export interface CollectionsQueryInputWithAdditions {
  /** A page given by the number of items to skip. */
  paging?: PlatformPaging | undefined
  /** A page given by the cursor that an earlier response returned. */
  cursorPaging?: CursorPaging | undefined
  /**
   * Conditions by field name, all of which must hold: a plain value means equal, an object
   * holds operators (`$ne`, `$gt`, `$gte`, `$lt`, `$lte`, `$in`, `$hasSome`, `$hasAll`,
   * `$startsWith`, `$exists`), and `$and`, `$or` and `$not` join lists of conditions.
   *
   * @example {"productType":"physical","priceData.price":{"$gte":20,"$lt":50}}
   */
  filter?: CollectionsFilterWithAdditions | null | undefined
  /** Fields to sort by, the most significant first. */
  sort?: readonly CollectionsSortWithAdditions[] | undefined
}

/**
 * Which collections to return.
 *
 * With the additions of the sandbox, for a client whose profile asks for them.
 */
export interface QueryCollectionsRequestWithAdditions {
  /** Filter, sort and page; every collection, page by page, by default. */
  query?: CollectionsQueryInputWithAdditions | undefined
}

/**
 * Conditions of `inventory.queryInventory` in plain form, all of which must hold: a value, or
 * operators.
 */
export interface InventoryFilter {
  readonly [filterOf]?: 'inventory'
  'id'?: string | null | { $eq?: string | null; $ne?: string | null; $in?: readonly string[]; $exists?: boolean; $hasSome?: readonly string[] }
  'productId'?: string | null | { $eq?: string | null; $ne?: string | null; $in?: readonly string[]; $exists?: boolean; $hasSome?: readonly string[] }
  'numericId'?: number | null | { $eq?: number | null; $ne?: number | null; $gte?: number; $gt?: number; $lte?: number; $lt?: number; $in?: readonly number[]; $exists?: boolean; $hasSome?: readonly number[] }
  'lastUpdated'?: Date | string | null | { $eq?: Date | string | null; $ne?: Date | string | null; $gte?: Date | string; $gt?: Date | string; $lte?: Date | string; $lt?: Date | string; $in?: readonly (Date | string)[]; $exists?: boolean; $hasSome?: readonly (Date | string)[] }
  'trackQuantity'?: boolean | null | { $eq?: boolean | null; $ne?: boolean | null }
  /** All of these hold. */
  '$and'?: readonly InventoryFilter[]
  /** At least one of these holds. */
  '$or'?: readonly InventoryFilter[]
  /** None of these holds. */
  '$not'?: readonly InventoryFilter[] | InventoryFilter
}

/**
 * Conditions of `inventory.queryInventory` in plain form, all of which must hold: a value, or
 * operators.
 *
 * With the additions of the sandbox, for a client whose profile asks for them.
 */
export interface InventoryFilterWithAdditions {
  readonly [filterOf]?: 'inventory' | 'inventory with additions'
  'id'?: string | null | { $eq?: string | null; $ne?: string | null; $in?: readonly string[]; $exists?: boolean; $hasSome?: readonly string[] }
  'productId'?: string | null | { $eq?: string | null; $ne?: string | null; $in?: readonly string[]; $exists?: boolean; $hasSome?: readonly string[] }
  'numericId'?: number | null | { $eq?: number | null; $ne?: number | null; $gte?: number; $gt?: number; $lte?: number; $lt?: number; $in?: readonly number[]; $exists?: boolean; $hasSome?: readonly number[] }
  'lastUpdated'?: Date | string | null | { $eq?: Date | string | null; $ne?: Date | string | null; $gte?: Date | string; $gt?: Date | string; $lte?: Date | string; $lt?: Date | string; $in?: readonly (Date | string)[]; $exists?: boolean; $hasSome?: readonly (Date | string)[] }
  'trackQuantity'?: boolean | null | { $eq?: boolean | null; $ne?: boolean | null }
  /** An addition of the sandbox. */
  'productName'?: string | null | { $eq?: string | null; $ne?: string | null; $in?: readonly string[]; $startsWith?: string; $contains?: string; $hasSome?: readonly string[] }
  /** An addition of the sandbox. */
  'externalId'?: string | null | { $eq?: string | null; $ne?: string | null; $in?: readonly string[]; $exists?: boolean; $hasSome?: readonly string[] }
  /** An addition of the sandbox. */
  'variants.variantId'?: string | null | { $eq?: string | null; $ne?: string | null; $in?: readonly string[]; $exists?: boolean; $hasSome?: readonly string[]; $hasAll?: readonly string[] }
  /** An addition of the sandbox. */
  'variants.quantity'?: number | null | { $eq?: number | null; $ne?: number | null; $gte?: number; $gt?: number; $lte?: number; $lt?: number; $in?: readonly number[]; $exists?: boolean }
  /** An addition of the sandbox. */
  'variants.inStock'?: boolean | null | { $eq?: boolean | null; $ne?: boolean | null }
  /** An addition of the sandbox. */
  'variants.availableForPreorder'?: boolean | null | { $eq?: boolean | null; $ne?: boolean | null }
  /** An addition of the sandbox. */
  'preorderInfo.enabled'?: boolean | null | { $eq?: boolean | null; $ne?: boolean | null }
  /** An addition of the sandbox. */
  'preorderInfo.message'?: string | null | { $eq?: string | null; $ne?: string | null; $in?: readonly string[]; $exists?: boolean; $startsWith?: string; $contains?: string; $hasSome?: readonly string[] }
  /** An addition of the sandbox. */
  'preorderInfo.limit'?: number | null | { $eq?: number | null; $ne?: number | null; $gte?: number; $gt?: number; $lte?: number; $lt?: number; $in?: readonly number[]; $exists?: boolean }
  /** All of these hold. */
  '$and'?: readonly InventoryFilterWithAdditions[]
  /** At least one of these holds. */
  '$or'?: readonly InventoryFilterWithAdditions[]
  /** None of these holds. */
  '$not'?: readonly InventoryFilterWithAdditions[] | InventoryFilterWithAdditions
}

/** The query of `authentication.logout`. */
export interface LogoutQuery {
  /** Where to redirect the browser afterwards; the client must be allowed to redirect there. */
  postLogoutRedirectUri?: string | undefined
  /** Id of the client that the page belongs to. */
  clientId?: string | undefined
}

/** The query of `members.deleteMyMember`. */
export interface DeleteMyMemberQuery {
  /** Member who takes over what the caller has published. The sandbox has no such content. */
  contentAssigneeId?: string | undefined
}

/** The query of `members.getCurrentMember`. */
export interface GetCurrentMemberQuery {
  /**
   * How much of the member to return; send `fieldsets` instead.
   *
   * @deprecated Send `fieldsets` instead.
   */
  fieldSet?: FieldSet | undefined
  /** How much of each member to return, the largest set applies; PUBLIC by default. */
  fieldsets?: FieldSet[] | undefined
}

/** The query of `members.getMember`. */
export interface GetMemberQuery {
  /**
   * How much of each member to return; send `fieldsets` instead.
   *
   * @deprecated Send `fieldsets` instead.
   */
  fieldSet?: FieldSet | undefined
  /** How much of each member to return, the largest set applies; PUBLIC by default. */
  fieldsets?: FieldSet[] | undefined
}

/** The query of `members.listMembers`. */
export interface ListMembersQuery {
  /** Maximum number of members in this page; by default the page size of the other lists. */
  'paging.limit'?: number | undefined
  /** Number of members to skip. */
  'paging.offset'?: number | undefined
  /**
   * How much of each member to return; send `fieldsets` instead.
   *
   * @deprecated Send `fieldsets` instead.
   */
  fieldSet?: FieldSet | undefined
  /** How much of each member to return, the largest set applies; PUBLIC by default. */
  fieldsets?: FieldSet[] | undefined
  /**
   * Fields to sort by, as a JSON string of a list of `fieldName` and `order`. Published
   * callers cannot send it, since their query strings have no form for lists of objects.
   */
  sorting?: string | undefined
}

/** The query of `products.getProduct`. */
export interface GetProductQuery {
  /** Whether to add cost and profit; ignored for callers who may not manage the catalogue. */
  includeMerchantSpecificData?: boolean | undefined
}

/** The query of `products.getProductPlatformized`. */
export interface GetProductPlatformizedQuery {
  /** Whether to add cost and profit; ignored for callers who may not manage the catalogue. */
  includeMerchantSpecificData?: boolean | undefined
}

/** The query of `tokens.authorize`. */
export interface AuthorizeQuery {
  /** Id of the client that wants the code. */
  clientId: string
  /** What to return; only `code` is supported. */
  responseType: string
  /** Registered address to redirect to; omitted with `web_message`. */
  redirectUri?: string | undefined
  /** Scope of the tokens; `offline_access` adds a refresh token. The sandbox always adds one. */
  scope?: string | undefined
  /** Random string that is returned unchanged. */
  state: string
  /** How code and state are returned; `fragment` by default. */
  responseMode?: ResponseMode | undefined
  /** SHA-256 of the code verifier in base64url without padding. */
  codeChallenge?: string | undefined
  /** How the challenge was made; only `S256` is supported. */
  codeChallengeMethod?: string | undefined
  /**
   * Token of a login or registration just completed, so that the person need not sign in
   * again.
   */
  sessionToken?: string | undefined
  /** Whether the visitor must, may or must not be prompted. */
  prompt?: Prompt | undefined
  /** Text to be copied into an ID token; the sandbox issues none. */
  nonce?: string | undefined
  /**
   * Code of a refusal that happened before the page was reached; no replacement.
   *
   * @deprecated No replacement.
   */
  error?: string | undefined
  /**
   * Description of that refusal; no replacement.
   *
   * @deprecated No replacement.
   */
  errorDescription?: string | undefined
}

/** The query of `tokens.deviceCode`. */
export interface DeviceCodeQuery {
  /** Id of the client on the device. */
  clientId: string
  /** Scope of the tokens; `offline_access` adds a refresh token. The sandbox always adds one. */
  scope?: string | undefined
}

/** The query of `tokens.deviceVerify`. */
export interface DeviceVerifyQuery {
  /** The code that the device shows, in any case, with or without its hyphen. */
  userCode: string
}

