import { MutationCache, type Query, QueryClient } from '@tanstack/react-query'

/** Answers stay fresh for ten seconds. Retries are left to the client, which knows what may be
 * repeated. Calls are made without a network too: reads fail with words, changes wait for it. */
export function createQueryClient(): QueryClient {
  const queryClient = new QueryClient({
    defaultOptions: {
      queries: { staleTime: 10_000, retry: false, networkMode: 'always', refetchOnReconnect: true },
      mutations: { networkMode: 'always' },
    },
    // A saved record may have come into a list or gone from it: all are read again when they are shown next.
    mutationCache: new MutationCache({
      onSettled: () => queryClient.invalidateQueries({ predicate: isOfMany, refetchType: 'none' }),
    }),
  })
  return queryClient
}

/** Whether a query reads more than one record; that one holds the answer of its save. */
function isOfMany({ queryKey }: Query): boolean {
  return queryKey[1] !== 'getOne'
}
