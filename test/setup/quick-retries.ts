// Failed calls are repeated without the client's back-off, where a test asks what comes of the repetition.
import { afterAll, beforeAll } from 'vitest'
import { retryPolicy } from '../../src/transport/retry-policy.ts'

/** Until the end of the tests of this file, whose worker others share. */
export function quickRetries(): void {
  const { firstWait } = retryPolicy
  beforeAll(() => {
    retryPolicy.firstWait = 1
  })
  afterAll(() => {
    retryPolicy.firstWait = firstWait
  })
}
