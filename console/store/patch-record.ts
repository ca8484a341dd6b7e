// Writes the response of a change into the query cache, which saves a refetch.
import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import type { Identified } from './resource-adapter.ts'
import { useStoreClient } from './store-context.tsx'

/** Patches a record of a resource on every screen, and in lists that are read before the platform's queries have it. */
export function usePatch() {
  const queryClient = useQueryClient()
  const { writes } = useStoreClient()
  return useCallback(
    <Row extends Identified>(resource: string, row: Row) => {
      writes?.keep(resource, row)
      patchRecord(queryClient, resource, row)
    },
    [queryClient, writes],
  )
}

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
