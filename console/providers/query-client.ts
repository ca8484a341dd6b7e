import { MutationCache, type Query, QueryClient } from '@tanstack/react-query'
import { LAGS, type OwnWrites } from '../store/own-writes.ts'

/** Queries stay fresh for ten seconds. Retries are left to the client, which knows what is retryable.
 * Calls also run offline: reads fail with a text, changes wait. */
export function createQueryClient(): QueryClient {
  const queryClient: QueryClient = new QueryClient({
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

/** Reads the lists on screen again once the platform's queries have caught up with the last write. */
export function followWrites(
  queryClient: QueryClient,
  { subscribe }: Pick<OwnWrites, 'subscribe'>,
) {
  let looks: ReturnType<typeof setTimeout>[] = []
  const look = () => void queryClient.invalidateQueries({ predicate: isOfMany })
  subscribe(() => {
    for (const planned of looks) clearTimeout(planned)
    looks = LAGS.map((lag) => setTimeout(look, lag))
  })
}

/** Whether a query reads many records; a single one holds the response of its save. */
function isOfMany({ queryKey }: Query): boolean {
  return queryKey[1] !== 'getOne'
}
