/** The client of a page whose session is held by the server alone. */
import type { Platform } from '../platforms/platform.ts'
import type { TokenStorage } from '../session/tokens/storage.ts'
import type { Tokens } from '../session/tokens/tokens.ts'

/** Where a page's client sends its calls. */
export interface PageSessionOptions {
  /** The absolute address of the route that calls `forwardCart`. */
  readonly url: string
  /** The platform's, for pictures. */
  readonly mediaHost: string
}

/** The server signs forwarded requests with the visitor's token. */
const tokens: Tokens = {
  accessToken: { value: 'held-by-the-server', expiresAt: Number.MAX_SAFE_INTEGER },
  refreshToken: { value: 'held-by-the-server', role: 'visitor' },
}

/**
 * Options for the client of a page without tokens: its cart requests go to the shop's own server,
 * where `forwardCart` proxies them with the session of an `HttpOnly` cookie.
 *
 * @example
 * const url = `${location.origin}/cart/api`
 * const client = createClient(pageSession({ url, mediaHost: platform.mediaHost }))
 */
export const pageSession = ({
  url,
  mediaHost,
}: PageSessionOptions): {
  readonly platform: Platform<false>
  readonly clientId: string
  readonly storage: TokenStorage
} => ({
  platform: {
    name: 'page',
    mainHost: url,
    readHost: url,
    mediaHost,
    publicPath: (_, usual) => usual,
  },
  clientId: 'page',
  storage: { get: () => tokens, set: () => {} },
})
