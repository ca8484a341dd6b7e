import type { Product } from 'storefront-client'
import { throwUnsure } from '../../store/failure.ts'
import type { SessionWatch } from '../../store/session-watch.ts'
import type { StoreClient } from '../../store/store-client.ts'
import { sizeOf } from './logic/draft-variant.ts'
import { variantOverrides } from './logic/variant-changes.ts'
import { choicePictures, galleryOf, idsOf, mediaActions } from './media-actions.ts'
import { newProductInput } from './product-input.ts'
import { expectProduct, readProduct } from './read-product.ts'

/**
 * Creates a hidden copy of a product: its texts, prices, options, variants and images. Stock, collections and the SKUs,
 * which are unique, are not copied. A copy with missing parts is kept: no call sets its info sections and text fields.
 */
export async function duplicateProduct(
  client: StoreClient,
  watch: SessionWatch,
  { id }: Pick<Product, 'id'>,
  name: string,
) {
  const { original, copy } = await watch.once(() => createCopy(client, id, name))
  const missing: ('variants' | 'pictures' | 'texts')[] = []
  // Later failures are reported, not thrown: a retry would create a second copy.
  const attempt = async (part: (typeof missing)[number], call: () => Promise<unknown>) => {
    try {
      await watch.keep(call)
    } catch {
      missing.push(part)
    }
  }
  const unnumbered = original.variants.map((variant) => ({
    ...variant,
    variant: variant.variant && { ...variant.variant, sku: '' },
  }))
  const variants = variantOverrides(copy.variants, unnumbered)
  if (copy.manageVariants && variants.length > 0) {
    await attempt('variants', () => client.products.updateProductVariants(copy.id, { variants }))
  }
  if (galleryOf(original).length > 0) {
    await attempt('pictures', () => copyPictures(client, copy.id, original))
  }
  const { additionalInfoSections = [], customTextFields = [] } = original
  if (additionalInfoSections.length + customTextFields.length > 0) missing.push('texts')
  return { copy, missing }
}

/** Copies the images of another product and their choices; those of an earlier attempt are kept. */
async function copyPictures(client: StoreClient, productId: string, from: Product) {
  const now = idsOf(galleryOf(await readProduct(client, productId)))
  const missing = idsOf(galleryOf(from)).filter((id) => !now.includes(id))
  await mediaActions(client).fill(productId, missing, choicePictures(from))
}

async function createCopy(client: StoreClient, id: string, name: string) {
  const original = await readProduct(client, id)
  const { manageVariants, seoData } = original
  const product = {
    ...newProductInput(original),
    manageVariants,
    seoData,
    productDimensions: sizeOf(original.productDimensions),
    packageDimensions: sizeOf(original.packageDimensions),
    name,
    sku: undefined,
    visible: false,
  }
  const answer = await client.products.createProduct({ product }).catch(throwUnsure)
  return { original, copy: expectProduct(answer) }
}
