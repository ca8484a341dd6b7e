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
    'variants.variant.sku': { type: 'string', operators: ['contains'], sortable: false, additions: ['field'] },
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

/** Limits of the fields of every schema, by its name; of read-only fields, how large they may be. */
export * as limits from './limits.ts'

/** The values of every enumeration the description names. */
export * as enumerations from './enumerations.ts'
