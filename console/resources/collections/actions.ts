import { limits } from 'storefront-client'
import type { StoreClient } from '../../store/store-client.ts'

/** How many products one call may put into a collection or take out. */
export const MOST_PRODUCTS = limits.AddProductsToCollectionRequest.productIds.maxItems

/** Putting products into a collection and taking them out. */
export function collectionActions(client: StoreClient) {
  return {
    addProducts: (collectionId: string, productIds: string[]) =>
      client.products.addProductsToCollection(collectionId, { productIds }),
    removeProducts: (collectionId: string, productIds: string[]) =>
      client.products.removeProductsFromCollection(collectionId, { productIds }),
  }
}
