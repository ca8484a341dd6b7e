import type { StoreClient } from '../../providers/connect.ts'

/** Putting products into a collection and taking them out. */
export function collectionActions(client: StoreClient) {
  return {
    addProduct: (collectionId: string, productId: string) =>
      client.products.addProductsToCollection(collectionId, { productIds: [productId] }),
    removeProduct: (collectionId: string, productId: string) =>
      client.products.removeProductsFromCollection(collectionId, { productIds: [productId] }),
  }
}
