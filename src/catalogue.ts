/**
 * Choosing a product: what a buyer can still choose, which variant the choices name, and the line of a
 * cart that it becomes.
 *
 * @packageDocumentation
 */

export { type CartItem, type CartItemOptions, cartItem } from './catalogue/cart-item.ts'
export { type AvailableOption, availableChoices } from './catalogue/choices.ts'
export type {
  Choices,
  Offer,
  OfferedOption,
  OfferedVariant,
  PartialChoices,
} from './catalogue/offer.ts'
export { storeCatalogueAppId } from './catalogue/store-catalogue.ts'
export { findVariant } from './catalogue/variants.ts'
