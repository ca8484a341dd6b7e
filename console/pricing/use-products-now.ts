import { useQuery } from '@tanstack/react-query'
import { chunk, uniqBy } from 'es-toolkit'
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
  const [progress, setProgress] = useState<Progress>({
    read: 0,
    total: 'ids' in scope ? scope.ids.length : undefined,
  })
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

async function readAll(
  { products }: StoreClient,
  scope: PriceScope,
  signal: AbortSignal,
  report: (progress: Progress) => void,
): Promise<PricedProduct[]> {
  const found: PricedProduct[] = []
  for (const [index, filter] of filtersOf(scope).entries()) {
    for (let offset = 0, more = true; more; offset += PAGE) {
      const sort = [{ fieldName: 'name' as const, order: 'ASC' as const }]
      const query = { filter, sort, paging: { limit: PAGE, offset } }
      const answer = await products.queryProducts({ query }, { signal })
      found.push(...answer.products.map(pricedOf))
      // A page holds all of the ids that are asked for at once.
      more = 'collection' in scope && answer.products.length === PAGE
      if ('collection' in scope) {
        report({ read: found.length, total: answer.metadata?.total ?? undefined })
      }
    }
    if ('ids' in scope) {
      const { length: total } = scope.ids
      report({ read: Math.min((index + 1) * PAGE, total), total })
    }
  }
  // A product added meanwhile pushes another onto the next page, so that it is read twice.
  return uniqBy(found, ({ id }) => id)
}

/** A query asks for so many ids at once. */
function filtersOf(scope: PriceScope): ProductsFilterWithAdditions[] {
  return 'ids' in scope
    ? chunk(scope.ids, PAGE).map((ids) => ({ id: { $in: ids } }))
    : [{ collectionIds: { $hasSome: [scope.collection] } }]
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
