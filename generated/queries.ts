// Generated from spec/ by `npm run generate`. Do not edit.
// What the typed query builder may name.

import type * as schema from './schema.ts'

export * from './query-operators.ts'

/** The page size when none is asked for. */
export const defaultPageSize = 50

/** What queries of listedMembers (`members.listMembers`) may name: the fields of each operator. */
export interface ListedMembersQueryTypes {
  /** What the query finds. */
  item: schema.Member
  /** What the query needs first: the arguments of its operation. */
  given: []
  /** How its pages are asked for. */
  pages: 'offset'
  /** What else its request takes. */
  more: Pick<schema.ListMembersQuery, 'fieldSet' | 'fieldsets'>
  /** Its conditions in plain form. */
  filter: never
  /** What each field is compared with. */
  values: {
  }
  eq: never
  ne: never
  ge: never
  gt: never
  le: never
  lt: never
  in: never
  exists: never
  startsWith: never
  endsWith: never
  contains: never
  hasSome: never
  hasAll: never
  between: never
  isEmpty: never
  isNotEmpty: never
  /** What it can be sorted by. */
  sort: never
}

/**
 * What queries of listedMembers (`members.listMembers`) may name: the fields of each operator.
 *
 * With the additions of the sandbox, as said beside each: for clients whose profile asks for
 * them.
 */
export interface ListedMembersQueryTypesWithAdditions {
  /** What the query finds. */
  item: schema.Member
  /** What the query needs first: the arguments of its operation. */
  given: []
  /** How its pages are asked for. */
  pages: 'offset'
  /** What else its request takes. */
  more: Pick<schema.ListMembersQuery, 'fieldSet' | 'fieldsets'>
  /** Its conditions in plain form. */
  filter: never
  /** What each field is compared with. */
  values: {
    'loginEmail': string
    'profile.nickname': string
    /** An addition of the sandbox. */
    'createdDate': Date | string
    /** An addition of the sandbox. */
    'lastLoginDate': Date | string
  }
  eq: never
  ne: never
  ge: never
  gt: never
  le: never
  lt: never
  in: never
  exists: never
  startsWith: never
  endsWith: never
  contains: never
  hasSome: never
  hasAll: never
  between: never
  isEmpty: never
  isNotEmpty: never
  /**
   * What it can be sorted by. An addition of the sandbox: `loginEmail`, `profile.nickname`,
   * `createdDate`, `lastLoginDate`.
   */
  sort: 'loginEmail' | 'profile.nickname' | 'createdDate' | 'lastLoginDate'
}

/** What queries of members (`members.queryMembers`) may name: the fields of each operator. */
export interface MembersQueryTypes {
  /** What the query finds. */
  item: schema.Member
  /** What the query needs first: the arguments of its operation. */
  given: []
  /** How its pages are asked for. */
  pages: 'offset'
  /** What else its request takes. */
  more: Pick<schema.QueryMembersRequest, 'fieldSet' | 'fieldsets' | 'search'>
  /** Its conditions in plain form. */
  filter: schema.MembersFilter
  /** What each field is compared with. */
  values: {
    'id': string
    'loginEmail': string
    'contact.firstName': string
    'contact.lastName': string
    'profile.nickname': string
    'profile.slug': string
    'privacyStatus': 'UNKNOWN' | 'PRIVATE' | 'PUBLIC'
  }
  eq: 'id' | 'loginEmail' | 'contact.firstName' | 'contact.lastName' | 'profile.nickname' | 'profile.slug' | 'privacyStatus'
  ne: 'id' | 'loginEmail' | 'contact.firstName' | 'contact.lastName' | 'profile.nickname' | 'profile.slug' | 'privacyStatus'
  ge: never
  gt: never
  le: never
  lt: never
  in: 'id' | 'loginEmail' | 'contact.firstName' | 'contact.lastName' | 'profile.nickname' | 'profile.slug' | 'privacyStatus'
  exists: 'id' | 'loginEmail' | 'contact.firstName' | 'contact.lastName' | 'profile.nickname' | 'profile.slug' | 'privacyStatus'
  startsWith: 'id' | 'loginEmail' | 'contact.firstName' | 'contact.lastName' | 'profile.nickname' | 'profile.slug'
  endsWith: never
  contains: never
  hasSome: 'id' | 'loginEmail' | 'contact.firstName' | 'contact.lastName' | 'profile.nickname' | 'profile.slug' | 'privacyStatus'
  hasAll: never
  between: never
  isEmpty: 'id' | 'loginEmail' | 'contact.firstName' | 'contact.lastName' | 'profile.nickname' | 'profile.slug' | 'privacyStatus'
  isNotEmpty: 'id' | 'loginEmail' | 'contact.firstName' | 'contact.lastName' | 'profile.nickname' | 'profile.slug' | 'privacyStatus'
  /** What it can be sorted by. */
  sort: never
}

/**
 * What queries of members (`members.queryMembers`) may name: the fields of each operator.
 *
 * With the additions of the sandbox, as said beside each: for clients whose profile asks for
 * them.
 */
export interface MembersQueryTypesWithAdditions {
  /** What the query finds. */
  item: schema.Member
  /** What the query needs first: the arguments of its operation. */
  given: []
  /** How its pages are asked for. */
  pages: 'offset'
  /** What else its request takes. */
  more: Pick<schema.QueryMembersRequest, 'fieldSet' | 'fieldsets' | 'search'>
  /** Its conditions in plain form. */
  filter: schema.MembersFilterWithAdditions
  /** What each field is compared with. */
  values: {
    'id': string
    'loginEmail': string
    'contact.firstName': string
    'contact.lastName': string
    'profile.nickname': string
    'profile.slug': string
    'privacyStatus': 'UNKNOWN' | 'PRIVATE' | 'PUBLIC'
    /** An addition of the sandbox. */
    'status': 'UNKNOWN' | 'PENDING' | 'APPROVED' | 'BLOCKED' | 'OFFLINE'
    /** An addition of the sandbox. */
    'activityStatus': 'UNKNOWN' | 'ACTIVE' | 'MUTED'
    /** An addition of the sandbox. */
    'createdDate': Date | string
    /** An addition of the sandbox. */
    'lastLoginDate': Date | string
  }
  eq: 'id' | 'loginEmail' | 'contact.firstName' | 'contact.lastName' | 'profile.nickname' | 'profile.slug' | 'privacyStatus' | 'status' | 'activityStatus'
  ne: 'id' | 'loginEmail' | 'contact.firstName' | 'contact.lastName' | 'profile.nickname' | 'profile.slug' | 'privacyStatus' | 'status' | 'activityStatus'
  ge: 'createdDate' | 'lastLoginDate'
  gt: 'createdDate' | 'lastLoginDate'
  le: 'createdDate' | 'lastLoginDate'
  lt: 'createdDate' | 'lastLoginDate'
  in: 'id' | 'loginEmail' | 'contact.firstName' | 'contact.lastName' | 'profile.nickname' | 'profile.slug' | 'privacyStatus' | 'status' | 'activityStatus'
  exists: 'id' | 'loginEmail' | 'contact.firstName' | 'contact.lastName' | 'profile.nickname' | 'profile.slug' | 'privacyStatus'
  startsWith: 'id' | 'loginEmail' | 'contact.firstName' | 'contact.lastName' | 'profile.nickname' | 'profile.slug'
  endsWith: never
  /**
   * An addition of the sandbox: `loginEmail`, `contact.firstName`, `contact.lastName`,
   * `profile.nickname`.
   */
  contains: 'loginEmail' | 'contact.firstName' | 'contact.lastName' | 'profile.nickname'
  hasSome: 'id' | 'loginEmail' | 'contact.firstName' | 'contact.lastName' | 'profile.nickname' | 'profile.slug' | 'privacyStatus'
  hasAll: never
  between: 'createdDate' | 'lastLoginDate'
  isEmpty: 'id' | 'loginEmail' | 'contact.firstName' | 'contact.lastName' | 'profile.nickname' | 'profile.slug' | 'privacyStatus' | 'status' | 'activityStatus'
  isNotEmpty: 'id' | 'loginEmail' | 'contact.firstName' | 'contact.lastName' | 'profile.nickname' | 'profile.slug' | 'privacyStatus' | 'status' | 'activityStatus'
  /**
   * What it can be sorted by. An addition of the sandbox: `loginEmail`, `profile.nickname`,
   * `createdDate`, `lastLoginDate`.
   */
  sort: 'loginEmail' | 'profile.nickname' | 'createdDate' | 'lastLoginDate'
}

/** What queries of products (`products.queryProducts`) may name: the fields of each operator. */
export interface ProductsQueryTypes {
  /** What the query finds. */
  item: schema.Product
  /** What the query needs first: the arguments of its operation. */
  given: []
  /** How its pages are asked for. */
  pages: 'offset' | 'cursor'
  /** What else its request takes. */
  more: never
  /** Its conditions in plain form. */
  filter: schema.ProductsFilter
  /** What each field is compared with. */
  values: {
    'id': string
    'name': string
    'slug': string
    'sku': string
    'description': string
    'productType': 'unspecified_product_type' | 'physical' | 'digital'
    'price': number
    'priceData.price': number
    'numericId': number
    'lastUpdated': Date | string
    'createdDate': Date | string
    'collectionIds': string
  }
  eq: 'id' | 'name' | 'slug' | 'sku' | 'description' | 'productType' | 'price' | 'priceData.price' | 'numericId' | 'lastUpdated' | 'createdDate' | 'collectionIds'
  ne: 'id' | 'name' | 'slug' | 'sku' | 'description' | 'productType' | 'price' | 'priceData.price' | 'numericId' | 'lastUpdated' | 'createdDate' | 'collectionIds'
  ge: 'priceData.price' | 'numericId'
  gt: 'priceData.price' | 'numericId' | 'lastUpdated' | 'createdDate'
  le: 'priceData.price' | 'numericId'
  lt: 'priceData.price' | 'numericId' | 'lastUpdated' | 'createdDate'
  in: 'id' | 'name' | 'slug' | 'sku' | 'description' | 'productType' | 'price' | 'priceData.price' | 'numericId' | 'lastUpdated' | 'createdDate' | 'collectionIds'
  exists: 'id' | 'name' | 'slug' | 'sku' | 'description' | 'productType' | 'price' | 'priceData.price' | 'numericId' | 'lastUpdated' | 'createdDate' | 'collectionIds'
  startsWith: 'id' | 'name' | 'slug' | 'sku' | 'description'
  endsWith: never
  contains: never
  hasSome: 'id' | 'name' | 'slug' | 'sku' | 'description' | 'productType' | 'price' | 'priceData.price' | 'numericId' | 'lastUpdated' | 'createdDate' | 'collectionIds'
  hasAll: 'collectionIds'
  between: 'priceData.price' | 'numericId'
  isEmpty: 'id' | 'name' | 'slug' | 'sku' | 'description' | 'productType' | 'price' | 'priceData.price' | 'numericId' | 'lastUpdated' | 'createdDate' | 'collectionIds'
  isNotEmpty: 'id' | 'name' | 'slug' | 'sku' | 'description' | 'productType' | 'price' | 'priceData.price' | 'numericId' | 'lastUpdated' | 'createdDate' | 'collectionIds'
  /** What it can be sorted by. */
  sort: 'id' | 'name' | 'slug' | 'sku' | 'productType' | 'price' | 'priceData.price' | 'numericId' | 'lastUpdated'
}

/**
 * What queries of products (`products.queryProducts`) may name: the fields of each operator.
 *
 * With the additions of the sandbox, as said beside each: for clients whose profile asks for
 * them.
 */
export interface ProductsQueryTypesWithAdditions {
  /** What the query finds. */
  item: schema.Product
  /** What the query needs first: the arguments of its operation. */
  given: []
  /** How its pages are asked for. */
  pages: 'offset' | 'cursor'
  /** What else its request takes. */
  more: never
  /** Its conditions in plain form. */
  filter: schema.ProductsFilterWithAdditions
  /** What each field is compared with. */
  values: {
    'id': string
    'name': string
    'slug': string
    'sku': string
    'description': string
    'productType': 'unspecified_product_type' | 'physical' | 'digital'
    'price': number
    'priceData.price': number
    'numericId': number
    'lastUpdated': Date | string
    'createdDate': Date | string
    'collectionIds': string
    /** An addition of the sandbox. */
    'visible': boolean
    /** An addition of the sandbox. */
    'stock.inventoryStatus': 'IN_STOCK' | 'OUT_OF_STOCK' | 'PARTIALLY_OUT_OF_STOCK'
    /** An addition of the sandbox. */
    'stock.quantity': number
    /** An addition of the sandbox. */
    'ribbon': string
    /** An addition of the sandbox. */
    'brand': string
    /** An addition of the sandbox. */
    'discount.type': 'UNDEFINED' | 'NONE' | 'AMOUNT' | 'PERCENT'
    /** An addition of the sandbox. */
    'costAndProfitData.profitMargin': number
    /** An addition of the sandbox. */
    'variants.variant.costAndProfitData.profit': number
    /** An addition of the sandbox. */
    'variants.variant.sku': string
  }
  eq: 'id' | 'name' | 'slug' | 'sku' | 'description' | 'productType' | 'price' | 'priceData.price' | 'numericId' | 'lastUpdated' | 'createdDate' | 'collectionIds' | 'visible' | 'stock.inventoryStatus' | 'stock.quantity' | 'ribbon' | 'brand' | 'discount.type'
  ne: 'id' | 'name' | 'slug' | 'sku' | 'description' | 'productType' | 'price' | 'priceData.price' | 'numericId' | 'lastUpdated' | 'createdDate' | 'collectionIds' | 'visible' | 'stock.inventoryStatus' | 'stock.quantity' | 'ribbon' | 'brand' | 'discount.type'
  /** An addition of the sandbox: `lastUpdated`, `createdDate`. */
  ge: 'priceData.price' | 'numericId' | 'lastUpdated' | 'createdDate' | 'stock.quantity' | 'costAndProfitData.profitMargin' | 'variants.variant.costAndProfitData.profit'
  gt: 'priceData.price' | 'numericId' | 'lastUpdated' | 'createdDate' | 'stock.quantity' | 'costAndProfitData.profitMargin' | 'variants.variant.costAndProfitData.profit'
  /** An addition of the sandbox: `lastUpdated`, `createdDate`. */
  le: 'priceData.price' | 'numericId' | 'lastUpdated' | 'createdDate' | 'stock.quantity' | 'costAndProfitData.profitMargin' | 'variants.variant.costAndProfitData.profit'
  lt: 'priceData.price' | 'numericId' | 'lastUpdated' | 'createdDate' | 'stock.quantity' | 'costAndProfitData.profitMargin' | 'variants.variant.costAndProfitData.profit'
  in: 'id' | 'name' | 'slug' | 'sku' | 'description' | 'productType' | 'price' | 'priceData.price' | 'numericId' | 'lastUpdated' | 'createdDate' | 'collectionIds' | 'stock.inventoryStatus' | 'stock.quantity' | 'ribbon' | 'brand' | 'discount.type'
  exists: 'id' | 'name' | 'slug' | 'sku' | 'description' | 'productType' | 'price' | 'priceData.price' | 'numericId' | 'lastUpdated' | 'createdDate' | 'collectionIds' | 'stock.quantity' | 'ribbon' | 'brand' | 'costAndProfitData.profitMargin' | 'variants.variant.costAndProfitData.profit'
  startsWith: 'id' | 'name' | 'slug' | 'sku' | 'description'
  endsWith: never
  /** An addition of the sandbox: `name`, `sku`. */
  contains: 'name' | 'sku' | 'ribbon' | 'brand' | 'variants.variant.sku'
  hasSome: 'id' | 'name' | 'slug' | 'sku' | 'description' | 'productType' | 'price' | 'priceData.price' | 'numericId' | 'lastUpdated' | 'createdDate' | 'collectionIds' | 'stock.inventoryStatus'
  hasAll: 'collectionIds'
  /** An addition of the sandbox: `lastUpdated`, `createdDate`. */
  between: 'priceData.price' | 'numericId' | 'lastUpdated' | 'createdDate' | 'stock.quantity' | 'costAndProfitData.profitMargin' | 'variants.variant.costAndProfitData.profit'
  isEmpty: 'id' | 'name' | 'slug' | 'sku' | 'description' | 'productType' | 'price' | 'priceData.price' | 'numericId' | 'lastUpdated' | 'createdDate' | 'collectionIds' | 'visible' | 'stock.inventoryStatus' | 'stock.quantity' | 'ribbon' | 'brand' | 'discount.type'
  isNotEmpty: 'id' | 'name' | 'slug' | 'sku' | 'description' | 'productType' | 'price' | 'priceData.price' | 'numericId' | 'lastUpdated' | 'createdDate' | 'collectionIds' | 'visible' | 'stock.inventoryStatus' | 'stock.quantity' | 'ribbon' | 'brand' | 'discount.type'
  /** What it can be sorted by. An addition of the sandbox: `createdDate`. */
  sort: 'id' | 'name' | 'slug' | 'sku' | 'productType' | 'price' | 'priceData.price' | 'numericId' | 'lastUpdated' | 'createdDate' | 'stock.quantity' | 'ribbon' | 'brand' | 'costAndProfitData.profitMargin' | 'variants.variant.costAndProfitData.profit'
}

/**
 * What queries of productVariants (`products.queryProductVariants`) may name: the fields of
 * each operator.
 */
export interface ProductVariantsQueryTypes {
  /** What the query finds. */
  item: schema.Variant
  /** What the query needs first: the arguments of its operation. */
  given: [id: string]
  /** How its pages are asked for. */
  pages: 'offset'
  /** What else its request takes. */
  more: Pick<schema.QueryProductVariantsRequest, 'choices' | 'variantIds' | 'includeMerchantSpecificData'>
  /** Its conditions in plain form. */
  filter: never
  /** What each field is compared with. */
  values: {
  }
  eq: never
  ne: never
  ge: never
  gt: never
  le: never
  lt: never
  in: never
  exists: never
  startsWith: never
  endsWith: never
  contains: never
  hasSome: never
  hasAll: never
  between: never
  isEmpty: never
  isNotEmpty: never
  /** What it can be sorted by. */
  sort: never
}

/**
 * What queries of storeVariants (`products.queryStoreVariants`) may name: the fields of each
 * operator.
 */
export interface StoreVariantsQueryTypes {
  /** What the query finds. */
  item: schema.StoreVariant
  /** What the query needs first: the arguments of its operation. */
  given: []
  /** How its pages are asked for. */
  pages: 'offset' | 'cursor'
  /** What else its request takes. */
  more: never
  /** Its conditions in plain form. */
  filter: schema.StoreVariantsFilter
  /** What each field is compared with. */
  values: {
    'productId': string
    'variantId': string
    'sku': string
    'productName': string
    'collectionIds': string
    'managedVariant': boolean
  }
  eq: 'productId' | 'variantId' | 'sku' | 'productName' | 'collectionIds' | 'managedVariant'
  ne: 'productId' | 'variantId' | 'sku' | 'productName' | 'collectionIds' | 'managedVariant'
  ge: never
  gt: never
  le: never
  lt: never
  in: 'productId' | 'variantId' | 'sku' | 'productName' | 'collectionIds'
  exists: 'productId' | 'variantId' | 'sku' | 'productName' | 'collectionIds'
  startsWith: 'sku' | 'productName'
  endsWith: never
  contains: never
  hasSome: 'productId' | 'variantId' | 'sku' | 'productName' | 'collectionIds'
  hasAll: 'collectionIds'
  between: never
  isEmpty: 'productId' | 'variantId' | 'sku' | 'productName' | 'collectionIds' | 'managedVariant'
  isNotEmpty: 'productId' | 'variantId' | 'sku' | 'productName' | 'collectionIds' | 'managedVariant'
  /** What it can be sorted by. */
  sort: 'productId' | 'sku' | 'productName'
}

/**
 * What queries of storeVariants (`products.queryStoreVariants`) may name: the fields of each
 * operator.
 *
 * With the additions of the sandbox, as said beside each: for clients whose profile asks for
 * them.
 */
export interface StoreVariantsQueryTypesWithAdditions {
  /** What the query finds. */
  item: schema.StoreVariant
  /** What the query needs first: the arguments of its operation. */
  given: []
  /** How its pages are asked for. */
  pages: 'offset' | 'cursor'
  /** What else its request takes. */
  more: never
  /** Its conditions in plain form. */
  filter: schema.StoreVariantsFilterWithAdditions
  /** What each field is compared with. */
  values: {
    /** An addition of the sandbox. */
    'id': string
    'productId': string
    'variantId': string
    'sku': string
    'productName': string
    'collectionIds': string
    'managedVariant': boolean
    /** An addition of the sandbox. */
    'stock.trackQuantity': boolean
    /** An addition of the sandbox. */
    'stock.inStock': boolean
    /** An addition of the sandbox. */
    'stock.quantity': number
  }
  eq: 'id' | 'productId' | 'variantId' | 'sku' | 'productName' | 'collectionIds' | 'managedVariant' | 'stock.trackQuantity' | 'stock.inStock' | 'stock.quantity'
  ne: 'id' | 'productId' | 'variantId' | 'sku' | 'productName' | 'collectionIds' | 'managedVariant' | 'stock.trackQuantity' | 'stock.inStock' | 'stock.quantity'
  ge: 'stock.quantity'
  gt: 'stock.quantity'
  le: 'stock.quantity'
  lt: 'stock.quantity'
  in: 'id' | 'productId' | 'variantId' | 'sku' | 'productName' | 'collectionIds' | 'stock.quantity'
  exists: 'id' | 'productId' | 'variantId' | 'sku' | 'productName' | 'collectionIds' | 'stock.quantity'
  startsWith: 'id' | 'sku' | 'productName'
  endsWith: never
  /** An addition of the sandbox: `sku`, `productName`. */
  contains: 'sku' | 'productName'
  hasSome: 'id' | 'productId' | 'variantId' | 'sku' | 'productName' | 'collectionIds'
  hasAll: 'collectionIds'
  between: 'stock.quantity'
  isEmpty: 'id' | 'productId' | 'variantId' | 'sku' | 'productName' | 'collectionIds' | 'managedVariant' | 'stock.trackQuantity' | 'stock.inStock' | 'stock.quantity'
  isNotEmpty: 'id' | 'productId' | 'variantId' | 'sku' | 'productName' | 'collectionIds' | 'managedVariant' | 'stock.trackQuantity' | 'stock.inStock' | 'stock.quantity'
  /** What it can be sorted by. */
  sort: 'id' | 'productId' | 'sku' | 'productName' | 'stock.quantity'
}

/**
 * What queries of collections (`collections.queryCollections`) may name: the fields of each
 * operator.
 */
export interface CollectionsQueryTypes {
  /** What the query finds. */
  item: schema.Collection
  /** What the query needs first: the arguments of its operation. */
  given: []
  /** How its pages are asked for. */
  pages: 'offset' | 'cursor'
  /** What else its request takes. */
  more: never
  /** Its conditions in plain form. */
  filter: schema.CollectionsFilter
  /** What each field is compared with. */
  values: {
    'id': string
    'name': string
  }
  eq: 'id' | 'name'
  ne: 'id' | 'name'
  ge: never
  gt: never
  le: never
  lt: never
  in: 'id' | 'name'
  exists: 'id' | 'name'
  startsWith: 'id' | 'name'
  endsWith: never
  contains: never
  hasSome: 'id' | 'name'
  hasAll: never
  between: never
  isEmpty: 'id' | 'name'
  isNotEmpty: 'id' | 'name'
  /** What it can be sorted by. */
  sort: 'id' | 'name'
}

/**
 * What queries of collections (`collections.queryCollections`) may name: the fields of each
 * operator.
 *
 * With the additions of the sandbox, as said beside each: for clients whose profile asks for
 * them.
 */
export interface CollectionsQueryTypesWithAdditions {
  /** What the query finds. */
  item: schema.Collection
  /** What the query needs first: the arguments of its operation. */
  given: []
  /** How its pages are asked for. */
  pages: 'offset' | 'cursor'
  /** What else its request takes. */
  more: never
  /** Its conditions in plain form. */
  filter: schema.CollectionsFilterWithAdditions
  /** What each field is compared with. */
  values: {
    'id': string
    'name': string
    /** An addition of the sandbox. */
    'slug': string
    /** An addition of the sandbox. */
    'visible': boolean
  }
  eq: 'id' | 'name' | 'slug' | 'visible'
  ne: 'id' | 'name' | 'slug' | 'visible'
  ge: never
  gt: never
  le: never
  lt: never
  in: 'id' | 'name' | 'slug'
  exists: 'id' | 'name' | 'slug'
  startsWith: 'id' | 'name' | 'slug'
  endsWith: never
  /** An addition of the sandbox: `name`. */
  contains: 'name' | 'slug'
  hasSome: 'id' | 'name' | 'slug'
  hasAll: never
  between: never
  isEmpty: 'id' | 'name' | 'slug' | 'visible'
  isNotEmpty: 'id' | 'name' | 'slug' | 'visible'
  /** What it can be sorted by. */
  sort: 'id' | 'name' | 'slug'
}

/** What queries of inventory (`inventory.queryInventory`) may name: the fields of each operator. */
export interface InventoryQueryTypes {
  /** What the query finds. */
  item: schema.InventoryItemV2
  /** What the query needs first: the arguments of its operation. */
  given: []
  /** How its pages are asked for. */
  pages: 'offset'
  /** What else its request takes. */
  more: never
  /** Its conditions in plain form. */
  filter: schema.InventoryFilter
  /** What each field is compared with. */
  values: {
    'id': string
    'productId': string
    'numericId': number
    'lastUpdated': Date | string
    'trackQuantity': boolean
  }
  eq: 'id' | 'productId' | 'numericId' | 'lastUpdated' | 'trackQuantity'
  ne: 'id' | 'productId' | 'numericId' | 'lastUpdated' | 'trackQuantity'
  ge: 'numericId' | 'lastUpdated'
  gt: 'numericId' | 'lastUpdated'
  le: 'numericId' | 'lastUpdated'
  lt: 'numericId' | 'lastUpdated'
  in: 'id' | 'productId' | 'numericId' | 'lastUpdated'
  exists: 'id' | 'productId' | 'numericId' | 'lastUpdated'
  startsWith: never
  endsWith: never
  contains: never
  hasSome: 'id' | 'productId' | 'numericId' | 'lastUpdated'
  hasAll: never
  between: 'numericId' | 'lastUpdated'
  isEmpty: 'id' | 'productId' | 'numericId' | 'lastUpdated' | 'trackQuantity'
  isNotEmpty: 'id' | 'productId' | 'numericId' | 'lastUpdated' | 'trackQuantity'
  /** What it can be sorted by. */
  sort: 'id' | 'productId' | 'numericId' | 'lastUpdated'
}

/**
 * What queries of inventory (`inventory.queryInventory`) may name: the fields of each operator.
 *
 * With the additions of the sandbox, as said beside each: for clients whose profile asks for
 * them.
 */
export interface InventoryQueryTypesWithAdditions {
  /** What the query finds. */
  item: schema.InventoryItemV2
  /** What the query needs first: the arguments of its operation. */
  given: []
  /** How its pages are asked for. */
  pages: 'offset'
  /** What else its request takes. */
  more: never
  /** Its conditions in plain form. */
  filter: schema.InventoryFilterWithAdditions
  /** What each field is compared with. */
  values: {
    'id': string
    'productId': string
    'numericId': number
    'lastUpdated': Date | string
    'trackQuantity': boolean
    /** An addition of the sandbox. */
    'productName': string
    /** An addition of the sandbox. */
    'externalId': string
    /** An addition of the sandbox. */
    'variants.variantId': string
    /** An addition of the sandbox. */
    'variants.quantity': number
    /** An addition of the sandbox. */
    'variants.inStock': boolean
    /** An addition of the sandbox. */
    'variants.availableForPreorder': boolean
    /** An addition of the sandbox. */
    'preorderInfo.enabled': boolean
    /** An addition of the sandbox. */
    'preorderInfo.message': string
    /** An addition of the sandbox. */
    'preorderInfo.limit': number
  }
  eq: 'id' | 'productId' | 'numericId' | 'lastUpdated' | 'trackQuantity' | 'productName' | 'externalId' | 'variants.variantId' | 'variants.quantity' | 'variants.inStock' | 'variants.availableForPreorder' | 'preorderInfo.enabled' | 'preorderInfo.message' | 'preorderInfo.limit'
  ne: 'id' | 'productId' | 'numericId' | 'lastUpdated' | 'trackQuantity' | 'productName' | 'externalId' | 'variants.variantId' | 'variants.quantity' | 'variants.inStock' | 'variants.availableForPreorder' | 'preorderInfo.enabled' | 'preorderInfo.message' | 'preorderInfo.limit'
  ge: 'numericId' | 'lastUpdated' | 'variants.quantity' | 'preorderInfo.limit'
  gt: 'numericId' | 'lastUpdated' | 'variants.quantity' | 'preorderInfo.limit'
  le: 'numericId' | 'lastUpdated' | 'variants.quantity' | 'preorderInfo.limit'
  lt: 'numericId' | 'lastUpdated' | 'variants.quantity' | 'preorderInfo.limit'
  in: 'id' | 'productId' | 'numericId' | 'lastUpdated' | 'productName' | 'externalId' | 'variants.variantId' | 'variants.quantity' | 'preorderInfo.message' | 'preorderInfo.limit'
  exists: 'id' | 'productId' | 'numericId' | 'lastUpdated' | 'externalId' | 'variants.variantId' | 'variants.quantity' | 'preorderInfo.message' | 'preorderInfo.limit'
  startsWith: 'productName' | 'preorderInfo.message'
  endsWith: never
  contains: 'productName' | 'preorderInfo.message'
  hasSome: 'id' | 'productId' | 'numericId' | 'lastUpdated' | 'productName' | 'externalId' | 'variants.variantId' | 'preorderInfo.message'
  hasAll: 'variants.variantId'
  between: 'numericId' | 'lastUpdated' | 'variants.quantity' | 'preorderInfo.limit'
  isEmpty: 'id' | 'productId' | 'numericId' | 'lastUpdated' | 'trackQuantity' | 'productName' | 'externalId' | 'variants.variantId' | 'variants.quantity' | 'variants.inStock' | 'variants.availableForPreorder' | 'preorderInfo.enabled' | 'preorderInfo.message' | 'preorderInfo.limit'
  isNotEmpty: 'id' | 'productId' | 'numericId' | 'lastUpdated' | 'trackQuantity' | 'productName' | 'externalId' | 'variants.variantId' | 'variants.quantity' | 'variants.inStock' | 'variants.availableForPreorder' | 'preorderInfo.enabled' | 'preorderInfo.message' | 'preorderInfo.limit'
  /** What it can be sorted by. */
  sort: 'id' | 'productId' | 'numericId' | 'lastUpdated' | 'productName' | 'externalId' | 'variants.quantity' | 'preorderInfo.message' | 'preorderInfo.limit'
}

/** The queryable resources by name. */
export interface QueryResources {
  listedMembers: ListedMembersQueryTypes
  members: MembersQueryTypes
  products: ProductsQueryTypes
  productVariants: ProductVariantsQueryTypes
  storeVariants: StoreVariantsQueryTypes
  collections: CollectionsQueryTypes
  inventory: InventoryQueryTypes
}

/** The same with the additions of the sandbox, for clients whose profile asks for them. */
export interface QueryResourcesWithAdditions {
  listedMembers: ListedMembersQueryTypesWithAdditions
  members: MembersQueryTypesWithAdditions
  products: ProductsQueryTypesWithAdditions
  productVariants: ProductVariantsQueryTypes
  storeVariants: StoreVariantsQueryTypesWithAdditions
  collections: CollectionsQueryTypesWithAdditions
  inventory: InventoryQueryTypesWithAdditions
}
