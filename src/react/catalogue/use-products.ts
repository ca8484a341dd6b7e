'use client'

/** An infinite list of products, in React. */
import { useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { Offered } from '../../../generated/operation.ts'
import type {
  Product,
  ProductFacet,
  ProductFacetFieldInput,
  ProductsQueryInput,
  ProductsQueryInputWithAdditions,
} from '../../../generated/schema.ts'
import type { ApiError } from '../../errors/api-error.ts'
import { keepDates } from '../cache/hydrated-dates.ts'
import { createQueries } from '../options.ts'
import { useClient } from '../provider.tsx'

/** Which products, in which order. `Additions` is true where the client's profile asks for additions. */
export interface ProductsWanted<Additions extends boolean = false> {
  /** Conditions, in the plain form of `products.queryProducts`. */
  readonly filter?: Offered<
    Additions,
    ProductsQueryInput['filter'],
    ProductsQueryInputWithAdditions['filter']
  >
  /** The order. */
  readonly sort?: Offered<
    Additions,
    ProductsQueryInput['sort'],
    ProductsQueryInputWithAdditions['sort']
  >
  /** How many products a page adds: 24 by default. */
  readonly limit?: number | undefined
  /** Fields whose values are counted over all products: an addition of the sandbox. */
  readonly facets?: Offered<Additions, undefined, readonly ProductFacetFieldInput[] | undefined>
}

/** The products found so far. */
export interface ProductsView {
  /** Those of all loaded pages; empty while the first is loading. */
  readonly products: readonly Product[]
  /** How many there are in all; undefined while unknown. */
  readonly total: number | undefined
  /** Whether the first page is loading. */
  readonly loading: boolean
  /** Whether any page is loading. */
  readonly pending: boolean
  /** Whether there are more. */
  readonly hasMore: boolean
  /** Loads the next page; a no-op while one is loading, and after the last. */
  readonly more: () => void
  /** The facets of the requested fields; empty until they are loaded. */
  readonly facets: readonly ProductFacet[]
  /** Why the products, or the last page of them, could not be read. */
  readonly error: ApiError | null
}

/** A product that is new in the store shifts others, which may then be on two pages. */
const eachOnce = (products: readonly Product[]): readonly Product[] => [
  ...new Map(products.map((product) => [product.id, product])).values(),
]

/**
 * Products page by page, with their facets. Needs a `StorefrontProvider` and TanStack's `QueryClientProvider` above it.
 *
 * @param wanted compared by value: it may be a new object at every render
 * @example
 * const { products, hasMore, more } = useProducts({ filter: { productType: 'physical' } })
 */
export function useProducts<Additions extends boolean = false>(
  wanted?: ProductsWanted<Additions>,
): ProductsView
export function useProducts({
  filter,
  sort,
  limit = 24,
  facets = [],
}: ProductsWanted<true> = {}): ProductsView {
  const cache = useQueryClient()
  keepDates(cache.getQueryCache())
  const queries = createQueries(useClient<true>())
  const query = { ...(filter && { filter }), ...(sort && { sort }), paging: { limit } }
  const { data, error, isPending, isFetching, hasNextPage, fetchNextPage } = useInfiniteQuery(
    queries.products.queryProducts.infinite({ query }),
  )
  const counted = useQuery({
    ...queries.products.queryProductFacets({ fields: [...facets] }),
    enabled: facets.length > 0,
  })
  const found = counted.data?.facets
  const metadata = data?.pages.at(-1)?.metadata
  return useMemo(
    () => ({
      products: eachOnce(data?.pages.flatMap(({ products }) => products) ?? []),
      total: metadata?.tooManyToCount ? undefined : (metadata?.total ?? undefined),
      loading: isPending,
      pending: isFetching,
      hasMore: hasNextPage,
      more: () => {
        if (hasNextPage && !isFetching) void fetchNextPage()
      },
      facets: found ?? [],
      error,
    }),
    [data, metadata, error, isPending, isFetching, hasNextPage, fetchNextPage, found],
  )
}
