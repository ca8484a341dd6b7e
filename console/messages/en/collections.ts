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
  slugHelp: 'The last part of its address in the shop; made from the name when left empty.',
  created: 'Collection created. Now put products into it.',
  saved: 'Collection saved',
  products,
  removal: (count: number) =>
    `The collection and its page go for good; what is in it stays in the store: ${products(count)}. This cannot be undone.`,
  everything:
    'Every product of the store is in this collection. It belongs to the platform: it cannot be renamed, hidden or deleted, and products cannot be taken out.',
  loadingProducts: 'Loading…',
  noProducts: 'No product is in this collection yet',
  noOther: 'No product matches',
  takeOut: 'Take out',
  addProducts: 'Add products',
  pickerTitle: (name: string) => `Add products to ${name}`,
  pickerSearch: 'Search name or SKU',
  alreadyIn: 'already in it',
  cancel: 'Cancel',
  add: (count: number) =>
    count === 0
      ? 'Add'
      : plural(count, { one: 'Add 1 product', other: `Add ${number(count)} products` }),
  many: {
    puttingIn: 'Adding products',
    putIn: (count: number) =>
      plural(count, {
        one: '1 product is in the collection',
        other: `${number(count)} products are in the collection`,
      }),
    takingOut: 'Taking products out',
    takenOut: (count: number) =>
      plural(count, {
        one: '1 product was taken out',
        other: `${number(count)} products were taken out`,
      }),
  },
}
