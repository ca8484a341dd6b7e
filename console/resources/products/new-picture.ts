// The image that a new product is created with.
import type { Product } from 'storefront-client'

/** The image URL in a new product's form; undefined where it has none. */
export function pictureAddressOf(draft: object): string | undefined {
  if (!('pictureAddress' in draft) || typeof draft.pictureAddress !== 'string') return undefined
  return draft.pictureAddress.trim() || undefined
}

/** The new product, marked because its image could not be added. */
export function withoutPicture(product: Product): Product & { pictureFailed: true } {
  return { ...product, pictureFailed: true }
}

/** Whether the product was just created without its image. */
export function pictureFailed(product: object): boolean {
  return 'pictureFailed' in product && product.pictureFailed === true
}
