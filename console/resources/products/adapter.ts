// Products on the client's operations.
import { type Product, queryFields } from 'storefront-client'
import { knownQueries } from '../../store/known-queries.ts'
import { pageAndOrder } from '../../store/list-query.ts'
import type { ResourceAdapter } from '../../store/resource-adapter.ts'
import type { StoreClient } from '../../store/store-client.ts'
import { productsFilter } from './list-filter.ts'
import { pictureAddressOf, withoutPicture } from './new-picture.ts'
import { newProductInput } from './product-input.ts'
import { saveProduct } from './save-product.ts'

const merchantData = { includeMerchantSpecificData: true }

export function productsAdapter(client: StoreClient): ResourceAdapter<Product> {
  const queries = knownQueries(client, 'products')
  const one = async (id: string, signal?: AbortSignal) =>
    expectProduct(await client.products.getProduct(id, merchantData, { signal }))
  return {
    subject: 'product',
    one,

    async list(request) {
      const { products, metadata } = await client.products.queryProducts(
        {
          query: {
            filter: await productsFilter(client, request),
            ...pageAndOrder(request, queryFields.products, queries),
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
