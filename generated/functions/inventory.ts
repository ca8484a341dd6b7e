// Generated from spec/ by `npm run generate`. Do not edit.
// The operations of client.inventory as functions of a client.

import type { ApiPromise, CallOptionsAreTheNextArgument, OperationCaller, RawOptions } from '../operation.ts'
import * as inventory from '../operations/inventory.ts'
import type * as schema from '../schema.ts'

/**
 * Query stock
 *
 * Returns a page of inventory items, one per product.
 *
 * Unlike the other queries this one takes `filter` and `sort` as JSON strings: the filter an
 * object of conditions, the sort a list such as `[{"lastUpdated":"desc"}]`. Invalid JSON is
 * refused.
 *
 * `POST /v2/inventoryItems/query`, for app.
 */
export function queryInventory<Options, Failure>(client: OperationCaller<Options, Failure>, body?: schema.QueryInventoryRequest & CallOptionsAreTheNextArgument, options?: Options): ApiPromise<schema.QueryInventoryResponse, Failure>
/** Query stock: the response as it is on the wire. */
export function queryInventory<Options, Failure>(client: OperationCaller<Options, Failure>, body: schema.QueryInventoryRequest & CallOptionsAreTheNextArgument | undefined, options: RawOptions<Options>): ApiPromise<schema.Wire<schema.QueryInventoryResponse>, Failure>
export function queryInventory<Options, Failure>(client: OperationCaller<Options, Failure>, body?: schema.QueryInventoryRequest & CallOptionsAreTheNextArgument, options?: Options | RawOptions<Options>): ApiPromise<never, Failure> {
  return client.call(inventory.queryInventory, [body], options)
}

/**
 * Get the stock of a product
 *
 * Returns an inventory item with the stock of all of its variants, or of those named by
 * `variantIds`.
 *
 * The item is found by the identifier in the path, which a product carries as
 * `inventoryItemId`. With the product's identifier in the body, the path may hold that one,
 * too; an identifier of another product is refused. `quantity` applies only while
 * `trackQuantity` is true, `inStock` only while it is false.
 *
 * `POST /v2/inventoryItems/{inventoryId}/getVariants`, for app.
 *
 * @throws ApiError with code NOT_FOUND
 */
export function getInventoryVariants<Options, Failure>(client: OperationCaller<Options, Failure>, inventoryId: string, body?: schema.GetInventoryVariantsRequest & CallOptionsAreTheNextArgument, options?: Options): ApiPromise<schema.GetInventoryVariantsResponse, Failure>
/** Get the stock of a product: the response as it is on the wire. */
export function getInventoryVariants<Options, Failure>(client: OperationCaller<Options, Failure>, inventoryId: string, body: schema.GetInventoryVariantsRequest & CallOptionsAreTheNextArgument | undefined, options: RawOptions<Options>): ApiPromise<schema.Wire<schema.GetInventoryVariantsResponse>, Failure>
export function getInventoryVariants<Options, Failure>(client: OperationCaller<Options, Failure>, inventoryId: string, body?: schema.GetInventoryVariantsRequest & CallOptionsAreTheNextArgument, options?: Options | RawOptions<Options>): ApiPromise<never, Failure> {
  return client.call(inventory.getInventoryVariants, [inventoryId, body], options)
}

/**
 * Set the stock of a product
 *
 * Sets stock to absolute values: `trackQuantity` for the product, and `quantity` or `inStock`
 * for the variants named. Omitted variants and fields stay unchanged.
 *
 * Send `quantity` while inventory is tracked and `inStock` while it is not; turning
 * `trackQuantity` on or off in the same call decides which of the two applies. For relative
 * changes while others sell, use
 * `inventory.decrementInventory` and `inventory.incrementInventory`, which never overwrite each
 * other.
 *
 * `PATCH /v2/inventoryItems/product/{productId}`, for app.
 *
 * @throws ApiError with code NOT_FOUND
 */
export function updateInventoryVariants<Options, Failure>(client: OperationCaller<Options, Failure>, productId: string, body: schema.UpdateInventoryVariantsRequest & CallOptionsAreTheNextArgument, options?: Options | RawOptions<Options>): ApiPromise<schema.UpdateInventoryVariantsResponse, Failure> {
  return client.call(inventory.updateInventoryVariants, [productId, body], options)
}

/**
 * Decrement stock
 *
 * Decrements the stock of variants, as an order does. Each entry names its inventory item by
 * `inventoryId` or
 * `productId` and its variant; at least one unit is removed. The call is atomic: all entries
 * are applied, or none.
 *
 * Stock never falls below zero: when a variant has too few units the call fails with
 * `INSUFFICIENT_INVENTORY` and nothing changes. With `preorderRequest` a variant that can be
 * preordered passes while out of stock. Variants without tracked inventory are not changed.
 *
 * Not idempotent: a second call removes the units again.
 *
 * `POST /v2/inventoryItems/decrement`, for app.
 *
 * @throws ApiError with code NOT_FOUND, INSUFFICIENT_INVENTORY
 */
export function decrementInventory<Options, Failure>(client: OperationCaller<Options, Failure>, body: schema.DecrementInventoryRequest & CallOptionsAreTheNextArgument, options?: Options | RawOptions<Options>): ApiPromise<schema.DecrementInventoryResponse, Failure> {
  return client.call(inventory.decrementInventory, [body], options)
}

/**
 * Increment stock
 *
 * Increments the stock of variants, as a return or a cancelled order does. Each entry names its
 * inventory item by
 * `inventoryId` or `productId` and its variant; at least one unit is added. The call is atomic:
 * all entries are applied, or none. An entry that would exceed a variant's maximum is refused;
 * variants without tracked inventory are not changed.
 *
 * Not idempotent: a second call adds the units again.
 *
 * `POST /v2/inventoryItems/increment`, for app.
 *
 * @throws ApiError with code NOT_FOUND
 */
export function incrementInventory<Options, Failure>(client: OperationCaller<Options, Failure>, body: schema.IncrementInventoryRequest & CallOptionsAreTheNextArgument, options?: Options | RawOptions<Options>): ApiPromise<schema.IncrementInventoryResponse, Failure> {
  return client.call(inventory.incrementInventory, [body], options)
}
