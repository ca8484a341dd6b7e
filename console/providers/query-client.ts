import { MutationCache, type Query, QueryClient } from '@tanstack/react-query'

/** Queries stay fresh for ten seconds. Retries are left to the client, which knows what is retryable.
 * Calls also run offline: reads fail with a text, changes wait. */
export function createQueryClient(): QueryClient {
  const queryClient = new QueryClient({
    defaultOptions: {
      queries: { staleTime: 10_000, retry: false, networkMode: 'always', refetchOnReconnect: true },
      mutations: { networkMode: 'always' },
    },
    // A save may move a record into or out of a list: all lists are marked stale.
    mutationCache: new MutationCache({
      onSettled: () => queryClient.invalidateQueries({ predicate: isOfMany, refetchType: 'none' }),
    }),
  })
  return queryClient
}

/** Whether a query reads many records; a single one holds the response of its save. */
function isOfMany({ queryKey }: Query): boolean {
  return queryKey[1] !== 'getOne'
}
