import type { StoreClient } from '../../store/store-client.ts'
import type { Preorder, StockRow } from './stock-row.ts'

type Variant = Pick<StockRow, 'productId' | 'variantId'>

/** How many variants one call may add units to. */
export const MOST_RECEIVED = 300

/** Changes of stock; the platform refuses to go below zero. */
export function inventoryActions(client: StoreClient) {
  return {
    add: ({ productId, variantId }: Variant, units: number) =>
      client.inventory.incrementInventory({
        incrementData: [{ productId, variantId, incrementBy: units }],
      }),
    remove: ({ productId, variantId }: Variant, units: number) =>
      client.inventory.decrementInventory({
        decrementData: [{ productId, variantId, decrementBy: units }],
      }),
    /** Adds units to many variants: all of them or none. */
    receive: (lines: readonly (Variant & { units: number })[]) =>
      client.inventory.incrementInventory({
        incrementData: lines.map(({ productId, variantId, units }) => ({
          ...{ productId, variantId },
          incrementBy: units,
        })),
      }),
    set: ({ productId, variantId }: Variant, quantity: number) =>
      client.inventory.updateInventoryVariants(productId, {
        inventoryItem: { variants: [{ variantId, quantity }] },
      }),
    setInStock: ({ productId, variantId }: Variant, inStock: boolean) =>
      client.inventory.updateInventoryVariants(productId, {
        inventoryItem: { variants: [{ variantId, inStock }] },
      }),
    track: (productId: string, trackQuantity: boolean) =>
      client.inventory.updateInventoryVariants(productId, { inventoryItem: { trackQuantity } }),
    preorder: (productId: string, { enabled, message, limit }: Preorder) =>
      client.inventory.updateInventoryVariants(productId, {
        inventoryItem: {
          preorderInfo: {
            enabled,
            ...(message !== '' && { message }),
            ...(limit !== undefined && { limit }),
          },
        },
      }),
  }
}
