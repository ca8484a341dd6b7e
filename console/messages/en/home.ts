import { formatsOf } from '../formats.ts'

const { number, plural } = formatsOf('en')

/** The dashboard: tasks and figures of the store. */
export const home = {
  name: 'Home',
  loading: 'Loading the store',
  notLoaded: 'The store could not be loaded',
  notAllowed: 'You don’t have permission to view this dashboard',
  tryAgain: 'Try again',
  toDo: 'To do',
  nothingToDo: 'You’re all caught up.',
  waiting: (count: number) =>
    plural(count, {
      one: '1 member is waiting for approval',
      other: `${number(count)} members are waiting for approval`,
    }),
  low: (count: number) =>
    plural(count, {
      one: '1 product is running low',
      other: `${number(count)} products are running low`,
    }),
  unbuyable: (count: number) =>
    plural(count, {
      one: '1 product cannot be bought',
      other: `${number(count)} products cannot be bought`,
    }),
  belowCost: (count: number) =>
    plural(count, {
      one: '1 product is sold below cost',
      other: `${number(count)} products are sold below cost`,
    }),
  more: (count: number) => `and ${number(count)} more`,
  stockValue: 'Stock value',
  margins: 'Margins',
  growth: 'Catalogue growth',
  joined: 'Members joined',
  newest: (count: number) => `Based on the ${number(count)} most recently changed products`,
  someMembers: (count: number) => `Based on the ${number(count)} members this platform reports`,
  withCost: (count: number) =>
    plural(count, { one: '1 product with a cost', other: `${number(count)} products with a cost` }),
  inCatalogue: (count: number) =>
    plural(count, { one: '1 product', other: `${number(count)} products` }),
  memberCount: (count: number) =>
    plural(count, { one: '1 member', other: `${number(count)} members` }),
  losses: 'Loss',
  product: 'Product',
  products: 'Products',
  members: 'Members',
  value: 'Value',
  margin: 'Margin',
  month: 'Month',
  noFigures: 'No figures yet.',
}
