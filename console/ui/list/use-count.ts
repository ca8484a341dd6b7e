// How many records a narrowed list would show, without reading them.
import { useQueries } from '@tanstack/react-query'
import { useDataProvider } from 'ra-core'
import { filterOf, firstPage, type ListAddress, type Sort } from './list-address.ts'

/** The stale time of a count, in milliseconds. */
const FRESH = 30_000

/** The number of records behind each of these, in their order; undefined until it is known. */
export function useCounts(
  resource: string,
  narrowed: readonly Pick<ListAddress, 'search' | 'filters'>[],
  sort: Sort,
  enabled: boolean,
): (number | undefined)[] {
  const dataProvider = useDataProvider()
  return useQueries({
    queries: narrowed.map((part) => {
      const filter = filterOf({ ...firstPage(sort), ...part })
      return {
        queryKey: [resource, 'count', filter],
        queryFn: async ({ signal }: { signal: AbortSignal }) => {
          const pagination = { page: 1, perPage: 1 }
          const request = { pagination, sort, filter, signal }
          const { total } = await dataProvider.getList(resource, request)
          return total ?? null
        },
        enabled,
        staleTime: FRESH,
      }
    }),
    combine: (answers) => answers.map(({ data }) => data ?? undefined),
  })
}
