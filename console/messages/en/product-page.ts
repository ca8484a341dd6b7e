import { counted, number } from './counted.ts'

/** The page of one product. */
export const productPage = {
  description: 'Description',
  editDescription: 'Edit the description',
  noDescription: 'No description yet. Tell buyers about this product.',
  belowCost: (loss: string) => `Below cost: each sale loses ${loss}.`,
  variantsBelowCost: counted({
    one: 'One variant is sold below cost.',
    other: '# variants are sold below cost.',
  }),
  addPricePerUnit: 'Add a price per unit',
  pricePerUnit: 'Price per unit',
  pricePerUnitStays: 'Once saved, it can be changed, but not removed.',
  holds: 'Content per unit',
  holdsUnit: 'Content unit',
  shownFor: 'Show price per',
  shownForUnit: 'Price unit',
  perUnit: (price: string, quantity: string) => `Buyers see ${price} for ${quantity}.`,
  search: 'Search engines',
  searchHint: 'What buyers see in search results.',
  searchPreview: 'Preview of the search result',
  slug: 'URL slug',
  seoTitle: 'Title in search results',
  seoDescription: 'Description in search results',
  lengthOf: (length: number, room: number) =>
    `${number(length)} of about ${number(room)} characters`,
  noTitle: 'Unnamed product',
  noSearchText: 'Without a description, search engines pick their own text.',
  seeAsBuyer: 'View as a buyer',
  seeAsBuyerHidden: 'View as a buyer (hidden)',
  inCollections: 'In these collections',
  unnamedCollection: 'Unnamed collection',
  collectionsNotLoaded: 'The collections could not be loaded. Reload the page to try again.',
  pictureFailed: 'The picture could not be added. Add it again below.',
}
