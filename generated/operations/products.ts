// Generated from spec/ by `npm run generate`. Do not edit.
// The operations of client.products.

import { productCodec, storeVariantCodec } from '../codecs.ts'
import { type Operation, operation } from '../operation.ts'

/**
 * Create a product
 *
 * Adds a product to the catalogue and returns it with everything the platform filled in:
 * identifiers, slug, page address, formatted prices and, when `productOptions` are given, one
 * variant per combination of choices.
 *
 * `name` and `priceData.price` are required. Only products of type `physical` can be created.
 * Media, stock and collections are not accepted here: add them afterwards with the media,
 * inventory and collection calls. Read-only fields in the request are ignored.
 *
 * Not idempotent: each successful call creates another product.
 */
export const createProduct: Operation = /* @__PURE__ */ operation('POST', 'main', 'not-repeatable', 'createProduct', ['app'], '/stores', 'catalogue', 'products', '/v1/products', {
  answer: { product: productCodec },
})

/**
 * Query products
 *
 * Returns a page of the products that match a filter, sorted as requested. Visitors and members
 * see visible products only. Several conditions in `filter` must all hold.
 *
 * Page by `paging` to jump to any position and get the total, or by `cursorPaging` to walk
 * through everything. A cursor already carries filter and sort, so neither may be sent with it.
 *
 * Margin and profit are fields for callers who may manage the catalogue. A product is compared
 * by the lowest profit among its variants.
 */
export const queryProducts: Operation = /* @__PURE__ */ operation('POST', 'main', 'read', 'queryProducts', ['visitor', 'member', 'app'], '/stores-reader', 'catalogue-reader', 'products', '/v1/products/query-platformized', {
  queryField: 'query',
  answer: { products: [productCodec] },
})

/**
 * Query the values of a field
 *
 * Returns the values that products have in a field, each with the number of products that have
 * it, the most frequent first. Products without a value are not counted. Visitors and members
 * see values of visible products only.
 *
 * The hosted platform has no such call: the sandbox takes it from callers who ask for
 * additions.
 */
export const queryProductFacets: Operation = /* @__PURE__ */ operation('POST', 'main', 'read', 'queryProductFacets', ['visitor', 'member', 'app'], '/stores-reader', 'catalogue-reader', 'products', '/v1/products/query-facets')

/**
 * Query the figures of the catalogue
 *
 * Returns aggregate figures of all products: how many there are, the value of the tracked stock
 * at full price, and how many are in each range of margins.
 *
 * The hosted platform has no such call: the sandbox takes it from callers who ask for
 * additions.
 */
export const queryProductFigures: Operation = /* @__PURE__ */ operation('POST', 'main', 'read', 'queryProductFigures', ['app'], '/stores-reader', 'catalogue-reader', 'products', '/v1/products/query-figures')

/**
 * Get a product
 *
 * Returns one product with its options, variants, media and prices.
 *
 * Cost and profit are added when `includeMerchantSpecificData` is true and the caller may
 * manage the catalogue; for everyone else the flag changes nothing. A product that is not
 * visible is found only by such callers.
 */
export const getProduct: Operation = /* @__PURE__ */ operation('GET', 'read', 'read', 'getProduct', ['visitor', 'member', 'app'], '/stores-reader', 'catalogue-reader', 'products', '/v1/products/{id}', {
  hasQuery: true,
  answer: { product: productCodec },
})

/**
 * Change a product
 *
 * Changes the fields that are sent and leaves the others unchanged. Sending `productOptions`
 * replaces the whole list; a combination of choices that it keeps keeps its variant, and the
 * others are deleted with their stock. To change prices, weights or SKUs of single variants use
 * `products.updateProductVariants`, to change stock the inventory calls, and to remove the
 * brand `products.removeBrand`.
 *
 * A change of price or discount applies to every variant without its own price. Read-only
 * fields in the request are ignored, so the platform takes a product back as it was read; the
 * types ask for the fields that change.
 */
export const updateProduct: Operation = /* @__PURE__ */ operation('PATCH', 'main', 'repeatable', 'updateProduct', ['app'], '/stores', 'catalogue', 'products', '/v1/products/{id}', {
  mirrors: { id: 'product.id' },
  answer: { product: productCodec },
})

/**
 * Delete a product
 *
 * Deletes a product with its variants and stock permanently, and removes it from every
 * collection. To hide a product and keep it, set `visible` to false instead.
 */
export const deleteProduct: Operation = /* @__PURE__ */ operation('DELETE', 'main', 'repeatable', 'deleteProduct', ['app'], '/stores', 'catalogue', 'products', '/v1/products/{id}', {
  empty: true,
})

/**
 * Resolve a buyer's choices
 *
 * Takes the choices made so far, as option name and choice name, and returns which variant they
 * name, whether it can be bought, which pictures to show, and which of the remaining choices
 * are still visible and in stock.
 *
 * Meant for a product page: call it after each choice. With choices missing, `selectedVariant`
 * is absent and
 * `availableForPurchase` is false.
 */
export const getProductOptionsAvailability: Operation = /* @__PURE__ */ operation('POST', 'main', 'read', 'getProductOptionsAvailability', ['visitor', 'member', 'app'], '/stores-reader', 'catalogue-reader', 'products', '/v1/products/{id}/productOptionsAvailability')

/**
 * Add media to a product
 *
 * Appends files to the product's gallery, each named by the identifier of a file in the media
 * store or by a public address to copy it from, not by both. The first file of an empty gallery
 * becomes the main one.
 *
 * An entry with `choice` also assigns the file to that choice; all choices with media must
 * belong to one option. Repeating the call copies files given by `url` again.
 */
export const addProductMedia: Operation = /* @__PURE__ */ operation('POST', 'main', 'not-repeatable', 'addProductMedia', ['app'], '/stores', 'catalogue', 'products', '/v1/products/{id}/media', {
  empty: true,
})

/**
 * Remove media from a product
 *
 * Removes the named items from the product's gallery and from any choice they were assigned to;
 * the files stay in the media store.
 *
 * Caution: an empty `mediaIds` list removes every item of the gallery.
 */
export const removeProductMedia: Operation = /* @__PURE__ */ operation('POST', 'main', 'repeatable', 'removeProductMedia', ['app'], '/stores', 'catalogue', 'products', '/v1/products/{id}/media/delete', {
  empty: true,
})

/**
 * Assign media to choices
 *
 * Assigns items of the product's gallery to the choices they show, so that a product page can
 * switch pictures with the choice. The items must already be in the gallery. Assigning an item
 * twice is a no-op.
 *
 * Only one option of a product can have media: entries for choices of different options are
 * refused.
 */
export const addProductMediaToChoices: Operation = /* @__PURE__ */ operation('PATCH', 'main', 'repeatable', 'addProductMediaToChoices', ['app'], '/stores', 'catalogue', 'products', '/v1/products/{id}/choices/media', {
  empty: true,
})

/**
 * Unassign media from choices
 *
 * Unassigns gallery items from choices; the items stay in the gallery. An entry without
 * `mediaIds` unassigns everything its choice has.
 *
 * Caution: an empty `media` list clears every choice of the product.
 */
export const removeProductMediaFromChoices: Operation = /* @__PURE__ */ operation('POST', 'main', 'repeatable', 'removeProductMediaFromChoices', ['app'], '/stores', 'catalogue', 'products', '/v1/products/{id}/choices/media/delete', {
  empty: true,
})

/**
 * Delete a product's options
 *
 * Removes all options of a product and with them its variants and their overrides; what remains
 * is the product with its own price, weight and SKU, and one variant whose identifier is all
 * zeros.
 */
export const deleteProductOptions: Operation = /* @__PURE__ */ operation('DELETE', 'main', 'repeatable', 'deleteProductOptions', ['app'], '/stores', 'catalogue', 'products', '/v1/products/{id}/options', {
  empty: true,
})

/**
 * Remove a product's brand
 *
 * Removes the brand of a product; an update refuses an empty brand. A no-op for a product
 * without a brand.
 */
export const removeBrand: Operation = /* @__PURE__ */ operation('POST', 'main', 'repeatable', 'removeBrand', ['app'], '/stores', 'catalogue', 'products', '/v1/products/{id}/remove-brand', {
  hasBody: false,
  empty: true,
})

/**
 * Remove a product's ribbon
 *
 * Removes the ribbon of a product; a no-op for a product without a ribbon.
 */
export const removeRibbon: Operation = /* @__PURE__ */ operation('POST', 'main', 'repeatable', 'removeRibbon', ['app'], '/stores', 'catalogue', 'products', '/v1/products/{id}/remove-ribbon', {
  hasBody: false,
  empty: true,
})

/**
 * Set one property of many products
 *
 * Sets the same price, cost, weight, ribbon or brand for many products: exactly one property
 * per call. An empty ribbon or brand removes it. A price, cost or weight applies to all
 * variants of a product.
 *
 * Each product succeeds or fails on its own, so check `results`; a status of 200 only says that
 * the call as a whole was accepted.
 */
export const bulkUpdateProductsProperty: Operation = /* @__PURE__ */ operation('POST', 'main', 'repeatable', 'bulkUpdateProductsProperty', ['app'], '/stores', 'catalogue', 'products', '/v1/bulk/products/update')

/**
 * Raise or lower one property of many products
 *
 * Changes the price, cost or weight of many products, and of variants that have their own, by
 * an amount or by a percentage: exactly one property, and exactly one way, per call. The result
 * of a percentage is rounded to two decimal places, or to a whole number when `roundToInt` is
 * true; prices and costs have two at most.
 *
 * A product whose value would fall below zero fails and is not changed; check `results`.
 * Repeating the call changes the values again.
 */
export const bulkAdjustProductProperty: Operation = /* @__PURE__ */ operation('POST', 'main', 'not-repeatable', 'bulkAdjustProductProperty', ['app'], '/stores', 'catalogue', 'products', '/v1/bulk/products/adjust-properties')

/**
 * Create a product (twin of createProduct)
 *
 * Same as `products.createProduct`, under the platform's uniform path. The current release no
 * longer has it; call `products.createProduct` instead.
 */
export const createProductPlatformized: Operation = /* @__PURE__ */ operation('POST', 'main', 'not-repeatable', 'createProductPlatformized', ['app'], '/stores', 'catalogue', 'products', '/v1/products-platformized', {
  answer: { product: productCodec },
})

/**
 * Get a product (twin of getProduct)
 *
 * Same as `products.getProduct`, under the platform's uniform path. The current release no
 * longer has it; call `products.getProduct` instead.
 */
export const getProductPlatformized: Operation = /* @__PURE__ */ operation('GET', 'read', 'read', 'getProductPlatformized', ['visitor', 'member', 'app'], '/stores-reader', 'catalogue-reader', 'products', '/v1/products-platformized/{id}', {
  hasQuery: true,
  answer: { product: productCodec },
})

/**
 * Change a product (twin of updateProduct)
 *
 * Same as `products.updateProduct`, under the platform's uniform path. The current release no
 * longer has it; call `products.updateProduct` instead.
 */
export const updateProductPlatformized: Operation = /* @__PURE__ */ operation('PATCH', 'main', 'repeatable', 'updateProductPlatformized', ['app'], '/stores', 'catalogue', 'products', '/v1/products-platformized/{id}', {
  mirrors: { id: 'product.id' },
  answer: { product: productCodec },
})

/**
 * Delete a product (twin of deleteProduct)
 *
 * Same as `products.deleteProduct`, under the platform's uniform path. The current release no
 * longer has it; call `products.deleteProduct` instead.
 */
export const deleteProductPlatformized: Operation = /* @__PURE__ */ operation('DELETE', 'main', 'repeatable', 'deleteProductPlatformized', ['app'], '/stores', 'catalogue', 'products', '/v1/products-platformized/{id}', {
  empty: true,
})

/**
 * Create a product through the write proxy
 *
 * Same as `products.createProduct`, through a proxy in front of the catalogue. No public path
 * to that service is known, so it is likely unreachable outside the sandbox. The current
 * release no longer has it; call `products.createProduct` instead.
 */
export const writeProxyCreateProductPlatformized: Operation = /* @__PURE__ */ operation('POST', 'main', 'not-repeatable', 'writeProxyCreateProductPlatformized', ['app'], '', 'catalogue-proxy', 'products', '/v2/products-platformized', {
  answer: { product: productCodec },
})

/**
 * Change a product through the write proxy
 *
 * Same as `products.updateProduct`, through a proxy in front of the catalogue. No public path
 * to that service is known, so it is likely unreachable outside the sandbox. The current
 * release no longer has it; call `products.updateProduct` instead.
 */
export const writeProxyUpdateProductPlatformized: Operation = /* @__PURE__ */ operation('PATCH', 'main', 'repeatable', 'writeProxyUpdateProductPlatformized', ['app'], '', 'catalogue-proxy', 'products', '/v2/products-platformized/{id}', {
  mirrors: { id: 'product.id' },
  answer: { product: productCodec },
})

/**
 * Delete a product through the write proxy
 *
 * Same as `products.deleteProduct`, through a proxy in front of the catalogue. No public path
 * to that service is known, so it is likely unreachable outside the sandbox. The current
 * release no longer has it; call `products.deleteProduct` instead.
 */
export const writeProxyDeleteProductPlatformized: Operation = /* @__PURE__ */ operation('DELETE', 'main', 'repeatable', 'writeProxyDeleteProductPlatformized', ['app'], '', 'catalogue-proxy', 'products', '/v2/products-platformized/{id}', {
  empty: true,
})

/**
 * Change a product's variants
 *
 * Sets price, cost, weight, SKU or visibility of some variants of a product and returns all of
 * its variants. Each entry names variants by `variantIds` or by `choices`, where omitted
 * options match every choice; the entries are applied in order. Omitted fields stay unchanged,
 * and so do variants no entry names.
 *
 * An entry that names no variant of the product fails the whole call. `null` resets a variant
 * to the product's value, and removes its SKU. While `manageVariants` is false there is one
 * variant, and its values are those of the product. Stock is changed by the inventory calls.
 */
export const updateProductVariants: Operation = /* @__PURE__ */ operation('PATCH', 'main', 'repeatable', 'updateProductVariants', ['app'], '/stores', 'catalogue', 'products', '/v1/products/{id}/variants')

/**
 * Query a product's variants
 *
 * Returns the variants of one product, page by page. Name choices to get the variants that have
 * them, or identifiers to get exactly those; with neither, all variants are returned.
 *
 * A product whose variants are not managed has one, with an identifier of all zeros. Cost and
 * profit are added when
 * `includeMerchantSpecificData` is true and the caller may manage the catalogue.
 */
export const queryProductVariants: Operation = /* @__PURE__ */ operation('POST', 'main', 'read', 'queryProductVariants', ['visitor', 'member', 'app'], '/stores-reader', 'catalogue-reader', 'products', '/v1/products/{id}/variants/query')

/**
 * Reset all variants of a product
 *
 * Removes the overrides of a product's variants, so that each inherits price, cost and weight
 * from the product again, is visible, and has no SKU. The variants themselves and their stock
 * stay.
 */
export const resetAllProductVariantData: Operation = /* @__PURE__ */ operation('POST', 'main', 'repeatable', 'resetAllProductVariantData', ['app'], '/stores', 'catalogue', 'products', '/v1/products/{id}/variants/resetToDefault', {
  hasBody: false,
  empty: true,
})

/**
 * Query the variants of the store
 *
 * Returns a page of the variants of all products as one list, each with its product's name and
 * identifier: what a stock list or a search by SKU needs. A product without managed variants
 * appears as one variant.
 *
 * Page by `paging` or by `cursorPaging`, not by both; a cursor already carries filter and sort.
 */
export const queryStoreVariants: Operation = /* @__PURE__ */ operation('POST', 'main', 'read', 'queryStoreVariants', ['visitor', 'member', 'app'], '/stores-reader', 'catalogue-reader', 'products', '/v1/variants/query', {
  queryField: 'query',
  answer: { variants: [storeVariantCodec] },
})

/**
 * Get a variant of the store
 *
 * Returns one variant with the name and identifier of its product. The identifier is that of
 * the product and that of the variant, joined by a hyphen; without managed variants the second
 * part is all zeros.
 */
export const getStoreVariant: Operation = /* @__PURE__ */ operation('GET', 'read', 'read', 'getStoreVariant', ['visitor', 'member', 'app'], '/stores-reader', 'catalogue-reader', 'products', '/v1/variants/{id}', {
  answer: { variant: storeVariantCodec },
})

/**
 * Create a collection
 *
 * Adds an empty collection and returns it. `name` is required; the slug is made from it when
 * none is given. Put products in with `products.addProductsToCollection`.
 *
 * Not idempotent: each successful call creates another collection.
 */
export const createCollection: Operation = /* @__PURE__ */ operation('POST', 'main', 'not-repeatable', 'createCollection', ['app'], '/stores', 'catalogue', 'products', '/v1/collections')

/**
 * Change a collection
 *
 * Changes the fields that are sent and leaves the others unchanged. The products of the
 * collection have calls of their own.
 */
export const updateCollection: Operation = /* @__PURE__ */ operation('PATCH', 'main', 'repeatable', 'updateCollection', ['app'], '/stores', 'catalogue', 'products', '/v1/collections/{id}', {
  mirrors: { id: 'collection.id' },
})

/**
 * Delete a collection
 *
 * Deletes a collection permanently; its products stay in the catalogue and in other
 * collections.
 */
export const deleteCollection: Operation = /* @__PURE__ */ operation('DELETE', 'main', 'repeatable', 'deleteCollection', ['app'], '/stores', 'catalogue', 'products', '/v1/collections/{id}', {
  empty: true,
})

/**
 * Add products to a collection
 *
 * Adds products to a collection. Products already in it stay, so the call is idempotent. An
 * unknown collection or product fails the whole call.
 */
export const addProductsToCollection: Operation = /* @__PURE__ */ operation('POST', 'main', 'repeatable', 'addProductsToCollection', ['app'], '/stores', 'catalogue', 'products', '/v1/collections/{id}/productIds', {
  empty: true,
})

/**
 * Remove products from a collection
 *
 * Removes products from a collection; the products themselves stay in the catalogue. Products
 * that are not in the collection are ignored, so the call is idempotent.
 */
export const removeProductsFromCollection: Operation = /* @__PURE__ */ operation('POST', 'main', 'repeatable', 'removeProductsFromCollection', ['app'], '/stores', 'catalogue', 'products', '/v1/collections/{id}/productIds/delete', {
  empty: true,
})

/**
 * Get a collection by slug (v1)
 *
 * Returns the collection whose page address ends in the given slug, through the older product
 * service;
 * `collections.getCollectionBySlug` returns the same from the collections service.
 */
export const getCollectionBySlug: Operation = /* @__PURE__ */ operation('GET', 'read', 'read', 'getCollectionBySlug', ['visitor', 'member', 'app'], '/stores-reader', 'catalogue-reader', 'products', '/v1/collections/slug/{slug}')
