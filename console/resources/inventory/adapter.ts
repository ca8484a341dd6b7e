// Stock on the client's operations: one row per variant of the store.
import { queryFields, type StoreVariantsFilter } from 'storefront-client'
import { entryFor } from '../../store/known-value.ts'
import { pageAndOrder, textFilter } from '../../store/list-query.ts'
import type { ListRequest, ResourceAdapter } from '../../store/resource-adapter.ts'
import type { StoreClient } from '../../store/store-client.ts'
import { levelFilters } from './stock-level.ts'
import { type StockRow, stockRowOf } from './stock-row.ts'

export function inventoryAdapter(client: StoreClient): ResourceAdapter<StockRow> {
  return {
    subject: 'inventoryItem',

    async one(id, signal) {
      return stockRowOf((await client.products.getStoreVariant(id, { signal })).variant)
    },

    async list(request) {
      const { variants, metadata } = await client.products.queryStoreVariants(
        {
          query: {
            filter: filterOf(request.filter),
            ...pageAndOrder(request, queryFields.storeVariants),
          },
        },
        { signal: request.signal },
      )
      return { data: variants.map(stockRowOf), total: metadata?.total ?? variants.length }
    },
  }
}

function filterOf(filter: ListRequest['filter']): StoreVariantsFilter {
  const search = textFilter(filter, 'q')
  const product = textFilter(filter, 'product')
  const counted = textFilter(filter, 'counted')
  return {
    ...(search && {
      $or: [{ productName: { $contains: search } }, { sku: { $contains: search } }],
    }),
    ...(product && { productId: product }),
    ...(counted && { 'stock.trackQuantity': counted === 'yes' }),
    ...entryFor(levelFilters, filter.level),
  }
}
