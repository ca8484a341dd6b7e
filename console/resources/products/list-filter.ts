// What the product list is narrowed by, in the platform's terms.
import { enumerations, type ProductsFilterWithAdditions } from 'storefront-client'
import { earningConditions } from '../../catalogue/named-products.ts'
import {
  type FilterFields,
  type KnownQueries,
  knownFilters,
  knownQueries,
  searchWords,
  textMatch,
} from '../../store/known-queries.ts'
import { choiceFilter, dayIn, textFilter } from '../../store/list-query.ts'
import type { ListRequest } from '../../store/resource-adapter.ts'
import type { StoreClient } from '../../store/store-client.ts'
import { readRange } from '../../ui/list/range.ts'
import { LOW_STOCK } from '../../ui/values/low-stock.ts'

/** How many variants a word may find; products of more are found by the product's own SKU or name. */
const MOST_VARIANTS = 100

/** Which filter of the list queries which field. */
export const productFilterFields: FilterFields = {
  visibility: 'visible',
  stock: 'stock.inventoryStatus',
  collection: 'collectionIds',
  type: 'productType',
  ribbon: 'ribbon',
  brand: 'brand',
  price: 'priceData.price',
  buyable: 'visible',
  loss: 'id',
  thin: 'id',
  since: 'createdDate',
}

/** The filter of a request; a search asks the variants first, whose SKUs products do not hold. */
export async function productsFilter(
  client: StoreClient,
  { filter, signal }: Pick<ListRequest, 'filter' | 'signal'>,
): Promise<ProductsFilterWithAdditions> {
  const queries = knownQueries(client, 'products')
  const words = searchWords(textFilter(filter, 'q') ?? '', queries, 'name')
  const found = words.length > 0 ? await productsByVariant(client, words, signal) : new Map()
  const parts: ProductsFilterWithAdditions[] = [
    ...words.map((word) => wordFilter(word, found.get(word) ?? [], queries)),
    ...choices(knownFilters(queries, filter, productFilterFields), queries),
  ]
  if (parts.length === 0) return {}
  const [only] = parts
  return parts.length === 1 && only ? only : { $and: parts }
}

/** Every word must be in the name, in the product's SKU or in one of its variants' SKUs. */
function wordFilter(
  word: string,
  ids: readonly string[],
  queries: KnownQueries,
): ProductsFilterWithAdditions {
  return {
    $or: [
      { name: textMatch(queries, 'name', word) },
      { sku: textMatch(queries, 'sku', word) },
      ...(ids.length > 0 ? [{ id: { $in: [...ids] } }] : []),
    ],
  }
}

/** The products of the variants whose SKU holds a word, by the word. */
async function productsByVariant(
  client: StoreClient,
  words: readonly string[],
  signal: AbortSignal | undefined,
): Promise<Map<string, string[]>> {
  const queries = knownQueries(client, 'storeVariants')
  const { variants } = await client.products.queryStoreVariants(
    {
      query: {
        filter: { $or: words.map((word) => ({ sku: textMatch(queries, 'sku', word) })) },
        paging: { limit: MOST_VARIANTS },
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

function choices(
  filter: ListRequest['filter'],
  queries: KnownQueries,
): ProductsFilterWithAdditions[] {
  const visibility = textFilter(filter, 'visibility')
  const stock = choiceFilter(filter, 'stock', enumerations.InventoryStatus)
  const collection = textFilter(filter, 'collection')
  const type = choiceFilter(filter, 'type', enumerations.ProductType)
  const ribbon = textFilter(filter, 'ribbon')
  const brand = textFilter(filter, 'brand')
  const price = readRange(textFilter(filter, 'price') ?? '')
  const low = textFilter(filter, 'stock') === 'LOW'
  const unbuyable = textFilter(filter, 'buyable') === 'no'
  const since = dayIn(textFilter(filter, 'since'))
  return [
    ...(visibility ? [{ visible: visibility === 'visible' }] : []),
    ...(stock ? [{ 'stock.inventoryStatus': stock }] : []),
    ...earningConditions((name) => textFilter(filter, name), queries),
    // Not `$gte`, which the hosted platform does not know for this date.
    ...(since ? [{ createdDate: { $gt: since } }] : []),
    ...(low ? [{ 'stock.quantity': { $gt: 0, $lte: LOW_STOCK } }] : []),
    ...(collection ? [{ collectionIds: { $hasSome: [collection] } }] : []),
    ...(type ? [{ productType: type }] : []),
    ...(ribbon ? [{ ribbon }] : []),
    ...(brand ? [{ brand }] : []),
    ...(price.from === undefined ? [] : [{ 'priceData.price': { $gte: price.from } }]),
    ...(price.to === undefined ? [] : [{ 'priceData.price': { $lte: price.to } }]),
    ...(unbuyable
      ? [{ $or: [{ visible: false }, { 'stock.inventoryStatus': 'OUT_OF_STOCK' as const }] }]
      : []),
  ]
}
