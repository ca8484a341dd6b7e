import type { ApiError } from '../../errors/api-error.ts'
import { rewrap } from '../../errors/rewrap.ts'
import type { Grant, Grants } from '../renewal/grants.ts'

/** A code from the authorization page, with the verifier that proves who requested it. */
export interface CodeExchange {
  readonly code: string
  readonly codeVerifier: string
  /** The address the code was sent to; absent when it was posted to a page. */
  readonly redirectUri: string | undefined
}

/**
 * Exchanges an authorization code for a member's tokens. A code is single-use: a request that may
 * have been applied is not retried.
 *
 * @throws ApiError `Failed to get member tokens`
 */
export const exchangeCode = (
  grants: Grants,
  exchange: CodeExchange,
  signal?: AbortSignal,
): Promise<Grant> =>
  grants
    .request({ grantType: 'authorization_code', ...exchange }, 'not-repeatable', { signal })
    .catch((error: ApiError) => {
      throw rewrap(error, { message: 'Failed to get member tokens' })
    })
