/** Chooses how an authorization code is received: it depends on where the client runs. */
import type { Fetch } from '../../transport/transport.ts'
import type { AuthorizationCodeSource } from './authorization-code.ts'
import { hiddenFrame } from './hidden-frame.ts'
import { locationHeader } from './location-header.ts'

/**
 * A hidden frame in a page, the redirect's `Location` header elsewhere: also in the documents of jsdom and happy-dom,
 * which load no frames.
 */
export const authorizationCodeSource = (options: {
  readonly redirectUri: string | undefined
  readonly fetch: Fetch
}): AuthorizationCodeSource =>
  globalThis.document && !/jsdom|HappyDOM/.test(navigator.userAgent)
    ? hiddenFrame()
    : locationHeader(options)
