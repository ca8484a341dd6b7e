import type { StoreClient } from '../../store/store-client.ts'
import { useStoreClient } from '../../store/store-context.tsx'

/** Putting products into a collection and taking them out. */
export function collectionActions(client: StoreClient) {
  return {
    addProduct: (collectionId: string, productId: string) =>
      client.products.addProductsToCollection(collectionId, { productIds: [productId] }),
    removeProduct: (collectionId: string, productId: string) =>
      client.products.removeProductsFromCollection(collectionId, { productIds: [productId] }),
  }
}

/** The same actions on the console's store. */
export function useCollectionActions() {
  return collectionActions(useStoreClient())
}
