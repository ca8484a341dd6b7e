/** A product as search engines read it. */
import type { ProductView } from './product-view.ts'

/** A `Product` of schema.org. */
export const productAbout = (
  product: ProductView,
  address: string,
): Readonly<Record<string, unknown>> => {
  const { name, summary, pictures, sku, brand, price, offer } = product
  const soldOut = offer.stock?.inventoryStatus === 'OUT_OF_STOCK'
  return {
    '@type': 'Product',
    name,
    description: summary,
    url: address,
    image: pictures.map(({ src }) => src),
    ...(sku ? { sku } : {}),
    ...(brand ? { brand: { '@type': 'Brand', name: brand } } : {}),
    ...(price
      ? {
          offers: {
            '@type': 'Offer',
            url: address,
            price: price.amount,
            priceCurrency: price.currency,
            availability: `https://schema.org/${soldOut ? 'OutOfStock' : 'InStock'}`,
          },
        }
      : {}),
  }
}
