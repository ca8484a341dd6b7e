// Generated from spec/ by `npm run generate`. Do not edit.
// What forms and query builders need to know about fields.


/** Fields that queries can filter and sort by; `additions` are the sandbox’s own, for clients whose profile asks for them. */
export const queryFields = {
  listedMembers: {
    loginEmail: { type: 'string', operators: [], sortable: true, additions: ['sort'] },
    'profile.nickname': { type: 'string', operators: [], sortable: true, additions: ['sort'] },
    createdDate: { type: 'date', operators: [], sortable: true, additions: ['field', 'sort'] },
    lastLoginDate: { type: 'date', operators: [], sortable: true, additions: ['field', 'sort'] },
  },
  members: {
    id: { type: 'string', operators: ['eq', 'ne', 'startsWith', 'hasSome', 'in', 'exists'], sortable: false },
    loginEmail: { type: 'string', operators: ['eq', 'ne', 'startsWith', 'contains', 'hasSome', 'in', 'exists'], sortable: true, additions: ['contains', 'sort'] },
    'contact.firstName': { type: 'string', operators: ['eq', 'ne', 'startsWith', 'contains', 'hasSome', 'in', 'exists'], sortable: false, additions: ['contains'] },
    'contact.lastName': { type: 'string', operators: ['eq', 'ne', 'startsWith', 'contains', 'hasSome', 'in', 'exists'], sortable: false, additions: ['contains'] },
    'profile.nickname': { type: 'string', operators: ['eq', 'ne', 'startsWith', 'contains', 'hasSome', 'in', 'exists'], sortable: true, additions: ['contains', 'sort'] },
    'profile.slug': { type: 'string', operators: ['eq', 'ne', 'startsWith', 'hasSome', 'in', 'exists'], sortable: false },
    privacyStatus: { type: 'string', operators: ['eq', 'ne', 'hasSome', 'in', 'exists'], sortable: false },
    status: { type: 'string', operators: ['eq', 'ne', 'in'], sortable: false, additions: ['field'] },
    activityStatus: { type: 'string', operators: ['eq', 'ne', 'in'], sortable: false, additions: ['field'] },
    createdDate: { type: 'date', operators: ['gt', 'ge', 'lt', 'le'], sortable: true, additions: ['field', 'sort'] },
    lastLoginDate: { type: 'date', operators: ['gt', 'ge', 'lt', 'le'], sortable: true, additions: ['field', 'sort'] },
  },
  products: {
    id: { type: 'string', operators: ['eq', 'ne', 'startsWith', 'hasSome', 'in', 'exists'], sortable: true },
    name: { type: 'string', operators: ['eq', 'ne', 'startsWith', 'hasSome', 'in', 'exists', 'contains'], sortable: true, additions: ['contains'] },
    slug: { type: 'string', operators: ['eq', 'ne', 'startsWith', 'hasSome', 'in', 'exists'], sortable: true },
    sku: { type: 'string', operators: ['eq', 'ne', 'startsWith', 'hasSome', 'in', 'exists', 'contains'], sortable: true, additions: ['contains'] },
    description: { type: 'string', operators: ['eq', 'ne', 'startsWith', 'hasSome', 'in', 'exists'], sortable: false },
    productType: { type: 'string', operators: ['eq', 'ne', 'hasSome', 'in', 'exists'], sortable: true },
    price: { type: 'number', operators: ['eq', 'ne', 'hasSome', 'in', 'exists'], sortable: true },
    'priceData.price': { type: 'number', operators: ['eq', 'ne', 'ge', 'gt', 'le', 'lt', 'hasSome', 'in', 'exists'], sortable: true },
    numericId: { type: 'number', operators: ['eq', 'ne', 'ge', 'gt', 'le', 'lt', 'hasSome', 'in', 'exists'], sortable: true },
    lastUpdated: { type: 'date', operators: ['eq', 'ne', 'ge', 'gt', 'le', 'lt', 'hasSome', 'in', 'exists'], sortable: true, additions: ['ge', 'le'] },
    createdDate: { type: 'date', operators: ['eq', 'ne', 'ge', 'gt', 'le', 'lt', 'hasSome', 'in', 'exists'], sortable: true, additions: ['ge', 'le', 'sort'] },
    collectionIds: { type: 'strings', operators: ['eq', 'ne', 'hasSome', 'hasAll', 'in', 'exists'], sortable: false },
    visible: { type: 'boolean', operators: ['eq', 'ne'], sortable: false, additions: ['field'] },
    'stock.inventoryStatus': { type: 'string', operators: ['eq', 'ne', 'in', 'hasSome'], sortable: false, additions: ['field'] },
    'stock.quantity': { type: 'number', operators: ['eq', 'ne', 'ge', 'gt', 'le', 'lt', 'in', 'exists'], sortable: true, additions: ['field'] },
    ribbon: { type: 'string', operators: ['eq', 'ne', 'in', 'contains', 'exists'], sortable: true, additions: ['field'] },
    brand: { type: 'string', operators: ['eq', 'ne', 'in', 'contains', 'exists'], sortable: true, additions: ['field'] },
    'discount.type': { type: 'string', operators: ['eq', 'ne', 'in'], sortable: false, additions: ['field'] },
    'costAndProfitData.profitMargin': { type: 'number', operators: ['ge', 'gt', 'le', 'lt', 'exists'], sortable: true, additions: ['field'] },
    'variants.variant.costAndProfitData.profit': { type: 'number', operators: ['ge', 'gt', 'le', 'lt', 'exists'], sortable: true, additions: ['field'] },
  },
  storeVariants: {
    id: { type: 'string', operators: ['eq', 'ne', 'startsWith', 'hasSome', 'in', 'exists'], sortable: true, additions: ['field'] },
    productId: { type: 'string', operators: ['eq', 'ne', 'hasSome', 'in', 'exists'], sortable: true },
    variantId: { type: 'string', operators: ['eq', 'ne', 'hasSome', 'in', 'exists'], sortable: false },
    sku: { type: 'string', operators: ['eq', 'ne', 'startsWith', 'hasSome', 'in', 'exists', 'contains'], sortable: true, additions: ['contains'] },
    productName: { type: 'string', operators: ['eq', 'ne', 'startsWith', 'hasSome', 'in', 'exists', 'contains'], sortable: true, additions: ['contains'] },
    collectionIds: { type: 'strings', operators: ['eq', 'ne', 'hasSome', 'hasAll', 'in', 'exists'], sortable: false },
    managedVariant: { type: 'boolean', operators: ['eq', 'ne'], sortable: false },
    'stock.trackQuantity': { type: 'boolean', operators: ['eq', 'ne'], sortable: false, additions: ['field'] },
    'stock.inStock': { type: 'boolean', operators: ['eq', 'ne'], sortable: false, additions: ['field'] },
    'stock.quantity': { type: 'number', operators: ['eq', 'ne', 'ge', 'gt', 'le', 'lt', 'in', 'exists'], sortable: true, additions: ['field'] },
  },
  collections: {
    id: { type: 'string', operators: ['eq', 'ne', 'startsWith', 'hasSome', 'in', 'exists'], sortable: true },
    name: { type: 'string', operators: ['eq', 'ne', 'startsWith', 'hasSome', 'in', 'exists', 'contains'], sortable: true, additions: ['contains'] },
    slug: { type: 'string', operators: ['eq', 'ne', 'startsWith', 'hasSome', 'in', 'exists', 'contains'], sortable: true, additions: ['field'] },
    visible: { type: 'boolean', operators: ['eq', 'ne'], sortable: false, additions: ['field'] },
  },
  inventory: {
    id: { type: 'string', operators: ['eq', 'ne', 'hasSome', 'in', 'exists'], sortable: true },
    productId: { type: 'string', operators: ['eq', 'ne', 'hasSome', 'in', 'exists'], sortable: true },
    numericId: { type: 'number', operators: ['eq', 'ne', 'ge', 'gt', 'le', 'lt', 'hasSome', 'in', 'exists'], sortable: true },
    lastUpdated: { type: 'date', operators: ['eq', 'ne', 'ge', 'gt', 'le', 'lt', 'hasSome', 'in', 'exists'], sortable: true },
    trackQuantity: { type: 'boolean', operators: ['eq', 'ne'], sortable: false },
    productName: { type: 'string', operators: ['eq', 'ne', 'startsWith', 'contains', 'hasSome', 'in'], sortable: true, additions: ['field'] },
    externalId: { type: 'string', operators: ['eq', 'ne', 'hasSome', 'in', 'exists'], sortable: true, additions: ['field'] },
    'variants.variantId': { type: 'strings', operators: ['eq', 'ne', 'hasSome', 'hasAll', 'in', 'exists'], sortable: false, additions: ['field'] },
    'variants.quantity': { type: 'number', operators: ['eq', 'ne', 'ge', 'gt', 'le', 'lt', 'in', 'exists'], sortable: true, additions: ['field'] },
    'variants.inStock': { type: 'boolean', operators: ['eq', 'ne'], sortable: false, additions: ['field'] },
    'variants.availableForPreorder': { type: 'boolean', operators: ['eq', 'ne'], sortable: false, additions: ['field'] },
    'preorderInfo.enabled': { type: 'boolean', operators: ['eq', 'ne'], sortable: false, additions: ['field'] },
    'preorderInfo.message': { type: 'string', operators: ['eq', 'ne', 'startsWith', 'contains', 'hasSome', 'in', 'exists'], sortable: true, additions: ['field'] },
    'preorderInfo.limit': { type: 'number', operators: ['eq', 'ne', 'ge', 'gt', 'le', 'lt', 'in', 'exists'], sortable: true, additions: ['field'] },
  },
} as const

/** Limits of the fields of everything that is sent, by the name of its schema. */
export const limits = {
  AddProductMediaRequest: {
    media: { minItems: 1, maxItems: 50, required: true },
  },
  AddProductMediaToChoicesRequest: {
    media: { minItems: 1, maxItems: 10, required: true },
  },
  AddProductsToCollectionRequest: {
    productIds: { maxItems: 1000, required: true },
  },
  AddToCartRequest: {
    lineItems: { maxItems: 100 },
    customLineItems: { maxItems: 100 },
    businessLocationId: { format: 'uuid' },
  },
  AddToCurrentCartRequest: {
    lineItems: { maxItems: 100 },
    customLineItems: { maxItems: 100 },
    businessLocationId: { format: 'uuid' },
  },
  AdditionalInfoSection: {
    title: { maxLength: 50 },
    description: { maxLength: 16000 },
  },
  AuthenticatorConnection: {
    authenticatorConnectionId: { format: 'uuid' },
  },
  AuthorizeRequest: {
    clientId: { format: 'uuid', required: true },
    responseType: { minLength: 1, required: true },
    redirectUri: { minLength: 1 },
    state: { minLength: 1, required: true },
    nonce: { maxLength: 512 },
  },
  BookingLocation: {
    id: { format: 'uuid' },
    formattedAddressTranslated: { maxLength: 512 },
  },
  BookingSlot: {
    eventId: { minLength: 36, maxLength: 250 },
  },
  BulkAdjustProductPropertiesRequest: {
    ids: { minItems: 1, maxItems: 100, required: true },
    adjust: { required: true },
  },
  BulkUpdateProductsRequest: {
    ids: { minItems: 1, maxItems: 100, required: true },
    set: { required: true },
  },
  BuyerInfo: {
    visitorId: { format: 'uuid', readOnly: true },
    memberId: { format: 'uuid', readOnly: true },
    userId: { format: 'uuid', readOnly: true },
    contactId: { format: 'uuid' },
    email: { format: 'email' },
  },
  CallbackParams: {
    thankYouPageUrl: { maxLength: 2048 },
    postFlowUrl: { maxLength: 2048 },
    loginUrl: { maxLength: 2048 },
    bookingsServiceListUrl: { maxLength: 2048 },
    cartPageUrl: { maxLength: 2048 },
    planListUrl: { maxLength: 2048 },
  },
  CaptchaToken: {
    Recaptcha: { maxLength: 5000 },
    InvisibleRecaptcha: { maxLength: 5000 },
    NoCaptcha: { maxLength: 5000 },
  },
  Cart: {
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
  },
  CartAddress: {
    country: { pattern: '^[A-Z]{2}$' },
    subdivision: { maxLength: 50 },
    city: { maxLength: 50 },
    postalCode: { maxLength: 50 },
    addressLine: { maxLength: 150 },
    addressLine2: { maxLength: 100 },
    countryFullname: { readOnly: true },
    subdivisionFullname: { readOnly: true },
    formattedAddress: { readOnly: true },
  },
  CatalogOverrideFields: {
    price: { format: 'decimal', decimal: { minimum: '0', maximum: '999999999', scale: 3 } },
    fullPrice: { format: 'decimal', decimal: { minimum: '0', maximum: '999999999', scale: 3 } },
    descriptionLines: { maxItems: 20 },
    depositAmount: { format: 'decimal', decimal: { maximum: '999999999', scale: 3 } },
    inventoryAppId: { format: 'uuid' },
  },
  CatalogPaging: {
    limit: { minimum: 0, maximum: 100 },
    offset: { minimum: 0 },
  },
  CatalogReference: {
    catalogItemId: { minLength: 1, maxLength: 36, required: true },
    appId: { minLength: 1, required: true },
  },
  ChangePasswordRequest: {
    newPassword: { minLength: 1, maxLength: 256, format: 'password', required: true },
  },
  Choice: {
    value: { minLength: 1, maxLength: 50 },
    description: { minLength: 1, maxLength: 50 },
    media: { readOnly: true },
    inStock: { readOnly: true },
    visible: { readOnly: true },
  },
  Collection: {
    id: { minLength: 35, maxLength: 36, readOnly: true },
    name: { minLength: 1, maxLength: 50 },
    media: { readOnly: true },
    numberOfProducts: { readOnly: true },
    description: { maxLength: 600 },
    slug: { minLength: 1, maxLength: 100 },
  },
  Color: {
    original: { maxLength: 500 },
    translated: { maxLength: 500 },
  },
  Contact: {
    contactId: { format: 'uuid', readOnly: true },
    emails: { immutable: true },
    birthdate: { maxLength: 100, format: 'date' },
    company: { maxLength: 100 },
    jobTitle: { maxLength: 100 },
  },
  ContactAddress: {
    addressLine: { maxLength: 200 },
    id: { format: 'uuid', readOnly: true },
  },
  ContactStreetAddress: {
    number: { maxLength: 100 },
    name: { maxLength: 200 },
  },
  CostAndProfitData: {
    itemCost: { minimum: 0, maximum: 999999999.99 },
    formattedItemCost: { readOnly: true },
    profit: { maximum: 999999999.99, readOnly: true },
    formattedProfit: { readOnly: true },
    profitMargin: { maximum: 1, readOnly: true },
  },
  CreateCartRequest: {
    lineItems: { maxItems: 300 },
    customLineItems: { maxItems: 300 },
  },
  CreateCheckoutFromCurrentCartRequest: {
    email: { format: 'email' },
  },
  CreateCheckoutRequest: {
    email: { format: 'email' },
  },
  CreateCollectionRequest: {
    collection: { required: true },
  },
  CreateMemberRequest: {
    member: { required: true },
  },
  CreateProductPlatformizedRequest: {
    product: { required: true },
  },
  CreateProductRequest: {
    product: { required: true },
  },
  CreateRedirectSessionRequest: {
    origin: { maxLength: 2048 },
  },
  CursorPaging: {
    limit: { minimum: 0, maximum: 100 },
    cursor: { maxLength: 16000 },
  },
  CustomLineItem: {
    quantity: { minimum: 1, maximum: 100000 },
    price: { format: 'decimal', decimal: { minimum: '0', maximum: '1000000000000000' } },
    descriptionLines: { maxItems: 10 },
    id: { format: 'uuid', readOnly: true },
    taxGroupId: { format: 'uuid' },
    fullPrice: { format: 'decimal' },
    quantityAvailable: { maximum: 100000 },
    rootCatalogItemId: { minLength: 1, maxLength: 36 },
    depositAmount: { format: 'decimal' },
    deliveryProfileId: { format: 'uuid' },
    consentRequiredPaymentPolicy: { minLength: 1, maxLength: 1000, readOnly: true },
    savePaymentMethod: { readOnly: true },
    policies: { maxItems: 5 },
    modifierGroups: { maxItems: 25 },
  },
  CustomTextField: {
    title: { maxLength: 100 },
    maxLength: { maximum: 500 },
  },
  CustomValue: {
    dateValue: { format: 'date-time' },
  },
  DecrementData: {
    inventoryId: { maxLength: 36 },
    externalId: { maxLength: 36 },
    productId: { maxLength: 36 },
    variantId: { format: 'uuid' },
    decrementBy: { minimum: 1 },
  },
  DecrementInventoryRequest: {
    decrementData: { minItems: 1, maxItems: 300, required: true },
  },
  DescriptionLine: {
    lineType: { readOnly: true },
  },
  DescriptionLineName: {
    original: { maxLength: 100 },
    translated: { maxLength: 200 },
  },
  Dimensions: {
    length: { format: 'decimal', decimal: { minimum: '0', maximum: '999999999', scale: 6 } },
    width: { format: 'decimal', decimal: { minimum: '0', maximum: '999999999', scale: 6 } },
    height: { format: 'decimal', decimal: { minimum: '0', maximum: '999999999', scale: 6 } },
  },
  Discount: {
    value: { minimum: 0 },
  },
  EmailOptions: {
    language: { pattern: '^[a-z]{2}$' },
  },
  FormattedPrice: {
    pricePerUnit: { readOnly: true },
  },
  FreeTrialPeriod: {
    interval: { minimum: 1, maximum: 999 },
  },
  FullAddressContactDetails: {
    firstName: { maxLength: 100 },
    lastName: { maxLength: 100 },
    phone: { pattern: '^\\+?[0-9 ()./-]{3,50}$' },
    company: { maxLength: 1000 },
  },
  GraphqlRequest: {
    query: { minLength: 1, required: true },
  },
  HostSelectedMembership: {
    id: { minLength: 1, maxLength: 200, required: true },
    appId: { format: 'uuid', required: true },
    lineItemIds: { minItems: 1, maxItems: 300 },
  },
  Identity: {
    id: { format: 'uuid' },
    createdDate: { format: 'date-time', readOnly: true },
    updatedDate: { format: 'date-time', readOnly: true },
    status: { readOnly: true },
    factors: { maxItems: 10, readOnly: true },
  },
  IdentityAddress: {
    country: { pattern: '^[A-Z]{2}$' },
    streetName: { maxLength: 1000 },
    streetNumber: { maxLength: 1000 },
  },
  IdentityEmail: {
    address: { format: 'email' },
  },
  IdentityFactor: {
    factorId: { format: 'uuid' },
  },
  IdentityMetadata: {
    tags: { readOnly: true },
  },
  IdentityProfile: {
    picture: { format: 'uri' },
    labels: { maxItems: 2000 },
    language: { pattern: '^[a-z]{2}$' },
    company: { maxLength: 1000 },
    position: { maxLength: 1000 },
    birthdate: { format: 'date' },
    slug: { maxLength: 255 },
    vatId: { maxLength: 1000 },
  },
  IdpConnection: {
    idpConnectionId: { format: 'uuid' },
  },
  Image: {
    url: { pattern: '^(?:https?://[^\\s/?#]\\S*|wix:\\S*|[^:]*)$' },
    height: { readOnly: true },
    width: { readOnly: true },
    filename: { readOnly: true },
    urlExpirationDate: { format: 'date-time' },
  },
  IncrementData: {
    inventoryId: { maxLength: 36 },
    productId: { maxLength: 36 },
    variantId: { format: 'uuid' },
    incrementBy: { minimum: 1 },
  },
  IncrementInventoryRequest: {
    incrementData: { minItems: 1, maxItems: 300, required: true },
  },
  InventoryItemV2: {
    externalId: { readOnly: true },
    productId: { readOnly: true },
    lastUpdated: { format: 'date-time', readOnly: true },
    numericId: { readOnly: true },
  },
  InventoryPaging: {
    limit: { minimum: 0, maximum: 100 },
    offset: { minimum: 0 },
  },
  InventoryVariantV2: {
    quantity: { minimum: 0, maximum: 99999 },
    availableForPreorder: { readOnly: true },
  },
  ItemModifier: {
    id: { minLength: 1, maxLength: 36 },
    quantity: { minimum: 1, maximum: 100000 },
  },
  LineItem: {
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
  },
  LineItemQuantityUpdate: {
    id: { format: 'uuid', required: true },
    quantity: { minimum: 1, maximum: 100000, required: true },
  },
  LoginId: {
    email: { format: 'email', required: true },
  },
  LoginRequest: {
    identifier: { required: true },
  },
  LoginV2Request: {
    loginId: { required: true },
    password: { minLength: 1, maxLength: 256, format: 'password' },
    stateToken: { maxLength: 1000 },
  },
  LoginWithIdpConnectionTokenParamsRequest: {
    idpConnectionId: { format: 'uuid' },
  },
  MediaAssignmentToChoice: {
    option: { minLength: 1, maxLength: 50, required: true },
    choice: { minLength: 1, maxLength: 50, required: true },
    mediaIds: { maxItems: 50 },
  },
  MediaDataForWrite: {
    url: { format: 'uri' },
  },
  MediaItemUrlAndSize: {
    url: { format: 'uri' },
  },
  Member: {
    id: { format: 'uuid', readOnly: true },
    loginEmail: { format: 'email', immutable: true },
    loginEmailVerified: { readOnly: true },
    status: { readOnly: true },
    contactId: { format: 'uuid', readOnly: true },
    activityStatus: { readOnly: true },
    createdDate: { format: 'date-time', readOnly: true },
    updatedDate: { format: 'date-time', readOnly: true },
    lastLoginDate: { format: 'date-time', readOnly: true },
  },
  MembersPaging: {
    limit: { minimum: 0, maximum: 100 },
    offset: { minimum: 0 },
  },
  MembersSearch: {
    expression: { minLength: 1, maxLength: 100 },
    fields: { maxItems: 4 },
  },
  MembersSorting: {
    fieldName: { maxLength: 512 },
  },
  MerchantDiscountInput: {
    amount: { format: 'decimal', decimal: { minimum: '0' }, required: true },
  },
  ModifierGroup: {
    id: { minLength: 1, maxLength: 36 },
    modifiers: { minItems: 1, maxItems: 25 },
  },
  MultiCurrencyPrice: {
    amount: { format: 'decimal', decimal: { minimum: '0', maximum: '1000000000000000' } },
    convertedAmount: { format: 'decimal', decimal: { minimum: '0', maximum: '1000000000000000' }, readOnly: true },
    formattedAmount: { readOnly: true },
    formattedConvertedAmount: { readOnly: true },
  },
  OptionAndChoice: {
    option: { minLength: 1, maxLength: 50 },
    choice: { minLength: 1, maxLength: 50 },
  },
  PageUrlV2: {
    url: { format: 'uri' },
  },
  PercentageData: {
    rate: { minimum: -100, maximum: 1000 },
  },
  Phone: {
    countryCode: { pattern: '^[A-Z]{2}$' },
    phone: { pattern: '^\\+?[0-9 ()./-]{3,50}$' },
  },
  PhysicalProperties: {
    sku: { maxLength: 40 },
  },
  PlainTextValue: {
    original: { maxLength: 600 },
    translated: { maxLength: 600 },
  },
  PlatformPaging: {
    limit: { minimum: 0, maximum: 100 },
    offset: { minimum: 0 },
  },
  Policy: {
    title: { minLength: 1, maxLength: 29 },
    content: { minLength: 1, maxLength: 3000 },
  },
  PreorderInfo: {
    message: { minLength: 1, maxLength: 250 },
    limit: { minimum: 0, maximum: 100000 },
  },
  PriceData: {
    currency: { readOnly: true },
    price: { minimum: 0, maximum: 999999999.99 },
    discountedPrice: { readOnly: true },
    formatted: { readOnly: true },
    pricePerUnit: { readOnly: true },
  },
  PriceDescription: {
    original: { minLength: 1, maxLength: 100 },
    translated: { minLength: 1, maxLength: 100 },
  },
  PricePerUnitData: {
    totalQuantity: { minimum: 0.01, maximum: 999999999.99 },
    baseQuantity: { minimum: 0.01, maximum: 999999999.99 },
  },
  Product: {
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
  },
  ProductName: {
    original: { minLength: 1, maxLength: 200 },
    translated: { minLength: 1, maxLength: 400 },
  },
  ProductOption: {
    optionType: { readOnly: true },
    name: { minLength: 1, maxLength: 50 },
    choices: { minItems: 1, maxItems: 100 },
  },
  ProductOptionsAvailabilityRequest: {
    options: { required: true },
  },
  Profile: {
    slug: { readOnly: true },
  },
  ProfileImage: {
    url: { format: 'uri' },
  },
  PropertyAdjustmentData: {
    amount: { minimum: -999999999.99, maximum: 999999999.99 },
  },
  QueryMembersRequest: {
    fieldsets: { maxItems: 3 },
  },
  QueryProductFacetsRequest: {
    fields: { minItems: 1, maxItems: 2, required: true },
  },
  QueryProductFiguresRequest: {
    mostValuable: { minimum: 0, maximum: 50 },
  },
  QueryStoreVariantsRequest: {
    query: { required: true },
  },
  RecaptchaForClientSiteKey: {
    token: { maxLength: 5000 },
    siteKeyId: { format: 'uuid' },
  },
  RecoverRequest: {
    recoveryToken: { minLength: 1, required: true },
    password: { minLength: 1, maxLength: 256, format: 'password' },
  },
  RecoveryRedirect: {
    url: { maxLength: 1000 },
    clientId: { format: 'uuid' },
  },
  RedirectSessionAuthParams: {
    authRequest: { required: true },
  },
  RedirectSessionBookingsBookParams: {
    resourceId: { format: 'uuid' },
  },
  RedirectSessionBookingsCheckoutParams: {
    timezone: { maxLength: 40 },
  },
  RedirectSessionEcomCheckoutParams: {
    checkoutId: { format: 'uuid', required: true },
  },
  RedirectSessionEcomOrderPaymentRequestParams: {
    paymentRequestId: { format: 'uuid' },
  },
  RedirectSessionEventsCheckoutParams: {
    reservationId: { format: 'uuid', required: true },
    eventSlug: { maxLength: 150, required: true },
  },
  RedirectSessionLogoutParams: {
    clientId: { format: 'uuid', required: true },
  },
  RedirectSessionPaidPlansCheckoutParams: {
    planId: { format: 'uuid', required: true },
    checkoutData: { maxLength: 2048 },
  },
  RedirectSessionStoresProductParams: {
    productSlug: { maxLength: 150 },
  },
  RegisterRequest: {
    identity: { required: true },
  },
  RegisterV2Request: {
    loginId: { required: true },
    password: { minLength: 1, maxLength: 256, format: 'password' },
  },
  RemoveLineItemsFromCurrentCartRequest: {
    lineItemIds: { minItems: 1, maxItems: 100, required: true },
  },
  RemoveLineItemsRequest: {
    lineItemIds: { minItems: 1, maxItems: 100, required: true },
  },
  RemoveProductMediaFromChoicesRequest: {
    media: { maxItems: 10, required: true },
  },
  RemoveProductMediaRequest: {
    mediaIds: { maxItems: 50, required: true },
  },
  RemoveProductsFromCollectionRequest: {
    productIds: { maxItems: 1000, required: true },
  },
  ResendDuringAuthenticationRequest: {
    stateToken: { minLength: 1, required: true },
  },
  RevokeRefreshTokenRequest: {
    token: { required: true },
  },
  Ribbon: {
    text: { maxLength: 30 },
  },
  SecondaryEmail: {
    email: { format: 'email' },
  },
  SelectedMembership: {
    id: { minLength: 1, maxLength: 100, required: true },
    appId: { format: 'uuid', required: true },
  },
  SelectedMemberships: {
    memberships: { maxItems: 300 },
  },
  SelectedShippingOption: {
    carrierId: { format: 'uuid' },
    code: { minLength: 1, maxLength: 100 },
  },
  SendActivationEmailRequest: {
    identityId: { format: 'uuid', required: true },
  },
  SendRecoveryEmailRequest: {
    email: { format: 'email', required: true },
    language: { pattern: '^[a-z]{2}$' },
  },
  SeoKeyword: {
    origin: { maxLength: 1000 },
  },
  SeoSettings: {
    keywords: { maxItems: 5 },
  },
  ServiceProperties: {
    scheduledDate: { format: 'date-time' },
    numberOfParticipants: { minimum: 1, maximum: 10000 },
  },
  SetValue: {
    price: { minimum: 0, maximum: 999999999.99 },
    cost: { minimum: 0, maximum: 999999999.99 },
    weight: { minimum: 0, maximum: 999999999.99 },
    ribbon: { maxLength: 30, clearable: true },
    brand: { maxLength: 50, clearable: true },
  },
  SignOnRequest: {
    loginId: { required: true },
  },
  SlotResource: {
    id: { format: 'uuid', readOnly: true },
    name: { maxLength: 1200 },
  },
  Sorting: {
    fieldName: { maxLength: 512 },
  },
  StartRequest: {
    identityId: { format: 'uuid' },
  },
  Stock: {
    quantity: { minimum: 0, maximum: 99999 },
  },
  SubscriptionDescription: {
    original: { maxLength: 500 },
    translated: { maxLength: 500 },
  },
  SubscriptionSettings: {
    billingCycles: { minimum: 1 },
    interval: { minimum: 1, maximum: 3650 },
  },
  SubscriptionTitle: {
    original: { minLength: 1, maxLength: 150 },
    translated: { minLength: 1, maxLength: 150 },
  },
  TokenRequest: {
    grantType: { required: true },
    codeVerifier: { minLength: 43, maxLength: 128, pattern: '^[A-Za-z0-9._~-]*$' },
  },
  TranslatableString: {
    original: { minLength: 1, maxLength: 200 },
    translated: { minLength: 1, maxLength: 400 },
  },
  UpdateCartRequest: {
    lineItems: { maxItems: 300 },
    customLineItems: { maxItems: 300 },
  },
  UpdateCollectionRequest: {
    collection: { required: true },
  },
  UpdateCurrentCartLineItemQuantityRequest: {
    lineItems: { minItems: 1, maxItems: 100, required: true },
  },
  UpdateInventoryVariantsRequest: {
    inventoryItem: { required: true },
  },
  UpdateLineItemsQuantityRequest: {
    lineItems: { minItems: 1, maxItems: 100, required: true },
  },
  UpdateMemberRequest: {
    member: { required: true },
  },
  UpdateMySlugRequest: {
    slug: { minLength: 1, maxLength: 255, required: true },
  },
  UpdateProductPlatformizedRequest: {
    product: { required: true },
  },
  UpdateProductRequest: {
    product: { required: true },
  },
  UpdateVariantsRequest: {
    variants: { required: true },
  },
  V1CreateProductPlatformizedRequest: {
    product: { required: true },
  },
  V1ItemModifier: {
    id: { minLength: 1, maxLength: 36 },
    quantity: { minimum: 1, maximum: 100000 },
    price: { format: 'decimal', decimal: { minimum: '0', maximum: '1000000000000000', scale: 3 } },
  },
  V1ModifierGroup: {
    id: { minLength: 1, maxLength: 36 },
    modifiers: { minItems: 1, maxItems: 25 },
  },
  V1UpdateProductPlatformizedRequest: {
    product: { required: true },
  },
  ValidateEmailRequest: {
    email: { maxLength: 254, required: true },
  },
  Variant: {
    id: { format: 'uuid' },
    stock: { readOnly: true },
  },
  VariantDataWithNoStock: {
    convertedPriceData: { readOnly: true },
    weight: { minimum: 0, maximum: 999999999.99 },
    sku: { maxLength: 40 },
  },
  VariantOverride: {
    price: { minimum: 0, maximum: 999999999.99 },
    cost: { minimum: 0, maximum: 999999999.99 },
    weight: { minimum: 0, maximum: 999999999.99 },
    sku: { maxLength: 40 },
  },
  VariantStock: {
    quantity: { minimum: 0, maximum: 99999 },
  },
  VerifyDuringAuthenticationRequest: {
    code: { minLength: 6, maxLength: 6, required: true },
    stateToken: { minLength: 1, required: true },
  },
} as const

/** The values of every enumeration the description names. */
export const enumerations = {
  AdditionalFeeSource: ['UNKNOWN_ADDITIONAL_FEE_SOURCE', 'SERVICE_PLUGIN', 'ITEM', 'MANUAL', 'SHIPPING', 'PLATFORM'],
  AddressTag: ['UNTAGGED', 'HOME', 'WORK', 'BILLING', 'SHIPPING'],
  AuthenticationStateStatus: ['DONE', 'REQUIRE_OWNER_APPROVAL', 'STATUS_CHECK'],
  CallbackType: ['UNKNOWN', 'LOGOUT', 'CHECKOUT', 'AUTHORIZE'],
  CartDiscountType: ['GLOBAL', 'SPECIFIC_ITEMS', 'SHIPPING'],
  ChannelType: ['UNSPECIFIED', 'WEB', 'POS', 'EBAY', 'AMAZON', 'OTHER_PLATFORM', 'WIX_APP_STORE', 'WIX_INVOICES', 'BACKOFFICE_MERCHANT', 'WISH', 'CLASS_PASS', 'GLOBAL_E', 'FACEBOOK', 'ETSY', 'TIKTOK', 'FAIRE_COM', 'PAYPAL_AGENTIC_CHECKOUT', 'STRIPE_AGENTIC_CHECKOUT'],
  ChargeType: ['HANDLING_FEE', 'INSURANCE'],
  DescriptionLineType: ['UNRECOGNISED', 'PLAIN_TEXT', 'COLOR'],
  DimensionsUnit: ['UNKNOWN_DIMENSIONS_UNIT', 'MM', 'CM', 'M', 'IN', 'FT', 'YD'],
  EmailTag: ['UNTAGGED', 'MAIN', 'HOME', 'WORK'],
  EmailValidationReason: ['UNKNOWN_REASON', 'EMAIL_ADDRESS_BOUNCED', 'EMAIL_DOMAIN_MISSING_DNS_RECORDS', 'EMAIL_DOMAIN_FORMAT_INVALID', 'EMAIL_DOMAIN_PERMANENTLY_BLACKLISTED'],
  FallbackReason: ['AUTO_TAX_FAILED', 'AUTO_TAX_DEACTIVATED'],
  FieldSet: ['PUBLIC', 'EXTENDED', 'FULL'],
  FileType: ['UNSPECIFIED', 'SECURE_PICTURE', 'SECURE_VIDEO', 'SECURE_DOCUMENT', 'SECURE_MUSIC', 'SECURE_ARCHIVE', 'SECURE_RAW'],
  GrantType: ['anonymous', 'refresh_token', 'authorization_code', 'urn:ietf:params:oauth:grant-type:device_code'],
  IdentityFactorStatus: ['INACTIVE', 'ACTIVE', 'REQUIRE_REENROLL'],
  IdentityFactorType: ['PASSWORD', 'SMS', 'CALL', 'EMAIL', 'TOTP', 'PUSH', 'WEBAUTHN', 'RECOVERY_CODE'],
  IdentityPrivacyStatus: ['UNDEFINED', 'PUBLIC', 'PRIVATE'],
  IdentityStatusName: ['UNKNOWN_STATUS', 'PENDING', 'ACTIVE', 'DELETED', 'BLOCKED', 'OFFLINE'],
  IdentityStatusReason: ['UNKNOWN_REASON', 'PENDING_ADMIN_APPROVAL_REQUIRED', 'PENDING_EMAIL_VERIFICATION_REQUIRED', 'PENDING_REQUIRED_FIELDS_MISSING', 'EMAIL_ADDRESS_BOUNCED', 'EMAIL_DOMAIN_MISSING_DNS_RECORDS', 'EMAIL_DOMAIN_FORMAT_INVALID', 'EMAIL_DOMAIN_PERMANENTLY_BLACKLISTED'],
  IdentityType: ['ADMIN', 'MEMBER', 'VISITOR', 'CONTACT'],
  InventoryStatus: ['IN_STOCK', 'OUT_OF_STOCK', 'PARTIALLY_OUT_OF_STOCK'],
  ItemAvailabilityStatus: ['AVAILABLE', 'NOT_FOUND', 'NOT_AVAILABLE', 'PARTIALLY_AVAILABLE'],
  ItemTypePreset: ['UNRECOGNISED', 'PHYSICAL', 'DIGITAL', 'GIFT_CARD', 'SERVICE'],
  JurisdictionType: ['UNDEFINED', 'COUNTRY', 'STATE', 'COUNTY', 'CITY', 'SPECIAL'],
  LocationType: ['UNDEFINED', 'OWNER_BUSINESS', 'OWNER_CUSTOM', 'CUSTOM'],
  LoginErrorCode: ['invalidEmail', 'invalidPassword', 'resetPassword', 'missingCaptchaToken', 'emailAlreadyExists', 'invalidCaptchaToken'],
  LoginState: ['SUCCESS', 'INITIAL', 'FAILURE', 'EMAIL_VERIFICATION_REQUIRED', 'OWNER_APPROVAL_REQUIRED', 'USER_CAPTCHA_REQUIRED', 'SILENT_CAPTCHA_REQUIRED'],
  ManualCalculationReason: ['GLOBAL_SETTING_TO_MANUAL', 'REGION_SETTING_TO_MANUAL'],
  MeasurementUnit: ['UNSPECIFIED', 'ML', 'CL', 'L', 'CBM', 'MG', 'G', 'KG', 'MM', 'CM', 'M', 'SQM', 'OZ', 'LB', 'FLOZ', 'PT', 'QT', 'GAL', 'IN', 'FT', 'YD', 'SQFT'],
  MediaItemType: ['unspecified_media_item_type', 'image', 'video', 'audio', 'document', 'zip'],
  MemberActivityStatus: ['UNKNOWN', 'ACTIVE', 'MUTED'],
  MemberPrivacyStatus: ['UNKNOWN', 'PRIVATE', 'PUBLIC'],
  MemberStatus: ['UNKNOWN', 'PENDING', 'APPROVED', 'BLOCKED', 'OFFLINE'],
  MembersAccountSection: ['ACCOUNT_INFO', 'BOOKINGS', 'ORDERS', 'SUBSCRIPTIONS', 'EVENTS'],
  NameInLineItem: ['LINE_ITEM_DEFAULT', 'QUANTITY'],
  NameInOther: ['OTHER_DEFAULT'],
  NameInWebpage: ['WEBPAGE_DEFAULT', 'SUBTOTAL'],
  OptionType: ['unspecified_option_type', 'drop_down', 'color'],
  PaymentOptionType: ['FULL_PAYMENT_ONLINE', 'FULL_PAYMENT_OFFLINE', 'MEMBERSHIP', 'DEPOSIT_ONLINE', 'MEMBERSHIP_OFFLINE', 'MEMBERSHIP_ONLINE_WITH_OFFLINE_REMAINDER'],
  PhoneTag: ['UNTAGGED', 'MAIN', 'HOME', 'MOBILE', 'WORK', 'FAX'],
  PickupMethod: ['UNKNOWN_METHOD', 'STORE_PICKUP', 'PICKUP_POINT'],
  ProductDiscountType: ['UNDEFINED', 'NONE', 'AMOUNT', 'PERCENT'],
  ProductFacetField: ['brand', 'ribbon'],
  ProductType: ['unspecified_product_type', 'physical', 'digital'],
  Prompt: ['login', 'none', 'consent', 'select_account'],
  RateType: ['NO_TAX_COLLECTED', 'MANUAL_RATE', 'AUTO_RATE', 'FALLBACK_RATE'],
  ResponseMode: ['fragment', 'query', 'web_message'],
  RuleType: ['VALIDATION', 'OTHER', 'MAX', 'MIN', 'MAX_LENGTH', 'MIN_LENGTH', 'MAX_SIZE', 'MIN_SIZE', 'FORMAT', 'DECIMAL_LTE', 'DECIMAL_GTE', 'DECIMAL_LT', 'DECIMAL_GT', 'DECIMAL_MAX_SCALE', 'INVALID_ENUM_VALUE', 'REQUIRED_FIELD', 'FIELD_NOT_ALLOWED', 'ONE_OF_ALIGNMENT', 'EXACT_LENGTH', 'EXACT_SIZE', 'REQUIRED_ONE_OF_FIELD'],
  Severity: ['WARNING', 'ERROR'],
  SiteCreatedContext: ['OTHER', 'FROM_TEMPLATE', 'DUPLICATE_BY_SITE_TRANSFER', 'DUPLICATE', 'OLD_SITE_TRANSFER', 'FLASH'],
  SiteDeleteStatus: ['UNKNOWN', 'TRASH', 'DELETED', 'PENDING_PURGE', 'PURGED_EXTERNALLY'],
  SiteNamespace: ['UNKNOWN_NAMESPACE', 'WIX', 'SHOUT_OUT', 'ALBUMS', 'WIX_STORES_TEST_DRIVE', 'HOTELS', 'CLUBS', 'ONBOARDING_DRAFT', 'DEV_SITE', 'LOGOS', 'VIDEO_MAKER', 'PARTNER_DASHBOARD', 'DEV_CENTER_COMPANY', 'HTML_DRAFT', 'SITELESS_BUSINESS', 'CREATOR_ECONOMY', 'DASHBOARD_FIRST', 'ANYWHERE', 'HEADLESS', 'ACCOUNT_MASTER_CMS', 'RISE', 'BRANDED_FIRST', 'NOWNIA', 'UGC_TEMPLATE', 'CODUX', 'MEDIA_DESIGN_CREATOR', 'SHARED_BLOG_ENTERPRISE', 'STANDALONE_FORMS', 'STANDALONE_EVENTS', 'MIMIR', 'TWINS', 'NANO', 'BASE44', 'CHANNELS', 'NAUTILUS', 'SYMPHONY', 'NAUTILUS_APPS', 'VIBU', 'ENTERPRISE_BRAND_KIT', 'DEV_CENTER_DEV_SITE'],
  SiteState: ['UNKNOWN', 'ENABLED', 'DISABLED', 'PENDING', 'DEMO'],
  SortOrder: ['ASC', 'DESC'],
  StateType: ['UNKNOWN_STATE', 'SUCCESS', 'REQUIRE_OWNER_APPROVAL', 'REQUIRE_EMAIL_VERIFICATION', 'STATUS_CHECK', 'REQUIRE_MISSING_FIELDS'],
  StockChangeReason: ['UNKNOWN', 'ORDER', 'MANUAL', 'REVERT_INVENTORY_CHANGE'],
  SubdivisionType: ['UNKNOWN_SUBDIVISION_TYPE', 'ADMINISTRATIVE_AREA_LEVEL_1', 'ADMINISTRATIVE_AREA_LEVEL_2', 'ADMINISTRATIVE_AREA_LEVEL_3', 'ADMINISTRATIVE_AREA_LEVEL_4', 'ADMINISTRATIVE_AREA_LEVEL_5', 'COUNTRY'],
  SubjectType: ['UNKNOWN', 'USER', 'VISITOR', 'MEMBER', 'APP'],
  SubscriptionFrequency: ['UNDEFINED', 'DAY', 'WEEK', 'MONTH', 'YEAR'],
  TaxableAddressType: ['BUSINESS', 'BILLING', 'SHIPPING'],
  TenantType: ['UNKNOWN_TENANT_TYPE', 'ACCOUNT', 'SITE', 'ROOT'],
  TokenRole: ['none', 'visitor', 'member'],
  VatType: ['UNSPECIFIED', 'CPF', 'CNPJ'],
  VerificationTarget: ['UNKNOWN_TARGET', 'EMAIL'],
  WeightUnit: ['UNSPECIFIED_WEIGHT_UNIT', 'KG', 'LB'],
} as const
