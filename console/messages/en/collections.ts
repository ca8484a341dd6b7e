import { counted, countedProducts, number } from './counted.ts'

export const collections = {
  name: 'Collections',
  notLoaded: 'Collections could not be loaded',
  none: 'No collections yet',
  count: counted({ one: '1 collection', other: '# collections' }),
  search: 'Search by name',
  create: 'New collection',
  columns: { collection: 'Collection', products: 'Products', visibility: 'Visibility' },
  visible: 'Visible',
  hidden: 'Hidden',
  visibleInShop: 'Visible in the shop',
  slugHelp: 'The last part of the collection’s URL. Leave empty to generate it from the name.',
  created: 'Collection created. Add products to it next.',
  saved: 'Collection saved',
  removal: (count: number) =>
    `This permanently deletes the collection and its page. Its products stay in the store (${number(count)}). This cannot be undone.`,
  everything:
    'The platform keeps every product in this collection. It cannot be renamed, hidden or deleted, and products cannot be removed from it.',
  noProducts: 'No products in this collection yet',
  noOther: 'No matching products',
  takeOut: 'Remove from collection',
  addProducts: 'Add products',
  pickerTitle: (name: string) => `Add products to ${name}`,
  alreadyIn: 'already added',
  add: (count: number) => (count === 0 ? 'Add' : `Add ${countedProducts(count)}`),
  many: {
    putIn: (count: number) => `${countedProducts(count)} added to the collection`,
    takingOut: 'Removing products',
    takenOut: (count: number) => `${countedProducts(count)} removed from the collection`,
  },
}
