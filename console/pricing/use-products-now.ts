import { useQuery } from '@tanstack/react-query'
import type { Product, ProductsFilter } from 'storefront-client'
import { failureOf } from '../store/failure.ts'
import type { StoreClient } from '../store/store-client.ts'
import { useSessionWatch, useStoreClient } from '../store/store-context.tsx'

/** The platform's largest page. */
const PAGE = 100

/** Which products: these, or those of a collection. */
export type PriceScope = { ids: readonly string[] } | { collection: string }

/** The products as they are now, every page of them; prices are planned from nothing older. */
export function useProductsNow(scope: PriceScope) {
  const client = useStoreClient()
  const watch = useSessionWatch()
  const { data, error } = useQuery({
    queryKey: ['products', 'now', scope],
    queryFn: ({ signal }) => watch.signedIn(() => readAll(client, scope, signal)),
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnWindowFocus: false,
  })
  return { products: data, failure: error ? failureOf(error) : undefined }
}

async function readAll(
  client: StoreClient,
  scope: PriceScope,
  signal: AbortSignal,
): Promise<Product[]> {
  if ('collection' in scope) {
    return readPages(client, { collectionIds: { $hasSome: [scope.collection] } }, signal)
  }
  const found: Product[] = []
  for (let at = 0; at < scope.ids.length; at += PAGE) {
    const ids = scope.ids.slice(at, at + PAGE)
    found.push(...(await readPages(client, { id: { $in: ids } }, signal)))
  }
  return found
}

async function readPages(client: StoreClient, filter: ProductsFilter, signal: AbortSignal) {
  const found: Product[] = []
  for (;;) {
    const { products } = await client.products.queryProducts(
      {
        query: {
          filter,
          sort: [{ fieldName: 'name', order: 'ASC' }],
          paging: { limit: PAGE, offset: found.length },
        },
      },
      { signal },
    )
    found.push(...products)
    if (products.length < PAGE) return found
  }
}
