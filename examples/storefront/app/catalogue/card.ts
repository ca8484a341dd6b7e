/** Product cards: only the fields that a list shows, to keep pages small. */
import {
  availabilityOf,
  listProductsAt,
  mainPicture,
  shownPrice,
} from 'storefront-client/catalogue'
import type { SoldProduct } from '../server/catalogue.ts'

/** Shape and size of the link preview (`og:image`). */
export const socialImage = { ratio: 0.525, width: 1200 }

export type Card = ReturnType<typeof cardOf>

export const cardOf = (product: SoldProduct) => {
  const { slug, name, ribbon } = product
  return {
    slug,
    name,
    price: shownPrice(product),
    ribbon,
    availability: availabilityOf(product),
    picture: mainPicture(product, { ratio: 1.2 }),
  }
}

/** One page of a product list, with its filters. */
export type Listing = ReturnType<typeof listingOf>

/** Filters, sorts and limits products by the query parameters. */
export const listingOf = (all: readonly SoldProduct[], parameters: URLSearchParams) => {
  const { products, ...listing } = listProductsAt(all, parameters)
  return { ...listing, cards: products.map(cardOf) }
}
