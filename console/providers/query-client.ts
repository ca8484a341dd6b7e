import { QueryClient } from '@tanstack/react-query'
import { HttpError } from 'ra-core'

const MAXIMUM_RETRIES = 2

/** Answers stay fresh for ten seconds; only a failure that may pass (no answer, 5xx) is tried again. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: 10_000,
        retry: (failures, error) => failures < MAXIMUM_RETRIES && mayPass(error),
      },
    },
  })
}

function mayPass(error: Error): boolean {
  return !(error instanceof HttpError) || error.status === undefined || error.status >= 500
}
