// Products on the client's operations.
import {
  enumerations,
  type Product,
  type ProductInput,
  type ProductsFilter,
  queryFields,
} from 'storefront-client'
import { changedFields, sameValue } from '../../store/changed-fields.ts'
import { choiceFilter, pageAndOrder, textFilter } from '../../store/list-query.ts'
import type { ListRequest, ResourceAdapter } from '../../store/resource-adapter.ts'
import type { StoreClient } from '../../store/store-client.ts'
import { discountInput } from './discount-kinds.ts'

const merchantData = { includeMerchantSpecificData: true }

/** The fields that a save sends unchanged; brand and ribbon are emptied by operations of their own. */
const plainFields = ['name', 'description', 'visible', 'weight', 'sku', 'slug'] as const

export function productsAdapter(client: StoreClient): ResourceAdapter<Product> {
  const one = async (id: string, signal?: AbortSignal) =>
    expectProduct(await client.products.getProduct(id, merchantData, { signal }))
  return {
    subject: 'product',
    one,

    async list(request) {
      const { products, metadata } = await client.products.queryProducts(
        {
          query: {
            filter: filterOf(request.filter),
            ...pageAndOrder(request, queryFields.products),
          },
        },
        { signal: request.signal },
      )
      return { data: products, total: metadata?.total ?? products.length }
    },

    async create(draft, options) {
      const product = {
        productType: 'physical',
        ...plainOf(draft),
        ...nestedOf(draft),
        ...labelsOf(draft),
      } as const
      const answer = await client.products.createProduct({ product }, options)
      return expectProduct(answer)
    },

    async update(id, draft, previous) {
      const product: ProductInput = {
        ...changedFields(previous, draft, plainFields),
        ...changedNested(previous, draft),
        ...changedLabels(previous, draft),
      }
      if (emptied(previous.brand, draft.brand)) await client.products.removeBrand(id)
      if (emptied(previous.ribbon, draft.ribbon)) await client.products.removeRibbon(id)
      if (Object.keys(product).length === 0) return one(id)
      return expectProduct(await client.products.updateProduct(id, { product }))
    },

    async remove(id) {
      await client.products.deleteProduct(id)
    },
  }
}

function expectProduct({ product }: { product?: Product }): Product {
  if (!product) throw new Error('The platform answered without the product.')
  return product
}

function filterOf(filter: ListRequest['filter']): ProductsFilter {
  const search = textFilter(filter, 'q')
  const visibility = textFilter(filter, 'visibility')
  const stock = choiceFilter(filter, 'stock', enumerations.InventoryStatus)
  const collection = textFilter(filter, 'collection')
  return {
    ...(search && { $or: [{ name: { $contains: search } }, { sku: { $contains: search } }] }),
    ...(visibility && { visible: visibility === 'visible' }),
    ...(stock && { 'stock.inventoryStatus': stock }),
    ...(collection && { collectionIds: { $hasSome: [collection] } }),
  }
}

type Draft = Partial<Product>

function plainOf({ name, description, visible, weight, sku }: Draft): ProductInput {
  return { name, description, visible, weight, sku }
}

function nestedOf({ priceData, discount, costAndProfitData }: Draft): ProductInput {
  return {
    ...(priceData && { priceData: { price: priceData.price } }),
    ...(discount && { discount: discountInput(discount) }),
    ...(costAndProfitData && { costAndProfitData: { itemCost: costAndProfitData.itemCost } }),
  }
}

function labelsOf({ brand, ribbon }: Draft): ProductInput {
  return { ...(brand && { brand }), ...(ribbon && { ribbon }) }
}

function changedNested(previous: Product, draft: Draft): ProductInput {
  const before = nestedOf(previous)
  const after = nestedOf(draft)
  return {
    ...(!sameValue(before.priceData, after.priceData) && { priceData: after.priceData }),
    ...(!sameValue(before.discount, after.discount) && { discount: after.discount }),
    ...(!sameValue(before.costAndProfitData, after.costAndProfitData) && {
      costAndProfitData: after.costAndProfitData,
    }),
  }
}

function changedLabels(previous: Product, draft: Draft): ProductInput {
  const changes = changedFields(previous, draft, ['brand', 'ribbon'])
  return labelsOf(changes)
}

function emptied(before: string | null | undefined, after: string | null | undefined): boolean {
  return Boolean(before) && !after
}
