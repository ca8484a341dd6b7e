// Generated from spec/ by `npm run generate`. Do not edit.
// What the typed query builder may name.

import type * as schema from './schema.ts'

/**
 * What queries of members (`members.queryMembers`) may name: the fields of each operator.
 *
 * Some go beyond the table that the hosted platform documents, as said beside each: the sandbox
 * takes them, the hosted platform may refuse them.
 */
export interface MembersQuery {
  /** What the query finds. */
  item: schema.Member
  /** How its pages are asked for. */
  pages: 'offset'
  /** What each field is compared with. */
  values: {
    'id': string
    'loginEmail': string
    'contact.firstName': string
    'contact.lastName': string
    'profile.nickname': string
    'profile.slug': string
    'privacyStatus': string
    /** Beyond the hosted platform's own table. */
    'status': string
    /** Beyond the hosted platform's own table. */
    'activityStatus': string
    /** Beyond the hosted platform's own table. */
    'createdDate': Date | string
    /** Beyond the hosted platform's own table. */
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
   * Beyond the hosted platform's own table: `loginEmail`, `contact.firstName`,
   * `contact.lastName`, `profile.nickname`.
   */
  contains: 'loginEmail' | 'contact.firstName' | 'contact.lastName' | 'profile.nickname'
  hasSome: 'id' | 'loginEmail' | 'contact.firstName' | 'contact.lastName' | 'profile.nickname' | 'profile.slug' | 'privacyStatus'
  hasAll: never
  between: 'createdDate' | 'lastLoginDate'
  isEmpty: 'id' | 'loginEmail' | 'contact.firstName' | 'contact.lastName' | 'profile.nickname' | 'profile.slug' | 'privacyStatus' | 'status' | 'activityStatus'
  isNotEmpty: 'id' | 'loginEmail' | 'contact.firstName' | 'contact.lastName' | 'profile.nickname' | 'profile.slug' | 'privacyStatus' | 'status' | 'activityStatus'
  /**
   * What it can be sorted by. Beyond the hosted platform's own table: `loginEmail`,
   * `profile.nickname`, `createdDate`, `lastLoginDate`.
   */
  sort: 'loginEmail' | 'profile.nickname' | 'createdDate' | 'lastLoginDate'
}

/**
 * What queries of products (`products.queryProducts`) may name: the fields of each operator.
 *
 * Some go beyond the table that the hosted platform documents, as said beside each: the sandbox
 * takes them, the hosted platform may refuse them.
 */
export interface ProductsQuery {
  /** What the query finds. */
  item: schema.Product
  /** How its pages are asked for. */
  pages: 'offset' | 'cursor'
  /** What each field is compared with. */
  values: {
    'id': string
    'name': string
    'slug': string
    'sku': string
    'description': string
    'productType': string
    'price': number
    'priceData.price': number
    'numericId': number
    'lastUpdated': Date | string
    'createdDate': Date | string
    'collectionIds': string
    /** Beyond the hosted platform's own table. */
    'visible': boolean
    /** Beyond the hosted platform's own table. */
    'stock.inventoryStatus': string
    /** Beyond the hosted platform's own table. */
    'stock.quantity': number
    /** Beyond the hosted platform's own table. */
    'ribbon': string
    /** Beyond the hosted platform's own table. */
    'brand': string
    /** Beyond the hosted platform's own table. */
    'discount.type': string
  }
  eq: 'id' | 'name' | 'slug' | 'sku' | 'description' | 'productType' | 'price' | 'priceData.price' | 'numericId' | 'lastUpdated' | 'createdDate' | 'collectionIds' | 'visible' | 'stock.inventoryStatus' | 'stock.quantity' | 'ribbon' | 'brand' | 'discount.type'
  ne: 'id' | 'name' | 'slug' | 'sku' | 'description' | 'productType' | 'price' | 'priceData.price' | 'numericId' | 'lastUpdated' | 'createdDate' | 'collectionIds' | 'visible' | 'stock.inventoryStatus' | 'stock.quantity' | 'ribbon' | 'brand' | 'discount.type'
  /** Beyond the hosted platform's own table: `lastUpdated`, `createdDate`. */
  ge: 'priceData.price' | 'numericId' | 'lastUpdated' | 'createdDate' | 'stock.quantity'
  gt: 'priceData.price' | 'numericId' | 'lastUpdated' | 'createdDate' | 'stock.quantity'
  /** Beyond the hosted platform's own table: `lastUpdated`, `createdDate`. */
  le: 'priceData.price' | 'numericId' | 'lastUpdated' | 'createdDate' | 'stock.quantity'
  lt: 'priceData.price' | 'numericId' | 'lastUpdated' | 'createdDate' | 'stock.quantity'
  in: 'id' | 'name' | 'slug' | 'sku' | 'description' | 'productType' | 'price' | 'priceData.price' | 'numericId' | 'lastUpdated' | 'createdDate' | 'collectionIds' | 'stock.inventoryStatus' | 'stock.quantity' | 'ribbon' | 'brand' | 'discount.type'
  exists: 'id' | 'name' | 'slug' | 'sku' | 'description' | 'productType' | 'price' | 'priceData.price' | 'numericId' | 'lastUpdated' | 'createdDate' | 'collectionIds' | 'stock.quantity' | 'ribbon' | 'brand'
  startsWith: 'id' | 'name' | 'slug' | 'sku' | 'description'
  endsWith: never
  /** Beyond the hosted platform's own table: `name`, `sku`. */
  contains: 'name' | 'sku' | 'ribbon' | 'brand'
  hasSome: 'id' | 'name' | 'slug' | 'sku' | 'description' | 'productType' | 'price' | 'priceData.price' | 'numericId' | 'lastUpdated' | 'createdDate' | 'collectionIds' | 'stock.inventoryStatus'
  hasAll: 'collectionIds'
  /** Beyond the hosted platform's own table: `lastUpdated`, `createdDate`. */
  between: 'priceData.price' | 'numericId' | 'lastUpdated' | 'createdDate' | 'stock.quantity'
  isEmpty: 'id' | 'name' | 'slug' | 'sku' | 'description' | 'productType' | 'price' | 'priceData.price' | 'numericId' | 'lastUpdated' | 'createdDate' | 'collectionIds' | 'visible' | 'stock.inventoryStatus' | 'stock.quantity' | 'ribbon' | 'brand' | 'discount.type'
  isNotEmpty: 'id' | 'name' | 'slug' | 'sku' | 'description' | 'productType' | 'price' | 'priceData.price' | 'numericId' | 'lastUpdated' | 'createdDate' | 'collectionIds' | 'visible' | 'stock.inventoryStatus' | 'stock.quantity' | 'ribbon' | 'brand' | 'discount.type'
  /** What it can be sorted by. Beyond the hosted platform's own table: `createdDate`. */
  sort: 'id' | 'name' | 'slug' | 'sku' | 'productType' | 'price' | 'priceData.price' | 'numericId' | 'lastUpdated' | 'createdDate' | 'stock.quantity' | 'ribbon' | 'brand'
}

/**
 * What queries of storeVariants (`products.queryStoreVariants`) may name: the fields of each
 * operator.
 *
 * Some go beyond the table that the hosted platform documents, as said beside each: the sandbox
 * takes them, the hosted platform may refuse them.
 */
export interface StoreVariantsQuery {
  /** What the query finds. */
  item: schema.StoreVariant
  /** How its pages are asked for. */
  pages: 'offset' | 'cursor'
  /** What each field is compared with. */
  values: {
    /** Beyond the hosted platform's own table. */
    'id': string
    'productId': string
    'variantId': string
    'sku': string
    'productName': string
    'collectionIds': string
    'managedVariant': boolean
  }
  eq: 'id' | 'productId' | 'variantId' | 'sku' | 'productName' | 'collectionIds' | 'managedVariant'
  ne: 'id' | 'productId' | 'variantId' | 'sku' | 'productName' | 'collectionIds' | 'managedVariant'
  ge: never
  gt: never
  le: never
  lt: never
  in: 'id' | 'productId' | 'variantId' | 'sku' | 'productName' | 'collectionIds'
  exists: 'id' | 'productId' | 'variantId' | 'sku' | 'productName' | 'collectionIds'
  startsWith: 'id' | 'sku' | 'productName'
  endsWith: never
  /** Beyond the hosted platform's own table: `sku`, `productName`. */
  contains: 'sku' | 'productName'
  hasSome: 'id' | 'productId' | 'variantId' | 'sku' | 'productName' | 'collectionIds'
  hasAll: 'collectionIds'
  between: never
  isEmpty: 'id' | 'productId' | 'variantId' | 'sku' | 'productName' | 'collectionIds' | 'managedVariant'
  isNotEmpty: 'id' | 'productId' | 'variantId' | 'sku' | 'productName' | 'collectionIds' | 'managedVariant'
  /** What it can be sorted by. */
  sort: 'id' | 'productId' | 'sku' | 'productName'
}

/**
 * What queries of collections (`collections.queryCollections`) may name: the fields of each
 * operator.
 *
 * Some go beyond the table that the hosted platform documents, as said beside each: the sandbox
 * takes them, the hosted platform may refuse them.
 */
export interface CollectionsQuery {
  /** What the query finds. */
  item: schema.Collection
  /** How its pages are asked for. */
  pages: 'offset' | 'cursor'
  /** What each field is compared with. */
  values: {
    'id': string
    'name': string
    /** Beyond the hosted platform's own table. */
    'slug': string
    /** Beyond the hosted platform's own table. */
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
  /** Beyond the hosted platform's own table: `name`. */
  contains: 'name' | 'slug'
  hasSome: 'id' | 'name' | 'slug'
  hasAll: never
  between: never
  isEmpty: 'id' | 'name' | 'slug' | 'visible'
  isNotEmpty: 'id' | 'name' | 'slug' | 'visible'
  /** What it can be sorted by. */
  sort: 'id' | 'name' | 'slug'
}

/**
 * What queries of inventory (`inventory.queryInventory`) may name: the fields of each operator.
 *
 * Some go beyond the table that the hosted platform documents, as said beside each: the sandbox
 * takes them, the hosted platform may refuse them.
 */
export interface InventoryQuery {
  /** What the query finds. */
  item: schema.InventoryItemV2
  /** How its pages are asked for. */
  pages: 'offset'
  /** What each field is compared with. */
  values: {
    'id': string
    'productId': string
    'numericId': number
    'lastUpdated': Date | string
    'trackQuantity': boolean
    /** Beyond the hosted platform's own table. */
    'productName': string
    /** Beyond the hosted platform's own table. */
    'variants.quantity': number
    /** Beyond the hosted platform's own table. */
    'variants.inStock': boolean
  }
  eq: 'id' | 'productId' | 'numericId' | 'lastUpdated' | 'trackQuantity' | 'productName' | 'variants.quantity' | 'variants.inStock'
  ne: 'id' | 'productId' | 'numericId' | 'lastUpdated' | 'trackQuantity' | 'productName' | 'variants.quantity' | 'variants.inStock'
  ge: 'numericId' | 'lastUpdated' | 'variants.quantity'
  gt: 'numericId' | 'lastUpdated' | 'variants.quantity'
  le: 'numericId' | 'lastUpdated' | 'variants.quantity'
  lt: 'numericId' | 'lastUpdated' | 'variants.quantity'
  in: 'id' | 'productId' | 'numericId' | 'lastUpdated' | 'productName' | 'variants.quantity'
  exists: 'id' | 'productId' | 'numericId' | 'lastUpdated' | 'variants.quantity'
  startsWith: 'productName'
  endsWith: never
  contains: 'productName'
  hasSome: 'id' | 'productId' | 'numericId' | 'lastUpdated' | 'productName'
  hasAll: never
  between: 'numericId' | 'lastUpdated' | 'variants.quantity'
  isEmpty: 'id' | 'productId' | 'numericId' | 'lastUpdated' | 'trackQuantity' | 'productName' | 'variants.quantity' | 'variants.inStock'
  isNotEmpty: 'id' | 'productId' | 'numericId' | 'lastUpdated' | 'trackQuantity' | 'productName' | 'variants.quantity' | 'variants.inStock'
  /** What it can be sorted by. */
  sort: 'id' | 'productId' | 'numericId' | 'lastUpdated' | 'productName' | 'variants.quantity'
}

/** The queryable resources by name. */
export interface QueryResources {
  members: MembersQuery
  products: ProductsQuery
  storeVariants: StoreVariantsQuery
  collections: CollectionsQuery
  inventory: InventoryQuery
}
