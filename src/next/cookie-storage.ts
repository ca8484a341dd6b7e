/** A session in the cookies of a request, for servers that render pages. */
import type { TokenStorage } from '../session/storage.ts'
import { readTokens, type Tokens } from '../session/tokens.ts'

/** How a session cookie is written. */
export interface SessionCookieOptions {
  readonly path: string
  readonly secure: boolean
  readonly sameSite: 'lax'
  readonly httpOnly: boolean
  /** In seconds; 0 removes the cookie. */
  readonly maxAge: number
}

/** The part of Next's `cookies()` that is used; any store of this shape will do. */
export interface CookieStore {
  get(name: string): { readonly value: string } | undefined
  set(name: string, value: string, options: SessionCookieOptions): unknown
}

/** How a session is kept in cookies. */
export interface CookieStorageOptions {
  /** The cookie's name; `storefront-session` when left out. */
  readonly name?: string
  /** Whether scripts in the page cannot see the cookie. Switch it off only to share it with them. */
  readonly httpOnly?: boolean
  /** Whether the cookie needs HTTPS. Browsers take it on localhost all the same. */
  readonly secure?: boolean
  /** How long a browser keeps the cookie, in seconds; a year when left out. */
  readonly maxAge?: number
  /**
   * Called when the store refuses to write: a server component may read cookies, not set them. The
   * tokens then serve this request only, so renew the session where cookies can be set.
   */
  readonly onReadOnly?: (cause: unknown) => void
}

const year = 31_536_000

const parse = (text: string | undefined): Tokens | undefined => {
  if (!text) return undefined
  try {
    return readTokens(JSON.parse(text))
  } catch {
    // A cookie is the browser's to change: whatever cannot be read is no session.
    return undefined
  }
}

/**
 * Keeps a session in cookies: path `/`, `Secure`, `SameSite=Lax`, invisible to scripts. Make one
 * storage and one client per request, never one for all: a session belongs to its visitor.
 *
 * @param cookies what Next's `cookies()` returns, awaited or not, or any store of that shape
 * @example
 * const client = createClient({ platform, clientId, storage: cookieStorage(cookies()) })
 */
export const cookieStorage = (
  cookies: CookieStore | PromiseLike<CookieStore>,
  options: CookieStorageOptions = {},
): TokenStorage => {
  const { name = 'storefront-session', httpOnly = true, secure = true, maxAge = year } = options
  // What could not be written, kept for this request, so that it does not ask for tokens twice.
  let unwritten: { readonly tokens: Tokens | undefined } | undefined
  return {
    get: async () => (unwritten ? unwritten.tokens : parse((await cookies).get(name)?.value)),
    set: async (tokens) => {
      const store = await cookies
      try {
        await store.set(name, tokens ? JSON.stringify(tokens) : '', {
          path: '/',
          secure,
          sameSite: 'lax',
          httpOnly,
          maxAge: tokens ? maxAge : 0,
        })
        unwritten = undefined
      } catch (cause) {
        unwritten = { tokens }
        options.onReadOnly?.(cause)
      }
    },
  }
}
