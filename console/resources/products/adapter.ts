import type { Product } from 'storefront-client'
import { type ListedProduct, listedProduct } from '../../catalogue/listed-product.ts'
import { knownQueries, type SortField } from '../../store/known-queries.ts'
import { LARGEST_PAGE, listAnswer, pageAndOrder, textFilter } from '../../store/list-query.ts'
import type { ListRequest, ResourceAdapter } from '../../store/resource-adapter.ts'
import type { StoreClient } from '../../store/store-client.ts'
import type { Sort } from '../../ui/list/list-address.ts'
import { productsFilter } from './list-filter.ts'
import { pictureAddressOf, withoutPicture } from './new-picture.ts'
import { expectProduct, readProduct } from './read-product.ts'

export const usualOrder: Sort<SortField<'products'>> = { field: 'name', order: 'ASC' }

export function productsAdapter(client: StoreClient): ResourceAdapter<Product, ListedProduct> {
  const queries = knownQueries(client, 'products')
  const one = (id: string, signal?: AbortSignal) => readProduct(client, id, signal)
  return {
    subject: 'product',
    one,

    async list(request) {
      const filter = await productsFilter(client, request)
      const { products, metadata } = await client.products.queryProducts(
        { query: { filter, ...pageAndOrder(request, queries) } },
        { signal: request.signal },
      )
      const answer = listAnswer(products.map(listedProduct), metadata, request)
      const search = textFilter(request.filter, 'q')
      if (answer.total === 0 && search && queries.filters('name', 'contains')) {
        return similarProducts(client, request, search)
      }
      return answer
    },

    async create(draft, options) {
      const { newProductInput } = await import('./product-input.ts')
      const product = newProductInput(draft)
      const answer = await client.products.createProduct({ product }, options)
      const created = expectProduct(answer)
      const url = pictureAddressOf(draft)
      if (url === undefined) return created
      try {
        await client.products.addProductMedia(created.id, { media: [{ url }] })
      } catch {
        // The product exists: a retry would create a second one.
        return withoutPicture(created)
      }
      return one(created.id).catch(() => created)
    },

    entered: (product) => ({
      ...product,
      // A form empties a text; the platform's response is without it.
      description: product.description || null,
      sku: product.sku || null,
      brand: product.brand || null,
      ribbon: product.ribbon || null,
      // A sale changes whether choices are in stock, too.
      productOptions: product.productOptions.map(({ choices, ...option }) => ({
        ...option,
        choices: choices.map((choice) => ({ ...choice, inStock: true, visible: true })),
      })),
    }),

    async update(id, draft, previous, savedPart) {
      // A part of the forms: a list saves no product.
      const { saveProduct } = await import('./save-product.ts')
      return (await saveProduct(client, previous, draft, savedPart)) ?? one(id)
    },

    async remove(id) {
      await client.products.deleteProduct(id)
    },
  }
}

/** Suggestions for a search without results, within the list's other filters. */
async function similarProducts(client: StoreClient, request: ListRequest, search: string) {
  const { q: _, ...filter } = request.filter
  const { closest, similarFilter } = await import('./logic/similar-names.ts')
  const { products } = await client.products.queryProducts(
    {
      query: {
        filter: {
          $and: [
            similarFilter(search),
            await productsFilter(client, { filter, signal: request.signal }),
          ],
        },
        paging: { limit: LARGEST_PAGE },
      },
    },
    { signal: request.signal },
  )
  const found = closest(products, search)
  const start = (request.page - 1) * request.perPage
  const data = found.slice(start, start + request.perPage).map(listedProduct)
  return {
    data,
    total: found.length,
    ...(found.length > 0 && { meta: { similar: true as const } }),
  }
}
