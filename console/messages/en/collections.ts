import { formatsOf } from '../formats.ts'

const { number, plural } = formatsOf('en')

/** The screens of collections. */
export const collections = {
  name: 'Collections',
  loading: 'Loading collections',
  notLoaded: 'Collections could not be loaded',
  none: 'No collections yet',
  count: (count: number) =>
    plural(count, { one: '1 collection', other: `${number(count)} collections` }),
  search: 'Search by name',
  create: 'New collection',
  unnamed: 'Unnamed collection',
  columns: { collection: 'Collection', products: 'Products' },
  section: 'Collection',
  fields: { name: 'Name', description: 'Description' },
  created: 'Collection created. Now put products into it.',
  saved: 'Collection saved',
  removal: 'The collection goes for good; its products stay. This cannot be undone.',
  everything: 'Every product of the store is in this collection.',
  atOnce: 'Changes here apply at once.',
  firstOf: (shown: number, total: number) =>
    `The first ${number(shown)} of ${number(total)} products.`,
  loadingProducts: 'Loading…',
  noProducts: 'No product is in this collection yet.',
  addProduct: 'Add a product',
  added: (product: string) => `${product} is in the collection`,
  noOther: 'No other product matches',
  takeOut: 'Take out',
  takeOutOf: (product: string) => `Take ${product} out of the collection`,
  takenOut: (product: string) => `${product} was taken out`,
}
