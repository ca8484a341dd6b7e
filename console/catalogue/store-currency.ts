// The currency of the store. The platform returns it only with product prices.
import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query'
import { useDataProvider } from 'ra-core'
import { useRowsShown } from '../ui/page/use-rows-shown.ts'
import type { ListedProduct } from './listed-product.ts'

const oneProduct = {
  pagination: { page: 1, perPage: 1 },
  sort: { field: 'name', order: 'ASC' },
  filter: {},
} as const

/** The currency of the store; empty until known, and without products. Requested only where no product is cached. */
export function useStoreCurrency(): string {
  const dataProvider = useDataProvider()
  const queryClient = useQueryClient()
  const { data = '' } = useQuery({
    queryKey: ['currency'],
    enabled: useRowsShown(),
    initialData: () => currencyRead(queryClient),
    // An empty store may get its first product.
    staleTime: ({ state }) => (state.data ? Number.POSITIVE_INFINITY : 0),
    gcTime: Number.POSITIVE_INFINITY,
    queryFn: async ({ signal }) => {
      const read = currencyRead(queryClient)
      if (read !== undefined) return read
      const request = { ...oneProduct, signal }
      const { data: products } = await dataProvider.getList<ListedProduct>('products', request)
      return currencyOf(products) ?? ''
    },
  })
  return data
}

function currencyRead(queryClient: QueryClient): string | undefined {
  const pages = queryClient.getQueriesData<{ data: readonly ListedProduct[] }>({
    queryKey: ['products', 'getList'],
  })
  return currencyOf(pages.flatMap(([, page]) => page?.data ?? []))
}

/** The currency of the first product that has one: the platform may not have kept its prices. */
export function currencyOf(products: readonly Pick<ListedProduct, 'priceData'>[]) {
  return products.find(({ priceData }) => priceData?.currency)?.priceData.currency
}
