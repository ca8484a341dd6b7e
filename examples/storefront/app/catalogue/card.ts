/** A product as a list shows it. */
import type { Product } from 'storefront-client'
import { type Picture, pictureOf } from './picture.ts'
import { type Price, priceOf } from './price.ts'

/** What a card shows: small, because a page carries many. */
export interface Card {
  readonly slug: string
  readonly name: string
  readonly price: Price | undefined
  readonly ribbon: string | undefined
  readonly soldOut: boolean
  readonly picture: Picture | undefined
}

/** The shape of pictures in lists: height per width. */
const ratio = 1.2

/** The card of a product. */
export const cardOf = (product: Product): Card => {
  const { slug, name, ribbon, stock, media } = product
  const image = media?.mainMedia?.image ?? media?.items.find((item) => item.image)?.image
  return {
    slug,
    name: name ?? '',
    price: priceOf(product),
    ribbon: ribbon || undefined,
    soldOut: stock?.inventoryStatus === 'OUT_OF_STOCK',
    picture: image && pictureOf(image, ratio),
  }
}
