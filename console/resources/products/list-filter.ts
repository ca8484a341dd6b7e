// The filters of the product list as query conditions.
import { enumerations, type ProductsFilterWithAdditions } from 'storefront-client'
import { earningConditions } from '../../catalogue/earning-filters.ts'
import {
  type KnownQueries,
  knownQueries,
  searchWords,
  textMatch,
} from '../../store/known-queries.ts'
import { dayIn, LARGEST_PAGE, textFilter } from '../../store/list-query.ts'
import { choiceOf, conditionsOf, type QueryFilters } from '../../store/query-filters.ts'
import type { ListRequest } from '../../store/resource-adapter.ts'
import type { StoreClient } from '../../store/store-client.ts'
import { readIds } from '../../ui/list/list-address.ts'
import { readRange } from '../../ui/list/range.ts'
import { LOW_STOCK } from '../../ui/values/low-stock.ts'

const variantSku = 'variants.variant.sku'

export const productFilters = {
  visibility: choiceOf('visible', ['visible', 'hidden'], (value) => ({
    visible: value === 'visible',
  })),
  stock: choiceOf('stock.inventoryStatus', [...enumerations.InventoryStatus, 'LOW'], (status) =>
    status === 'LOW'
      ? { 'stock.quantity': { $gt: 0, $lte: LOW_STOCK } }
      : { 'stock.inventoryStatus': status },
  ),
  ids: { field: 'id', where: (value) => [{ id: { $in: readIds(value) } }] },
  loss: { field: 'id', where: (value, queries) => earningConditions('loss', value, queries) },
  thin: { field: 'id', where: (value, queries) => earningConditions('thin', value, queries) },
  since: {
    field: 'createdDate',
    where: (value) => {
      const since = dayIn(value)
      // Not `$gte`, which the hosted platform lacks for this date.
      return since ? [{ createdDate: { $gt: new Date(since.getTime() - 1) } }] : []
    },
  },
  collection: {
    field: 'collectionIds',
    where: (id) => [{ collectionIds: { $hasSome: [id] } }],
  },
  type: choiceOf('productType', enumerations.ProductType, (productType) => ({ productType })),
  ribbon: { field: 'ribbon', where: (ribbon) => [{ ribbon }] },
  brand: { field: 'brand', where: (brand) => [{ brand }] },
  price: {
    field: 'priceData.price',
    where: (value) => {
      const { from, to } = readRange(value)
      return [
        ...(from === undefined ? [] : [{ 'priceData.price': { $gte: from } }]),
        ...(to === undefined ? [] : [{ 'priceData.price': { $lte: to } }]),
      ]
    },
  },
  buyable: choiceOf('visible', ['no'], () => ({
    $or: [{ visible: false }, { 'stock.inventoryStatus': 'OUT_OF_STOCK' as const }],
  })),
} as const satisfies QueryFilters<'products', ProductsFilterWithAdditions>

/** The filter of a request; where products cannot be filtered by variants, a search queries those first. */
export async function productsFilter(
  client: StoreClient,
  { filter, signal }: Pick<ListRequest, 'filter' | 'signal'>,
): Promise<ProductsFilterWithAdditions> {
  const queries = knownQueries(client, 'products')
  const words = searchWords(textFilter(filter, 'q') ?? '', queries, 'name')
  const asksVariants = words.length > 0 && !queries.filters(variantSku, 'contains')
  const found = asksVariants ? await productsBySku(client, words, signal) : undefined
  const parts: ProductsFilterWithAdditions[] = [
    ...words.map((word) => wordFilter(word, found?.get(word), queries)),
    ...conditionsOf<ProductsFilterWithAdditions>(productFilters, filter, queries),
  ]
  const [only = {}] = parts
  return parts.length > 1 ? { $and: parts } : only
}

/** A word in the name, the product's SKU or a variant's; `ids` are its products where the platform cannot join them. */
function wordFilter(word: string, ids: readonly string[] | undefined, queries: KnownQueries) {
  return {
    $or: [
      { name: textMatch(queries, 'name', word) },
      { sku: textMatch(queries, 'sku', word) },
      ids === undefined ? { [variantSku]: { $contains: word } } : { id: { $in: [...ids] } },
    ],
  }
}

/** The ids of products with a matching variant SKU, by word. */
async function productsBySku(client: StoreClient, words: readonly string[], signal?: AbortSignal) {
  const queries = knownQueries(client, 'storeVariants')
  const { variants } = await client.products.queryStoreVariants(
    {
      query: {
        filter: { $or: words.map((word) => ({ sku: textMatch(queries, 'sku', word) })) },
        paging: { limit: LARGEST_PAGE },
      },
    },
    { signal },
  )
  const holding = (word: string) =>
    variants.filter(({ sku }) => sku.toLowerCase().includes(word.toLowerCase()))
  return new Map(
    words.map((word) => [word, [...new Set(holding(word).map(({ productId }) => productId))]]),
  )
}
