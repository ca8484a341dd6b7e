import { limits, type Product } from 'storefront-client'
import type { StoreClient } from '../store/store-client.ts'

/** The most products that are asked for by their ids at once. */
export const MOST_AT_ONCE = limits.PlatformPaging.limit.maximum

/** These products as they are now, by id; one that is gone is left out. */
export async function productsNow(
  { products }: { readonly products: Pick<StoreClient['products'], 'queryProducts'> },
  rows: readonly { readonly id: string }[],
): Promise<ReadonlyMap<string, Product>> {
  const filter = { id: { $in: rows.map(({ id }) => id) } }
  const answer = await products.queryProducts({
    query: { filter, paging: { limit: MOST_AT_ONCE } },
  })
  return new Map(answer.products.map((product) => [product.id, product]))
}
