import type { StoreClient } from '../../store/store-client.ts'
import { useStoreClient } from '../../store/store-context.tsx'

/** Changes of stock; the platform refuses to go below zero. */
export function inventoryActions(client: StoreClient) {
  return {
    add: (productId: string, variantId: string, units: number) =>
      client.inventory.incrementInventory({
        incrementData: [{ productId, variantId, incrementBy: units }],
      }),
    remove: (productId: string, variantId: string, units: number) =>
      client.inventory.decrementInventory({
        decrementData: [{ productId, variantId, decrementBy: units }],
      }),
    set: (productId: string, variantId: string, quantity: number) =>
      client.inventory.updateInventoryVariants(productId, {
        inventoryItem: { variants: [{ variantId, quantity }] },
      }),
    setInStock: (productId: string, variantId: string, inStock: boolean) =>
      client.inventory.updateInventoryVariants(productId, {
        inventoryItem: { variants: [{ variantId, inStock }] },
      }),
    track: (productId: string, trackQuantity: boolean) =>
      client.inventory.updateInventoryVariants(productId, { inventoryItem: { trackQuantity } }),
  }
}

/** The same actions on the console's store. */
export function useInventoryActions() {
  return inventoryActions(useStoreClient())
}
