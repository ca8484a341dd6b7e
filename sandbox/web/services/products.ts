/** Handlers of the product service: products, variants, media, collections (writing), bulk changes. */
import type { HandlersOf } from '../http/handlers.ts'
import { bulk } from './products/bulk.ts'
import { collections } from './products/collections.ts'
import { media } from './products/media.ts'
import { reading } from './products/reading.ts'
import { variants } from './products/variants.ts'
import { writing } from './products/writing.ts'

/** The operations of products. */
export const productHandlers: HandlersOf<'products'> = {
  ...reading,
  ...writing,
  ...variants,
  ...media,
  ...bulk,
  ...collections,
}
