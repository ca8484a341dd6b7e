// A product, projected for lists. A whole one is five times as large, and a page has fifty.
import { pick } from 'es-toolkit'
import type { MediaItem, Product, Variant, VariantDataWithNoStock } from 'storefront-client'

const fields = [
  ...(['id', 'name', 'sku', 'brand', 'ribbon', 'visible', 'weight'] as const),
  ...(['productType', 'lastUpdated'] as const),
  ...(['stock', 'priceData', 'costAndProfitData', 'collectionIds'] as const),
] as const

/** The fields of a product in lists, including those that a bulk undo restores. */
export interface ListedProduct extends Pick<Product, (typeof fields)[number]> {
  readonly media?: { readonly mainMedia?: Pick<MediaItem, 'thumbnail'> }
  readonly variants: readonly ListedVariant[]
}

/** The fields of a product in a bulk change. */
export type NamedProduct = Pick<ListedProduct, 'id' | 'name'>

/** The fields of a variant that may differ from its product's. */
export interface ListedVariant extends Pick<Variant, 'id'> {
  readonly variant?: Pick<VariantDataWithNoStock, 'weight' | 'costAndProfitData'>
}

const empty = { media: { items: [] }, variants: [], productOptions: [], collectionIds: [] }

/** The product with every list that the description promises: one without media must not take a page with it. */
export function wholeProduct(product: Product): Product {
  return { ...empty, ...product }
}

/** Drops the fields of a product that lists do not need. */
export function listedProduct(given: Product): ListedProduct {
  const product = wholeProduct(given)
  const thumbnail = product.media?.mainMedia?.thumbnail
  return {
    ...pick(product, fields),
    ...(thumbnail && { media: { mainMedia: { thumbnail } } }),
    variants: product.variants.map(listedVariant),
  }
}

function listedVariant({ id, variant }: Variant): ListedVariant {
  return variant ? { id, variant: pick(variant, ['weight', 'costAndProfitData']) } : { id }
}
