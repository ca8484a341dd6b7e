// Stock on the client's operations: one row per variant of the store.
import { queryFields, type StoreVariantsFilterWithAdditions } from 'storefront-client'
import {
  type FilterFields,
  type KnownQueries,
  knownFilters,
  knownQueries,
  searchWords,
  textMatch,
} from '../../store/known-queries.ts'
import { entryFor } from '../../store/known-value.ts'
import { pageAndOrder, textFilter } from '../../store/list-query.ts'
import type { ListRequest, ResourceAdapter } from '../../store/resource-adapter.ts'
import type { StoreClient } from '../../store/store-client.ts'
import { levelFilters } from './stock-level.ts'
import { type StockRow, stockRowOf } from './stock-row.ts'

/** Which filter of the list queries which field. */
export const stockFilterFields: FilterFields = {
  counted: 'stock.trackQuantity',
  level: 'stock.quantity',
}

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
            filter: filterOf(knownFilters(queries, request.filter, stockFilterFields), queries),
            ...pageAndOrder(request, queryFields.storeVariants, queries),
          },
        },
        { signal: request.signal },
      )
      return { data: variants.map(stockRowOf), total: metadata?.total ?? variants.length }
    },
  }
}

function filterOf(
  filter: ListRequest['filter'],
  queries: KnownQueries,
): StoreVariantsFilterWithAdditions {
  const words = searchWords(textFilter(filter, 'q') ?? '', queries, 'productName')
  const product = textFilter(filter, 'product')
  const counted = textFilter(filter, 'counted')
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
    ...(counted && { 'stock.trackQuantity': counted === 'yes' }),
    ...entryFor(levelFilters, filter.level),
  }
}
