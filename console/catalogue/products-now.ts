import type { Product } from 'storefront-client'
import { LARGEST_PAGE } from '../store/list-query.ts'
import type { StoreClient } from '../store/store-client.ts'

/** These products, read anew, by id; without deleted ones. */
export async function productsNow(
  { products }: { readonly products: Pick<StoreClient['products'], 'queryProducts'> },
  rows: readonly { readonly id: string }[],
): Promise<ReadonlyMap<string, Product>> {
  const filter = { id: { $in: rows.map(({ id }) => id) } }
  const answer = await products.queryProducts({
    query: { filter, paging: { limit: LARGEST_PAGE } },
  })
  return new Map(answer.products.map((product) => [product.id, product]))
}
