// Retries without the client's backoff, for tests of their outcome.
import { afterAll, beforeAll } from 'vitest'
import { retryPolicy } from '../../src/transport/retry-policy.ts'

/** Restored after the tests of this file, because files share a worker. */
export function quickRetries(): void {
  const { firstWait } = retryPolicy
  beforeAll(() => {
    retryPolicy.firstWait = 1
  })
  afterAll(() => {
    retryPolicy.firstWait = firstWait
  })
}
