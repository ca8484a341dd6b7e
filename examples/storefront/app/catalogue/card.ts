/** Products as a list shows them: small, because a page carries many. */
import type { Product } from 'storefront-client'
import { listProductsAt, mainPicture, shownPrice } from 'storefront-client/catalogue'

/** The shape and size of the picture beside an address that is passed on. */
export const social = { ratio: 0.525, width: 1200 }

/** What a card shows. */
export type Card = ReturnType<typeof cardOf>

/** The card of a product. */
export const cardOf = (product: Product) => {
  const { slug, name, ribbon, stock } = product
  return {
    slug,
    name,
    price: shownPrice(product),
    ribbon,
    soldOut: stock.inventoryStatus === 'OUT_OF_STOCK',
    picture: mainPicture(product, { ratio: 1.2 }),
  }
}

/** What a list shows, and what can be asked of it. */
export type Listing = ReturnType<typeof listingOf>

/** The products of a list that an address asks for: filtered, in order, so many of them. */
export const listingOf = (among: readonly Product[], address: URLSearchParams) => {
  const { products, ...listing } = listProductsAt(among, address)
  return { ...listing, cards: products.map(cardOf) }
}
