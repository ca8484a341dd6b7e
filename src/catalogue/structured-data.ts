/** The structured data of a product. */
import type { Product } from '../../generated/schema.ts'
import { filledAddress } from '../media/address.ts'
import type { Offer } from './offer.ts'
import { shownPrice } from './price.ts'
import { plainText } from './rich-text.ts'
import { availabilityOf } from './stock.ts'

/** A product as structured data for search engines: a schema.org `Product`, ready for `JSON.stringify`. */
export interface ProductJsonLd {
  readonly '@context': 'https://schema.org'
  readonly '@type': 'Product'
  readonly name: string
  readonly description: string
  readonly url: string
  readonly image: readonly string[]
  readonly sku: string | undefined
  readonly brand: object | undefined
  readonly offers: object
}

const availabilities = { inStock: 'InStock', preorder: 'PreOrder', soldOut: 'OutOfStock' } as const

/** The minimum picture size that search engines ask for. */
const size = { width: 1200, height: 1200 }

/**
 * The JSON-LD of a product's page: name, pictures, brand, price and availability. The texts are the owner's: React
 * escapes what would close the script; in any other template, write each `<` of the JSON as `\u003c`.
 *
 * @param url the absolute address of the page
 * @example
 * <script type="application/ld+json">{JSON.stringify(productJsonLd(product, request.url))}</script>
 */
export const productJsonLd = (
  product: Product & Pick<Offer, 'preorderInfo'>,
  url: string,
): ProductJsonLd => {
  const { name, description, media, sku, brand } = product
  const { amount, currency } = shownPrice(product)
  return {
    '@context': 'https://schema.org',
    '@type': 'Product',
    name,
    description: plainText(description),
    url,
    image: media.items.flatMap(({ image }) => (image ? filledAddress(image, size) : [])),
    sku: sku || undefined,
    brand: brand ? { '@type': 'Brand', name: brand } : undefined,
    offers: {
      '@type': 'Offer',
      url,
      price: amount,
      priceCurrency: currency,
      availability: `https://schema.org/${availabilities[availabilityOf(product)]}`,
    },
  }
}
