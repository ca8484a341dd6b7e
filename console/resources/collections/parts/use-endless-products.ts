// The products that match a search, as an infinite query.
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import { useDataProvider } from 'ra-core'
import { useCallback, useRef } from 'react'
import { limits } from 'storefront-client'
import type { ListedProduct } from '../../../catalogue/listed-product.ts'
import { useTyped } from '../../../ui/controls/use-typed.ts'

const { default: PAGE } = limits.PlatformPaging.limit

/** The products so far, and the ref of a sentinel after the last one, which loads more once visible. */
export function useEndlessProducts(search: string) {
  const dataProvider = useDataProvider()
  const q = useTyped(search.trim())
  const { data, error, isFetching, hasNextPage, fetchNextPage } = useInfiniteQuery({
    queryKey: ['products', 'endless', q],
    initialPageParam: 1,
    placeholderData: keepPreviousData,
    queryFn: ({ pageParam, signal }) =>
      dataProvider.getList<ListedProduct>('products', {
        filter: q === '' ? {} : { q },
        pagination: { page: pageParam, perPage: PAGE },
        sort: { field: 'name', order: 'ASC' },
        signal,
      }),
    getNextPageParam: ({ data: read, meta }, pages) =>
      read.length + (meta?.deleted ?? 0) === PAGE ? pages.length + 1 : undefined,
  })
  const more = useRef(() => {})
  more.current = () => {
    if (hasNextPage && !isFetching) void fetchNextPage()
  }
  const end = useCallback((element: HTMLElement | null) => {
    if (!element || typeof IntersectionObserver === 'undefined') return
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (entry?.isIntersecting) more.current()
      },
      { rootMargin: '400px' },
    )
    observer.observe(element)
    return () => observer.disconnect()
  }, [])
  const products = data?.pages.flatMap((page) => page.data) ?? []
  return { products, end, error, isFetching, again: () => void fetchNextPage() }
}
