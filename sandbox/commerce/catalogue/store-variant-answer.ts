/** A variant as part of the store's one list: itself and what is needed of its product. */

import { limits } from '../../../generated/fields.ts'
import type * as wire from '../../../generated/wire.ts'
import type { StoreProduct } from '../rules/documents/product.ts'
import { effective, storeVariantId, type Variant, variantName } from '../rules/variants.ts'
import { mediaUrl } from './media.ts'
import { variantStockAnswer } from './product-answer.ts'

const { maxLength: maximumName } = limits.StoreVariant.variantName

/** A variant, with what a list of variants shows of its product. */
export function storeVariantAnswer(
  product: StoreProduct,
  variant: Variant,
  origin: string,
): wire.StoreVariant {
  const picture = pictureOf(product, variant)
  const { enabled, message, limit } = product.preorder
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
          url: mediaUrl(picture, origin),
          height: picture.height,
          width: picture.width,
          altText: picture.altText,
          filename: picture.id,
        },
      },
    }),
    preorderInfo: {
      enabled,
      ...(message !== null && { message }),
      ...(limit !== null && { limit }),
    },
  }
}

/** The picture of one of its choices, else the product's first. */
function pictureOf({ document: { media, choiceMedia } }: StoreProduct, { choices }: Variant) {
  const [id] = choiceMedia
    .filter(({ option, choice }) => choices[option] === choice)
    .flatMap(({ mediaIds }) => mediaIds)
  return media.find((item) => item.id === id) ?? media[0]
}
