import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { limits, type Product, type ProductsFilterWithAdditions } from 'storefront-client'
import { failureOf } from '../store/failure.ts'
import type { StoreClient } from '../store/store-client.ts'
import { useSessionWatch, useStoreClient } from '../store/store-context.tsx'
import type { PricedProduct } from './price-plan.ts'

/** The platform's largest page. */
const PAGE = limits.PlatformPaging.limit.maximum

export type PriceScope = { ids: readonly string[] } | { collection: string }

export interface Progress {
  readonly read: number
  /** Undefined where the platform does not say. */
  readonly total: number | undefined
}

/** The products as they are now, every page of them; prices are planned from nothing older. */
export function useProductsNow(scope: PriceScope) {
  const client = useStoreClient()
  const watch = useSessionWatch()
  const [progress, setProgress] = useState<Progress>({ read: 0, total: totalOf(scope) })
  const { data, error } = useQuery({
    queryKey: ['products', 'now', scope],
    queryFn: ({ signal }) => watch.signedIn(() => readAll(client, scope, signal, setProgress)),
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnWindowFocus: false,
    // A comparison of thousands of products costs more than to plan them again.
    structuralSharing: false,
  })
  return { products: data, progress, failure: error ? failureOf(error) : undefined }
}

function totalOf(scope: PriceScope): number | undefined {
  return 'ids' in scope ? scope.ids.length : undefined
}

async function readAll(
  client: StoreClient,
  scope: PriceScope,
  signal: AbortSignal,
  report: (progress: Progress) => void,
): Promise<PricedProduct[]> {
  const found: PricedProduct[] = []
  if ('collection' in scope) {
    const filter = { collectionIds: { $hasSome: [scope.collection] } }
    await readPages(client, filter, signal, (products, total) => {
      found.push(...products)
      report({ read: found.length, total })
    })
    return found
  }
  for (let at = 0; at < scope.ids.length; at += PAGE) {
    const ids = scope.ids.slice(at, at + PAGE)
    await readPages(client, { id: { $in: ids } }, signal, (products) => found.push(...products))
    report({ read: Math.min(at + PAGE, scope.ids.length), total: scope.ids.length })
  }
  return found
}

async function readPages(
  client: StoreClient,
  filter: ProductsFilterWithAdditions,
  signal: AbortSignal,
  take: (products: PricedProduct[], total: number | undefined) => void,
): Promise<void> {
  for (let offset = 0; ; offset += PAGE) {
    const { products, metadata } = await client.products.queryProducts(
      {
        query: {
          filter,
          sort: [{ fieldName: 'name', order: 'ASC' }],
          paging: { limit: PAGE, offset },
        },
      },
      { signal },
    )
    take(products.map(pricedOf), metadata?.total ?? undefined)
    if (products.length < PAGE) return
  }
}

/** The fields of a product in a plan: the rest of ten thousand is not kept. */
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
