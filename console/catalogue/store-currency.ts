// The currency of the store. The platform names it with the price of each product, and nowhere else.
import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query'
import { useDataProvider } from 'ra-core'
import { useRowsShown } from '../ui/page/use-rows-shown.ts'
import type { ListedProduct } from './listed-product.ts'

const oneProduct = {
  pagination: { page: 1, perPage: 1 },
  sort: { field: 'name', order: 'ASC' },
  filter: {},
} as const

/**
 * The currency of the store; empty until it is known, and in a store without products. Only a screen that no list of
 * products led to asks for one.
 */
export function useStoreCurrency(): string {
  const dataProvider = useDataProvider()
  const queryClient = useQueryClient()
  const { data = '' } = useQuery({
    queryKey: ['currency'],
    enabled: useRowsShown(),
    initialData: () => currencyRead(queryClient),
    // A store without products gets its first one.
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

/** The currency of the products that are in a list. */
function currencyRead(queryClient: QueryClient): string | undefined {
  const pages = queryClient.getQueriesData<{ data: readonly ListedProduct[] }>({
    queryKey: ['products', 'getList'],
  })
  return currencyOf(pages.flatMap(([, page]) => page?.data ?? []))
}

function currencyOf(products: readonly ListedProduct[]): string | undefined {
  return products.find(({ priceData }) => priceData?.currency)?.priceData.currency
}
