// The picture that a new product is created with.
import type { Product } from 'storefront-client'

/** The address in the form of a new product; undefined where it has none. */
export function pictureAddressOf(draft: object): string | undefined {
  if (!('pictureAddress' in draft) || typeof draft.pictureAddress !== 'string') return undefined
  return draft.pictureAddress.trim() || undefined
}

/** The new product, marked because its picture could not be added. */
export function withoutPicture(product: Product): Product & { pictureFailed: true } {
  return { ...product, pictureFailed: true }
}

/** Whether the product was just created and its picture could not be added. */
export function pictureFailed(product: object): boolean {
  return 'pictureFailed' in product && product.pictureFailed === true
}
