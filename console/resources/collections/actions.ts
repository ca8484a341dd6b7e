import { limits } from 'storefront-client'
import type { StoreClient } from '../../store/store-client.ts'

/** The most products of one call. */
export const MOST_PRODUCTS = limits.AddProductsToCollectionRequest.productIds.maxItems

export function collectionActions(client: StoreClient) {
  return {
    addProducts: (collectionId: string, productIds: string[]) =>
      client.products.addProductsToCollection(collectionId, { productIds }),
    removeProducts: (collectionId: string, productIds: string[]) =>
      client.products.removeProductsFromCollection(collectionId, { productIds }),
  }
}
