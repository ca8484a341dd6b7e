// Stock on the client's operations, with the name and picture of the product it belongs to.
import { type InventoryItemV2, type Product, queryFields } from 'storefront-client'
import { pageAndOrder, textFilter } from '../../store/list-query.ts'
import type { ListRequest, ResourceAdapter } from '../../store/resource-adapter.ts'
import type { StoreClient } from '../../store/store-client.ts'
import { LOW_STOCK } from '../../ui/values/low-stock.ts'

/** The stock of one variant. */
export interface VariantStock {
  id: string
  /** The variant's choices in words, such as "M, Blue"; empty for a product without options. */
  name: string
  sku: string
  quantity: number
  inStock: boolean
}

/** The stock of one product; its id is the product's. */
export interface InventoryRow {
  id: string
  /** Empty for a product without a name. */
  productName: string
  pictureUrl: string | undefined
  /** Whether units are counted; if not, a variant is only in or out of stock. */
  tracked: boolean
  variants: VariantStock[]
  lastUpdated: Date | undefined
}

export function inventoryAdapter(client: StoreClient): ResourceAdapter<InventoryRow> {
  return {
    subject: 'inventoryItem',

    async one(id, signal) {
      const { product } = await client.products.getProduct(
        id,
        { includeMerchantSpecificData: true },
        { signal },
      )
      const { inventoryItem } = await client.inventory.getInventoryVariants(
        product.inventoryItemId,
        {},
        { signal },
      )
      return rowOf(inventoryItem, product)
    },

    async list(request) {
      const { sort, paging } = pageAndOrder(request, queryFields.inventory)
      const { inventoryItems, totalResults } = await client.inventory.queryInventory(
        {
          query: {
            filter: JSON.stringify(filterOf(request.filter)),
            sort: JSON.stringify(
              sort.map(({ fieldName, order }) => ({ [fieldName]: order.toLowerCase() })),
            ),
            paging,
          },
        },
        { signal: request.signal },
      )
      const products = await productsOf(client, inventoryItems, request.signal)
      return {
        data: inventoryItems.map((item) => rowOf(item, products.get(item.productId ?? ''))),
        total: totalResults,
      }
    },
  }
}

async function productsOf(client: StoreClient, items: InventoryItemV2[], signal?: AbortSignal) {
  const ids = items.flatMap(({ productId }) => productId ?? [])
  if (ids.length === 0) return new Map<string, Product>()
  const { products } = await client.products.queryProducts(
    { query: { filter: { id: { $in: ids } }, paging: { limit: ids.length } } },
    { signal },
  )
  return new Map(products.map((product) => [product.id, product]))
}

function filterOf(filter: ListRequest['filter']): Record<string, unknown> {
  const search = textFilter(filter, 'q')
  const level = textFilter(filter, 'level')
  return {
    ...(search && { productName: { $contains: search } }),
    ...(level === 'low' && { trackQuantity: true, 'variants.quantity': { $lte: LOW_STOCK } }),
    ...(level === 'out' && { 'variants.inStock': false }),
  }
}

function rowOf(item: InventoryItemV2, product: Product | undefined): InventoryRow {
  const described = new Map(product?.variants.map((variant) => [variant.id, variant]))
  return {
    id: item.productId ?? '',
    productName: product?.name ?? '',
    pictureUrl: product?.media?.mainMedia?.thumbnail?.url,
    tracked: item.trackQuantity ?? false,
    lastUpdated: item.lastUpdated,
    variants: item.variants.map(({ variantId, quantity, inStock }) => ({
      id: variantId,
      name: Object.values(described.get(variantId)?.choices ?? {}).join(', '),
      sku: described.get(variantId)?.variant?.sku || product?.sku || '',
      quantity: quantity ?? 0,
      inStock: inStock ?? false,
    })),
  }
}
