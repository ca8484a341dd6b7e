import { useQuery } from '@tanstack/react-query'
import { knownQueries } from '../../store/known-queries.ts'
import { useStoreClient } from '../../store/store-context.tsx'
import type { FilterOption } from '../../ui/list/description.ts'
import { useRowsShown } from '../../ui/page/use-rows-shown.ts'

/** The options of a filter; undefined while loading. */
type Offered = readonly FilterOption[] | undefined

/** Every ribbon and brand of the store with its product count, for the filters of the list. */
export function useLabels(): { ribbons: Offered; brands: Offered } {
  const client = useStoreClient()
  const { data, isError } = useQuery({
    queryKey: ['products', 'labels'],
    staleTime: 60_000,
    enabled: useRowsShown() && knownQueries(client, 'products').filters('brand'),
    queryFn: async ({ signal }) => {
      const fields = ['brand', 'ribbon'] as const
      const { facets } = await client.products.queryProductFacets(
        { fields: [...fields] },
        { signal },
      )
      const offered = (name: (typeof fields)[number]): FilterOption[] =>
        (facets.find(({ field }) => field === name)?.values ?? [])
          .map(({ value, count }) => ({ value, label: value, count }))
          .sort((one, other) => one.label.localeCompare(other.label))
      return { ribbons: offered('ribbon'), brands: offered('brand') }
    },
  })
  return data ?? (isError ? none : pending)
}

const pending = { ribbons: undefined, brands: undefined } as const
const none = { ribbons: [], brands: [] } as const
