// A product as lists hold it. A whole one is five times as large, and a page of them has fifty.
import type { Product } from 'storefront-client'

type Variant = Product['variants'][number]
type VariantValues = NonNullable<Variant['variant']>

/** The fields of a product in lists, with those that undoing a bulk change restores. */
export interface ListedProduct
  extends Pick<
    Product,
    | 'id'
    | 'name'
    | 'sku'
    | 'brand'
    | 'ribbon'
    | 'visible'
    | 'weight'
    | 'stock'
    | 'priceData'
    | 'costAndProfitData'
    | 'collectionIds'
  > {
  readonly media?: { readonly mainMedia?: Pick<MainMedia, 'thumbnail'> }
  readonly variants: readonly ListedVariant[]
}

/** The fields of a product in a bulk change. */
export type NamedProduct = Pick<ListedProduct, 'id' | 'name'>

type MainMedia = NonNullable<NonNullable<Product['media']>['mainMedia']>

/** The fields of a variant that may differ from its product's. */
export interface ListedVariant extends Pick<Variant, 'id'> {
  readonly variant?: Pick<VariantValues, 'weight' | 'costAndProfitData'>
}

/** Drops the fields of a product that lists do not need. */
export function listedProduct(product: Product): ListedProduct {
  const { id, name, sku, brand, ribbon, visible, weight, stock } = product
  const { priceData, costAndProfitData, collectionIds, media, variants } = product
  const thumbnail = media.mainMedia?.thumbnail
  return {
    id,
    name,
    sku,
    brand,
    ribbon,
    visible,
    weight,
    collectionIds,
    ...(stock && { stock }),
    ...(priceData && { priceData }),
    ...(costAndProfitData && { costAndProfitData }),
    ...(thumbnail && { media: { mainMedia: { thumbnail } } }),
    variants: variants.map(listedVariant),
  }
}

function listedVariant({ id, variant }: Variant): ListedVariant {
  if (!variant) return { id }
  const { weight, costAndProfitData } = variant
  return { id, variant: { weight, ...(costAndProfitData && { costAndProfitData }) } }
}
