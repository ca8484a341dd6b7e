import type { Product } from 'storefront-client'
import type { StoreClient } from '../../store/store-client.ts'
import { variantOverrides } from './logic/variant-changes.ts'
import { choicePictures, galleryOf, MOST_CHOICES } from './media-actions.ts'
import { changedProductInput } from './product-input.ts'

/**
 * Makes a hidden copy of a product: its texts, prices, options, variants and pictures. Stock, collections and the SKUs,
 * which name one thing each, are not copied.
 */
export async function duplicateProduct(
  client: StoreClient,
  listed: Pick<Product, 'id'>,
  name: string,
): Promise<Product> {
  const merchantData = { includeMerchantSpecificData: true }
  const { product: original } = await client.products.getProduct(listed.id, merchantData)
  const empty = {
    ...original,
    name: '',
    description: '',
    brand: null,
    ribbon: null,
    weight: 0,
    productOptions: [],
    discount: { type: 'NONE', value: 0 },
    costAndProfitData: undefined,
    priceData: undefined,
    seoData: undefined,
    pricePerUnitData: undefined,
  }
  const { product: copy } = await client.products.createProduct({
    product: {
      productType: 'physical',
      ...changedProductInput(empty, original),
      name,
      visible: false,
    },
  })
  const unnumbered = original.variants.map((variant) => ({
    ...variant,
    variant: variant.variant && { ...variant.variant, sku: '' },
  }))
  const overrides = variantOverrides(copy.variants, unnumbered)
  if (copy.manageVariants && overrides.length > 0)
    await client.products.updateProductVariants(copy.id, { variants: overrides })
  const media = galleryOf(original).map(({ id }) => ({ mediaId: id }))
  if (media.length > 0) await client.products.addProductMedia(copy.id, { media })
  const shows = choicePictures(original)
  if (shows.length > 0)
    await client.products.addProductMediaToChoices(copy.id, { media: shows.slice(0, MOST_CHOICES) })
  return copy
}
