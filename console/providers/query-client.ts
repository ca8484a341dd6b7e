import { QueryClient } from '@tanstack/react-query'
import { HttpError } from 'ra-core'

const MAXIMUM_RETRIES = 2

/** Answers stay fresh for ten seconds. */
export function createQueryClient(): QueryClient {
  return new QueryClient({ defaultOptions: { queries: { staleTime: 10_000, retry: tryAgain } } })
}

/**
 * Only a failure that may pass (no answer, 5xx) is tried again. ra-core's lists and forms set this to
 * "never" by themselves, so they are handed it once more.
 */
export function tryAgain(failures: number, error: Error): boolean {
  return failures < MAXIMUM_RETRIES && mayPass(error)
}

function mayPass(error: Error): boolean {
  return !(error instanceof HttpError) || error.status === undefined || error.status >= 500
}
