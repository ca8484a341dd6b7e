/** A product as its page shows it: what the page needs, and no more. */
import type { Product } from 'storefront-client'
import { type Picture, pictureOf } from './picture.ts'
import { type Price, priceOf, priceOfVariant } from './price.ts'
import { plainText, type RichNode, richText } from './rich-text.ts'

/** A product's page. */
export type ProductView = ReturnType<typeof productView>

/** The shape of pictures on the page: height per width. */
const ratio = 1.1

/** Everything that the page of a product shows and sells. */
export const productView = (product: Product) => {
  const { id, slug, visible, manageVariants, stock, variants, productOptions, customTextFields } =
    product
  const name = product.name ?? ''
  const images = (product.media?.items ?? []).flatMap(({ image }) => image ?? [])
  const sections: readonly { title: string; text: readonly RichNode[] }[] =
    product.additionalInfoSections.map(({ title, description }) => ({
      title: title ?? '',
      text: richText(description ?? ''),
    }))
  return {
    slug,
    name,
    /** What decides how it can be chosen. */
    offer: {
      id,
      visible,
      manageVariants,
      stock,
      productOptions: productOptions.map(({ name: option, optionType, choices }) => ({
        name: option,
        isColour: optionType === 'color',
        choices: choices.map(({ value, description }) => ({ value, description })),
      })),
      variants: variants.map(({ id: variantId, choices, variant, stock: ofVariant }) => ({
        id: variantId,
        choices,
        variant: { visible: variant?.visible !== false },
        stock: ofVariant,
      })),
      customTextFields,
    },
    price: priceOf(product),
    /** Variant → its price, where variants have prices of their own. */
    prices: manageVariants
      ? Object.fromEntries(
          variants.map((variant): [string, Price | undefined] => [
            variant.id,
            priceOfVariant(product, variant),
          ]),
        )
      : {},
    ribbon: product.ribbon || undefined,
    brand: product.brand || undefined,
    sku: product.sku || undefined,
    pictures: images.map((image): Picture => pictureOf(image, ratio, image.altText ?? name)),
    description: richText(product.description ?? ''),
    summary: plainText(product.description ?? '').slice(0, 160),
    sections,
  }
}
