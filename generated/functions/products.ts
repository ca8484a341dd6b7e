// Generated from spec/ by `npm run generate`. Do not edit.
// The operations of client.products as functions of a client.

import type { ApiPromise, CallOptionsAreTheNextArgument, Offered, OperationCaller, RawOptions } from '../operation.ts'
import * as products from '../operations/products.ts'
import type * as schema from '../schema.ts'

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
 *
 * `POST /v1/products`, for app.
 *
 * @throws ApiError with code SLUG_ALREADY_EXISTS
 */
export function createProduct<Options, Failure>(client: OperationCaller<Options, Failure>, body: schema.CreateProductRequest & CallOptionsAreTheNextArgument, options?: Options): ApiPromise<schema.CreateProductResponse, Failure>
/** Create a product: the response as it is on the wire. */
export function createProduct<Options, Failure>(client: OperationCaller<Options, Failure>, body: schema.CreateProductRequest & CallOptionsAreTheNextArgument, options: RawOptions<Options>): ApiPromise<schema.Wire<schema.CreateProductResponse>, Failure>
export function createProduct<Options, Failure>(client: OperationCaller<Options, Failure>, body: schema.CreateProductRequest & CallOptionsAreTheNextArgument, options?: Options | RawOptions<Options>): ApiPromise<never, Failure> {
  return client.call(products.createProduct, [body], options)
}

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
 *
 * `POST /v1/products/query-platformized`, for visitor, member, app.
 */
export function queryProducts<Options, Failure, Additions extends boolean = false>(client: OperationCaller<Options, Failure, Additions>, body?: Offered<Additions, schema.QueryProductsPlatformizedRequest, schema.QueryProductsPlatformizedRequestWithAdditions> & CallOptionsAreTheNextArgument, options?: Options): ApiPromise<schema.QueryProductsPlatformizedResponse, Failure>
/** Query products: the response as it is on the wire. */
export function queryProducts<Options, Failure, Additions extends boolean = false>(client: OperationCaller<Options, Failure, Additions>, body: Offered<Additions, schema.QueryProductsPlatformizedRequest, schema.QueryProductsPlatformizedRequestWithAdditions> & CallOptionsAreTheNextArgument | undefined, options: RawOptions<Options>): ApiPromise<schema.Wire<schema.QueryProductsPlatformizedResponse>, Failure>
export function queryProducts<Options, Failure, Additions extends boolean = false>(client: OperationCaller<Options, Failure, Additions>, body?: Offered<Additions, schema.QueryProductsPlatformizedRequest, schema.QueryProductsPlatformizedRequestWithAdditions> & CallOptionsAreTheNextArgument, options?: Options | RawOptions<Options>): ApiPromise<never, Failure> {
  return client.call(products.queryProducts, [body], options)
}

/**
 * Query the values of a field
 *
 * Returns the values that products have in a field, each with the number of products that have
 * it, the most frequent first. Products without a value are not counted. Visitors and members
 * see values of visible products only.
 *
 * The hosted platform has no such call: the sandbox takes it from callers who ask for
 * additions.
 *
 * `POST /v1/products/query-facets`, for visitor, member, app; an addition to the specification.
 */
export function queryProductFacets<Options, Failure>(client: OperationCaller<Options, Failure>, body: schema.QueryProductFacetsRequest & CallOptionsAreTheNextArgument, options?: Options | RawOptions<Options>): ApiPromise<schema.QueryProductFacetsResponse, Failure> {
  return client.call(products.queryProductFacets, [body], options)
}

/**
 * Query the figures of the catalogue
 *
 * Returns aggregate figures of all products: how many there are, the value of the tracked stock
 * at full price, and how many are in each range of margins.
 *
 * The hosted platform has no such call: the sandbox takes it from callers who ask for
 * additions.
 *
 * `POST /v1/products/query-figures`, for app; an addition to the specification.
 */
export function queryProductFigures<Options, Failure>(client: OperationCaller<Options, Failure>, body?: schema.QueryProductFiguresRequest & CallOptionsAreTheNextArgument, options?: Options | RawOptions<Options>): ApiPromise<schema.QueryProductFiguresResponse, Failure> {
  return client.call(products.queryProductFigures, [body], options)
}

/**
 * Get a product
 *
 * Returns one product with its options, variants, media and prices.
 *
 * Cost and profit are added when `includeMerchantSpecificData` is true and the caller may
 * manage the catalogue; for everyone else the flag changes nothing. A product that is not
 * visible is found only by such callers.
 *
 * `GET /v1/products/{id}`, for visitor, member, app.
 *
 * @throws ApiError with code NOT_FOUND
 */
export function getProduct<Options, Failure>(client: OperationCaller<Options, Failure>, id: string, query?: schema.GetProductQuery & CallOptionsAreTheNextArgument, options?: Options): ApiPromise<schema.GetProductResponse, Failure>
/** Get a product: the response as it is on the wire. */
export function getProduct<Options, Failure>(client: OperationCaller<Options, Failure>, id: string, query: schema.GetProductQuery & CallOptionsAreTheNextArgument | undefined, options: RawOptions<Options>): ApiPromise<schema.Wire<schema.GetProductResponse>, Failure>
export function getProduct<Options, Failure>(client: OperationCaller<Options, Failure>, id: string, query?: schema.GetProductQuery & CallOptionsAreTheNextArgument, options?: Options | RawOptions<Options>): ApiPromise<never, Failure> {
  return client.call(products.getProduct, [id, query], options)
}

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
 *
 * `PATCH /v1/products/{id}`, for app.
 *
 * @throws ApiError with code NOT_FOUND, SLUG_ALREADY_EXISTS
 */
export function updateProduct<Options, Failure>(client: OperationCaller<Options, Failure>, id: string, body: schema.UpdateProductRequest & CallOptionsAreTheNextArgument, options?: Options): ApiPromise<schema.UpdateProductResponse, Failure>
/** Change a product: the response as it is on the wire. */
export function updateProduct<Options, Failure>(client: OperationCaller<Options, Failure>, id: string, body: schema.UpdateProductRequest & CallOptionsAreTheNextArgument, options: RawOptions<Options>): ApiPromise<schema.Wire<schema.UpdateProductResponse>, Failure>
export function updateProduct<Options, Failure>(client: OperationCaller<Options, Failure>, id: string, body: schema.UpdateProductRequest & CallOptionsAreTheNextArgument, options?: Options | RawOptions<Options>): ApiPromise<never, Failure> {
  return client.call(products.updateProduct, [id, body], options)
}

/**
 * Delete a product
 *
 * Deletes a product with its variants and stock permanently, and removes it from every
 * collection. To hide a product and keep it, set `visible` to false instead.
 *
 * `DELETE /v1/products/{id}`, for app.
 *
 * @throws ApiError with code NOT_FOUND
 */
export function deleteProduct<Options, Failure>(client: OperationCaller<Options, Failure>, id: string, options?: Options | RawOptions<Options>): ApiPromise<schema.DeleteProductResponse, Failure> {
  return client.call(products.deleteProduct, [id], options)
}

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
 *
 * `POST /v1/products/{id}/productOptionsAvailability`, for visitor, member, app.
 *
 * @throws ApiError with code NOT_FOUND
 */
export function getProductOptionsAvailability<Options, Failure>(client: OperationCaller<Options, Failure>, id: string, body: schema.ProductOptionsAvailabilityRequest & CallOptionsAreTheNextArgument, options?: Options | RawOptions<Options>): ApiPromise<schema.ProductOptionsAvailabilityResponse, Failure> {
  return client.call(products.getProductOptionsAvailability, [id, body], options)
}

/**
 * Add media to a product
 *
 * Appends files to the product's gallery, each named by the identifier of a file in the media
 * store or by a public address to copy it from, not by both. The first file of an empty gallery
 * becomes the main one.
 *
 * An entry with `choice` also assigns the file to that choice; all choices with media must
 * belong to one option. Repeating the call copies files given by `url` again.
 *
 * `POST /v1/products/{id}/media`, for app.
 *
 * @throws ApiError with code NOT_FOUND
 */
export function addProductMedia<Options, Failure>(client: OperationCaller<Options, Failure>, id: string, body: schema.AddProductMediaRequest & CallOptionsAreTheNextArgument, options?: Options | RawOptions<Options>): ApiPromise<schema.AddProductMediaResponse, Failure> {
  return client.call(products.addProductMedia, [id, body], options)
}

/**
 * Remove media from a product
 *
 * Removes the named items from the product's gallery and from any choice they were assigned to;
 * the files stay in the media store.
 *
 * Caution: an empty `mediaIds` list removes every item of the gallery.
 *
 * `POST /v1/products/{id}/media/delete`, for app.
 *
 * @throws ApiError with code NOT_FOUND
 */
export function removeProductMedia<Options, Failure>(client: OperationCaller<Options, Failure>, id: string, body: schema.RemoveProductMediaRequest & CallOptionsAreTheNextArgument, options?: Options | RawOptions<Options>): ApiPromise<schema.RemoveProductMediaResponse, Failure> {
  return client.call(products.removeProductMedia, [id, body], options)
}

/**
 * Assign media to choices
 *
 * Assigns items of the product's gallery to the choices they show, so that a product page can
 * switch pictures with the choice. The items must already be in the gallery. Assigning an item
 * twice is a no-op.
 *
 * Only one option of a product can have media: entries for choices of different options are
 * refused.
 *
 * `PATCH /v1/products/{id}/choices/media`, for app.
 *
 * @throws ApiError with code NOT_FOUND
 */
export function addProductMediaToChoices<Options, Failure>(client: OperationCaller<Options, Failure>, id: string, body: schema.AddProductMediaToChoicesRequest & CallOptionsAreTheNextArgument, options?: Options | RawOptions<Options>): ApiPromise<schema.AddProductMediaToChoicesResponse, Failure> {
  return client.call(products.addProductMediaToChoices, [id, body], options)
}

/**
 * Unassign media from choices
 *
 * Unassigns gallery items from choices; the items stay in the gallery. An entry without
 * `mediaIds` unassigns everything its choice has.
 *
 * Caution: an empty `media` list clears every choice of the product.
 *
 * `POST /v1/products/{id}/choices/media/delete`, for app.
 *
 * @throws ApiError with code NOT_FOUND
 */
export function removeProductMediaFromChoices<Options, Failure>(client: OperationCaller<Options, Failure>, id: string, body: schema.RemoveProductMediaFromChoicesRequest & CallOptionsAreTheNextArgument, options?: Options | RawOptions<Options>): ApiPromise<schema.RemoveProductMediaFromChoicesResponse, Failure> {
  return client.call(products.removeProductMediaFromChoices, [id, body], options)
}

/**
 * Delete a product's options
 *
 * Removes all options of a product and with them its variants and their overrides; what remains
 * is the product with its own price, weight and SKU, and one variant whose identifier is all
 * zeros.
 *
 * `DELETE /v1/products/{id}/options`, for app.
 *
 * @throws ApiError with code NOT_FOUND
 */
export function deleteProductOptions<Options, Failure>(client: OperationCaller<Options, Failure>, id: string, options?: Options | RawOptions<Options>): ApiPromise<schema.DeleteProductOptionsResponse, Failure> {
  return client.call(products.deleteProductOptions, [id], options)
}

/**
 * Remove a product's brand
 *
 * Removes the brand of a product; an update refuses an empty brand. A no-op for a product
 * without a brand.
 *
 * `POST /v1/products/{id}/remove-brand`, for app.
 *
 * @throws ApiError with code NOT_FOUND
 */
export function removeBrand<Options, Failure>(client: OperationCaller<Options, Failure>, id: string, options?: Options | RawOptions<Options>): ApiPromise<schema.RemoveProductBrandResponse, Failure> {
  return client.call(products.removeBrand, [id], options)
}

/**
 * Remove a product's ribbon
 *
 * Removes the ribbon of a product; a no-op for a product without a ribbon.
 *
 * `POST /v1/products/{id}/remove-ribbon`, for app.
 *
 * @throws ApiError with code NOT_FOUND
 */
export function removeRibbon<Options, Failure>(client: OperationCaller<Options, Failure>, id: string, options?: Options | RawOptions<Options>): ApiPromise<schema.RemoveProductRibbonResponse, Failure> {
  return client.call(products.removeRibbon, [id], options)
}

/**
 * Set one property of many products
 *
 * Sets the same price, cost, weight, ribbon or brand for many products: exactly one property
 * per call. An empty ribbon or brand removes it. A price, cost or weight applies to all
 * variants of a product.
 *
 * Each product succeeds or fails on its own, so check `results`; a status of 200 only says that
 * the call as a whole was accepted.
 *
 * `POST /v1/bulk/products/update`, for app.
 */
export function bulkUpdateProductsProperty<Options, Failure>(client: OperationCaller<Options, Failure>, body: schema.BulkUpdateProductsRequest & CallOptionsAreTheNextArgument, options?: Options | RawOptions<Options>): ApiPromise<schema.BulkUpdateProductsResponse, Failure> {
  return client.call(products.bulkUpdateProductsProperty, [body], options)
}

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
 *
 * `POST /v1/bulk/products/adjust-properties`, for app.
 */
export function bulkAdjustProductProperty<Options, Failure>(client: OperationCaller<Options, Failure>, body: schema.BulkAdjustProductPropertiesRequest & CallOptionsAreTheNextArgument, options?: Options | RawOptions<Options>): ApiPromise<schema.BulkAdjustProductPropertiesResponse, Failure> {
  return client.call(products.bulkAdjustProductProperty, [body], options)
}

/**
 * Create a product (twin of createProduct)
 *
 * Same as `products.createProduct`, under the platform's uniform path. The current release no
 * longer has it; call `products.createProduct` instead.
 *
 * `POST /v1/products-platformized`, for app.
 *
 * @throws ApiError with code SLUG_ALREADY_EXISTS
 * @deprecated Call `products.createProduct` instead.
 */
export function createProductPlatformized<Options, Failure>(client: OperationCaller<Options, Failure>, body: schema.CreateProductPlatformizedRequest & CallOptionsAreTheNextArgument, options?: Options): ApiPromise<schema.CreateProductPlatformizedResponse, Failure>
/** Create a product (twin of createProduct): the response as it is on the wire. */
export function createProductPlatformized<Options, Failure>(client: OperationCaller<Options, Failure>, body: schema.CreateProductPlatformizedRequest & CallOptionsAreTheNextArgument, options: RawOptions<Options>): ApiPromise<schema.Wire<schema.CreateProductPlatformizedResponse>, Failure>
export function createProductPlatformized<Options, Failure>(client: OperationCaller<Options, Failure>, body: schema.CreateProductPlatformizedRequest & CallOptionsAreTheNextArgument, options?: Options | RawOptions<Options>): ApiPromise<never, Failure> {
  return client.call(products.createProductPlatformized, [body], options)
}

/**
 * Get a product (twin of getProduct)
 *
 * Same as `products.getProduct`, under the platform's uniform path. The current release no
 * longer has it; call `products.getProduct` instead.
 *
 * `GET /v1/products-platformized/{id}`, for visitor, member, app.
 *
 * @throws ApiError with code NOT_FOUND
 * @deprecated Call `products.getProduct` instead.
 */
export function getProductPlatformized<Options, Failure>(client: OperationCaller<Options, Failure>, id: string, query?: schema.GetProductPlatformizedQuery & CallOptionsAreTheNextArgument, options?: Options): ApiPromise<schema.GetProductPlatformizedResponse, Failure>
/** Get a product (twin of getProduct): the response as it is on the wire. */
export function getProductPlatformized<Options, Failure>(client: OperationCaller<Options, Failure>, id: string, query: schema.GetProductPlatformizedQuery & CallOptionsAreTheNextArgument | undefined, options: RawOptions<Options>): ApiPromise<schema.Wire<schema.GetProductPlatformizedResponse>, Failure>
export function getProductPlatformized<Options, Failure>(client: OperationCaller<Options, Failure>, id: string, query?: schema.GetProductPlatformizedQuery & CallOptionsAreTheNextArgument, options?: Options | RawOptions<Options>): ApiPromise<never, Failure> {
  return client.call(products.getProductPlatformized, [id, query], options)
}

/**
 * Change a product (twin of updateProduct)
 *
 * Same as `products.updateProduct`, under the platform's uniform path. The current release no
 * longer has it; call `products.updateProduct` instead.
 *
 * `PATCH /v1/products-platformized/{id}`, for app.
 *
 * @throws ApiError with code NOT_FOUND, SLUG_ALREADY_EXISTS
 * @deprecated Call `products.updateProduct` instead.
 */
export function updateProductPlatformized<Options, Failure>(client: OperationCaller<Options, Failure>, id: string, body: schema.UpdateProductPlatformizedRequest & CallOptionsAreTheNextArgument, options?: Options): ApiPromise<schema.UpdateProductPlatformizedResponse, Failure>
/** Change a product (twin of updateProduct): the response as it is on the wire. */
export function updateProductPlatformized<Options, Failure>(client: OperationCaller<Options, Failure>, id: string, body: schema.UpdateProductPlatformizedRequest & CallOptionsAreTheNextArgument, options: RawOptions<Options>): ApiPromise<schema.Wire<schema.UpdateProductPlatformizedResponse>, Failure>
export function updateProductPlatformized<Options, Failure>(client: OperationCaller<Options, Failure>, id: string, body: schema.UpdateProductPlatformizedRequest & CallOptionsAreTheNextArgument, options?: Options | RawOptions<Options>): ApiPromise<never, Failure> {
  return client.call(products.updateProductPlatformized, [id, body], options)
}

/**
 * Delete a product (twin of deleteProduct)
 *
 * Same as `products.deleteProduct`, under the platform's uniform path. The current release no
 * longer has it; call `products.deleteProduct` instead.
 *
 * `DELETE /v1/products-platformized/{id}`, for app.
 *
 * @throws ApiError with code NOT_FOUND
 * @deprecated Call `products.deleteProduct` instead.
 */
export function deleteProductPlatformized<Options, Failure>(client: OperationCaller<Options, Failure>, id: string, options?: Options | RawOptions<Options>): ApiPromise<schema.DeleteProductPlatformizedResponse, Failure> {
  return client.call(products.deleteProductPlatformized, [id], options)
}

/**
 * Create a product through the write proxy
 *
 * Same as `products.createProduct`, through a proxy in front of the catalogue. No public path
 * to that service is known, so it is likely unreachable outside the sandbox. The current
 * release no longer has it; call `products.createProduct` instead.
 *
 * `POST /v2/products-platformized`, for app.
 *
 * @throws ApiError with code SLUG_ALREADY_EXISTS
 * @deprecated Call `products.createProduct` instead.
 */
export function writeProxyCreateProductPlatformized<Options, Failure>(client: OperationCaller<Options, Failure>, body: schema.V1CreateProductPlatformizedRequest & CallOptionsAreTheNextArgument, options?: Options): ApiPromise<schema.V1CreateProductPlatformizedResponse, Failure>
/** Create a product through the write proxy: the response as it is on the wire. */
export function writeProxyCreateProductPlatformized<Options, Failure>(client: OperationCaller<Options, Failure>, body: schema.V1CreateProductPlatformizedRequest & CallOptionsAreTheNextArgument, options: RawOptions<Options>): ApiPromise<schema.Wire<schema.V1CreateProductPlatformizedResponse>, Failure>
export function writeProxyCreateProductPlatformized<Options, Failure>(client: OperationCaller<Options, Failure>, body: schema.V1CreateProductPlatformizedRequest & CallOptionsAreTheNextArgument, options?: Options | RawOptions<Options>): ApiPromise<never, Failure> {
  return client.call(products.writeProxyCreateProductPlatformized, [body], options)
}

/**
 * Change a product through the write proxy
 *
 * Same as `products.updateProduct`, through a proxy in front of the catalogue. No public path
 * to that service is known, so it is likely unreachable outside the sandbox. The current
 * release no longer has it; call `products.updateProduct` instead.
 *
 * `PATCH /v2/products-platformized/{id}`, for app.
 *
 * @throws ApiError with code NOT_FOUND, SLUG_ALREADY_EXISTS
 * @deprecated Call `products.updateProduct` instead.
 */
export function writeProxyUpdateProductPlatformized<Options, Failure>(client: OperationCaller<Options, Failure>, id: string, body: schema.V1UpdateProductPlatformizedRequest & CallOptionsAreTheNextArgument, options?: Options): ApiPromise<schema.V1UpdateProductPlatformizedResponse, Failure>
/** Change a product through the write proxy: the response as it is on the wire. */
export function writeProxyUpdateProductPlatformized<Options, Failure>(client: OperationCaller<Options, Failure>, id: string, body: schema.V1UpdateProductPlatformizedRequest & CallOptionsAreTheNextArgument, options: RawOptions<Options>): ApiPromise<schema.Wire<schema.V1UpdateProductPlatformizedResponse>, Failure>
export function writeProxyUpdateProductPlatformized<Options, Failure>(client: OperationCaller<Options, Failure>, id: string, body: schema.V1UpdateProductPlatformizedRequest & CallOptionsAreTheNextArgument, options?: Options | RawOptions<Options>): ApiPromise<never, Failure> {
  return client.call(products.writeProxyUpdateProductPlatformized, [id, body], options)
}

/**
 * Delete a product through the write proxy
 *
 * Same as `products.deleteProduct`, through a proxy in front of the catalogue. No public path
 * to that service is known, so it is likely unreachable outside the sandbox. The current
 * release no longer has it; call `products.deleteProduct` instead.
 *
 * `DELETE /v2/products-platformized/{id}`, for app.
 *
 * @throws ApiError with code NOT_FOUND
 * @deprecated Call `products.deleteProduct` instead.
 */
export function writeProxyDeleteProductPlatformized<Options, Failure>(client: OperationCaller<Options, Failure>, id: string, options?: Options | RawOptions<Options>): ApiPromise<schema.V1DeleteProductPlatformizedResponse, Failure> {
  return client.call(products.writeProxyDeleteProductPlatformized, [id], options)
}

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
 *
 * `PATCH /v1/products/{id}/variants`, for app.
 *
 * @throws ApiError with code NOT_FOUND
 */
export function updateProductVariants<Options, Failure>(client: OperationCaller<Options, Failure>, id: string, body: schema.UpdateVariantsRequest & CallOptionsAreTheNextArgument, options?: Options | RawOptions<Options>): ApiPromise<schema.UpdateVariantsResponse, Failure> {
  return client.call(products.updateProductVariants, [id, body], options)
}

/**
 * Query a product's variants
 *
 * Returns the variants of one product, page by page. Name choices to get the variants that have
 * them, or identifiers to get exactly those; with neither, all variants are returned.
 *
 * A product whose variants are not managed has one, with an identifier of all zeros. Cost and
 * profit are added when
 * `includeMerchantSpecificData` is true and the caller may manage the catalogue.
 *
 * `POST /v1/products/{id}/variants/query`, for visitor, member, app.
 *
 * @throws ApiError with code NOT_FOUND
 */
export function queryProductVariants<Options, Failure>(client: OperationCaller<Options, Failure>, id: string, body?: schema.QueryProductVariantsRequest & CallOptionsAreTheNextArgument, options?: Options | RawOptions<Options>): ApiPromise<schema.QueryProductVariantsResponse, Failure> {
  return client.call(products.queryProductVariants, [id, body], options)
}

/**
 * Reset all variants of a product
 *
 * Removes the overrides of a product's variants, so that each inherits price, cost and weight
 * from the product again, is visible, and has no SKU. The variants themselves and their stock
 * stay.
 *
 * `POST /v1/products/{id}/variants/resetToDefault`, for app.
 *
 * @throws ApiError with code NOT_FOUND
 */
export function resetAllProductVariantData<Options, Failure>(client: OperationCaller<Options, Failure>, id: string, options?: Options | RawOptions<Options>): ApiPromise<schema.ResetAllVariantDataResponse, Failure> {
  return client.call(products.resetAllProductVariantData, [id], options)
}

/**
 * Query the variants of the store
 *
 * Returns a page of the variants of all products as one list, each with its product's name and
 * identifier: what a stock list or a search by SKU needs. A product without managed variants
 * appears as one variant.
 *
 * Page by `paging` or by `cursorPaging`, not by both; a cursor already carries filter and sort.
 *
 * `POST /v1/variants/query`, for visitor, member, app.
 */
export function queryStoreVariants<Options, Failure, Additions extends boolean = false>(client: OperationCaller<Options, Failure, Additions>, body: Offered<Additions, schema.QueryStoreVariantsRequest, schema.QueryStoreVariantsRequestWithAdditions> & CallOptionsAreTheNextArgument, options?: Options): ApiPromise<schema.QueryStoreVariantsResponse, Failure>
/** Query the variants of the store: the response as it is on the wire. */
export function queryStoreVariants<Options, Failure, Additions extends boolean = false>(client: OperationCaller<Options, Failure, Additions>, body: Offered<Additions, schema.QueryStoreVariantsRequest, schema.QueryStoreVariantsRequestWithAdditions> & CallOptionsAreTheNextArgument, options: RawOptions<Options>): ApiPromise<schema.Wire<schema.QueryStoreVariantsResponse>, Failure>
export function queryStoreVariants<Options, Failure, Additions extends boolean = false>(client: OperationCaller<Options, Failure, Additions>, body: Offered<Additions, schema.QueryStoreVariantsRequest, schema.QueryStoreVariantsRequestWithAdditions> & CallOptionsAreTheNextArgument, options?: Options | RawOptions<Options>): ApiPromise<never, Failure> {
  return client.call(products.queryStoreVariants, [body], options)
}

/**
 * Get a variant of the store
 *
 * Returns one variant with the name and identifier of its product. The identifier is that of
 * the product and that of the variant, joined by a hyphen; without managed variants the second
 * part is all zeros.
 *
 * `GET /v1/variants/{id}`, for visitor, member, app.
 *
 * @throws ApiError with code NOT_FOUND
 */
export function getStoreVariant<Options, Failure>(client: OperationCaller<Options, Failure>, id: string, options?: Options): ApiPromise<schema.GetStoreVariantResponse, Failure>
/** Get a variant of the store: the response as it is on the wire. */
export function getStoreVariant<Options, Failure>(client: OperationCaller<Options, Failure>, id: string, options: RawOptions<Options>): ApiPromise<schema.Wire<schema.GetStoreVariantResponse>, Failure>
export function getStoreVariant<Options, Failure>(client: OperationCaller<Options, Failure>, id: string, options?: Options | RawOptions<Options>): ApiPromise<never, Failure> {
  return client.call(products.getStoreVariant, [id], options)
}

/**
 * Create a collection
 *
 * Adds an empty collection and returns it. `name` is required; the slug is made from it when
 * none is given. Put products in with `products.addProductsToCollection`.
 *
 * Not idempotent: each successful call creates another collection.
 *
 * `POST /v1/collections`, for app.
 *
 * @throws ApiError with code SLUG_ALREADY_EXISTS
 */
export function createCollection<Options, Failure>(client: OperationCaller<Options, Failure>, body: schema.CreateCollectionRequest & CallOptionsAreTheNextArgument, options?: Options | RawOptions<Options>): ApiPromise<schema.CreateCollectionResponse, Failure> {
  return client.call(products.createCollection, [body], options)
}

/**
 * Change a collection
 *
 * Changes the fields that are sent and leaves the others unchanged. The products of the
 * collection have calls of their own.
 *
 * `PATCH /v1/collections/{id}`, for app.
 *
 * @throws ApiError with code NOT_FOUND, SLUG_ALREADY_EXISTS, FAILED_PRECONDITION
 */
export function updateCollection<Options, Failure>(client: OperationCaller<Options, Failure>, id: string, body: schema.UpdateCollectionRequest & CallOptionsAreTheNextArgument, options?: Options | RawOptions<Options>): ApiPromise<schema.UpdateCollectionResponse, Failure> {
  return client.call(products.updateCollection, [id, body], options)
}

/**
 * Delete a collection
 *
 * Deletes a collection permanently; its products stay in the catalogue and in other
 * collections.
 *
 * `DELETE /v1/collections/{id}`, for app.
 *
 * @throws ApiError with code NOT_FOUND, FAILED_PRECONDITION
 */
export function deleteCollection<Options, Failure>(client: OperationCaller<Options, Failure>, id: string, options?: Options | RawOptions<Options>): ApiPromise<schema.DeleteCollectionResponse, Failure> {
  return client.call(products.deleteCollection, [id], options)
}

/**
 * Add products to a collection
 *
 * Adds products to a collection. Products already in it stay, so the call is idempotent. An
 * unknown collection or product fails the whole call.
 *
 * `POST /v1/collections/{id}/productIds`, for app.
 *
 * @throws ApiError with code NOT_FOUND
 */
export function addProductsToCollection<Options, Failure>(client: OperationCaller<Options, Failure>, id: string, body: schema.AddProductsToCollectionRequest & CallOptionsAreTheNextArgument, options?: Options | RawOptions<Options>): ApiPromise<schema.AddProductsToCollectionResponse, Failure> {
  return client.call(products.addProductsToCollection, [id, body], options)
}

/**
 * Remove products from a collection
 *
 * Removes products from a collection; the products themselves stay in the catalogue. Products
 * that are not in the collection are ignored, so the call is idempotent.
 *
 * `POST /v1/collections/{id}/productIds/delete`, for app.
 *
 * @throws ApiError with code NOT_FOUND, FAILED_PRECONDITION
 */
export function removeProductsFromCollection<Options, Failure>(client: OperationCaller<Options, Failure>, id: string, body: schema.RemoveProductsFromCollectionRequest & CallOptionsAreTheNextArgument, options?: Options | RawOptions<Options>): ApiPromise<schema.RemoveProductsFromCollectionResponse, Failure> {
  return client.call(products.removeProductsFromCollection, [id, body], options)
}

/**
 * Get a collection by slug (v1)
 *
 * Returns the collection whose page address ends in the given slug, through the older product
 * service;
 * `collections.getCollectionBySlug` returns the same from the collections service.
 *
 * `GET /v1/collections/slug/{slug}`, for visitor, member, app.
 *
 * @throws ApiError with code NOT_FOUND
 */
export function productsGetCollectionBySlug<Options, Failure>(client: OperationCaller<Options, Failure>, slug: string, options?: Options | RawOptions<Options>): ApiPromise<schema.GetCollectionBySlugResponse, Failure> {
  return client.call(products.getCollectionBySlug, [slug], options)
}
