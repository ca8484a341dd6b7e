// Generated from spec/ by `npm run generate`. Do not edit.
// The operations of client.inventory.

import { inventoryItemV2Codec } from '../codecs.ts'
import { type Operation, operation } from '../operation.ts'

/**
 * Query stock
 *
 * Returns a page of inventory items, one per product.
 *
 * Unlike the other queries this one takes `filter` and `sort` as JSON text: the filter the text
 * of an object of conditions, the sort the text of a list such as `[{"lastUpdated":"desc"}]`.
 * Text that is not JSON is refused.
 */
export const queryInventory: Operation = /* @__PURE__ */ operation('inventory', 'inventory-reader', '/stores-reader', ['app'], 'read', 'main', 'POST', 'queryInventory', '/v2/inventoryItems/query', {
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
 * `inventoryItemId`. Beside the product's identifier in the body, the path may hold that one,
 * too; an identifier of another product is refused. `quantity` counts only while
 * `trackQuantity` is true, `inStock` only while it is false.
 */
export const getInventoryVariants: Operation = /* @__PURE__ */ operation('inventory', 'inventory-reader', '/stores-reader', ['app'], 'read', 'main', 'POST', 'getInventoryVariants', '/v2/inventoryItems/{inventoryId}/getVariants', {
  answer: { inventoryItem: inventoryItemV2Codec },
})

/**
 * Set the stock of a product
 *
 * Sets stock to absolute values: `trackQuantity` for the product, and `quantity` or `inStock`
 * for the variants named. Variants and fields left out stay as they are.
 *
 * Send `quantity` while units are counted and `inStock` while they are not; turning
 * `trackQuantity` on or off in the same call decides which of the two applies. To change stock
 * by steps while others sell, use
 * `inventory.decrementInventory` and `inventory.incrementInventory`, which cannot overwrite
 * each other.
 */
export const updateInventoryVariants: Operation = /* @__PURE__ */ operation('inventory', 'inventory', '/stores', ['app'], 'repeatable', 'main', 'PATCH', 'updateInventoryVariants', '/v2/inventoryItems/product/{productId}', {
  mirrors: { productId: 'inventoryItem.productId' },
  empty: true,
})

/**
 * Take units out of stock
 *
 * Lowers the stock of variants, as an order does. Each entry names its inventory item by
 * `inventoryId` or
 * `productId` and its variant; at least one unit is taken. All entries are applied, or none.
 *
 * Stock never falls below zero: when a variant has too few units the call fails with
 * `INSUFFICIENT_INVENTORY` and nothing changes. With `preorderRequest` a variant that may be
 * ordered ahead passes while out of stock. Variants whose units are not counted are not
 * changed.
 *
 * Not safe to repeat blindly: a second call takes the units again.
 */
export const decrementInventory: Operation = /* @__PURE__ */ operation('inventory', 'inventory', '/stores', ['app'], 'not-repeatable', 'main', 'POST', 'decrementInventory', '/v2/inventoryItems/decrement', {
  empty: true,
})

/**
 * Put units in stock
 *
 * Raises the stock of variants, as a return or a cancelled order does. Each entry names its
 * inventory item by `inventoryId` or `productId` and its variant; at least one unit is added.
 * All entries are applied, or none. An entry that would pass the most units of a variant is
 * refused; variants whose units are not counted are not changed.
 *
 * Not safe to repeat blindly: a second call adds the units again.
 */
export const incrementInventory: Operation = /* @__PURE__ */ operation('inventory', 'inventory', '/stores', ['app'], 'not-repeatable', 'main', 'POST', 'incrementInventory', '/v2/inventoryItems/increment', {
  empty: true,
})
