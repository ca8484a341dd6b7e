import { useQuery } from '@tanstack/react-query'
import { chunk, uniqBy } from 'es-toolkit'
import { useState } from 'react'
import type { Product, ProductsFilterWithAdditions } from 'storefront-client'
import { failureOf } from '../store/failure.ts'
import { LARGEST_PAGE, listAnswer } from '../store/list-query.ts'
import type { StoreClient } from '../store/store-client.ts'
import { useStore } from '../store/store-context.tsx'
import { readAll } from '../ui/list/read-all.ts'
import type { PricedProduct } from './price-plan.ts'

export type PriceScope = { ids: readonly string[] } | { collection: string }

export interface Progress {
  readonly read: number
  /** Undefined where the platform has none. */
  readonly total: number | undefined
}

/** The current products, every page of them; undefined while they load. Prices are planned from no stale cache. */
export function useProductsNow(scope: PriceScope) {
  const { client, watch } = useStore()
  const [progress, setProgress] = useState<Progress>({
    read: 0,
    total: 'ids' in scope ? scope.ids.length : undefined,
  })
  const { data, error } = useQuery({
    queryKey: ['products', 'now', scope],
    queryFn: ({ signal }) => watch.signedIn(() => readNow(client, scope, signal, setProgress)),
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnWindowFocus: false,
    // Comparing thousands of products costs more than planning them again.
    structuralSharing: false,
  })
  return { products: data, progress, failure: error ? failureOf(error) : undefined }
}

/** Every product once, despite concurrent changes. */
async function readNow(
  { products }: StoreClient,
  scope: PriceScope,
  signal: AbortSignal,
  report: (progress: Progress) => void,
): Promise<PricedProduct[]> {
  const pageOf = async (filter: ProductsFilterWithAdditions, page: number) => {
    const sort = [{ fieldName: 'name' as const, order: 'ASC' as const }]
    const paging = { limit: LARGEST_PAGE, offset: (page - 1) * LARGEST_PAGE }
    const answer = await products.queryProducts({ query: { filter, sort, paging } }, { signal })
    return listAnswer(answer.products, answer.metadata, { page, perPage: LARGEST_PAGE })
  }
  if ('collection' in scope) {
    const filter = { collectionIds: { $hasSome: [scope.collection] } }
    return readAll({
      size: LARGEST_PAGE,
      page: (page) => pageOf(filter, page),
      keep: pricedOf,
      progress: (read, total) => report({ read, total }),
      signal,
    })
  }
  const found: PricedProduct[] = []
  const { length: total } = scope.ids
  // A query takes only so many ids, and one page holds them all.
  for (const [index, ids] of chunk(scope.ids, LARGEST_PAGE).entries()) {
    found.push(...(await pageOf({ id: { $in: ids } }, 1)).data.map(pricedOf))
    report({ read: Math.min((index + 1) * LARGEST_PAGE, total), total })
  }
  return uniqBy(found, ({ id }) => id)
}

/** Projects a product for a plan: the rest of ten thousand is not kept. */
function pricedOf({ id, name, discount, variants, ...product }: Product): PricedProduct {
  return {
    id,
    name,
    discount,
    priceData: pricesIn(product),
    costAndProfitData: { itemCost: product.costAndProfitData?.itemCost ?? null },
    variants: variants.map(({ id: variantId, choices, variant }) => ({
      id: variantId,
      choices,
      variant: {
        priceData: pricesIn(variant),
        costAndProfitData: { itemCost: variant.costAndProfitData?.itemCost ?? null },
      },
    })),
  }
}

function pricesIn(priced: Pick<Product, 'priceData'> | undefined) {
  const { price = null, currency = '' } = priced?.priceData ?? {}
  return { price, currency }
}
