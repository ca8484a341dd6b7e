import { countedProducts } from './counted.ts'

export const productList = {
  type: 'Type',
  price: 'Price range',
  types: { physical: 'Physical', digital: 'Digital' },
  deletedCollection: 'Deleted collection',
  linked: {
    loss: 'Sold below cost',
    thin: (margin: string) => `Margin below ${margin}`,
    since: (day: string) => `Created since ${day}`,
  },
  views: { unbuyable: 'Hidden or out of stock', low: 'Low stock', hidden: 'Hidden' },
  showMany: 'Show',
  hideMany: 'Hide',
  addToCollection: 'Add to collection',
  show: (name: string) => `Show ${name}`,
  hide: (name: string) => `Hide ${name}`,
  duplicate: (name: string) => `Duplicate ${name}`,
  copyOf: (name: string) => `Copy of ${name}`,
  duplicated: (name: string) => `“${name}” created. It is hidden for now.`,
  duplicatedWithout: {
    variants: (name: string) =>
      `“${name}” created, but the values of its variants were not copied. Enter them here.`,
    pictures: (name: string) =>
      `“${name}” created, but not all pictures were copied. Add them here.`,
    texts: (name: string) =>
      `“${name}” created, but its info sections and text fields cannot be copied.`,
  },
  isVisible: (name: string) => `${name} is visible`,
  isHidden: (name: string) => `${name} is hidden`,
  showing: {
    running: 'Showing products',
    done: (count: number) => `${countedProducts(count)} visible`,
    undone: (count: number) => `${countedProducts(count)} hidden again`,
  },
  hiding: {
    running: 'Hiding products',
    done: (count: number) => `${countedProducts(count)} hidden`,
    undone: (count: number) => `${countedProducts(count)} visible again`,
  },
  deleting: {
    running: 'Deleting products',
    done: (count: number) => `${countedProducts(count)} deleted`,
  },
  adding: {
    running: 'Adding to the collection',
    done: (count: number) => `${countedProducts(count)} in the collection`,
    undone: (count: number) => `${countedProducts(count)} restored`,
  },
  setting: {
    running: 'Changing products',
    done: (count: number) => `${countedProducts(count)} changed`,
    undone: (count: number) => `${countedProducts(count)} restored`,
  },
  set: {
    discount: 'Set discount',
    cost: 'Set cost',
    weight: 'Set weight',
    ribbon: 'Set ribbon',
    brand: 'Set brand',
  },
  setTitle: (property: string, count: number) => `${property}: ${countedProducts(count)}`,
  setFor: (count: number) => `Change ${countedProducts(count)}`,
  emptyRemoves: 'Leave empty to remove it.',
  ownValuesGo: 'Also replaces the values of individual variants.',
  addTitle: (count: number) => `Add ${countedProducts(count)} to a collection`,
  deleteText:
    'This permanently deletes the products with their variants, pictures and stock. This cannot be undone.',
}
