/** Which way an authorization code comes back: that depends on where the client runs. */
import type { Fetch } from '../../transport/transport.ts'
import type { AuthorizationCodeSource } from './authorization-code.ts'
import { hiddenFrame } from './hidden-frame.ts'
import { locationHeader } from './location-header.ts'

/** A hidden frame where there is a page to put it in, else the redirect's `Location` header. */
export const authorizationCodeSource = (options: {
  readonly redirectUri: string | undefined
  readonly fetch: Fetch
}): AuthorizationCodeSource =>
  typeof document === 'undefined' ? locationHeader(options) : hiddenFrame()
