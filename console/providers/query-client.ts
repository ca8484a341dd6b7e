import { QueryClient } from '@tanstack/react-query'

/** Answers stay fresh for ten seconds. What may pass by itself is tried again below, by the client. */
export function createQueryClient(): QueryClient {
  return new QueryClient({ defaultOptions: { queries: { staleTime: 10_000, retry: false } } })
}
