import { useQuery } from '@tanstack/react-query'
import { knownQueries } from '../../store/known-queries.ts'
import { useStoreClient } from '../../store/store-context.tsx'
import { useDrawn } from '../../ui/page/use-drawn.ts'

/** The ribbons and brands that products have, for the filters of the list: those of a hundred products with one. */
export function useLabels(): { ribbons: readonly string[]; brands: readonly string[] } {
  const client = useStoreClient()
  const { data } = useQuery({
    queryKey: ['products', 'labels'],
    staleTime: 60_000,
    enabled: useDrawn() && knownQueries(client, 'products').filters('brand'),
    queryFn: async ({ signal }) => {
      const read = (label: 'brand' | 'ribbon') =>
        client.products.queryProducts(
          {
            query: {
              filter: { [label]: { $ne: '' } },
              sort: [{ fieldName: label, order: 'ASC' }],
              paging: { limit: 100 },
            },
          },
          { signal },
        )
      const [ribbons, brands] = await Promise.all([read('ribbon'), read('brand')])
      return {
        ribbons: distinct(ribbons.products.map(({ ribbon }) => ribbon)),
        brands: distinct(brands.products.map(({ brand }) => brand)),
      }
    },
  })
  return data ?? none
}

const none = { ribbons: [], brands: [] } as const

function distinct(labels: readonly (string | null | undefined)[]): string[] {
  return [...new Set(labels.flatMap((label) => label || []))].sort((a, b) => a.localeCompare(b))
}
