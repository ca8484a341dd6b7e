/**
 * The 47 enumerations of the specification's point 3 under the names it gives them, with its values in its order. The
 * facts complete two of them: the two provider names among the channels, and the zero value of the pending reasons.
 */
export const specifiedEnumerations: Readonly<Record<string, string>> = {
  // Carts
  'description line type': 'UNRECOGNISED, PLAIN_TEXT, COLOR',
  'item availability': 'AVAILABLE, NOT_FOUND, NOT_AVAILABLE, PARTIALLY_AVAILABLE',
  'item type': 'UNRECOGNISED, PHYSICAL, DIGITAL, GIFT_CARD, SERVICE',
  'subscription frequency': 'UNDEFINED, DAY, WEEK, MONTH, YEAR',
  'file type':
    'UNSPECIFIED, SECURE_PICTURE, SECURE_VIDEO, SECURE_DOCUMENT, SECURE_MUSIC, SECURE_ARCHIVE',
  'payment option':
    'FULL_PAYMENT_ONLINE, FULL_PAYMENT_OFFLINE, MEMBERSHIP, DEPOSIT_ONLINE, MEMBERSHIP_OFFLINE',
  'weight unit': 'UNSPECIFIED_WEIGHT_UNIT, KG, LB',
  'VAT type': 'UNSPECIFIED, CPF, CNPJ',
  'jurisdiction type': 'UNDEFINED, COUNTRY, STATE, COUNTY, CITY, SPECIAL',
  'tax rate type': 'NO_TAX_COLLECTED, MANUAL_RATE, AUTO_RATE, FALLBACK_RATE',
  'manual calculation reason': 'GLOBAL_SETTING_TO_MANUAL, REGION_SETTING_TO_MANUAL',
  'fallback reason': 'AUTO_TAX_FAILED, AUTO_TAX_DEACTIVATED',
  'pickup method': 'UNKNOWN_METHOD, STORE_PICKUP, PICKUP_POINT',
  'charge type': 'HANDLING_FEE, INSURANCE',
  'discount type (cart)': 'GLOBAL, SPECIFIC_ITEMS, SHIPPING',
  'violation rule type':
    'VALIDATION, OTHER, MAX, MIN, MAX_LENGTH, MIN_LENGTH, MAX_SIZE, MIN_SIZE, FORMAT, DECIMAL_LTE, DECIMAL_GTE, DECIMAL_LT, DECIMAL_GT, DECIMAL_MAX_SCALE, INVALID_ENUM_VALUE, REQUIRED_FIELD, FIELD_NOT_ALLOWED, ONE_OF_ALIGNMENT',
  severity: 'WARNING, ERROR',
  'channel type':
    'UNSPECIFIED, WEB, POS, EBAY, AMAZON, OTHER_PLATFORM, WIX_APP_STORE, WIX_INVOICES, BACKOFFICE_MERCHANT, WISH, CLASS_PASS, GLOBAL_E',
  'identity type': 'ADMIN, MEMBER, VISITOR, CONTACT',
  'subdivision type':
    'UNKNOWN_SUBDIVISION_TYPE, ADMINISTRATIVE_AREA_LEVEL_1, ADMINISTRATIVE_AREA_LEVEL_2, ADMINISTRATIVE_AREA_LEVEL_3, ADMINISTRATIVE_AREA_LEVEL_4, ADMINISTRATIVE_AREA_LEVEL_5, COUNTRY',
  // Members
  status: 'UNKNOWN, PENDING, APPROVED, BLOCKED, OFFLINE',
  'privacy status': 'UNKNOWN, PRIVATE, PUBLIC',
  'activity status': 'UNKNOWN, ACTIVE, MUTED',
  'field set': 'PUBLIC, EXTENDED, FULL',
  'sort order': 'ASC, DESC',
  'site state': 'UNKNOWN, ENABLED, DISABLED, PENDING, DEMO',
  'delete status': 'UNKNOWN, TRASH, DELETED, PENDING_PURGE',
  // Catalogue and stock
  'product type': 'unspecified_product_type, physical, digital',
  'inventory status': 'IN_STOCK, OUT_OF_STOCK, PARTIALLY_OUT_OF_STOCK',
  'measurement unit':
    'UNSPECIFIED, ML, CL, L, CBM, MG, G, KG, MM, CM, M, SQM, OZ, LB, FLOZ, PT, QT, GAL, IN, FT, YD, SQFT',
  'media item type': 'unspecified_media_item_type, image, video, audio, document, zip',
  'option type': 'unspecified_option_type, drop_down, color',
  'discount type (product)': 'UNDEFINED, NONE, AMOUNT, PERCENT',
  'reason for a stock change': 'UNKNOWN, ORDER, MANUAL, REVERT_INVENTORY_CHANGE',
  // Redirect sessions
  'location type': 'UNDEFINED, OWNER_BUSINESS, OWNER_CUSTOM, CUSTOM',
  prompt: 'login, none, consent, select_account',
  'members account section': 'ACCOUNT_INFO, BOOKINGS, ORDERS, SUBSCRIPTIONS, EVENTS',
  'callback type': 'UNKNOWN, LOGOUT, CHECKOUT, AUTHORIZE',
  // Identity and tokens
  'token role': 'none, visitor, member',
  'address tag': 'UNTAGGED, HOME, WORK, BILLING, SHIPPING',
  'e-mail tag': 'UNTAGGED, MAIN, HOME, WORK',
  'phone tag': 'UNTAGGED, MAIN, HOME, MOBILE, WORK, FAX',
  'identity privacy status': 'UNDEFINED, PUBLIC, PRIVATE',
  'tenant type': 'UNKNOWN_TENANT_TYPE, ACCOUNT, SITE, ROOT',
  'verification target': 'UNKNOWN_TARGET, EMAIL',
  'identity status': 'UNKNOWN_STATUS, PENDING, ACTIVE, DELETED, BLOCKED, OFFLINE',
  'pending reason':
    'UNKNOWN_REASON, PENDING_ADMIN_APPROVAL_REQUIRED, PENDING_EMAIL_VERIFICATION_REQUIRED',
}

/** Those the specification names outside its tables, or names without listing their values. */
export const furtherEnumerations: Readonly<Record<string, string>> = {
  'also: site-created context':
    'OTHER, FROM_TEMPLATE, DUPLICATE_BY_SITE_TRANSFER, DUPLICATE, OLD_SITE_TRANSFER, FLASH',
  'also: namespace':
    'UNKNOWN_NAMESPACE, WIX, SHOUT_OUT, ALBUMS, WIX_STORES_TEST_DRIVE, HOTELS, CLUBS, ONBOARDING_DRAFT, DEV_SITE, LOGOS, VIDEO_MAKER, PARTNER_DASHBOARD, DEV_CENTER_COMPANY, HTML_DRAFT, SITELESS_BUSINESS, CREATOR_ECONOMY, DASHBOARD_FIRST, ANYWHERE, HEADLESS, ACCOUNT_MASTER_CMS, RISE, BRANDED_FIRST',
  'also: server state':
    'UNKNOWN_STATE, SUCCESS, REQUIRE_OWNER_APPROVAL, REQUIRE_EMAIL_VERIFICATION, STATUS_CHECK',
  'also: other server state': 'DONE, REQUIRE_OWNER_APPROVAL, STATUS_CHECK',
  'also: login state':
    'SUCCESS, INITIAL, FAILURE, EMAIL_VERIFICATION_REQUIRED, OWNER_APPROVAL_REQUIRED, USER_CAPTCHA_REQUIRED, SILENT_CAPTCHA_REQUIRED',
}
