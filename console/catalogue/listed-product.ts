// A product as lists hold it. A whole one is five times as large, and a page of them has fifty.
import type { Product } from 'storefront-client'

type Variant = Product['variants'][number]
type VariantValues = NonNullable<Variant['variant']>

/** What lists show of a product, and what undoing a change of many gives back. */
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

/** What a change of many holds of a product. */
export type NamedProduct = Pick<ListedProduct, 'id' | 'name'>

type MainMedia = NonNullable<NonNullable<Product['media']>['mainMedia']>

/** What of a variant may differ from its product's. */
export interface ListedVariant extends Pick<Variant, 'id'> {
  readonly variant?: Pick<VariantValues, 'weight' | 'costAndProfitData'>
}

/** Leaves out of a product what no list needs. */
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
