// The figures of all products, from count queries.
import type { ProductsFilterWithAdditions } from 'storefront-client'
import { addressOfEvery, earningFilter } from '../../catalogue/earning-filters.ts'
import { knownQueries } from '../../store/known-queries.ts'
import type { StoreClient } from '../../store/store-client.ts'
import { LOW_STOCK } from '../../ui/values/low-stock.ts'
import { MOST_NAMED, MOST_VALUES, named, unbuyable } from './figures.ts'
import { madePerMonth } from './sampled-figures.ts'

/** The figures of every product; undefined where the platform cannot count them. */
export async function queriedFigures(client: StoreClient, signal: AbortSignal) {
  const losses = earningFilter('loss', knownQueries(client, 'products'))
  if (losses === undefined) return undefined
  /** The number of matching products, and the first of them. */
  const first = async (filter: ProductsFilterWithAdditions) => {
    const sort = [{ fieldName: 'name' as const, order: 'ASC' as const }]
    const query = { filter, sort, paging: { limit: MOST_NAMED } }
    const { products, metadata } = await client.products.queryProducts({ query }, { signal })
    return { products, total: metadata?.total ?? products.length }
  }
  const [{ figures }, made, stuck, low, losing] = await Promise.all([
    client.products.queryProductFigures({ mostValuable: MOST_VALUES }, { signal }),
    // The platform's own months are in UTC.
    madePerMonth(client, signal),
    first({ $or: [{ visible: false }, { 'stock.inventoryStatus': 'OUT_OF_STOCK' }] }),
    // Hidden products are unavailable, and counted as such.
    first({ visible: true, 'stock.quantity': { $gt: 0, $lte: LOW_STOCK } }),
    first(losses),
  ])
  const { total, currency, stockValue, mostValuable, margins } = figures
  return {
    total,
    part: undefined,
    currency,
    stockValue,
    valuable: mostValuable.map(({ id, name, stockValue: value }) => ({ id, label: name, value })),
    margins: margins.map(({ count }) => count),
    made,
    stuck: {
      count: stuck.total,
      to: '/products?buyable=no',
      named: unbuyable(stuck.products),
    },
    low: { count: low.total, to: '/products?stock=LOW&visibility=visible', named: [] },
    losing: {
      count: losing.total,
      to: addressOfEvery('loss'),
      named: losing.products.map(named),
    },
    thin: addressOfEvery('thin'),
    stock: '/inventory?counted=yes',
  }
}
