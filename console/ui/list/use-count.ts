// How many records a narrowed list would show, without reading them.
import { useQueries } from '@tanstack/react-query'
import { useDataProvider } from 'ra-core'
import { useFormats } from '../../messages/language-context.tsx'
import { filterOf, firstPage, type ListAddress, type Sort } from './list-address.ts'

/** The stale time of a count, in milliseconds. */
const FRESH = 30_000

/** The number of records behind each of these as text, in their order; undefined until it is known. */
export function useCounts(
  resource: string,
  narrowed: readonly Pick<ListAddress, 'search' | 'filters'>[],
  sort: Sort,
  enabled: boolean,
): (string | undefined)[] {
  const dataProvider = useDataProvider()
  const formats = useFormats()
  return useQueries({
    queries: narrowed.map((part) => {
      const filter = filterOf({ ...firstPage(sort), ...part })
      return {
        queryKey: [resource, 'count', filter],
        queryFn: async ({ signal }: { signal: AbortSignal }) => {
          const pagination = { page: 1, perPage: 1 }
          const request = { pagination, sort, filter, signal }
          const { total = 0, meta } = await dataProvider.getList(resource, request)
          return { total, capped: meta?.capped === true }
        },
        enabled,
        staleTime: FRESH,
      }
    }),
    combine: (answers) =>
      answers.map(({ data }) =>
        // Without a count, all that is known is the one row.
        !data || (data.capped && data.total === 1)
          ? undefined
          : formats.total(data.total, data.capped),
      ),
  })
}
