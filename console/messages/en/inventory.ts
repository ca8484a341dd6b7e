import { formatsOf } from '../formats.ts'

const { number, plural } = formatsOf('en')

/** The screens of stock. */
export const inventory = {
  name: 'Inventory',
  loading: 'Loading inventory',
  notLoaded: 'Inventory could not be loaded',
  none: 'No stock yet',
  count: (count: number) => plural(count, { one: '1 product', other: `${number(count)} products` }),
  search: 'Search by product',
  columns: { product: 'Product', units: 'Units', level: 'Level', changed: 'Last change' },
  variants: (count: number) =>
    plural(count, { one: '1 variant', other: `${number(count)} variants` }),
  notCounted: 'Not counted',
  unnamed: 'Unnamed product',
  section: 'Stock',
  atOnce: 'Changes here apply at once.',
  countUnits: 'Count units',
  counted: 'Units are counted',
  noLongerCounted: 'Units are no longer counted',
  unitsOf: (units: number, name: string) =>
    plural(units, { one: `1 unit of ${name}`, other: `${number(units)} units of ${name}` }),
  units: 'Units',
  unitsFor: (name: string) => `Units for ${name}`,
  remove: (name: string) => `Remove units of ${name}`,
  add: (name: string) => `Add units of ${name}`,
  setUnits: (name: string) => `Set units of ${name}`,
  set: 'Set',
  removed: (name: string, units: number) => `${name}: ${number(units)} removed`,
  added: (name: string, units: number) => `${name}: ${number(units)} added`,
  wasSet: (name: string, units: number) => `${name}: set to ${number(units)}`,
  inStock: (name: string) => `${name} in stock`,
  isInStock: (name: string) => `${name} is in stock`,
  isOut: (name: string) => `${name} is out of stock`,
}
