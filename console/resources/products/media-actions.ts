// Changes of a product's gallery on the client's operations.
import { chunk } from 'es-toolkit'
import { limits, type MediaItem, type Product } from 'storefront-client'
import { sameValue } from '../../store/changed-fields.ts'
import { conflictError } from '../../store/failure.ts'
import type { StoreClient } from '../../store/store-client.ts'

export interface ChoiceName {
  option: string
  choice: string
}

export interface ChoicePictures extends ChoiceName {
  mediaIds: string[]
}

export interface RemovedPicture {
  readonly productId: string
  readonly mediaId: string
  /** The ids of all images, in order. */
  readonly order: readonly string[]
  readonly shows: readonly ChoicePictures[]
}

export const MOST_CHOICES = limits.AddProductMediaToChoicesRequest.media.maxItems
const MOST_MOVED = limits.RemoveProductMediaRequest.mediaIds.maxItems

/** The attempts to restore removed images on failure. */
const MOST_ATTEMPTS = 3

/** The state for restoring an image; read before it is removed. */
export function removedPicture(before: Product, mediaId: string): RemovedPicture {
  const order = idsOf(galleryOf(before))
  return { productId: before.id, mediaId, order, shows: choicePictures(before) }
}

/** Adds, removes and orders images, and assigns them to choices. */
export function mediaActions(client: StoreClient) {
  const put = async (
    productId: string,
    order: readonly string[],
    from: readonly string[],
    shows: readonly ChoicePictures[],
  ) => {
    // Moved to the end batch by batch, so that never more than one batch is missing.
    for (const ids of chunk(order.slice(commonStart(order, from)), MOST_MOVED)) {
      const mediaIds = ids.filter((id) => from.includes(id))
      if (mediaIds.length > 0) await client.products.removeProductMedia(productId, { mediaIds })
      await fillSurely(productId, ids, showing(shows, ids))
    }
  }
  /** The same as `fill` where images are missing until all are back. */
  const fillSurely: typeof fill = async (productId, added, shows) => {
    for (let missing = added, attempt = 1; ; attempt += 1) {
      try {
        return await fill(productId, missing, shows)
      } catch (error) {
        if (attempt === MOST_ATTEMPTS) throw error
        const { product } = await client.products.getProduct(productId)
        const now = idsOf(galleryOf(product))
        missing = added.filter((id) => !now.includes(id))
      }
    }
  }
  const fill = async (
    productId: string,
    added: readonly string[],
    shows: readonly ChoicePictures[],
  ) => {
    for (const ids of chunk(added, limits.AddProductMediaRequest.media.maxItems)) {
      await client.products.addProductMedia(productId, {
        media: ids.map((mediaId) => ({ mediaId })),
      })
    }
    for (const media of chunk(shows, MOST_CHOICES)) {
      await client.products.addProductMediaToChoices(productId, { media })
    }
  }
  return {
    fill,
    add: (productId: string, url: string, idempotencyKey?: string) =>
      client.products.addProductMedia(productId, { media: [{ url }] }, { idempotencyKey }),
    remove: (productId: string, mediaId: string) =>
      client.products.removeProductMedia(productId, { mediaIds: [mediaId] }),
    /** Reorders the images: the platform only appends, so all after the first difference are appended again. */
    order: (product: Product, order: readonly MediaItem[]) =>
      put(product.id, idsOf(order), idsOf(galleryOf(product)), choicePictures(product)),
    /** Restores a removed image in place, with its choices. A conflict if another has changed it since. */
    async restore({ productId, order, shows, mediaId }: RemovedPicture) {
      const { product } = await client.products.getProduct(productId)
      const now = idsOf(galleryOf(product))
      // An earlier try may have restored it.
      if (sameValue(now, order)) return
      const left = order.filter((id) => id !== mediaId)
      if (!sameValue(now, left)) throw conflictError(product, [])
      await put(productId, order, left, shows)
    },
    show(productId: string, mediaId: string, choice: ChoiceName, shown: boolean) {
      const media = [{ ...choice, mediaIds: [mediaId] }]
      return shown
        ? client.products.addProductMediaToChoices(productId, { media })
        : client.products.removeProductMediaFromChoices(productId, { media })
    },
  }
}

/** The product's images in the shop's order. */
export function galleryOf(product: Product): MediaItem[] {
  return product.media.items
}

export function choicePictures({
  productOptions,
}: Pick<Product, 'productOptions'>): ChoicePictures[] {
  return productOptions.flatMap(({ name, choices }) =>
    choices.flatMap(({ description, media }) => {
      const mediaIds = media?.items?.map(({ id }) => id) ?? []
      return mediaIds.length > 0 ? [{ option: name, choice: description, mediaIds }] : []
    }),
  )
}

/** The choices of these images: an image that leaves the gallery loses its own. */
function showing(shows: readonly ChoicePictures[], ids: readonly string[]): ChoicePictures[] {
  return shows
    .map((entry) => ({ ...entry, mediaIds: entry.mediaIds.filter((id) => ids.includes(id)) }))
    .filter(({ mediaIds }) => mediaIds.length > 0)
}

export function idsOf(items: readonly MediaItem[]): string[] {
  return items.flatMap(({ id }) => id ?? [])
}

function commonStart(one: readonly string[], other: readonly string[]): number {
  const differs = one.findIndex((id, index) => id !== other[index])
  return differs < 0 ? one.length : differs
}
