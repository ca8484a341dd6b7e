/** Chooses how an authorization code is received: it depends on where the client runs. */
import { flowError } from '../../errors/flow-error.ts'
import type { Fetch } from '../../transport/fetch.ts'
import type { AuthorizationCodeSource } from './authorization-code.ts'
import { hiddenFrame } from './hidden-frame.ts'
import { locationHeader } from './location-header.ts'

/**
 * A hidden frame in a page, the redirect's `Location` header elsewhere: also in the documents of jsdom and happy-dom,
 * which load no frames.
 *
 * @throws ApiError `MISSING_REDIRECT_URI` elsewhere without a `redirectUri`
 */
export const authorizationCodeSource = (
  redirectUri: string | undefined,
  fetch: Fetch,
): AuthorizationCodeSource => {
  if (globalThis.document && !/jsdom|HappyDOM/.test(navigator.userAgent)) return hiddenFrame()
  if (!redirectUri) throw flowError('MISSING_REDIRECT_URI', 'Sign-in needs a redirectUri')
  return locationHeader(redirectUri, fetch)
}
