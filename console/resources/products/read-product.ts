// One product with all owner fields, and its ETag.
import type { Product } from 'storefront-client'
import { wholeProduct } from '../../catalogue/listed-product.ts'
import { readRevision } from '../../store/revisions.ts'
import type { StoreClient } from '../../store/store-client.ts'

const merchantData = { includeMerchantSpecificData: true }

/** Reads the product; changes are conditional on this revision (`changesOf`). */
export function readProduct(client: StoreClient, id: string, signal?: AbortSignal) {
  return readRevision(
    client,
    client.products.getProduct(id, merchantData, { signal }),
    expectProduct,
  )
}

export function expectProduct({ product }: { product?: Product }): Product {
  if (!product) throw new Error('The platform answered without the product.')
  return wholeProduct(product)
}
