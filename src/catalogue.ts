/**
 * Product listing and selection: filters, search, prices, descriptions, available choices, the selected variant, and
 * its line item.
 *
 * @packageDocumentation
 */

export {
  type AddressListing,
  listProductsAt,
  type WantedList,
} from './catalogue/address-listing.ts'
export { type CartItem, type CartItemOptions, cartItem } from './catalogue/cart-item.ts'
export { type LineChoice, lineChoices, lineName } from './catalogue/cart-line.ts'
export { type AvailableOption, availableChoices } from './catalogue/choices.ts'
export { cartItemIn } from './catalogue/form-item.ts'
export { type Formats, formatsOf } from './catalogue/formats.ts'
export {
  type ListedProduct,
  type ListFacet,
  type ListingOptions,
  type ListOrder,
  listOrders,
  listProducts,
  type ProductListing,
} from './catalogue/listing.ts'
export type {
  Choices,
  Offer,
  OfferedOption,
  OfferedVariant,
  PartialChoices,
} from './catalogue/offer.ts'
export { firstChoices, type OfferState, offerState } from './catalogue/offer-state.ts'
export { mainPicture, type Pictured, picturesOf } from './catalogue/pictures.ts'
export { type ShownPrice, shownPrice } from './catalogue/price.ts'
export {
  choiceField,
  choicesIn,
  type FormFields,
  filledFields,
  textField,
  textIn,
} from './catalogue/product-form.ts'
export { plainText, type RichNode, richText } from './catalogue/rich-text.ts'
export { type SearchedProduct, searchProducts } from './catalogue/search.ts'
export { sitemapOf } from './catalogue/sitemap.ts'
export { type Availability, availabilityOf, type Stocked } from './catalogue/stock.ts'
export { storeCatalogueAppId } from './catalogue/store-catalogue.ts'
export { type ProductJsonLd, productJsonLd } from './catalogue/structured-data.ts'
export { findVariant } from './catalogue/variants.ts'
export type { Picture, PictureOptions } from './media/picture.ts'
