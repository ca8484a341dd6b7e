// The figures of a sample, the last changed products, for a platform without count queries.
import type { Product } from 'storefront-client'
import { addressOf } from '../../catalogue/earning-filters.ts'
import { wholeProduct } from '../../catalogue/listed-product.ts'
import { currencyOf } from '../../catalogue/store-currency.ts'
import { LARGEST_PAGE } from '../../store/list-query.ts'
import type { StoreClient } from '../../store/store-client.ts'
import { LOW_STOCK } from '../../ui/values/low-stock.ts'
import {
  belowCost,
  lastMonths,
  lowMargins,
  MOST_NAMED,
  MOST_VALUES,
  marginGroups,
  perMonth,
  stockValues,
  unbuyable,
} from './figures.ts'

const MOST_PRODUCTS = 500

export async function sampledFigures(client: StoreClient, signal: AbortSignal) {
  const { products, total } = await readProducts(client, signal)
  const whole = products.length >= total
  const made = whole
    ? perMonth(
        products.map(({ createdDate }) => createdDate),
        new Date(),
      )
    : await madePerMonth(client, signal)
  const values = stockValues(products)
  const losing = belowCost(products)
  const thin = lowMargins(products)
  const stuck = unbuyable(products)
  return {
    total,
    /** The size of the sample, where the figures do not cover all products. */
    part: whole ? undefined : products.length,
    currency: currencyOf(products) ?? '',
    stockValue: values.reduce((sum, { value }) => sum + value, 0),
    valuable: values.slice(0, MOST_VALUES),
    margins: marginGroups(products),
    made,
    stuck: { count: stuck.length, to: '/products', named: stuck.slice(0, MOST_NAMED) },
    low: { count: products.filter(isLow).length, to: '/products', named: [] },
    losing: {
      count: losing.length,
      to: addressOf('loss', losing),
      named: losing.slice(0, MOST_NAMED),
    },
    thin: thin.length > 0 ? addressOf('thin', thin) : '/products',
    stock: '/inventory',
  }
}

function isLow({ stock, visible }: Product): boolean {
  const units = stock?.quantity ?? 0
  return visible !== false && units > 0 && units <= LOW_STOCK
}

async function readProducts({ products }: StoreClient, signal: AbortSignal) {
  const found: Product[] = []
  for (;;) {
    const answer = await products.queryProducts(
      {
        query: {
          sort: [{ fieldName: 'lastUpdated', order: 'DESC' }],
          paging: { limit: LARGEST_PAGE, offset: found.length },
        },
      },
      { signal },
    )
    found.push(...answer.products.map(wholeProduct))
    const done = answer.products.length < LARGEST_PAGE || found.length >= MOST_PRODUCTS
    if (done) return { products: found, total: answer.metadata?.total ?? found.length }
  }
}

/** The new products of each of the last months. */
export function madePerMonth({ products }: StoreClient, signal: AbortSignal) {
  return countPerMonth(async (createdDate) => {
    const query = { filter: { createdDate }, paging: { limit: 1 } }
    const { metadata } = await products.queryProducts({ query }, { signal })
    return metadata?.total ?? 0
  })
}

/** Counts the new records of each of the last months: a month has fewer than a platform can count. */
export function countPerMonth(countWithin: (dates: { $gt: Date; $lt: Date }) => Promise<number>) {
  const months = lastMonths(new Date()).map(async ([start, $lt]) => {
    const $gt = new Date(start.getTime() - 1)
    return { start, count: await countWithin({ $gt, $lt }) }
  })
  return Promise.all(months)
}
