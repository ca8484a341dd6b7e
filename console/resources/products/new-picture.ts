// The image that a product is given by its URL.
import type { Product } from 'storefront-client'

/** The pages and the files of videos, which are no images. */
const video =
  /^https?:\/\/((www\.|m\.)?(youtube|vimeo)\.com|youtu\.be)\/|^[^?#]+\.(mp4|m4v|mov|webm|avi|mkv)([?#]|$)/i

/** The URL of an image that the platform can copy, absolute by http or https; undefined for any other text. */
export function readPictureAddress(text: unknown): string | undefined {
  // File names of cameras have spaces, which a URL has to encode.
  const url = String(text ?? '')
    .trim()
    .replaceAll(' ', '%20')
  return /^https?:\/\/\S+$/i.test(url) && URL.canParse(url) && !video.test(url) ? url : undefined
}

/** The image URL in a new product's form; undefined where it has none. */
export function pictureAddressOf(draft: object): string | undefined {
  return 'pictureAddress' in draft ? readPictureAddress(draft.pictureAddress) : undefined
}

/** The new product, marked because its image could not be added. */
export function withoutPicture(product: Product): Product & { pictureFailed: true } {
  return { ...product, pictureFailed: true }
}

/** Whether the product was just created without its image. */
export function pictureFailed(product: object): boolean {
  return 'pictureFailed' in product && product.pictureFailed === true
}
