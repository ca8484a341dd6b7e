/** A variant in the store-wide list, with fields of its product. */

import { limits } from '../../../generated/fields.ts'
import type * as wire from '../../../generated/wire.ts'
import { mediaUrl } from '../rules/documents/media.ts'
import type { StoreProduct } from '../rules/documents/product.ts'
import { effective, storeVariantId, type Variant, variantName } from '../rules/variants.ts'
import { preorderAnswer } from './inventory.ts'
import { variantStockAnswer } from './wire-product.ts'

const { maxLength: maximumName } = limits.StoreVariant.variantName

/** The answer for one variant of the list. */
export function storeVariantAnswer(
  product: StoreProduct,
  variant: Variant,
  origin: string,
): wire.StoreVariant {
  const picture = pictureOf(product, variant)
  return {
    id: storeVariantId(product.id, variant.id),
    variantId: variant.id,
    productId: product.id,
    variantName: variantName(variant, product.name).slice(0, maximumName),
    productName: product.name,
    managedVariant: product.manageVariants,
    sku: effective(variant, product).sku ?? '',
    stock: variantStockAnswer(product, variant),
    choices: { ...variant.choices },
    collectionIds: [...product.collectionIds],
    ...(picture && {
      media: {
        image: {
          id: picture.id,
          url: mediaUrl(picture.url, origin),
          height: picture.height,
          width: picture.width,
          altText: picture.altText,
          filename: picture.id,
        },
      },
    }),
    preorderInfo: preorderAnswer(product),
  }
}

/** The image of one of its choices, else the product's first. */
function pictureOf({ document: { media, choiceMedia } }: StoreProduct, { choices }: Variant) {
  const [id] = choiceMedia
    .filter(({ option, choice }) => choices[option] === choice)
    .flatMap(({ mediaIds }) => mediaIds)
  return media.find((item) => item.id === id) ?? media[0]
}
