// Products on the client's operations.
import { enumerations, type Product, type ProductsFilter, queryFields } from 'storefront-client'
import { choiceFilter, pageAndOrder, textFilter } from '../../store/list-query.ts'
import type { ListRequest, ResourceAdapter } from '../../store/resource-adapter.ts'
import type { StoreClient } from '../../store/store-client.ts'
import { pictureAddressOf, withoutPicture } from './new-picture.ts'
import { newProductInput } from './product-input.ts'
import { saveProduct } from './save-product.ts'

const merchantData = { includeMerchantSpecificData: true }

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
      const product = newProductInput(draft)
      const answer = await client.products.createProduct({ product }, options)
      const created = expectProduct(answer)
      const url = pictureAddressOf(draft)
      if (url === undefined) return created
      try {
        await client.products.addProductMedia(created.id, { media: [{ url }] })
      } catch {
        // The product is there: creating it again would make a second one.
        return withoutPicture(created)
      }
      return one(created.id)
    },

    async update(id, draft, previous) {
      return (await saveProduct(client, previous, draft)) ?? one(id)
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
