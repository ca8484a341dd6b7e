import { invalidArgument } from '../../errors/invalid-argument.ts'
import { fieldsOf, isPromise, isRecord } from '../../values/json.ts'
import type { CookieJar } from './cookies.ts'
import { withMemoryFallback } from './memory-fallback.ts'
import type { TokenStorage } from './storage.ts'
import { tabSync } from './tab-sync.ts'
import { parseTokens, serialiseTokens } from './tokens.ts'

/** Browsers silently drop a cookie whose name, value and attributes are longer than this. */
const mostBytes = 4096

/** Options of the session cookie. */
export interface CookieStorageOptions {
  /**
   * The cookie's name; two clients of one site need two names. The default begins with `__Host-`:
   * browsers accept such a cookie only from this host and over https, so that another host of the
   * domain cannot set the session.
   */
  readonly name?: string | undefined
  /**
   * Whether it is sent over https only: as the jar says by default, and true where it says nothing. Safari keeps no such
   * cookie over http, not even on this machine.
   */
  readonly secure?: boolean | undefined
  /** How long an unused session is kept, in seconds: 30 days by default. */
  readonly maxAge?: number | undefined
}

/**
 * Keeps tokens in a cookie (path `/`, `Secure`, `SameSite=Lax`), so that a server that renders and
 * the page it sent share one session. Reading and writing may be synchronous or not. Where a
 * cookie cannot be set (a server component, headers already sent, a browser that refuses cookies)
 * the session continues in memory.
 *
 * @param jar `documentCookies()` in a page, `requestCookies(header)` on a server, or your own
 */
export const cookieStorage = (jar: CookieJar, options: CookieStorageOptions = {}): TokenStorage => {
  // Untyped callers: with anything else, each request would silently be a new visitor's.
  if (!fieldsOf(jar).get)
    throw invalidArgument('jar', 'has no get(): for cookies() take storefront-client/next')
  const {
    secure = jar.secure ?? true,
    name = secure ? '__Host-storefront-session' : 'storefront-session',
    maxAge = 30 * 24 * 3600,
  } = options
  let isNext = false
  const read = (value: string | null | undefined) => {
    isNext = isRecord(value)
    return parseTokens(value)
  }
  const storage = withMemoryFallback({
    ...(jar.shared ? { tabSync: tabSync(name) } : {}),
    get: () => {
      const value = jar.get(name)
      return isPromise(value) ? value.then(read) : read(value)
    },
    set: (tokens) => {
      const value = tokens ? serialiseTokens(tokens) : ''
      // The browser's limit counts the encoded value and the attributes too.
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
  return {
    ...storage,
    get: () => {
      const held = storage.get()
      // Outside the fallback, which takes what it cannot read for an empty storage.
      if (isNext)
        throw invalidArgument('jar', 'returns objects: for cookies() take storefront-client/next')
      return held
    },
  }
}
