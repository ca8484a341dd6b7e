import { QueryClient } from '@tanstack/react-query'

/** Answers stay fresh for ten seconds. Retries are left to the client, which knows what may be repeated. */
export function createQueryClient(): QueryClient {
  return new QueryClient({ defaultOptions: { queries: { staleTime: 10_000, retry: false } } })
}
