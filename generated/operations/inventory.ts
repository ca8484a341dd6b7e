// Generated from spec/ by `npm run generate`. Do not edit.
// The operations of client.inventory.

import { inventoryItemV2Codec } from '../codecs.ts'
import { type Operation, operation } from '../operation.ts'

/**
 * Query stock
 *
 * Returns a page of inventory items, one per product.
 *
 * Unlike the other queries this one takes `filter` and `sort` as JSON strings: the filter an
 * object of conditions, the sort a list such as `[{"lastUpdated":"desc"}]`. Invalid JSON is
 * refused.
 */
export const queryInventory: Operation = /* @__PURE__ */ operation('POST', 'main', 'read', 'queryInventory', ['app'], '/stores-reader', 'inventory-reader', 'inventory', '/v2/inventoryItems/query', {
  queryField: 'query',
  answer: { inventoryItems: [inventoryItemV2Codec] },
})

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
 */
export const getInventoryVariants: Operation = /* @__PURE__ */ operation('POST', 'main', 'read', 'getInventoryVariants', ['app'], '/stores-reader', 'inventory-reader', 'inventory', '/v2/inventoryItems/{inventoryId}/getVariants', {
  answer: { inventoryItem: inventoryItemV2Codec },
})

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
 */
export const updateInventoryVariants: Operation = /* @__PURE__ */ operation('PATCH', 'main', 'repeatable', 'updateInventoryVariants', ['app'], '/stores', 'inventory', 'inventory', '/v2/inventoryItems/product/{productId}', {
  mirrors: { productId: 'inventoryItem.productId' },
  empty: true,
})

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
 */
export const decrementInventory: Operation = /* @__PURE__ */ operation('POST', 'main', 'not-repeatable', 'decrementInventory', ['app'], '/stores', 'inventory', 'inventory', '/v2/inventoryItems/decrement', {
  empty: true,
})

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
 */
export const incrementInventory: Operation = /* @__PURE__ */ operation('POST', 'main', 'not-repeatable', 'incrementInventory', ['app'], '/stores', 'inventory', 'inventory', '/v2/inventoryItems/increment', {
  empty: true,
})
