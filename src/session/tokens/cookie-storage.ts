import { isPromise } from '../../values/promise.ts'
import type { CookieJar } from './cookies.ts'
import { withMemoryFallback } from './memory-fallback.ts'
import type { TokenStorage } from './storage.ts'
import { tabSync } from './tab-sync.ts'
import { parseTokens, serialiseTokens } from './tokens.ts'

/** Browsers silently drop a cookie whose name, value and attributes are longer than this. */
const mostBytes = 4096

/** How the cookie is kept. */
export interface CookieStorageOptions {
  /**
   * The cookie's name; give two clients of one site two names. The default begins with `__Host-`, which browsers take
   * from this very host over https only, so no other host of the domain can set the session.
   */
  readonly name?: string
  /** Sent over https (and to localhost) only, unless this is false. */
  readonly secure?: boolean
  /** How long the session may rest, in seconds: 30 days by default. */
  readonly maxAge?: number
}

/**
 * Keeps tokens in a cookie (path `/`, `Secure`, `SameSite=Lax`), so that a server that renders and
 * the page it sent share one session. Reading and writing may be synchronous or not. Where a
 * cookie cannot be set (a server component, headers already sent) the session goes on in memory.
 *
 * @param jar `documentCookies()` in a page, `requestCookies(header)` on a server, or your own
 */
export const cookieStorage = (
  jar: CookieJar,
  {
    secure = true,
    name = secure ? '__Host-storefront-session' : 'storefront-session',
    maxAge = 30 * 24 * 3600,
  }: CookieStorageOptions = {},
): TokenStorage =>
  withMemoryFallback({
    ...(jar.shared ? { tabSync: tabSync(name) } : {}),
    get: () => {
      const value = jar.get(name)
      return isPromise(value) ? value.then(parseTokens) : parseTokens(value)
    },
    set: (tokens) => {
      const value = tokens ? serialiseTokens(tokens) : ''
      // Percent signs and attributes take room too.
      if (name.length + encodeURIComponent(value).length + 100 > mostBytes) {
        throw new RangeError('The tokens are too long for a cookie')
      }
      const attributes = {
        path: '/',
        sameSite: 'lax',
        secure,
        maxAge: tokens ? maxAge : 0,
      } as const
      return jar.set(name, value, attributes)
    },
  })
