import { counted, countedProducts, number } from './counted.ts'

/** The dashboard: tasks and figures of the store. */
export const home = {
  name: 'Home',
  loading: 'Loading the store',
  notLoaded: 'The store could not be loaded',
  toDo: 'To do',
  nothingToDo: 'You’re all caught up.',
  waiting: counted({
    one: '1 member is waiting for approval',
    other: '# members are waiting for approval',
  }),
  low: counted({ one: '1 product is low in stock', other: '# products are low in stock' }),
  unbuyable: counted({
    one: '1 product is hidden or out of stock',
    other: '# products are hidden or out of stock',
  }),
  belowCost: counted({
    one: '1 product is sold below cost',
    other: '# products are sold below cost',
  }),
  stockValue: 'Stock value',
  margins: 'Margins',
  growth: 'Catalogue growth',
  joined: 'Members joined',
  inMonths: (count: number, months: number) => `${number(count)} in ${number(months)} months`,
  newest: (count: number) => `Based on the ${number(count)} most recently changed products`,
  someMembers: (count: number) => `Based on the ${number(count)} members this platform reports`,
  thin: (count: number, margin: string) => `${countedProducts(count)} below ${margin}`,
  losses: 'Loss',
  value: 'Value',
  month: 'Month',
  noFigures: 'No figures yet.',
}
