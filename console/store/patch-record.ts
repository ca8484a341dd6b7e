// Writes the response of a change into the query cache, which saves a refetch.
import type { QueryClient } from '@tanstack/react-query'
import type { Identified } from './resource-adapter.ts'

/** Replaces a record in every cached page of its resource, and in its own query. */
export function patchRecord<Row extends Identified>(
  queryClient: QueryClient,
  resource: string,
  row: Row,
): void {
  queryClient.setQueriesData<{ data: readonly Identified[] }>(
    { queryKey: [resource, 'getList'] },
    (page) =>
      page?.data.some(({ id }) => id === row.id)
        ? {
            ...page,
            data: page.data.map((held) => (held.id === row.id ? { ...held, ...row } : held)),
          }
        : page,
  )
  queryClient.setQueriesData<Identified>({ queryKey: [resource, 'getOne'] }, (held) =>
    held?.id === row.id ? { ...held, ...row } : held,
  )
}
