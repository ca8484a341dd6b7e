// Stock on the client's operations: one row per variant of the store.
import type { StoreVariantsFilterWithAdditions } from 'storefront-client'
import {
  type KnownQueries,
  knownQueries,
  type SortField,
  searchWords,
  textMatch,
} from '../../store/known-queries.ts'
import { listAnswer, pageAndOrder, textFilter } from '../../store/list-query.ts'
import { choiceOf, mergedConditions, type QueryFilters } from '../../store/query-filters.ts'
import type { ListRequest, ResourceAdapter } from '../../store/resource-adapter.ts'
import type { StoreClient } from '../../store/store-client.ts'
import type { Sort } from '../../ui/list/list-address.ts'
import { levelFilters } from './stock-level.ts'
import { byChoices, type StockRow, stockRowOf } from './stock-row.ts'

export const usualOrder: Sort<SortField<'storeVariants'>> = { field: 'productName', order: 'ASC' }

export const stockFilters = {
  counted: choiceOf('stock.trackQuantity', ['yes', 'no'], (value) => ({
    'stock.trackQuantity': value === 'yes',
  })),
  level: choiceOf('stock.quantity', ['inStock', 'low', 'out'], (level) => levelFilters[level]),
} as const satisfies QueryFilters<'storeVariants', StoreVariantsFilterWithAdditions>

export function inventoryAdapter(client: StoreClient): ResourceAdapter<StockRow> {
  const queries = knownQueries(client, 'storeVariants')
  return {
    subject: 'inventoryItem',

    async one(id, signal) {
      return stockRowOf((await client.products.getStoreVariant(id, { signal })).variant)
    },

    async list(request) {
      const { variants, metadata } = await client.products.queryStoreVariants(
        {
          query: {
            filter: filterOf(request.filter, queries),
            ...pageAndOrder(request, queries),
          },
        },
        { signal: request.signal },
      )
      const rows = variants.map(stockRowOf)
      const sorted = request.sort.field === usualOrder.field ? byChoices(rows) : rows
      return listAnswer(sorted, metadata, request)
    },
  }
}

function filterOf(filter: ListRequest['filter'], queries: KnownQueries) {
  const words = searchWords(textFilter(filter, 'q') ?? '', queries, 'productName')
  const product = textFilter(filter, 'product')
  const skus = textFilter(filter, 'skus')?.split('\n')
  return {
    ...(words.length > 0 && {
      $and: words.map((word) => ({
        $or: [
          { productName: textMatch(queries, 'productName', word) },
          { sku: textMatch(queries, 'sku', word) },
        ],
      })),
    }),
    ...(product && { productId: product }),
    ...(skus && { sku: { $in: skus } }),
    ...mergedConditions<StoreVariantsFilterWithAdditions>(stockFilters, filter, queries),
  }
}
