import { formatsOf } from '../formats.ts'

const { number, plural } = formatsOf('en')

const products = (count: number) =>
  plural(count, { one: '1 product', other: `${number(count)} products` })

/** The screens of collections. */
export const collections = {
  name: 'Collections',
  notLoaded: 'Collections could not be loaded',
  none: 'No collections yet',
  count: (count: number) =>
    plural(count, { one: '1 collection', other: `${number(count)} collections` }),
  search: 'Search by name',
  create: 'New collection',
  columns: { collection: 'Collection', products: 'Products', visibility: 'Visibility' },
  number,
  visible: 'Visible',
  hidden: 'Hidden',
  section: 'Collection',
  fields: {
    name: 'Name',
    description: 'Description',
    slug: 'Slug',
    visible: 'Visible in the shop',
  },
  slugHelp: 'The last part of the collection’s URL. Leave empty to generate it from the name.',
  created: 'Collection created. Add products to it next.',
  saved: 'Collection saved',
  products,
  removal: (count: number) =>
    `This permanently deletes the collection and its page. Its products stay in the store: ${products(count)}. This cannot be undone.`,
  everything:
    'The platform keeps every product in this collection. It cannot be renamed, hidden or deleted, and products cannot be removed from it.',
  loadingProducts: 'Loading…',
  noProducts: 'No products in this collection yet',
  noOther: 'No matching products',
  takeOut: 'Remove from collection',
  addProducts: 'Add products',
  pickerTitle: (name: string) => `Add products to ${name}`,
  pickerSearch: 'Search name or SKU',
  alreadyIn: 'already added',
  cancel: 'Cancel',
  add: (count: number) =>
    count === 0
      ? 'Add'
      : plural(count, { one: 'Add 1 product', other: `Add ${number(count)} products` }),
  many: {
    puttingIn: 'Adding products',
    putIn: (count: number) =>
      plural(count, {
        one: '1 product added to the collection',
        other: `${number(count)} products added to the collection`,
      }),
    takingOut: 'Removing products',
    takenOut: (count: number) =>
      plural(count, {
        one: '1 product removed from the collection',
        other: `${number(count)} products removed from the collection`,
      }),
  },
}
