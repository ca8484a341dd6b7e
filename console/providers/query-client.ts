import { QueryClient } from '@tanstack/react-query'

/** Answers stay fresh for ten seconds. Retries are left to the client, which knows what may be
 * repeated. Calls are made without a network too: reads fail with words, changes wait for it. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: { staleTime: 10_000, retry: false, networkMode: 'always', refetchOnReconnect: true },
      mutations: { networkMode: 'always' },
    },
  })
}
