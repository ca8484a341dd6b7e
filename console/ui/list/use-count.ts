// How many records a narrowed list would show, without reading them.
import { useQueries } from '@tanstack/react-query'
import { useDataProvider } from 'ra-core'
import { useFormats } from '../../messages/language-context.tsx'
import { firstPage, type ListAddress, type Sort } from './list-address.ts'
import { listRequest } from './list-request.ts'

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
      const request = listRequest({ ...firstPage(sort), ...part, perPage: 1 })
      return {
        queryKey: [resource, 'count', request.filter],
        queryFn: async ({ signal }: { signal: AbortSignal }) => {
          const { total = 0, meta } = await dataProvider.getList(resource, { ...request, signal })
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
