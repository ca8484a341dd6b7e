import { type InventoryItemV2Input, limits } from 'storefront-client'
import type { OnlyAsRead } from '../../store/revisions.ts'
import type { StoreClient } from '../../store/store-client.ts'
import type { Preorder, StockRow } from './stock-row.ts'

type Variant = Pick<StockRow, 'productId' | 'variantId'>

type Units = Variant & { readonly units: number }

const variantOf = ({ productId, variantId }: Variant) => ({ productId, variantId })

/** The new stock of a variant: its units if tracked, else whether it is in stock. */
export type SetStock = { readonly quantity: number } | { readonly inStock: boolean }

export const MOST_RECEIVED = limits.IncrementInventoryRequest.incrementData.maxItems

/** Changes of stock; the platform refuses to go below zero. */
export function inventoryActions(client: StoreClient) {
  const update = (
    productId: string,
    inventoryItem: InventoryItemV2Input,
    asRead: OnlyAsRead = {},
  ) => client.inventory.updateInventoryVariants(productId, { inventoryItem }, asRead)
  return {
    /** Adds units to many variants, atomically. */
    add(lines: readonly Units[], idempotencyKey?: string) {
      const incrementData = lines.map((line) => ({ ...variantOf(line), incrementBy: line.units }))
      return client.inventory.incrementInventory({ incrementData }, { idempotencyKey })
    },
    /** Removes units of many variants, atomically. */
    remove(lines: readonly Units[], idempotencyKey?: string) {
      const decrementData = lines.map((line) => ({ ...variantOf(line), decrementBy: line.units }))
      return client.inventory.decrementInventory({ decrementData }, { idempotencyKey })
    },
    set: ({ productId, variantId }: Variant, wanted: SetStock, options?: OnlyAsRead) =>
      update(productId, { variants: [{ variantId, ...wanted }] }, options),
    /** Puts each of these variants of a product in stock or out of it, as given. */
    setAllInStock: (
      productId: string,
      variants: readonly Pick<StockRow, 'variantId' | 'inStock'>[],
    ) => update(productId, { variants: [...variants] }),
    track: (productId: string, trackQuantity: boolean) => update(productId, { trackQuantity }),
    allowPreorder: (productId: string, enabled: boolean) =>
      update(productId, { preorderInfo: { enabled } }),
    preorder: (productId: string, { message, limit, enabled }: Preorder, options?: OnlyAsRead) =>
      update(
        productId,
        // Omitted, they would keep values.
        { preorderInfo: { enabled, message: message || null, limit: limit ?? null } },
        options,
      ),
  }
}
