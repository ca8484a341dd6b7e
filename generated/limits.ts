// Generated from spec/ by `npm run generate`. Do not edit.
// Limits of the fields of every schema.


export const AddProductMediaRequest = {
  media: { minItems: 1, maxItems: 50, required: true },
} as const

export const AddProductMediaToChoicesRequest = {
  media: { minItems: 1, maxItems: 10, required: true },
} as const

export const AddProductsToCollectionRequest = {
  productIds: { maxItems: 1000, required: true },
} as const

export const AddToCartRequest = {
  lineItems: { maxItems: 100 },
  customLineItems: { maxItems: 100 },
  businessLocationId: { format: 'uuid' },
} as const

export const AddToCurrentCartRequest = {
  lineItems: { maxItems: 100 },
  customLineItems: { maxItems: 100 },
  businessLocationId: { format: 'uuid' },
} as const

export const AdditionalFee = {
  code: { minLength: 1, maxLength: 100 },
  name: { minLength: 1, maxLength: 50 },
  providerAppId: { minLength: 1, maxLength: 100 },
  translatedName: { minLength: 1, maxLength: 50 },
} as const

export const AdditionalInfoSection = {
  title: { maxLength: 50 },
  description: { maxLength: 16000 },
} as const

export const ApplicableLineItems = {
  lineItemIds: { maxItems: 300 },
} as const

export const AppliedMerchantDiscount = {
  percentage: { minimum: 0.01, maximum: 100 },
} as const

export const AuthenticatorConnection = {
  authenticatorConnectionId: { format: 'uuid' },
} as const

export const AuthorizeRequest = {
  clientId: { format: 'uuid', required: true },
  responseType: { minLength: 1, required: true },
  redirectUri: { minLength: 1 },
  state: { minLength: 1, required: true },
  nonce: { maxLength: 512 },
} as const

export const BookingLocation = {
  id: { format: 'uuid' },
  formattedAddressTranslated: { maxLength: 512 },
} as const

export const BookingSlot = {
  eventId: { minLength: 36, maxLength: 250 },
} as const

export const BulkAdjustProductPropertiesRequest = {
  ids: { minItems: 1, maxItems: 100, required: true },
  adjust: { required: true },
} as const

export const BulkUpdateProductsRequest = {
  ids: { minItems: 1, maxItems: 100, required: true },
  set: { required: true },
} as const

export const BuyerInfo = {
  visitorId: { format: 'uuid', readOnly: true },
  memberId: { format: 'uuid', readOnly: true },
  userId: { format: 'uuid', readOnly: true },
  contactId: { format: 'uuid' },
  email: { format: 'email' },
} as const

export const CallbackParams = {
  thankYouPageUrl: { maxLength: 2048 },
  postFlowUrl: { maxLength: 2048 },
  loginUrl: { maxLength: 2048 },
  bookingsServiceListUrl: { maxLength: 2048 },
  cartPageUrl: { maxLength: 2048 },
  planListUrl: { maxLength: 2048 },
} as const

export const CaptchaToken = {
  Recaptcha: { maxLength: 5000 },
  InvisibleRecaptcha: { maxLength: 5000 },
  NoCaptcha: { maxLength: 5000 },
} as const

export const Carrier = {
  code: { maxLength: 250 },
} as const

export const Cart = {
  id: { format: 'uuid', readOnly: true },
  lineItems: { maxItems: 300, readOnly: true },
  buyerNote: { maxLength: 1000 },
  currency: { pattern: '^[A-Z]{3}$', readOnly: true },
  conversionCurrency: { pattern: '^[A-Z]{3}$', readOnly: true },
  buyerLanguage: { readOnly: true },
  siteLanguage: { readOnly: true },
  taxIncludedInPrices: { readOnly: true },
  weightUnit: { readOnly: true },
  checkoutId: { format: 'uuid', readOnly: true },
  appliedDiscounts: { readOnly: true },
  createdDate: { format: 'date-time', readOnly: true },
  updatedDate: { format: 'date-time', readOnly: true },
  overrideCheckoutUrl: { maxLength: 1000, format: 'uri' },
  purchaseFlowId: { format: 'uuid', readOnly: true },
  businessLocationId: { format: 'uuid' },
  paymentCurrency: { pattern: '^[A-Z]{3}$', readOnly: true },
  revision: { readOnly: true },
  subtotal: { readOnly: true },
} as const

export const CartAddress = {
  country: { pattern: '^[A-Z]{2}$' },
  subdivision: { maxLength: 50 },
  city: { maxLength: 50 },
  postalCode: { maxLength: 50 },
  addressLine: { maxLength: 150 },
  addressLine2: { maxLength: 100 },
  countryFullname: { readOnly: true },
  subdivisionFullname: { readOnly: true },
  formattedAddress: { readOnly: true },
} as const

export const CartViolation = {
  description: { minLength: 1, maxLength: 1000 },
} as const

export const CatalogOverrideFields = {
  price: { format: 'decimal', decimal: { minimum: '0', maximum: '999999999', scale: 3 } },
  fullPrice: { format: 'decimal', decimal: { minimum: '0', maximum: '999999999', scale: 3 } },
  descriptionLines: { maxItems: 20 },
  depositAmount: { format: 'decimal', decimal: { maximum: '999999999', scale: 3 } },
  inventoryAppId: { format: 'uuid' },
} as const

export const CatalogPaging = {
  limit: { minimum: 0, maximum: 100, default: 50 },
  offset: { minimum: 0, default: 0 },
} as const

export const CatalogReference = {
  catalogItemId: { minLength: 1, maxLength: 36, required: true },
  appId: { minLength: 1, required: true },
} as const

export const ChangePasswordRequest = {
  newPassword: { minLength: 1, maxLength: 256, format: 'password', required: true },
} as const

export const Checkout = {
  lineItems: { maxItems: 300 },
  buyerNote: { maxLength: 1000 },
  additionalFees: { maxItems: 100 },
} as const

export const Choice = {
  value: { minLength: 1, maxLength: 50 },
  description: { minLength: 1, maxLength: 50 },
  media: { readOnly: true },
  inStock: { readOnly: true },
  visible: { readOnly: true },
} as const

export const Collection = {
  id: { minLength: 35, maxLength: 36, readOnly: true },
  name: { minLength: 1, maxLength: 50 },
  media: { readOnly: true },
  numberOfProducts: { readOnly: true },
  description: { maxLength: 600 },
  slug: { minLength: 1, maxLength: 100 },
} as const

export const Color = {
  original: { maxLength: 500 },
  translated: { maxLength: 500 },
} as const

export const Contact = {
  contactId: { format: 'uuid', readOnly: true },
  emails: { immutable: true },
  birthdate: { maxLength: 100, format: 'date' },
  company: { maxLength: 100 },
  jobTitle: { maxLength: 100 },
} as const

export const ContactAddress = {
  addressLine: { maxLength: 200 },
  id: { format: 'uuid', readOnly: true },
} as const

export const ContactStreetAddress = {
  number: { maxLength: 100 },
  name: { maxLength: 200 },
} as const

export const CostAndProfitData = {
  itemCost: { minimum: 0, maximum: 999999999.99 },
  formattedItemCost: { readOnly: true },
  profit: { maximum: 999999999.99, readOnly: true },
  formattedProfit: { readOnly: true },
  profitMargin: { maximum: 1, readOnly: true },
} as const

export const CreateCartRequest = {
  lineItems: { maxItems: 300 },
  customLineItems: { maxItems: 300 },
} as const

export const CreateCheckoutFromCurrentCartRequest = {
  email: { format: 'email' },
} as const

export const CreateCheckoutRequest = {
  email: { format: 'email' },
} as const

export const CreateCollectionRequest = {
  collection: { required: true },
} as const

export const CreateMemberRequest = {
  member: { required: true },
} as const

export const CreateProductPlatformizedRequest = {
  product: { required: true },
} as const

export const CreateProductRequest = {
  product: { required: true },
} as const

export const CreateRedirectSessionRequest = {
  origin: { maxLength: 2048 },
} as const

export const CursorPaging = {
  limit: { minimum: 0, maximum: 100, default: 50 },
  cursor: { maxLength: 16000 },
} as const

export const Cursors = {
  next: { maxLength: 16000 },
  prev: { maxLength: 16000 },
} as const

export const CustomLineItem = {
  quantity: { minimum: 1, maximum: 100000 },
  price: { format: 'decimal', decimal: { minimum: '0', maximum: '1000000000000000' } },
  descriptionLines: { maxItems: 10 },
  id: { format: 'uuid', readOnly: true },
  taxGroupId: { format: 'uuid' },
  fullPrice: { format: 'decimal', decimal: { minimum: '0', maximum: '1000000000000000' } },
  quantityAvailable: { maximum: 100000 },
  rootCatalogItemId: { minLength: 1, maxLength: 36 },
  depositAmount: { format: 'decimal' },
  deliveryProfileId: { format: 'uuid' },
  consentRequiredPaymentPolicy: { minLength: 1, maxLength: 1000, readOnly: true },
  savePaymentMethod: { readOnly: true },
  policies: { maxItems: 5 },
  modifierGroups: { maxItems: 25 },
} as const

export const CustomTextField = {
  title: { maxLength: 100 },
  maxLength: { maximum: 500 },
} as const

export const CustomValue = {
  dateValue: { format: 'date-time' },
} as const

export const DecrementData = {
  inventoryId: { maxLength: 36 },
  externalId: { maxLength: 36 },
  productId: { maxLength: 36 },
  variantId: { format: 'uuid' },
  decrementBy: { minimum: 1 },
} as const

export const DecrementInventoryRequest = {
  decrementData: { minItems: 1, maxItems: 300, required: true },
} as const

export const DeliveryLogistics = {
  deliveryTime: { maxLength: 500 },
  instructions: { maxLength: 1000 },
} as const

export const DescriptionLine = {
  lineType: { readOnly: true },
} as const

export const DescriptionLineName = {
  original: { maxLength: 100 },
  translated: { maxLength: 200 },
} as const

export const DeviceCodeResponse = {
  expiresIn: { minimum: 0 },
  interval: { minimum: 0 },
} as const

export const Dimensions = {
  length: { format: 'decimal', decimal: { minimum: '0', maximum: '999999999', scale: 6 } },
  width: { format: 'decimal', decimal: { minimum: '0', maximum: '999999999', scale: 6 } },
  height: { format: 'decimal', decimal: { minimum: '0', maximum: '999999999', scale: 6 } },
} as const

export const Discount = {
  value: { minimum: 0 },
} as const

export const DiscountRuleName = {
  original: { minLength: 1, maxLength: 256 },
  translated: { minLength: 1, maxLength: 500 },
} as const

export const EmailOptions = {
  language: { pattern: '^[a-z]{2}$' },
} as const

export const EstimateTotalsResponse = {
  additionalFees: { maxItems: 100 },
} as const

export const FormattedPrice = {
  pricePerUnit: { readOnly: true },
} as const

export const FreeTrialPeriod = {
  interval: { minimum: 1, maximum: 999 },
} as const

export const FullAddressContactDetails = {
  firstName: { maxLength: 100 },
  lastName: { maxLength: 100 },
  phone: { pattern: '^\\+?[0-9 ()./-]{3,50}$' },
  company: { maxLength: 1000 },
} as const

export const GiftCard = {
  externalId: { minLength: 1, maxLength: 50 },
} as const

export const GraphqlErrorLocation = {
  line: { minimum: 1 },
  column: { minimum: 1 },
} as const

export const GraphqlRequest = {
  query: { minLength: 1, required: true },
} as const

export const HostSelectedMembership = {
  id: { minLength: 1, maxLength: 200, required: true },
  appId: { format: 'uuid', required: true },
  lineItemIds: { minItems: 1, maxItems: 300 },
} as const

export const Identity = {
  id: { format: 'uuid' },
  createdDate: { format: 'date-time', readOnly: true },
  updatedDate: { format: 'date-time', readOnly: true },
  status: { readOnly: true },
  factors: { maxItems: 10, readOnly: true },
} as const

export const IdentityAddress = {
  country: { pattern: '^[A-Z]{2}$' },
  streetName: { maxLength: 1000 },
  streetNumber: { maxLength: 1000 },
} as const

export const IdentityEmail = {
  address: { format: 'email' },
} as const

export const IdentityFactor = {
  factorId: { format: 'uuid' },
} as const

export const IdentityMetadata = {
  tags: { readOnly: true },
} as const

export const IdentityProfile = {
  picture: { format: 'uri' },
  labels: { maxItems: 2000 },
  language: { pattern: '^[a-z]{2}$' },
  company: { maxLength: 1000 },
  position: { maxLength: 1000 },
  birthdate: { format: 'date' },
  slug: { maxLength: 255 },
  vatId: { maxLength: 1000 },
} as const

export const IdpConnection = {
  idpConnectionId: { format: 'uuid' },
} as const

export const Image = {
  url: { pattern: '^(?:https?://[^\\s/?#]\\S*|wix:\\S*|[^:]*)$' },
  height: { readOnly: true },
  width: { readOnly: true },
  filename: { readOnly: true },
  urlExpirationDate: { format: 'date-time' },
} as const

export const IncrementData = {
  inventoryId: { maxLength: 36 },
  productId: { maxLength: 36 },
  variantId: { format: 'uuid' },
  incrementBy: { minimum: 1 },
} as const

export const IncrementInventoryRequest = {
  incrementData: { minItems: 1, maxItems: 300, required: true },
} as const

export const InvalidMembership = {
  reason: { minLength: 1, maxLength: 100 },
} as const

export const InventoryItemV2 = {
  externalId: { readOnly: true },
  productId: { readOnly: true },
  lastUpdated: { format: 'date-time', readOnly: true },
  numericId: { readOnly: true },
} as const

export const InventoryPaging = {
  limit: { minimum: 0, maximum: 100, default: 50 },
  offset: { minimum: 0, default: 0 },
} as const

export const InventoryVariantV2 = {
  quantity: { minimum: 0, maximum: 99999 },
  availableForPreorder: { readOnly: true },
} as const

export const ItemModifier = {
  id: { minLength: 1, maxLength: 36 },
  quantity: { minimum: 1, maximum: 100000 },
} as const

export const ItemTaxFullDetails = {
  taxBreakdown: { maxItems: 1000 },
} as const

export const LineItem = {
  id: { format: 'uuid', readOnly: true },
  quantity: { minimum: 1, maximum: 100000 },
  productName: { readOnly: true },
  url: { readOnly: true },
  price: { readOnly: true },
  fullPrice: { readOnly: true },
  priceBeforeDiscounts: { readOnly: true },
  descriptionLines: { readOnly: true },
  image: { readOnly: true },
  availability: { readOnly: true },
  physicalProperties: { readOnly: true },
  itemType: { readOnly: true },
  paymentOption: { readOnly: true },
  serviceProperties: { readOnly: true },
  rootCatalogItemId: { minLength: 1, maxLength: 36, readOnly: true },
  priceDescription: { readOnly: true },
  depositAmount: { readOnly: true },
  taxGroupId: { format: 'uuid', readOnly: true },
  lineItemPrice: { readOnly: true },
  subscriptionOptionInfo: { readOnly: true },
  deliveryProfileId: { format: 'uuid', readOnly: true },
  customLineItem: { readOnly: true },
  consentRequiredPaymentPolicy: { minLength: 1, maxLength: 2500, readOnly: true },
  priceUndetermined: { readOnly: true },
  fixedQuantity: { readOnly: true },
  savePaymentMethod: { readOnly: true },
  policies: { maxItems: 5, readOnly: true },
  membersOnly: { readOnly: true },
  modifierGroups: { maxItems: 25, readOnly: true },
  modifiersTotalPrice: { readOnly: true },
  couponScopes: { readOnly: true },
  digitalFile: { readOnly: true },
} as const

export const LineItemQuantityUpdate = {
  id: { format: 'uuid', required: true },
  quantity: { minimum: 1, maximum: 100000, required: true },
} as const

export const LoginId = {
  email: { format: 'email', required: true },
} as const

export const LoginRequest = {
  identifier: { required: true },
} as const

export const LoginV2Request = {
  loginId: { required: true },
  password: { minLength: 1, maxLength: 256, format: 'password' },
  stateToken: { maxLength: 1000 },
} as const

export const LoginWithIdpConnectionTokenParamsRequest = {
  idpConnectionId: { format: 'uuid' },
} as const

export const MediaAssignmentToChoice = {
  option: { minLength: 1, maxLength: 50, required: true },
  choice: { minLength: 1, maxLength: 50, required: true },
  mediaIds: { maxItems: 50 },
} as const

export const MediaDataForWrite = {
  url: { format: 'uri' },
} as const

export const MediaItemUrlAndSize = {
  url: { format: 'uri' },
} as const

export const Member = {
  id: { format: 'uuid', readOnly: true },
  loginEmail: { format: 'email', immutable: true },
  loginEmailVerified: { readOnly: true },
  status: { readOnly: true },
  contactId: { format: 'uuid', readOnly: true },
  activityStatus: { readOnly: true },
  createdDate: { format: 'date-time', readOnly: true },
  updatedDate: { format: 'date-time', readOnly: true },
  lastLoginDate: { format: 'date-time', readOnly: true },
} as const

export const MembersPaging = {
  limit: { minimum: 0, maximum: 100 },
  offset: { minimum: 0 },
} as const

export const MembersSearch = {
  expression: { minLength: 1, maxLength: 100 },
  fields: { maxItems: 4 },
} as const

export const MembersSorting = {
  fieldName: { maxLength: 512 },
} as const

export const Membership = {
  id: { minLength: 1, maxLength: 200 },
  lineItemIds: { maxItems: 300 },
} as const

export const MembershipName = {
  original: { maxLength: 100 },
  translated: { maxLength: 100 },
} as const

export const MembershipOptions = {
  eligibleMemberships: { maxItems: 300 },
  invalidMemberships: { maxItems: 300 },
  selectedMemberships: { maxItems: 300 },
} as const

export const MembershipPaymentCredits = {
  total: { minimum: 1 },
} as const

export const MerchantDiscountInput = {
  amount: { format: 'decimal', decimal: { minimum: '0', maximum: '1000000000000000' }, required: true },
} as const

export const ModifierGroup = {
  id: { minLength: 1, maxLength: 36 },
  modifiers: { minItems: 1, maxItems: 25 },
} as const

export const MultiCurrencyPrice = {
  amount: { format: 'decimal', decimal: { minimum: '0', maximum: '1000000000000000' } },
  convertedAmount: { format: 'decimal', decimal: { minimum: '0', maximum: '1000000000000000' }, readOnly: true },
  formattedAmount: { readOnly: true },
  formattedConvertedAmount: { readOnly: true },
} as const

export const NewCollection = {
  id: { minLength: 35, maxLength: 36, readOnly: true },
  name: { minLength: 1, maxLength: 50, required: true },
  media: { readOnly: true },
  numberOfProducts: { readOnly: true },
  description: { maxLength: 600 },
  slug: { minLength: 1, maxLength: 100 },
} as const

export const NewMember = {
  id: { format: 'uuid', readOnly: true },
  loginEmail: { format: 'email', required: true, immutable: true },
  loginEmailVerified: { readOnly: true },
  status: { readOnly: true },
  contactId: { format: 'uuid', readOnly: true },
  activityStatus: { readOnly: true },
  createdDate: { format: 'date-time', readOnly: true },
  updatedDate: { format: 'date-time', readOnly: true },
  lastLoginDate: { format: 'date-time', readOnly: true },
} as const

export const NewPriceData = {
  currency: { readOnly: true },
  price: { minimum: 0, maximum: 999999999.99, required: true },
  discountedPrice: { readOnly: true },
  formatted: { readOnly: true },
  pricePerUnit: { readOnly: true },
} as const

export const NewProduct = {
  id: { readOnly: true },
  name: { minLength: 1, maxLength: 80, required: true },
  slug: { maxLength: 100 },
  description: { maxLength: 8000 },
  sku: { maxLength: 40 },
  weight: { minimum: 0, maximum: 999999999.99 },
  weightRange: { readOnly: true },
  stock: { readOnly: true },
  price: { readOnly: true },
  priceData: { required: true },
  convertedPriceData: { readOnly: true },
  priceRange: { readOnly: true },
  costRange: { readOnly: true },
  additionalInfoSections: { readOnly: true },
  ribbons: { readOnly: true },
  media: { readOnly: true },
  customTextFields: { readOnly: true },
  productOptions: { maxItems: 6 },
  productPageUrl: { readOnly: true },
  numericId: { readOnly: true },
  inventoryItemId: { readOnly: true },
  collectionIds: { readOnly: true },
  variants: { maxItems: 1000, readOnly: true },
  lastUpdated: { format: 'date-time', readOnly: true },
  createdDate: { format: 'date-time', readOnly: true },
  ribbon: { maxLength: 30 },
  brand: { minLength: 1, maxLength: 50 },
  exportProductId: { readOnly: true },
} as const

export const OptionAndChoice = {
  option: { minLength: 1, maxLength: 50 },
  choice: { minLength: 1, maxLength: 50 },
} as const

export const Order = {
  lineItems: { maxItems: 300 },
} as const

export const OtherCharge = {
  details: { maxLength: 250 },
} as const

export const PageUrlV2 = {
  url: { format: 'uri' },
} as const

export const PercentageData = {
  rate: { minimum: -100, maximum: 1000 },
} as const

export const Phone = {
  countryCode: { pattern: '^[A-Z]{2}$' },
  phone: { pattern: '^\\+?[0-9 ()./-]{3,50}$' },
} as const

export const PhysicalProperties = {
  weight: { minimum: 0 },
  sku: { maxLength: 40 },
} as const

export const PlainTextValue = {
  original: { maxLength: 600 },
  translated: { maxLength: 600 },
} as const

export const PlatformPaging = {
  limit: { minimum: 0, maximum: 100, default: 50 },
  offset: { minimum: 0, default: 0 },
} as const

export const Policy = {
  title: { minLength: 1, maxLength: 29 },
  content: { minLength: 1, maxLength: 3000 },
} as const

export const PreorderInfo = {
  message: { minLength: 1, maxLength: 250 },
  limit: { minimum: 0, maximum: 100000 },
} as const

export const PriceData = {
  currency: { readOnly: true },
  price: { minimum: 0, maximum: 999999999.99 },
  discountedPrice: { readOnly: true },
  formatted: { readOnly: true },
  pricePerUnit: { readOnly: true },
} as const

export const PriceDescription = {
  original: { minLength: 1, maxLength: 100 },
  translated: { minLength: 1, maxLength: 100 },
} as const

export const PricePerUnitData = {
  totalQuantity: { minimum: 0.01, maximum: 999999999.99 },
  baseQuantity: { minimum: 0.01, maximum: 999999999.99 },
} as const

export const Product = {
  id: { readOnly: true },
  name: { minLength: 1, maxLength: 80 },
  slug: { maxLength: 100 },
  description: { maxLength: 8000 },
  sku: { maxLength: 40 },
  weight: { minimum: 0, maximum: 999999999.99 },
  weightRange: { readOnly: true },
  stock: { readOnly: true },
  price: { readOnly: true },
  convertedPriceData: { readOnly: true },
  priceRange: { readOnly: true },
  costRange: { readOnly: true },
  additionalInfoSections: { readOnly: true },
  ribbons: { readOnly: true },
  media: { readOnly: true },
  customTextFields: { readOnly: true },
  productOptions: { maxItems: 6 },
  productPageUrl: { readOnly: true },
  numericId: { readOnly: true },
  inventoryItemId: { readOnly: true },
  collectionIds: { readOnly: true },
  variants: { maxItems: 1000, readOnly: true },
  lastUpdated: { format: 'date-time', readOnly: true },
  createdDate: { format: 'date-time', readOnly: true },
  ribbon: { maxLength: 30 },
  brand: { minLength: 1, maxLength: 50 },
  exportProductId: { readOnly: true },
} as const

export const ProductFacet = {
  distinct: { minimum: 0 },
  values: { maxItems: 500 },
} as const

export const ProductFacetValue = {
  count: { minimum: 1 },
} as const

export const ProductFigures = {
  total: { minimum: 0 },
  mostValuable: { maxItems: 50 },
} as const

export const ProductMarginGroup = {
  count: { minimum: 0 },
} as const

export const ProductName = {
  original: { minLength: 1, maxLength: 200 },
  translated: { minLength: 1, maxLength: 400 },
} as const

export const ProductOption = {
  optionType: { readOnly: true },
  name: { minLength: 1, maxLength: 50 },
  choices: { minItems: 1, maxItems: 100 },
} as const

export const ProductOptionsAvailabilityRequest = {
  options: { required: true },
} as const

export const Profile = {
  slug: { readOnly: true },
} as const

export const ProfileImage = {
  url: { format: 'uri' },
} as const

export const PropertyAdjustmentData = {
  amount: { minimum: -999999999.99, maximum: 999999999.99 },
} as const

export const QueryCollectionsResponse = {
  collections: { maxItems: 100 },
} as const

export const QueryMembersRequest = {
  fieldsets: { maxItems: 3 },
} as const

export const QueryProductFacetsRequest = {
  fields: { minItems: 1, maxItems: 2, required: true },
} as const

export const QueryProductFiguresRequest = {
  mostValuable: { minimum: 0, maximum: 50, default: 7 },
} as const

export const QueryProductsPlatformizedResponse = {
  products: { maxItems: 100 },
} as const

export const QueryStoreVariantsRequest = {
  query: { required: true },
} as const

export const RecaptchaForClientSiteKey = {
  token: { maxLength: 5000 },
  siteKeyId: { format: 'uuid' },
} as const

export const RecoverRequest = {
  recoveryToken: { minLength: 1, required: true },
  password: { minLength: 1, maxLength: 256, format: 'password' },
} as const

export const RecoveryRedirect = {
  url: { maxLength: 1000 },
  clientId: { format: 'uuid' },
} as const

export const RedirectSession = {
  fullUrl: { maxLength: 2048 },
  sessionToken: { maxLength: 2048 },
  shortUrl: { maxLength: 2048 },
} as const

export const RedirectSessionAuthParams = {
  authRequest: { required: true },
} as const

export const RedirectSessionBookingsBookParams = {
  resourceId: { format: 'uuid' },
} as const

export const RedirectSessionBookingsCheckoutParams = {
  timezone: { maxLength: 40 },
} as const

export const RedirectSessionEcomCheckoutParams = {
  checkoutId: { format: 'uuid', required: true },
} as const

export const RedirectSessionEcomOrderPaymentRequestParams = {
  paymentRequestId: { format: 'uuid' },
} as const

export const RedirectSessionEventsCheckoutParams = {
  reservationId: { format: 'uuid', required: true },
  eventSlug: { maxLength: 150, required: true },
} as const

export const RedirectSessionLogoutParams = {
  clientId: { format: 'uuid', required: true },
} as const

export const RedirectSessionPaidPlansCheckoutParams = {
  planId: { format: 'uuid', required: true },
  checkoutData: { maxLength: 2048 },
} as const

export const RedirectSessionStoresProductParams = {
  productSlug: { maxLength: 150 },
} as const

export const Region = {
  name: { maxLength: 100 },
} as const

export const RegisterRequest = {
  identity: { required: true },
} as const

export const RegisterV2Request = {
  loginId: { required: true },
  password: { minLength: 1, maxLength: 256, format: 'password' },
} as const

export const RemoveLineItemsFromCurrentCartRequest = {
  lineItemIds: { minItems: 1, maxItems: 100, required: true },
} as const

export const RemoveLineItemsRequest = {
  lineItemIds: { minItems: 1, maxItems: 100, required: true },
} as const

export const RemoveProductMediaFromChoicesRequest = {
  media: { maxItems: 10, required: true },
} as const

export const RemoveProductMediaRequest = {
  mediaIds: { maxItems: 50, required: true },
} as const

export const RemoveProductsFromCollectionRequest = {
  productIds: { maxItems: 1000, required: true },
} as const

export const ResendDuringAuthenticationRequest = {
  stateToken: { minLength: 1, required: true },
} as const

export const RevokeRefreshTokenRequest = {
  token: { required: true },
} as const

export const Ribbon = {
  text: { maxLength: 30 },
} as const

export const SecondaryEmail = {
  email: { format: 'email' },
} as const

export const SelectedCarrierServiceOption = {
  code: { maxLength: 100 },
  title: { maxLength: 250 },
  deliveryAllocations: { maxItems: 300 },
} as const

export const SelectedCarrierServiceOptionOtherCharge = {
  details: { maxLength: 200 },
} as const

export const SelectedMembership = {
  id: { minLength: 1, maxLength: 100, required: true },
  appId: { format: 'uuid', required: true },
} as const

export const SelectedMemberships = {
  memberships: { maxItems: 300 },
} as const

export const SelectedShippingOption = {
  carrierId: { format: 'uuid' },
  code: { minLength: 1, maxLength: 100 },
} as const

export const SendActivationEmailRequest = {
  identityId: { format: 'uuid', required: true },
} as const

export const SendRecoveryEmailRequest = {
  email: { format: 'email', required: true },
  language: { pattern: '^[a-z]{2}$' },
} as const

export const SeoKeyword = {
  origin: { maxLength: 1000 },
} as const

export const SeoSettings = {
  keywords: { maxItems: 5 },
} as const

export const ServiceProperties = {
  scheduledDate: { format: 'date-time' },
  numberOfParticipants: { minimum: 1, maximum: 10000 },
} as const

export const SetValue = {
  price: { minimum: 0, maximum: 999999999.99 },
  cost: { minimum: 0, maximum: 999999999.99 },
  weight: { minimum: 0, maximum: 999999999.99 },
  ribbon: { maxLength: 30, clearable: true },
  brand: { maxLength: 50, clearable: true },
} as const

export const ShippingOption = {
  code: { maxLength: 100 },
  title: { maxLength: 250 },
  deliveryAllocations: { maxItems: 300 },
} as const

export const ShippingRegion = {
  name: { maxLength: 100 },
} as const

export const SignOnRequest = {
  loginId: { required: true },
} as const

export const SlotResource = {
  id: { format: 'uuid', readOnly: true },
  name: { maxLength: 1200 },
} as const

export const Sorting = {
  fieldName: { maxLength: 512 },
} as const

export const StartRequest = {
  identityId: { format: 'uuid' },
} as const

export const Stock = {
  quantity: { minimum: 0, maximum: 99999 },
} as const

export const StoreVariant = {
  variantName: { minLength: 1, maxLength: 80 },
  productName: { minLength: 1, maxLength: 80 },
  sku: { maxLength: 40 },
} as const

export const SubscriptionDescription = {
  original: { maxLength: 500 },
  translated: { maxLength: 500 },
} as const

export const SubscriptionSettings = {
  billingCycles: { minimum: 1 },
  interval: { minimum: 1, maximum: 3650 },
} as const

export const SubscriptionTitle = {
  original: { minLength: 1, maxLength: 150 },
  translated: { minLength: 1, maxLength: 150 },
} as const

export const TaxBreakdown = {
  jurisdiction: { maxLength: 200 },
  taxType: { maxLength: 200 },
  taxName: { maxLength: 200 },
} as const

export const TaxRateBreakdown = {
  name: { maxLength: 100 },
} as const

export const TokenInfoResponse = {
  vendorProductId: { maxLength: 100 },
} as const

export const TokenRequest = {
  grantType: { required: true },
  codeVerifier: { minLength: 43, maxLength: 128, pattern: '^[A-Za-z0-9._~-]*$' },
} as const

export const TokenResponse = {
  expires_in: { minimum: 0 },
} as const

export const TranslatableString = {
  original: { minLength: 1, maxLength: 200 },
  translated: { minLength: 1, maxLength: 400 },
} as const

export const URLDetails = {
  endpoint: { maxLength: 2048 },
} as const

export const UpdateCartRequest = {
  lineItems: { maxItems: 300 },
  customLineItems: { maxItems: 300 },
} as const

export const UpdateCollectionRequest = {
  collection: { required: true },
} as const

export const UpdateCurrentCartLineItemQuantityRequest = {
  lineItems: { minItems: 1, maxItems: 100, required: true },
} as const

export const UpdateInventoryVariantsRequest = {
  inventoryItem: { required: true },
} as const

export const UpdateLineItemsQuantityRequest = {
  lineItems: { minItems: 1, maxItems: 100, required: true },
} as const

export const UpdateMemberRequest = {
  member: { required: true },
} as const

export const UpdateMySlugRequest = {
  slug: { minLength: 1, maxLength: 255, required: true },
} as const

export const UpdateProductPlatformizedRequest = {
  product: { required: true },
} as const

export const UpdateProductRequest = {
  product: { required: true },
} as const

export const UpdateVariantsRequest = {
  variants: { required: true },
} as const

export const V1CreateProductPlatformizedRequest = {
  product: { required: true },
} as const

export const V1ItemModifier = {
  id: { minLength: 1, maxLength: 36 },
  quantity: { minimum: 1, maximum: 100000 },
  price: { format: 'decimal', decimal: { minimum: '0', maximum: '1000000000000000', scale: 3 } },
} as const

export const V1ModifierGroup = {
  id: { minLength: 1, maxLength: 36 },
  modifiers: { minItems: 1, maxItems: 25 },
} as const

export const V1UpdateProductPlatformizedRequest = {
  product: { required: true },
} as const

export const ValidateEmailRequest = {
  email: { maxLength: 254, required: true },
} as const

export const Variant = {
  id: { format: 'uuid' },
  stock: { readOnly: true },
} as const

export const VariantDataWithNoStock = {
  convertedPriceData: { readOnly: true },
  weight: { minimum: 0, maximum: 999999999.99 },
  sku: { maxLength: 40 },
} as const

export const VariantOverride = {
  price: { minimum: 0, maximum: 999999999.99 },
  cost: { minimum: 0, maximum: 999999999.99 },
  weight: { minimum: 0, maximum: 999999999.99 },
  sku: { maxLength: 40 },
} as const

export const VariantStock = {
  quantity: { minimum: 0, maximum: 99999 },
} as const

export const VerifyDuringAuthenticationRequest = {
  code: { minLength: 6, maxLength: 6, required: true },
  stateToken: { minLength: 1, required: true },
} as const

export const Video = {
  resolutions: { maxItems: 100 },
} as const
