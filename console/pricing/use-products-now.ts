import { useQuery } from '@tanstack/react-query'
import { chunk, uniqBy } from 'es-toolkit'
import { useState } from 'react'
import type { Product, ProductsFilterWithAdditions } from 'storefront-client'
import { failureOf } from '../store/failure.ts'
import { LARGEST_PAGE } from '../store/list-query.ts'
import type { StoreClient } from '../store/store-client.ts'
import { useStore } from '../store/store-context.tsx'
import type { PricedProduct } from './price-plan.ts'

/** A pass during a concurrent change is repeated: a product may have moved to a page already read. */
const MOST_PASSES = 3

export type PriceScope = { ids: readonly string[] } | { collection: string }

export interface Progress {
  readonly read: number
  /** Undefined where the platform has none. */
  readonly total: number | undefined
}

/** The current products, every page of them; prices are never planned from a stale cache. */
export function useProductsNow(scope: PriceScope) {
  const { client, watch } = useStore()
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
    // Comparing thousands of products costs more than planning them again.
    structuralSharing: false,
  })
  return { products: data, progress, failure: error ? failureOf(error) : undefined }
}

/** Every product once, its latest version, despite concurrent changes. */
async function readAll(
  client: StoreClient,
  scope: PriceScope,
  signal: AbortSignal,
  report: (progress: Progress) => void,
): Promise<PricedProduct[]> {
  let found: readonly PricedProduct[] = []
  for (let pass = 1; pass <= MOST_PASSES; pass += 1) {
    const { products, steady } = await readOnce(client, scope, signal, report)
    found = steady ? products : [...products, ...found]
    if (steady) break
  }
  return uniqBy(found, ({ id }) => id)
}

/** Reads them in one pass, and tells whether it covered a whole collection. */
async function readOnce(
  { products }: StoreClient,
  scope: PriceScope,
  signal: AbortSignal,
  report: (progress: Progress) => void,
) {
  const found: PricedProduct[] = []
  const totals = new Set<number>()
  for (const [index, filter] of filtersOf(scope).entries()) {
    for (let offset = 0, more = true; more; offset += LARGEST_PAGE) {
      const sort = [{ fieldName: 'name' as const, order: 'ASC' as const }]
      const query = { filter, sort, paging: { limit: LARGEST_PAGE, offset } }
      const answer = await products.queryProducts({ query }, { signal })
      found.push(...answer.products.map(pricedOf))
      // One page holds all requested ids.
      more = 'collection' in scope && answer.products.length === LARGEST_PAGE
      if ('collection' in scope) {
        const total = answer.metadata?.total ?? undefined
        // A capped total cannot tell whether a product was missed.
        if (total !== undefined && !answer.metadata?.tooManyToCount) totals.add(total)
        report({ read: found.length, total })
      }
    }
    if ('ids' in scope) {
      const { length: total } = scope.ids
      report({ read: Math.min((index + 1) * LARGEST_PAGE, total), total })
    }
  }
  const met = new Set(found.map(({ id }) => id)).size
  return { products: found, steady: [...totals, met].every((total) => total === met) }
}

/** A query takes only so many ids. */
function filtersOf(scope: PriceScope): ProductsFilterWithAdditions[] {
  return 'ids' in scope
    ? chunk(scope.ids, LARGEST_PAGE).map((ids) => ({ id: { $in: ids } }))
    : [{ collectionIds: { $hasSome: [scope.collection] } }]
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
