// Generated from spec/ by `npm run generate`. Do not edit.
// What each schema that is sent must be, as data.

import type { Rules } from './rule-types.ts'

export const additionalInfoSectionRules: Rules = {
  type: 'object',
  properties: {
    title: { type: 'string', maxLength: 50 },
    description: { type: 'string', maxLength: 16000 },
  },
}
export const addressLocationRules: Rules = {
  type: 'object',
  properties: { latitude: { type: ['number', 'null'] }, longitude: { type: ['number', 'null'] } },
}
export const addressTagRules: Rules = { type: 'string', enum: ['UNTAGGED', 'HOME', 'WORK', 'BILLING', 'SHIPPING'] }
export const addressWithContactRules: Rules = {
  type: 'object',
  properties: {
    address: { is: () => cartAddressRules },
    contactDetails: { is: () => fullAddressContactDetailsRules },
  },
}
export const addressWrapperRules: Rules = {
  type: 'object',
  properties: { address: { is: () => identityAddressRules }, tag: { is: () => addressTagRules } },
}
export const adjustValueRules: Rules = {
  type: 'object',
  atMostOne: [['price', 'cost', 'weight']],
  properties: {
    price: { is: () => propertyAdjustmentDataRules },
    cost: { is: () => propertyAdjustmentDataRules },
    weight: { is: () => propertyAdjustmentDataRules },
  },
}
export const authenticatorConnectionRules: Rules = {
  type: 'object',
  properties: {
    authenticatorConnectionId: { type: 'string', format: 'uuid' },
    reEnrollmentRequired: { type: 'boolean' },
  },
}
export const authorizeRequestRules: Rules = {
  type: 'object',
  required: ['clientId', 'responseType', 'state'],
  properties: {
    clientId: { type: 'string', format: 'uuid' },
    responseType: { type: 'string', minLength: 1 },
    redirectUri: { type: ['string', 'null'], minLength: 1 },
    scope: { type: ['string', 'null'] },
    state: { type: 'string', minLength: 1 },
    responseMode: { is: () => responseModeRules },
    codeChallenge: { type: ['string', 'null'] },
    codeChallengeMethod: { type: ['string', 'null'] },
    sessionToken: { type: ['string', 'null'] },
    nonce: { type: ['string', 'null'], maxLength: 512 },
    prompt: { is: () => promptRules },
  },
}
export const bookingLocationRules: Rules = {
  type: 'object',
  properties: {
    id: { type: ['string', 'null'], format: 'uuid' },
    name: { type: ['string', 'null'] },
    formattedAddress: { type: ['string', 'null'] },
    locationType: { is: () => locationTypeRules },
    formattedAddressTranslated: { type: ['string', 'null'], maxLength: 512 },
  },
}
export const bookingPolicyViolationsRules: Rules = {
  type: 'object',
  properties: {
    tooEarlyToBook: { type: ['boolean', 'null'] },
    tooLateToBook: { type: ['boolean', 'null'] },
    bookOnlineDisabled: { type: ['boolean', 'null'] },
    validSubmissionRequired: { type: ['boolean', 'null'] },
  },
}
export const bookingSlotRules: Rules = {
  type: 'object',
  properties: {
    sessionId: { type: ['string', 'null'] },
    serviceId: { type: 'string' },
    scheduleId: { type: 'string' },
    startDate: { type: ['string', 'null'] },
    endDate: { type: ['string', 'null'] },
    timezone: { type: ['string', 'null'] },
    resource: { is: () => slotResourceRules },
    location: { is: () => bookingLocationRules },
    eventId: { type: ['string', 'null'], minLength: 36, maxLength: 250 },
  },
}
export const buyerInfoRules: Rules = {
  type: 'object',
  atMostOne: [['visitorId', 'memberId', 'userId']],
  properties: {
    visitorId: { type: 'string', format: 'uuid' },
    memberId: { type: 'string', format: 'uuid' },
    userId: { type: 'string', format: 'uuid' },
    contactId: { type: ['string', 'null'], format: 'uuid' },
    email: { type: ['string', 'null'], format: 'email' },
  },
}
export const callbackParamsRules: Rules = {
  type: 'object',
  properties: {
    thankYouPageUrl: { type: ['string', 'null'], maxLength: 2048 },
    postFlowUrl: { type: ['string', 'null'], maxLength: 2048 },
    loginUrl: { type: ['string', 'null'], maxLength: 2048 },
    bookingsServiceListUrl: { type: ['string', 'null'], maxLength: 2048 },
    cartPageUrl: { type: ['string', 'null'], maxLength: 2048 },
    planListUrl: { type: ['string', 'null'], maxLength: 2048 },
  },
}
export const captchaTokenRules: Rules = {
  type: 'object',
  properties: {
    Recaptcha: { type: 'string', maxLength: 5000 },
    InvisibleRecaptcha: { type: 'string', maxLength: 5000 },
    NoCaptcha: { type: 'string', maxLength: 5000 },
    recaptchaForClientSiteKey: { is: () => recaptchaForClientSiteKeyRules },
  },
}
export const cartAddressRules: Rules = {
  type: 'object',
  properties: {
    country: { type: ['string', 'null'], pattern: '^[A-Z]{2}$' },
    subdivision: { type: ['string', 'null'], maxLength: 50 },
    city: { type: ['string', 'null'], maxLength: 50 },
    postalCode: { type: ['string', 'null'], maxLength: 50 },
    streetAddress: { is: () => cartStreetAddressRules },
    addressLine: { type: ['string', 'null'], maxLength: 150 },
    addressLine2: { type: ['string', 'null'], maxLength: 100 },
    countryFullname: { type: ['string', 'null'] },
    subdivisionFullname: { type: ['string', 'null'] },
    formattedAddress: { type: ['string', 'null'] },
    geocode: { is: () => addressLocationRules },
  },
}
export const cartCouponRules: Rules = { type: 'object', properties: { id: { type: 'string' }, code: { type: 'string' } } }
export const cartDiscountRules: Rules = {
  type: 'object',
  atMostOne: [['coupon', 'merchantDiscount']],
  properties: {
    coupon: { is: () => cartCouponRules },
    merchantDiscount: { is: () => cartMerchantDiscountRules },
  },
}
export const cartMerchantDiscountRules: Rules = { type: 'object', properties: { amount: { is: () => multiCurrencyPriceRules } } }
export const cartRules: Rules = {
  type: 'object',
  properties: {
    id: { type: ['string', 'null'], format: 'uuid' },
    lineItems: { type: 'array', maxItems: 300, items: { is: () => lineItemRules } },
    buyerNote: { type: ['string', 'null'], maxLength: 1000 },
    buyerInfo: { is: () => buyerInfoRules },
    currency: { type: 'string', pattern: '^[A-Z]{3}$' },
    conversionCurrency: { type: 'string', pattern: '^[A-Z]{3}$' },
    buyerLanguage: { type: ['string', 'null'] },
    siteLanguage: { type: ['string', 'null'] },
    taxIncludedInPrices: { type: ['boolean', 'null'] },
    weightUnit: { is: () => weightUnitRules },
    checkoutId: { type: ['string', 'null'], format: 'uuid' },
    appliedDiscounts: { type: 'array', items: { is: () => cartDiscountRules } },
    createdDate: { type: 'string', format: 'date-time' },
    updatedDate: { type: 'string', format: 'date-time' },
    contactInfo: { is: () => addressWithContactRules },
    overrideCheckoutUrl: { type: ['string', 'null'], format: 'uri', maxLength: 1000 },
    purchaseFlowId: { type: ['string', 'null'], format: 'uuid' },
    selectedShippingOption: { is: () => selectedShippingOptionRules },
    ecomId: { type: ['string', 'null'] },
    extendedFields: { is: () => extendedFieldsRules },
    businessLocationId: { type: ['string', 'null'], format: 'uuid' },
    paymentCurrency: { type: 'string', pattern: '^[A-Z]{3}$' },
    revision: { type: ['string', 'null'] },
    subtotal: { is: () => multiCurrencyPriceRules },
  },
}
export const cartStreetAddressRules: Rules = {
  type: 'object',
  properties: { number: { type: 'string' }, name: { type: 'string' }, apt: { type: 'string' } },
}
export const catalogOverrideFieldsRules: Rules = {
  type: 'object',
  properties: {
    productName: { is: () => productNameRules },
    price: {
      type: ['string', 'null'],
      format: 'decimal',
      decimal: { minimum: 0, maximum: 999999999, scale: 3 },
    },
    fullPrice: {
      type: ['string', 'null'],
      format: 'decimal',
      decimal: { minimum: 0, maximum: 999999999, scale: 3 },
    },
    descriptionLines: { type: 'array', maxItems: 20, items: { is: () => descriptionLineRules } },
    physicalProperties: { is: () => physicalPropertiesRules },
    image: { is: () => imageRules },
    paymentOption: { is: () => paymentOptionRules },
    depositAmount: {
      type: ['string', 'null'],
      format: 'decimal',
      decimal: { maximum: 999999999, scale: 3 },
    },
    savePaymentMethod: { type: ['boolean', 'null'] },
    inventoryAppId: { type: ['string', 'null'], format: 'uuid' },
  },
}
export const catalogPagingRules: Rules = {
  type: 'object',
  properties: {
    limit: { type: ['integer', 'null'], minimum: 0, maximum: 100 },
    offset: { type: ['integer', 'null'], minimum: 0 },
  },
}
export const catalogReferenceRules: Rules = {
  type: 'object',
  required: ['catalogItemId', 'appId'],
  properties: {
    catalogItemId: { type: 'string', minLength: 1, maxLength: 36 },
    appId: { type: 'string', minLength: 1 },
    options: { type: ['object', 'null'], properties: {}, others: true },
  },
}
export const channelTypeRules: Rules = {
  type: 'string',
  enum: ['UNSPECIFIED', 'WEB', 'POS', 'EBAY', 'AMAZON', 'OTHER_PLATFORM', 'WIX_APP_STORE', 'WIX_INVOICES', 'BACKOFFICE_MERCHANT', 'WISH', 'CLASS_PASS', 'GLOBAL_E', 'FACEBOOK', 'ETSY', 'TIKTOK', 'FAIRE_COM', 'PAYPAL_AGENTIC_CHECKOUT', 'STRIPE_AGENTIC_CHECKOUT'],
}
export const choiceRules: Rules = {
  type: 'object',
  properties: {
    value: { type: 'string', minLength: 1, maxLength: 50 },
    description: { type: 'string', minLength: 1, maxLength: 50 },
    media: { is: () => mediaRules },
    inStock: { type: 'boolean' },
    visible: { type: 'boolean' },
  },
}
export const collectionRules: Rules = {
  type: 'object',
  properties: {
    id: { type: ['string', 'null'], minLength: 35, maxLength: 36 },
    name: { type: ['string', 'null'], minLength: 1, maxLength: 50 },
    media: { is: () => mediaRules },
    numberOfProducts: { type: 'integer' },
    description: { type: ['string', 'null'], maxLength: 600 },
    slug: { type: ['string', 'null'], minLength: 1, maxLength: 100 },
    visible: { type: ['boolean', 'null'] },
    seoSchema: { is: () => seoSchemaRules },
  },
}
export const colorRules: Rules = {
  type: 'object',
  properties: {
    original: { type: 'string', maxLength: 500 },
    translated: { type: ['string', 'null'], maxLength: 500 },
    code: { type: ['string', 'null'] },
  },
}
export const connectionRules: Rules = {
  type: 'object',
  atMostOne: [['idpConnection', 'authenticatorConnection']],
  properties: {
    idpConnection: { is: () => idpConnectionRules },
    authenticatorConnection: { is: () => authenticatorConnectionRules },
  },
}
export const contactAddressRules: Rules = {
  type: 'object',
  atMostOne: [['streetAddress', 'addressLine']],
  properties: {
    streetAddress: { is: () => contactStreetAddressRules },
    addressLine: { type: ['string', 'null'], maxLength: 200 },
    id: { type: ['string', 'null'], format: 'uuid' },
    addressLine2: { type: ['string', 'null'] },
    city: { type: ['string', 'null'] },
    subdivision: { type: ['string', 'null'] },
    country: { type: ['string', 'null'] },
    postalCode: { type: ['string', 'null'] },
  },
}
export const contactRules: Rules = {
  type: 'object',
  properties: {
    contactId: { type: ['string', 'null'], format: 'uuid' },
    firstName: { type: ['string', 'null'] },
    lastName: { type: ['string', 'null'] },
    phones: { type: ['array', 'null'], items: { type: 'string' } },
    emails: { type: ['array', 'null'], items: { type: 'string', format: 'email' } },
    addresses: { type: 'array', items: { is: () => contactAddressRules } },
    birthdate: { type: ['string', 'null'], format: 'date', maxLength: 100 },
    company: { type: ['string', 'null'], maxLength: 100 },
    jobTitle: { type: ['string', 'null'], maxLength: 100 },
    customFields: { type: 'object', properties: {}, others: { is: () => memberCustomFieldRules } },
  },
}
export const contactStreetAddressRules: Rules = {
  type: 'object',
  properties: {
    number: { type: 'string', maxLength: 100 },
    name: { type: 'string', maxLength: 200 },
  },
}
export const costAndProfitDataRules: Rules = {
  type: 'object',
  properties: {
    itemCost: { type: ['number', 'null'], minimum: 0, maximum: 999999999.99 },
    formattedItemCost: { type: 'string' },
    profit: { type: 'number', maximum: 999999999.99 },
    formattedProfit: { type: 'string' },
    profitMargin: { type: 'number', maximum: 1 },
  },
}
export const couponScopeGroupRules: Rules = {
  type: 'object',
  properties: { name: { type: 'string' }, entityId: { type: 'string' } },
}
export const couponScopeRules: Rules = {
  type: 'object',
  properties: { namespace: { type: 'string' }, group: { is: () => couponScopeGroupRules } },
}
export const cursorPagingRules: Rules = {
  type: 'object',
  properties: {
    limit: { type: ['integer', 'null'], minimum: 0, maximum: 100 },
    cursor: { type: ['string', 'null'], maxLength: 16000 },
  },
}
export const customLineItemRules: Rules = {
  type: 'object',
  properties: {
    physicalProperties: { is: () => physicalPropertiesRules },
    quantity: { type: 'integer', minimum: 1, maximum: 100000 },
    name: { type: ['string', 'null'] },
    price: {
      type: 'string',
      format: 'decimal',
      decimal: { minimum: 0, maximum: 1000000000000000 },
    },
    priceDescription: { is: () => priceDescriptionRules },
    descriptionLines: { type: 'array', maxItems: 10, items: { is: () => descriptionLineRules } },
    media: { is: () => imageRules },
    id: { type: ['string', 'null'], format: 'uuid' },
    taxGroupId: { type: ['string', 'null'], format: 'uuid' },
    productName: { is: () => productNameRules },
    url: { is: () => pageUrlV2Rules },
    itemType: { is: () => itemTypeRules },
    fullPrice: {
      type: ['string', 'null'],
      format: 'decimal',
      decimal: { minimum: 0, maximum: 1000000000000000 },
    },
    quantityAvailable: { type: ['integer', 'null'], maximum: 100000 },
    paymentOption: { is: () => paymentOptionTypeRules },
    serviceProperties: { is: () => servicePropertiesRules },
    rootCatalogItemId: { type: ['string', 'null'], minLength: 1, maxLength: 36 },
    depositAmount: { type: ['string', 'null'], format: 'decimal' },
    catalogReference: { is: () => catalogReferenceRules },
    deliveryProfileId: { type: ['string', 'null'], format: 'uuid' },
    priceUndetermined: { type: 'boolean' },
    fixedQuantity: { type: 'boolean' },
    consentRequiredPaymentPolicy: { type: ['string', 'null'], minLength: 1, maxLength: 1000 },
    savePaymentMethod: { type: 'boolean' },
    policies: { type: 'array', maxItems: 5, items: { is: () => policyRules } },
    membersOnly: { type: 'boolean' },
    taxableAddress: { is: () => taxableAddressRules },
    modifierGroups: { type: 'array', maxItems: 25, items: { is: () => v1ModifierGroupRules } },
  },
}
export const customTextFieldRules: Rules = {
  type: 'object',
  properties: {
    title: { type: 'string', maxLength: 100 },
    maxLength: { type: 'integer', maximum: 500 },
    mandatory: { type: 'boolean' },
  },
}
export const customValueRules: Rules = {
  type: 'object',
  atMostOne: [['strValue', 'numValue', 'dateValue', 'listValue', 'mapValue', 'boolValue']],
  properties: {
    strValue: { type: 'string' },
    numValue: { type: 'number' },
    dateValue: { type: 'string', format: 'date-time' },
    listValue: { is: () => listValueRules },
    mapValue: { is: () => mapValueRules },
    boolValue: { type: 'boolean' },
  },
}
export const decrementDataRules: Rules = {
  type: 'object',
  atMostOne: [['inventoryId', 'externalId', 'productId']],
  properties: {
    inventoryId: { type: 'string', maxLength: 36 },
    externalId: { type: 'string', maxLength: 36 },
    productId: { type: 'string', maxLength: 36 },
    variantId: { type: 'string', format: 'uuid' },
    decrementBy: { type: 'integer', minimum: 1 },
    preorderRequest: { type: 'boolean' },
  },
}
export const descriptionLineNameRules: Rules = {
  type: 'object',
  properties: {
    original: { type: 'string', maxLength: 100 },
    translated: { type: ['string', 'null'], maxLength: 200 },
  },
}
export const descriptionLineRules: Rules = {
  type: 'object',
  atMostOne: [['plainText', 'colorInfo']],
  properties: {
    plainText: { is: () => plainTextValueRules },
    colorInfo: { is: () => colorRules },
    name: { is: () => descriptionLineNameRules },
    plainTextValue: { is: () => originalTextRules },
    color: { type: 'string' },
    lineType: { is: () => descriptionLineTypeRules },
  },
}
export const descriptionLineTypeRules: Rules = { type: 'string', enum: ['UNRECOGNISED', 'PLAIN_TEXT', 'COLOR'] }
export const digitalFileRules: Rules = {
  type: 'object',
  properties: {
    id: { type: 'string' },
    fileName: { type: 'string' },
    fileType: { is: () => fileTypeRules },
  },
}
export const dimensionsRules: Rules = {
  type: 'object',
  properties: {
    length: {
      type: ['string', 'null'],
      format: 'decimal',
      decimal: { minimum: 0, maximum: 999999999, scale: 6 },
    },
    width: {
      type: ['string', 'null'],
      format: 'decimal',
      decimal: { minimum: 0, maximum: 999999999, scale: 6 },
    },
    height: {
      type: ['string', 'null'],
      format: 'decimal',
      decimal: { minimum: 0, maximum: 999999999, scale: 6 },
    },
    unit: { is: () => dimensionsUnitRules },
  },
}
export const dimensionsUnitRules: Rules = { type: 'string', enum: ['UNKNOWN_DIMENSIONS_UNIT', 'MM', 'CM', 'M', 'IN', 'FT', 'YD'] }
export const discountRules: Rules = {
  type: 'object',
  properties: {
    type: { is: () => productDiscountTypeRules },
    value: { type: 'number', minimum: 0 },
  },
}
export const emailOptionsRules: Rules = {
  type: 'object',
  properties: {
    language: { type: ['string', 'null'], pattern: '^[a-z]{2}$' },
    redirect: { is: () => recoveryRedirectRules },
  },
}
export const emailTagRules: Rules = { type: 'string', enum: ['UNTAGGED', 'MAIN', 'HOME', 'WORK'] }
export const extendedFieldsRules: Rules = {
  type: 'object',
  properties: {
    namespaces: {
      type: 'object',
      properties: {},
      others: { type: 'object', properties: {}, others: true },
    },
  },
}
export const fieldSetRules: Rules = { type: 'string', enum: ['PUBLIC', 'EXTENDED', 'FULL'] }
export const fileTypeRules: Rules = {
  type: 'string',
  enum: ['UNSPECIFIED', 'SECURE_PICTURE', 'SECURE_VIDEO', 'SECURE_DOCUMENT', 'SECURE_MUSIC', 'SECURE_ARCHIVE', 'SECURE_RAW'],
}
export const formattedPriceRules: Rules = {
  type: 'object',
  properties: {
    price: { type: 'string' },
    discountedPrice: { type: 'string' },
    pricePerUnit: { type: ['string', 'null'] },
  },
}
export const freeTrialPeriodRules: Rules = {
  type: 'object',
  properties: {
    frequency: { is: () => subscriptionFrequencyRules },
    interval: { type: 'number', minimum: 1, maximum: 999 },
  },
}
export const fullAddressContactDetailsRules: Rules = {
  type: 'object',
  properties: {
    firstName: { type: ['string', 'null'], maxLength: 100 },
    lastName: { type: ['string', 'null'], maxLength: 100 },
    phone: { type: ['string', 'null'], pattern: '^\\+?[0-9 ()./-]{3,50}$' },
    company: { type: ['string', 'null'], maxLength: 1000 },
    vatId: { is: () => vatIdRules },
  },
}
export const grantTypeRules: Rules = {
  type: 'string',
  enum: ['anonymous', 'refresh_token', 'authorization_code', 'urn:ietf:params:oauth:grant-type:device_code'],
}
export const hostSelectedMembershipRules: Rules = {
  type: 'object',
  required: ['id', 'appId'],
  properties: {
    id: { type: 'string', minLength: 1, maxLength: 200 },
    appId: { type: 'string', format: 'uuid' },
    lineItemIds: {
      type: 'array',
      minItems: 1,
      maxItems: 300,
      items: { type: 'string', minLength: 1, maxLength: 100 },
    },
  },
}
export const identifierRules: Rules = {
  type: 'object',
  atMostOne: [['email', 'userName']],
  properties: { email: { type: 'string' }, userName: { type: 'string' } },
}
export const identityAddressRules: Rules = {
  type: 'object',
  properties: {
    country: { type: ['string', 'null'], pattern: '^[A-Z]{2}$' },
    subdivision: { type: ['string', 'null'] },
    city: { type: ['string', 'null'] },
    postalCode: { type: ['string', 'null'] },
    addressLine: { type: ['string', 'null'] },
    addressLine2: { type: ['string', 'null'] },
    streetName: { type: ['string', 'null'], maxLength: 1000 },
    streetNumber: { type: ['string', 'null'], maxLength: 1000 },
  },
}
export const identityCustomFieldRules: Rules = {
  type: 'object',
  properties: { name: { type: 'string' }, value: { is: () => customValueRules } },
}
export const identityEmailRules: Rules = {
  type: 'object',
  properties: { address: { type: 'string', format: 'email' }, isVerified: { type: 'boolean' } },
}
export const identityFactorRules: Rules = {
  type: 'object',
  properties: {
    factorId: { type: 'string', format: 'uuid' },
    type: { is: () => identityFactorTypeRules },
    status: { is: () => identityFactorStatusRules },
  },
}
export const identityFactorStatusRules: Rules = { type: 'string', enum: ['INACTIVE', 'ACTIVE', 'REQUIRE_REENROLL'] }
export const identityFactorTypeRules: Rules = {
  type: 'string',
  enum: ['PASSWORD', 'SMS', 'CALL', 'EMAIL', 'TOTP', 'PUSH', 'WEBAUTHN', 'RECOVERY_CODE'],
}
export const identityMetadataRules: Rules = { type: 'object', properties: { tags: { type: 'array', items: { type: 'string' } } } }
export const identityPrivacyStatusRules: Rules = { type: 'string', enum: ['UNDEFINED', 'PUBLIC', 'PRIVATE'] }
export const identityProfileRules: Rules = {
  type: 'object',
  properties: {
    firstName: { type: ['string', 'null'] },
    lastName: { type: ['string', 'null'] },
    nickname: { type: ['string', 'null'] },
    picture: { type: ['string', 'null'], format: 'uri' },
    emails: { type: 'array', items: { type: 'string' } },
    phones: { type: 'array', items: { type: 'string' } },
    labels: { type: 'array', maxItems: 2000, items: { type: 'string' } },
    language: { type: ['string', 'null'], pattern: '^[a-z]{2}$' },
    privacyStatus: { is: () => identityPrivacyStatusRules },
    customFields: { type: 'array', items: { is: () => identityCustomFieldRules } },
    secondaryEmails: { type: 'array', items: { is: () => secondaryEmailRules } },
    phonesV2: { type: 'array', items: { is: () => phoneRules } },
    addresses: { type: 'array', items: { is: () => addressWrapperRules } },
    company: { type: ['string', 'null'], maxLength: 1000 },
    position: { type: ['string', 'null'], maxLength: 1000 },
    birthdate: { type: ['string', 'null'], format: 'date' },
    slug: { type: ['string', 'null'], maxLength: 255 },
    subscription: { type: ['boolean', 'null'] },
    vatId: { type: ['string', 'null'], maxLength: 1000 },
  },
}
export const identityRules: Rules = {
  type: 'object',
  properties: {
    id: { type: ['string', 'null'], format: 'uuid' },
    identifiers: { type: 'array', items: { is: () => identifierRules } },
    revision: { type: ['string', 'null'] },
    createdDate: { type: 'string', format: 'date-time' },
    updatedDate: { type: 'string', format: 'date-time' },
    connections: { type: 'array', items: { is: () => connectionRules } },
    identityProfile: { is: () => identityProfileRules },
    metadata: { is: () => identityMetadataRules },
    email: { is: () => identityEmailRules },
    status: { is: () => identityStatusRules },
    statusV2: { is: () => identityStatusRules },
    factors: { type: 'array', maxItems: 10, items: { is: () => identityFactorRules } },
  },
}
export const identityStatusNameRules: Rules = {
  type: 'string',
  enum: ['UNKNOWN_STATUS', 'PENDING', 'ACTIVE', 'DELETED', 'BLOCKED', 'OFFLINE'],
}
export const identityStatusReasonRules: Rules = {
  type: 'string',
  enum: ['UNKNOWN_REASON', 'PENDING_ADMIN_APPROVAL_REQUIRED', 'PENDING_EMAIL_VERIFICATION_REQUIRED', 'PENDING_REQUIRED_FIELDS_MISSING', 'EMAIL_ADDRESS_BOUNCED', 'EMAIL_DOMAIN_MISSING_DNS_RECORDS', 'EMAIL_DOMAIN_FORMAT_INVALID', 'EMAIL_DOMAIN_PERMANENTLY_BLACKLISTED'],
}
export const identityStatusRules: Rules = {
  type: 'object',
  properties: {
    name: { is: () => identityStatusNameRules },
    reasons: { type: 'array', items: { is: () => identityStatusReasonRules } },
  },
}
export const idpConnectionRules: Rules = {
  type: 'object',
  properties: { idpConnectionId: { type: 'string', format: 'uuid' }, idpUserId: { type: 'string' } },
}
export const imageRules: Rules = {
  type: 'object',
  properties: {
    id: { type: 'string' },
    url: { type: 'string', pattern: '^(?:https?://[^\\s/?#]\\S*|wix:\\S*|[^:]*)$' },
    height: { type: 'integer' },
    width: { type: 'integer' },
    altText: { type: ['string', 'null'] },
    filename: { type: ['string', 'null'] },
    urlExpirationDate: { type: 'string', format: 'date-time' },
  },
}
export const incrementDataRules: Rules = {
  type: 'object',
  atMostOne: [['inventoryId', 'productId']],
  properties: {
    inventoryId: { type: 'string', maxLength: 36 },
    productId: { type: 'string', maxLength: 36 },
    variantId: { type: 'string', format: 'uuid' },
    incrementBy: { type: 'integer', minimum: 1 },
  },
}
export const inventoryItemV2Rules: Rules = {
  type: 'object',
  properties: {
    id: { type: ['string', 'null'] },
    externalId: { type: ['string', 'null'] },
    productId: { type: ['string', 'null'] },
    trackQuantity: { type: ['boolean', 'null'] },
    variants: { type: 'array', items: { is: () => inventoryVariantV2Rules } },
    lastUpdated: { type: 'string', format: 'date-time' },
    numericId: { type: 'string' },
    preorderInfo: { is: () => preorderInfoRules },
  },
}
export const inventoryPagingRules: Rules = {
  type: 'object',
  properties: {
    limit: { type: ['integer', 'null'], minimum: 0, maximum: 100 },
    offset: { type: ['integer', 'null'], minimum: 0 },
  },
}
export const inventoryQueryRules: Rules = {
  type: 'object',
  properties: {
    paging: { is: () => inventoryPagingRules },
    filter: { type: ['string', 'null'] },
    sort: { type: ['string', 'null'] },
  },
}
export const inventoryStatusRules: Rules = { type: 'string', enum: ['IN_STOCK', 'OUT_OF_STOCK', 'PARTIALLY_OUT_OF_STOCK'] }
export const inventoryVariantV2Rules: Rules = {
  type: 'object',
  properties: {
    variantId: { type: 'string' },
    inStock: { type: ['boolean', 'null'] },
    quantity: { type: ['integer', 'null'], minimum: 0, maximum: 99999 },
    availableForPreorder: { type: 'boolean' },
  },
}
export const itemAvailabilityInfoRules: Rules = {
  type: 'object',
  properties: {
    status: { is: () => itemAvailabilityStatusRules },
    quantityAvailable: { type: ['integer', 'null'] },
  },
}
export const itemAvailabilityStatusRules: Rules = {
  type: 'string',
  enum: ['AVAILABLE', 'NOT_FOUND', 'NOT_AVAILABLE', 'PARTIALLY_AVAILABLE'],
}
export const itemModifierRules: Rules = {
  type: 'object',
  properties: {
    id: { type: 'string', minLength: 1, maxLength: 36 },
    quantity: { type: ['number', 'null'], minimum: 1, maximum: 100000 },
    label: { is: () => translatableStringRules },
    details: { is: () => translatableStringRules },
    price: { is: () => multiCurrencyPriceRules },
  },
}
export const itemTypePresetRules: Rules = {
  type: 'string',
  enum: ['UNRECOGNISED', 'PHYSICAL', 'DIGITAL', 'GIFT_CARD', 'SERVICE'],
}
export const itemTypeRules: Rules = {
  type: 'object',
  atMostOne: [['preset', 'custom']],
  properties: { preset: { is: () => itemTypePresetRules }, custom: { type: 'string' } },
}
export const lineItemQuantityUpdateRules: Rules = {
  type: 'object',
  required: ['id', 'quantity'],
  properties: {
    id: { type: 'string', format: 'uuid' },
    quantity: { type: 'integer', minimum: 1, maximum: 100000 },
  },
}
export const lineItemRules: Rules = {
  type: 'object',
  properties: {
    id: { type: ['string', 'null'], format: 'uuid' },
    quantity: { type: 'integer', minimum: 1, maximum: 100000 },
    catalogReference: { is: () => catalogReferenceRules },
    productName: { is: () => productNameRules },
    url: { is: () => pageUrlV2Rules },
    price: { is: () => multiCurrencyPriceRules },
    fullPrice: { is: () => multiCurrencyPriceRules },
    priceBeforeDiscounts: { is: () => multiCurrencyPriceRules },
    descriptionLines: { type: 'array', items: { is: () => descriptionLineRules } },
    image: { is: () => imageRules },
    availability: { is: () => itemAvailabilityInfoRules },
    physicalProperties: { is: () => physicalPropertiesRules },
    itemType: { is: () => itemTypeRules },
    paymentOption: { is: () => paymentOptionTypeRules },
    serviceProperties: { is: () => servicePropertiesRules },
    rootCatalogItemId: { type: ['string', 'null'], minLength: 1, maxLength: 36 },
    priceDescription: { is: () => priceDescriptionRules },
    depositAmount: { is: () => multiCurrencyPriceRules },
    selectedMembership: { is: () => selectedMembershipRules },
    taxGroupId: { type: ['string', 'null'], format: 'uuid' },
    lineItemPrice: { is: () => multiCurrencyPriceRules },
    subscriptionOptionInfo: { is: () => subscriptionOptionInfoRules },
    deliveryProfileId: { type: ['string', 'null'], format: 'uuid' },
    customLineItem: { type: 'boolean' },
    consentRequiredPaymentPolicy: { type: ['string', 'null'], minLength: 1, maxLength: 2500 },
    priceUndetermined: { type: 'boolean' },
    fixedQuantity: { type: 'boolean' },
    catalogOverrideFields: { is: () => catalogOverrideFieldsRules },
    savePaymentMethod: { type: 'boolean' },
    taxableAddress: { is: () => taxableAddressRules },
    extendedFields: { is: () => extendedFieldsRules },
    policies: { type: 'array', maxItems: 5, items: { is: () => policyRules } },
    membersOnly: { type: 'boolean' },
    modifierGroups: { type: 'array', maxItems: 25, items: { is: () => modifierGroupRules } },
    modifiersTotalPrice: { is: () => multiCurrencyPriceRules },
    couponScopes: { type: 'array', items: { is: () => couponScopeRules } },
    digitalFile: { is: () => digitalFileRules },
  },
}
export const listValueRules: Rules = {
  type: 'object',
  properties: { value: { type: 'array', items: { is: () => customValueRules } } },
}
export const locationTypeRules: Rules = { type: 'string', enum: ['UNDEFINED', 'OWNER_BUSINESS', 'OWNER_CUSTOM', 'CUSTOM'] }
export const loginIdRules: Rules = {
  type: 'object',
  required: ['email'],
  properties: { email: { type: 'string', format: 'email' } },
}
export const mapValueRules: Rules = {
  type: 'object',
  properties: { value: { type: 'object', properties: {}, others: { is: () => customValueRules } } },
}
export const measurementUnitRules: Rules = {
  type: 'string',
  enum: ['UNSPECIFIED', 'ML', 'CL', 'L', 'CBM', 'MG', 'G', 'KG', 'MM', 'CM', 'M', 'SQM', 'OZ', 'LB', 'FLOZ', 'PT', 'QT', 'GAL', 'IN', 'FT', 'YD', 'SQFT'],
}
export const mediaAssignmentToChoiceRules: Rules = {
  type: 'object',
  required: ['option', 'choice'],
  properties: {
    option: { type: 'string', minLength: 1, maxLength: 50 },
    choice: { type: 'string', minLength: 1, maxLength: 50 },
    mediaIds: { type: 'array', maxItems: 50, items: { type: 'string' } },
  },
}
export const mediaDataForWriteRules: Rules = {
  type: 'object',
  atMostOne: [['mediaId', 'url']],
  properties: {
    mediaId: { type: 'string' },
    url: { type: 'string', format: 'uri' },
    choice: { is: () => optionAndChoiceRules },
  },
}
export const mediaItemRules: Rules = {
  type: 'object',
  atMostOne: [['image', 'video']],
  properties: {
    image: { is: () => mediaItemUrlAndSizeRules },
    video: { is: () => mediaItemVideoRules },
    thumbnail: { is: () => mediaItemUrlAndSizeRules },
    mediaType: { is: () => mediaItemTypeRules },
    title: { type: 'string' },
    id: { type: 'string' },
  },
}
export const mediaItemTypeRules: Rules = {
  type: 'string',
  enum: ['unspecified_media_item_type', 'image', 'video', 'audio', 'document', 'zip'],
}
export const mediaItemUrlAndSizeRules: Rules = {
  type: 'object',
  properties: {
    url: { type: 'string', format: 'uri' },
    width: { type: 'integer' },
    height: { type: 'integer' },
    format: { type: ['string', 'null'] },
    altText: { type: ['string', 'null'] },
  },
}
export const mediaItemVideoRules: Rules = {
  type: 'object',
  properties: {
    files: { type: 'array', items: { is: () => mediaItemUrlAndSizeRules } },
    stillFrameMediaId: { type: 'string' },
  },
}
export const mediaRules: Rules = {
  type: 'object',
  properties: {
    mainMedia: { is: () => mediaItemRules },
    items: { type: 'array', items: { is: () => mediaItemRules } },
  },
}
export const memberActivityStatusRules: Rules = { type: 'string', enum: ['UNKNOWN', 'ACTIVE', 'MUTED'] }
export const memberCustomFieldRules: Rules = { type: 'object', properties: { name: { type: ['string', 'null'] }, value: {} } }
export const memberPrivacyStatusRules: Rules = { type: 'string', enum: ['UNKNOWN', 'PRIVATE', 'PUBLIC'] }
export const memberRules: Rules = {
  type: 'object',
  properties: {
    id: { type: ['string', 'null'], format: 'uuid' },
    loginEmail: { type: ['string', 'null'], format: 'email' },
    loginEmailVerified: { type: ['boolean', 'null'] },
    status: { is: () => memberStatusRules },
    contactId: { type: ['string', 'null'], format: 'uuid' },
    contact: { is: () => contactRules },
    profile: { is: () => profileRules },
    privacyStatus: { is: () => memberPrivacyStatusRules },
    activityStatus: { is: () => memberActivityStatusRules },
    createdDate: { type: ['string', 'null'], format: 'date-time' },
    updatedDate: { type: ['string', 'null'], format: 'date-time' },
    lastLoginDate: { type: ['string', 'null'], format: 'date-time' },
  },
}
export const memberStatusRules: Rules = { type: 'string', enum: ['UNKNOWN', 'PENDING', 'APPROVED', 'BLOCKED', 'OFFLINE'] }
export const membersPagingRules: Rules = {
  type: 'object',
  properties: {
    limit: { type: ['integer', 'null'], minimum: 0, maximum: 100 },
    offset: { type: ['integer', 'null'], minimum: 0 },
  },
}
export const membersQueryRules: Rules = {
  type: 'object',
  properties: {
    filter: { type: ['object', 'null'], properties: {}, others: true },
    paging: { is: () => membersPagingRules },
    sorting: { type: 'array', items: { is: () => membersSortingRules } },
    sort: { type: 'array', items: { is: () => membersSortingRules } },
  },
}
export const membersSearchRules: Rules = {
  type: 'object',
  properties: {
    expression: { type: ['string', 'null'], minLength: 1, maxLength: 100 },
    fields: { type: 'array', maxItems: 4, items: { type: 'string' } },
  },
}
export const membersSortingRules: Rules = {
  type: 'object',
  properties: {
    fieldName: { type: 'string', maxLength: 512 },
    order: { is: () => sortOrderRules },
    origin: { is: () => addressLocationRules },
  },
}
export const merchantDiscountInputRules: Rules = {
  type: 'object',
  required: ['amount'],
  properties: {
    amount: {
      type: 'string',
      format: 'decimal',
      decimal: { minimum: 0, maximum: 1000000000000000 },
    },
    lineItemIds: { type: 'array', items: { type: 'string' } },
  },
}
export const modifierGroupRules: Rules = {
  type: 'object',
  properties: {
    id: { type: 'string', minLength: 1, maxLength: 36 },
    name: { is: () => translatableStringRules },
    modifiers: { type: 'array', minItems: 1, maxItems: 25, items: { is: () => itemModifierRules } },
  },
}
export const multiCurrencyPriceRules: Rules = {
  type: 'object',
  properties: {
    amount: {
      type: 'string',
      format: 'decimal',
      decimal: { minimum: 0, maximum: 1000000000000000 },
    },
    convertedAmount: {
      type: 'string',
      format: 'decimal',
      decimal: { minimum: 0, maximum: 1000000000000000 },
    },
    formattedAmount: { type: 'string' },
    formattedConvertedAmount: { type: 'string' },
  },
}
export const newCollectionRules: Rules = {
  type: 'object',
  required: ['name'],
  properties: {
    id: { type: ['string', 'null'], minLength: 35, maxLength: 36 },
    name: { type: ['string', 'null'], minLength: 1, maxLength: 50 },
    media: { is: () => mediaRules },
    numberOfProducts: { type: 'integer' },
    description: { type: ['string', 'null'], maxLength: 600 },
    slug: { type: ['string', 'null'], minLength: 1, maxLength: 100 },
    visible: { type: ['boolean', 'null'] },
    seoSchema: { is: () => seoSchemaRules },
  },
}
export const newMemberRules: Rules = {
  type: 'object',
  required: ['loginEmail'],
  properties: {
    id: { type: ['string', 'null'], format: 'uuid' },
    loginEmail: { type: ['string', 'null'], format: 'email' },
    loginEmailVerified: { type: ['boolean', 'null'] },
    status: { is: () => memberStatusRules },
    contactId: { type: ['string', 'null'], format: 'uuid' },
    contact: { is: () => contactRules },
    profile: { is: () => profileRules },
    privacyStatus: { is: () => memberPrivacyStatusRules },
    activityStatus: { is: () => memberActivityStatusRules },
    createdDate: { type: ['string', 'null'], format: 'date-time' },
    updatedDate: { type: ['string', 'null'], format: 'date-time' },
    lastLoginDate: { type: ['string', 'null'], format: 'date-time' },
  },
}
export const newPriceDataRules: Rules = {
  type: 'object',
  required: ['price'],
  properties: {
    currency: { type: 'string' },
    price: { type: ['number', 'null'], minimum: 0, maximum: 999999999.99 },
    discountedPrice: { type: 'number' },
    formatted: { is: () => formattedPriceRules },
    pricePerUnit: { type: ['number', 'null'] },
  },
}
export const newProductRules: Rules = {
  type: 'object',
  required: ['name', 'priceData'],
  properties: {
    id: { type: 'string' },
    name: { type: ['string', 'null'], minLength: 1, maxLength: 80 },
    slug: { type: 'string', maxLength: 100 },
    visible: { type: ['boolean', 'null'] },
    productType: { is: () => productTypeRules },
    description: { type: ['string', 'null'], maxLength: 8000 },
    sku: { type: ['string', 'null'], maxLength: 40 },
    weight: { type: ['number', 'null'], minimum: 0, maximum: 999999999.99 },
    weightRange: { is: () => numericPropertyRangeRules },
    stock: { is: () => stockRules },
    price: { is: () => priceDataRules },
    priceData: { is: () => newPriceDataRules },
    convertedPriceData: { is: () => priceDataRules },
    priceRange: { is: () => numericPropertyRangeRules },
    costAndProfitData: { is: () => costAndProfitDataRules },
    costRange: { is: () => numericPropertyRangeRules },
    pricePerUnitData: { is: () => pricePerUnitDataRules },
    additionalInfoSections: { type: 'array', items: { is: () => additionalInfoSectionRules } },
    ribbons: { type: 'array', items: { is: () => ribbonRules } },
    media: { is: () => mediaRules },
    customTextFields: { type: 'array', items: { is: () => customTextFieldRules } },
    manageVariants: { type: ['boolean', 'null'] },
    productOptions: { type: 'array', maxItems: 6, items: { is: () => productOptionRules } },
    productPageUrl: { is: () => pageUrlRules },
    numericId: { type: 'string' },
    inventoryItemId: { type: 'string' },
    discount: { is: () => discountRules },
    collectionIds: { type: 'array', items: { type: 'string' } },
    variants: { type: 'array', maxItems: 1000, items: { is: () => variantRules } },
    lastUpdated: { type: 'string', format: 'date-time' },
    createdDate: { type: 'string', format: 'date-time' },
    seoData: { is: () => seoSchemaRules },
    ribbon: { type: ['string', 'null'], maxLength: 30 },
    brand: { type: ['string', 'null'], minLength: 1, maxLength: 50 },
    productDimensions: { is: () => dimensionsRules },
    packageDimensions: { is: () => dimensionsRules },
    exportProductId: { type: 'string' },
  },
}
export const numericPropertyRangeRules: Rules = {
  type: 'object',
  properties: { minValue: { type: 'number' }, maxValue: { type: 'number' } },
}
export const optionAndChoiceRules: Rules = {
  type: 'object',
  properties: {
    option: { type: 'string', minLength: 1, maxLength: 50 },
    choice: { type: 'string', minLength: 1, maxLength: 50 },
  },
}
export const optionTypeRules: Rules = { type: 'string', enum: ['unspecified_option_type', 'drop_down', 'color'] }
export const originalTextRules: Rules = { type: 'object', properties: { original: { type: 'string' } } }
export const pageUrlRules: Rules = { type: 'object', properties: { base: { type: 'string' }, path: { type: 'string' } } }
export const pageUrlV2Rules: Rules = {
  type: 'object',
  properties: { relativePath: { type: 'string' }, url: { type: ['string', 'null'], format: 'uri' } },
}
export const paymentOptionRules: Rules = { type: 'object', properties: { value: { is: () => paymentOptionTypeRules } } }
export const paymentOptionTypeRules: Rules = {
  type: 'string',
  enum: ['FULL_PAYMENT_ONLINE', 'FULL_PAYMENT_OFFLINE', 'MEMBERSHIP', 'DEPOSIT_ONLINE', 'MEMBERSHIP_OFFLINE', 'MEMBERSHIP_ONLINE_WITH_OFFLINE_REMAINDER'],
}
export const percentageDataRules: Rules = {
  type: 'object',
  properties: {
    roundToInt: { type: 'boolean' },
    rate: { type: 'integer', minimum: -100, maximum: 1000 },
  },
}
export const phoneRules: Rules = {
  type: 'object',
  properties: {
    countryCode: { type: ['string', 'null'], pattern: '^[A-Z]{2}$' },
    phone: { type: 'string', pattern: '^\\+?[0-9 ()./-]{3,50}$' },
    tag: { is: () => phoneTagRules },
  },
}
export const phoneTagRules: Rules = { type: 'string', enum: ['UNTAGGED', 'MAIN', 'HOME', 'MOBILE', 'WORK', 'FAX'] }
export const physicalPropertiesRules: Rules = {
  type: 'object',
  properties: {
    weight: { type: ['number', 'null'], minimum: 0 },
    sku: { type: ['string', 'null'], maxLength: 40 },
    shippable: { type: 'boolean' },
  },
}
export const plainTextValueRules: Rules = {
  type: 'object',
  properties: {
    original: { type: 'string', maxLength: 600 },
    translated: { type: ['string', 'null'], maxLength: 600 },
  },
}
export const platformPagingRules: Rules = {
  type: 'object',
  properties: {
    limit: { type: ['integer', 'null'], minimum: 0, maximum: 100 },
    offset: { type: ['integer', 'null'], minimum: 0 },
  },
}
export const platformQueryRules: Rules = {
  type: 'object',
  atMostOne: [['paging', 'cursorPaging']],
  properties: {
    paging: { is: () => platformPagingRules },
    cursorPaging: { is: () => cursorPagingRules },
    filter: { type: ['object', 'null'], properties: {}, others: true },
    sort: { type: 'array', items: { is: () => sortingRules } },
  },
}
export const policyRules: Rules = {
  type: 'object',
  properties: {
    title: { type: ['string', 'null'], minLength: 1, maxLength: 29 },
    content: { type: 'string', minLength: 1, maxLength: 3000 },
  },
}
export const preorderInfoRules: Rules = {
  type: 'object',
  properties: {
    enabled: { type: 'boolean' },
    message: { type: ['string', 'null'], minLength: 1, maxLength: 250 },
    limit: { type: ['integer', 'null'], minimum: 0, maximum: 100000 },
  },
}
export const priceDataRules: Rules = {
  type: 'object',
  properties: {
    currency: { type: 'string' },
    price: { type: ['number', 'null'], minimum: 0, maximum: 999999999.99 },
    discountedPrice: { type: 'number' },
    formatted: { is: () => formattedPriceRules },
    pricePerUnit: { type: ['number', 'null'] },
  },
}
export const priceDescriptionRules: Rules = {
  type: 'object',
  properties: {
    original: { type: 'string', minLength: 1, maxLength: 100 },
    translated: { type: ['string', 'null'], minLength: 1, maxLength: 100 },
  },
}
export const pricePerUnitDataRules: Rules = {
  type: 'object',
  properties: {
    totalQuantity: { type: 'number', minimum: 0.01, maximum: 999999999.99 },
    totalMeasurementUnit: { is: () => measurementUnitRules },
    baseQuantity: { type: 'number', minimum: 0.01, maximum: 999999999.99 },
    baseMeasurementUnit: { is: () => measurementUnitRules },
  },
}
export const productDiscountTypeRules: Rules = { type: 'string', enum: ['UNDEFINED', 'NONE', 'AMOUNT', 'PERCENT'] }
export const productFacetFieldRules: Rules = { type: 'string', enum: ['brand', 'ribbon'] }
export const productNameRules: Rules = {
  type: 'object',
  properties: {
    original: { type: 'string', minLength: 1, maxLength: 200 },
    translated: { type: ['string', 'null'], minLength: 1, maxLength: 400 },
  },
}
export const productOptionRules: Rules = {
  type: 'object',
  properties: {
    optionType: { is: () => optionTypeRules },
    name: { type: 'string', minLength: 1, maxLength: 50 },
    choices: { type: 'array', minItems: 1, maxItems: 100, items: { is: () => choiceRules } },
  },
}
export const productRules: Rules = {
  type: 'object',
  properties: {
    id: { type: 'string' },
    name: { type: ['string', 'null'], minLength: 1, maxLength: 80 },
    slug: { type: 'string', maxLength: 100 },
    visible: { type: ['boolean', 'null'] },
    productType: { is: () => productTypeRules },
    description: { type: ['string', 'null'], maxLength: 8000 },
    sku: { type: ['string', 'null'], maxLength: 40 },
    weight: { type: ['number', 'null'], minimum: 0, maximum: 999999999.99 },
    weightRange: { is: () => numericPropertyRangeRules },
    stock: { is: () => stockRules },
    price: { is: () => priceDataRules },
    priceData: { is: () => priceDataRules },
    convertedPriceData: { is: () => priceDataRules },
    priceRange: { is: () => numericPropertyRangeRules },
    costAndProfitData: { is: () => costAndProfitDataRules },
    costRange: { is: () => numericPropertyRangeRules },
    pricePerUnitData: { is: () => pricePerUnitDataRules },
    additionalInfoSections: { type: 'array', items: { is: () => additionalInfoSectionRules } },
    ribbons: { type: 'array', items: { is: () => ribbonRules } },
    media: { is: () => mediaRules },
    customTextFields: { type: 'array', items: { is: () => customTextFieldRules } },
    manageVariants: { type: ['boolean', 'null'] },
    productOptions: { type: 'array', maxItems: 6, items: { is: () => productOptionRules } },
    productPageUrl: { is: () => pageUrlRules },
    numericId: { type: 'string' },
    inventoryItemId: { type: 'string' },
    discount: { is: () => discountRules },
    collectionIds: { type: 'array', items: { type: 'string' } },
    variants: { type: 'array', maxItems: 1000, items: { is: () => variantRules } },
    lastUpdated: { type: 'string', format: 'date-time' },
    createdDate: { type: 'string', format: 'date-time' },
    seoData: { is: () => seoSchemaRules },
    ribbon: { type: ['string', 'null'], maxLength: 30 },
    brand: { type: ['string', 'null'], minLength: 1, maxLength: 50 },
    productDimensions: { is: () => dimensionsRules },
    packageDimensions: { is: () => dimensionsRules },
    exportProductId: { type: 'string' },
  },
}
export const productTypeRules: Rules = { type: 'string', enum: ['unspecified_product_type', 'physical', 'digital'] }
export const profileImageRules: Rules = {
  type: 'object',
  properties: {
    id: { type: 'string' },
    url: { type: 'string', format: 'uri' },
    height: { type: 'integer' },
    width: { type: 'integer' },
    offsetX: { type: ['integer', 'null'] },
    offsetY: { type: ['integer', 'null'] },
  },
}
export const profileRules: Rules = {
  type: 'object',
  properties: {
    nickname: { type: ['string', 'null'] },
    slug: { type: ['string', 'null'] },
    photo: { is: () => profileImageRules },
    cover: { is: () => profileImageRules },
    title: { type: ['string', 'null'] },
  },
}
export const promptRules: Rules = { type: 'string', enum: ['login', 'none', 'consent', 'select_account'] }
export const propertyAdjustmentDataRules: Rules = {
  type: 'object',
  atMostOne: [['percentage', 'amount']],
  properties: {
    percentage: { is: () => percentageDataRules },
    amount: { type: 'number', minimum: -999999999.99, maximum: 999999999.99 },
  },
}
export const recaptchaForClientSiteKeyRules: Rules = {
  type: 'object',
  properties: {
    token: { type: 'string', maxLength: 5000 },
    siteKeyId: { type: 'string', format: 'uuid' },
  },
}
export const recoveryRedirectRules: Rules = {
  type: 'object',
  properties: {
    url: { type: 'string', maxLength: 1000 },
    clientId: { type: ['string', 'null'], format: 'uuid' },
  },
}
export const redirectSessionAuthParamsRules: Rules = {
  type: 'object',
  required: ['authRequest'],
  properties: {
    authRequest: { is: () => authorizeRequestRules },
    prompt: { is: () => promptRules },
  },
}
export const redirectSessionBookingsBookParamsRules: Rules = { type: 'object', properties: { resourceId: { type: 'string', format: 'uuid' } } }
export const redirectSessionBookingsCheckoutParamsRules: Rules = {
  type: 'object',
  properties: {
    slotAvailability: { is: () => slotAvailabilityRules },
    timezone: { type: 'string', maxLength: 40 },
  },
}
export const redirectSessionEcomCheckoutParamsRules: Rules = {
  type: 'object',
  required: ['checkoutId'],
  properties: { checkoutId: { type: 'string', format: 'uuid' } },
}
export const redirectSessionEcomOrderPaymentRequestParamsRules: Rules = { type: 'object', properties: { paymentRequestId: { type: 'string', format: 'uuid' } } }
export const redirectSessionEventsCheckoutParamsRules: Rules = {
  type: 'object',
  required: ['reservationId', 'eventSlug'],
  properties: {
    reservationId: { type: 'string', format: 'uuid' },
    eventSlug: { type: 'string', maxLength: 150 },
  },
}
export const redirectSessionLoginParamsRules: Rules = { type: 'object', properties: {} }
export const redirectSessionLogoutParamsRules: Rules = {
  type: 'object',
  required: ['clientId'],
  properties: { clientId: { type: 'string', format: 'uuid' } },
}
export const redirectSessionPaidPlansCheckoutParamsRules: Rules = {
  type: 'object',
  required: ['planId'],
  properties: {
    planId: { type: 'string', format: 'uuid' },
    checkoutData: { type: ['string', 'null'], maxLength: 2048 },
  },
}
export const redirectSessionPreferencesRules: Rules = {
  type: 'object',
  properties: {
    useGenericWixPages: { type: ['boolean', 'null'] },
    maintainIdentity: { type: ['boolean', 'null'] },
    additionalQueryParameters: { type: 'object', properties: {}, others: { type: 'string' } },
    checkIfPublish: { type: ['boolean', 'null'] },
  },
}
export const redirectSessionStoresProductParamsRules: Rules = { type: 'object', properties: { productSlug: { type: 'string', maxLength: 150 } } }
export const responseModeRules: Rules = { type: 'string', enum: ['fragment', 'query', 'web_message'] }
export const ribbonRules: Rules = { type: 'object', properties: { text: { type: 'string', maxLength: 30 } } }
export const secondaryEmailRules: Rules = {
  type: 'object',
  properties: { email: { type: 'string', format: 'email' }, tag: { is: () => emailTagRules } },
}
export const selectedMembershipRules: Rules = {
  type: 'object',
  required: ['id', 'appId'],
  properties: {
    id: { type: 'string', minLength: 1, maxLength: 100 },
    appId: { type: 'string', format: 'uuid' },
  },
}
export const selectedMembershipsRules: Rules = {
  type: 'object',
  properties: {
    memberships: { type: 'array', maxItems: 300, items: { is: () => hostSelectedMembershipRules } },
  },
}
export const selectedShippingOptionRules: Rules = {
  type: 'object',
  properties: {
    carrierId: { type: ['string', 'null'], format: 'uuid' },
    code: { type: 'string', minLength: 1, maxLength: 100 },
  },
}
export const seoKeywordRules: Rules = {
  type: 'object',
  properties: {
    term: { type: 'string' },
    isMain: { type: 'boolean' },
    origin: { type: ['string', 'null'], maxLength: 1000 },
  },
}
export const seoSchemaRules: Rules = {
  type: 'object',
  properties: {
    tags: { type: 'array', items: { is: () => seoTagRules } },
    settings: { is: () => seoSettingsRules },
  },
}
export const seoSettingsRules: Rules = {
  type: 'object',
  properties: {
    preventAutoRedirect: { type: 'boolean' },
    keywords: { type: 'array', maxItems: 5, items: { is: () => seoKeywordRules } },
  },
}
export const seoTagRules: Rules = {
  type: 'object',
  properties: {
    type: { type: 'string' },
    props: { type: ['object', 'null'], properties: {}, others: true },
    meta: { type: ['object', 'null'], properties: {}, others: true },
    children: { type: 'string' },
    custom: { type: 'boolean' },
    disabled: { type: 'boolean' },
  },
}
export const servicePropertiesRules: Rules = {
  type: 'object',
  properties: {
    scheduledDate: { type: ['string', 'null'], format: 'date-time' },
    numberOfParticipants: { type: ['integer', 'null'], minimum: 1, maximum: 10000 },
  },
}
export const setValueRules: Rules = {
  type: 'object',
  atMostOne: [['price', 'cost', 'weight', 'ribbon', 'brand']],
  properties: {
    price: { type: 'number', minimum: 0, maximum: 999999999.99 },
    cost: { type: 'number', minimum: 0, maximum: 999999999.99 },
    weight: { type: 'number', minimum: 0, maximum: 999999999.99 },
    ribbon: { type: 'string', maxLength: 30 },
    brand: { type: 'string', maxLength: 50 },
  },
}
export const slotAvailabilityRules: Rules = {
  type: 'object',
  properties: {
    slot: { is: () => bookingSlotRules },
    bookable: { type: 'boolean' },
    totalSpots: { type: ['integer', 'null'] },
    openSpots: { type: ['integer', 'null'] },
    waitingList: { is: () => waitingListRules },
    bookingPolicyViolations: { is: () => bookingPolicyViolationsRules },
    locked: { type: ['boolean', 'null'] },
    isFromV2: { type: 'boolean' },
  },
}
export const slotResourceRules: Rules = {
  type: 'object',
  properties: {
    id: { type: ['string', 'null'], format: 'uuid' },
    name: { type: ['string', 'null'], maxLength: 1200 },
  },
}
export const sortOrderRules: Rules = { type: 'string', enum: ['ASC', 'DESC'] }
export const sortingRules: Rules = {
  type: 'object',
  properties: {
    fieldName: { type: 'string', maxLength: 512 },
    order: { is: () => sortOrderRules },
    origin: { is: () => addressLocationRules },
  },
}
export const stockRules: Rules = {
  type: 'object',
  properties: {
    trackInventory: { type: 'boolean' },
    quantity: { type: ['integer', 'null'], minimum: 0, maximum: 99999 },
    inStock: { type: 'boolean' },
    inventoryStatus: { is: () => inventoryStatusRules },
  },
}
export const subscriptionDescriptionRules: Rules = {
  type: 'object',
  properties: {
    original: { type: 'string', maxLength: 500 },
    translated: { type: ['string', 'null'], maxLength: 500 },
  },
}
export const subscriptionFrequencyRules: Rules = { type: 'string', enum: ['UNDEFINED', 'DAY', 'WEEK', 'MONTH', 'YEAR'] }
export const subscriptionOptionInfoRules: Rules = {
  type: 'object',
  properties: {
    subscriptionSettings: { is: () => subscriptionSettingsRules },
    title: { is: () => subscriptionTitleRules },
    description: { is: () => subscriptionDescriptionRules },
  },
}
export const subscriptionSettingsRules: Rules = {
  type: 'object',
  properties: {
    frequency: { is: () => subscriptionFrequencyRules },
    autoRenewal: { type: 'boolean' },
    billingCycles: { type: ['integer', 'null'], minimum: 1 },
    interval: { type: ['number', 'null'], minimum: 1, maximum: 3650 },
    enableCustomerCancellation: { type: 'boolean' },
    freeTrialPeriod: { is: () => freeTrialPeriodRules },
  },
}
export const subscriptionTitleRules: Rules = {
  type: 'object',
  properties: {
    original: { type: 'string', minLength: 1, maxLength: 150 },
    translated: { type: ['string', 'null'], minLength: 1, maxLength: 150 },
  },
}
export const taxableAddressRules: Rules = { type: 'object', properties: { addressType: { is: () => taxableAddressTypeRules } } }
export const taxableAddressTypeRules: Rules = { type: 'string', enum: ['BUSINESS', 'BILLING', 'SHIPPING'] }
export const translatableStringRules: Rules = {
  type: 'object',
  properties: {
    original: { type: 'string', minLength: 1, maxLength: 200 },
    translated: { type: ['string', 'null'], minLength: 1, maxLength: 400 },
  },
}
export const v1ItemModifierRules: Rules = {
  type: 'object',
  properties: {
    id: { type: 'string', minLength: 1, maxLength: 36 },
    quantity: { type: ['number', 'null'], minimum: 1, maximum: 100000 },
    label: { is: () => translatableStringRules },
    details: { is: () => translatableStringRules },
    price: {
      type: ['string', 'null'],
      format: 'decimal',
      decimal: { minimum: 0, maximum: 1000000000000000, scale: 3 },
    },
  },
}
export const v1ModifierGroupRules: Rules = {
  type: 'object',
  properties: {
    id: { type: 'string', minLength: 1, maxLength: 36 },
    name: { is: () => translatableStringRules },
    modifiers: {
      type: 'array',
      minItems: 1,
      maxItems: 25,
      items: { is: () => v1ItemModifierRules },
    },
  },
}
export const variantDataWithNoStockRules: Rules = {
  type: 'object',
  properties: {
    priceData: { is: () => priceDataRules },
    convertedPriceData: { is: () => priceDataRules },
    costAndProfitData: { is: () => costAndProfitDataRules },
    weight: { type: 'number', minimum: 0, maximum: 999999999.99 },
    sku: { type: 'string', maxLength: 40 },
    visible: { type: 'boolean' },
    productDimensions: { is: () => dimensionsRules },
    packageDimensions: { is: () => dimensionsRules },
  },
}
export const variantOverrideRules: Rules = {
  type: 'object',
  properties: {
    choices: { type: 'object', properties: {}, others: { type: 'string' } },
    variantIds: { type: 'array', items: { type: 'string' } },
    price: { type: ['number', 'null'], minimum: 0, maximum: 999999999.99 },
    cost: { type: ['number', 'null'], minimum: 0, maximum: 999999999.99 },
    weight: { type: ['number', 'null'], minimum: 0, maximum: 999999999.99 },
    sku: { type: ['string', 'null'], maxLength: 40 },
    visible: { type: ['boolean', 'null'] },
    productDimensions: { is: () => dimensionsRules },
    packageDimensions: { is: () => dimensionsRules },
  },
}
export const variantRules: Rules = {
  type: 'object',
  properties: {
    id: { type: 'string', format: 'uuid' },
    choices: { type: 'object', properties: {}, others: { type: 'string' } },
    variant: { is: () => variantDataWithNoStockRules },
    stock: { is: () => variantStockRules },
  },
}
export const variantStockRules: Rules = {
  type: 'object',
  properties: {
    trackQuantity: { type: 'boolean' },
    quantity: { type: ['integer', 'null'], minimum: 0, maximum: 99999 },
    inStock: { type: 'boolean' },
  },
}
export const vatIdRules: Rules = {
  type: 'object',
  properties: { id: { type: 'string' }, type: { is: () => vatTypeRules } },
}
export const vatTypeRules: Rules = { type: 'string', enum: ['UNSPECIFIED', 'CPF', 'CNPJ'] }
export const verificationTargetRules: Rules = { type: 'string', enum: ['UNKNOWN_TARGET', 'EMAIL'] }
export const waitingListRules: Rules = {
  type: 'object',
  properties: {
    totalSpots: { type: ['integer', 'null'] },
    openSpots: { type: ['integer', 'null'] },
  },
}
export const weightUnitRules: Rules = { type: 'string', enum: ['UNSPECIFIED_WEIGHT_UNIT', 'KG', 'LB'] }
