/** A session in the cookies of a request, for servers that render pages. */
import { invalidArgument } from '../errors/invalid-argument.ts'
import {
  type PendingSignIn,
  pendingSignIn as pendingSignInOf,
} from '../session/sign-in/pending-sign-in.ts'
import {
  type CookieStorageOptions,
  cookieStorage as storageOf,
} from '../session/tokens/cookie-storage.ts'
import type { CookieAttributes, CookieJar } from '../session/tokens/cookies.ts'
import type { TokenStorage } from '../session/tokens/storage.ts'
import { fieldsOf } from '../values/json.ts'

/** The attributes of a session's cookie in Next. */
export interface NextCookieAttributes extends CookieAttributes {
  readonly httpOnly: boolean
}

/** The part of Next's `cookies()` that is used; any store of this shape will do. */
export interface NextCookies {
  get(name: string): { readonly value: string } | undefined
  set(name: string, value: string, attributes: NextCookieAttributes): unknown
}

/** Options of a session cookie on a server that renders. */
export interface NextCookieOptions extends CookieStorageOptions {
  /**
   * Hides the cookie from scripts; true by default. Set it to false to let the page's own client
   * continue the session, by `cookieStorage(documentCookies())` of `./auth`.
   */
  readonly httpOnly?: boolean | undefined
  /**
   * Called where cookies are read-only, such as in a server component. New tokens then last for this
   * request only, so let middleware or a route handler renew the session first.
   */
  readonly onReadOnly?: ((cause: unknown) => void) | undefined
}

const jarOf = (
  cookies: NextCookies | PromiseLike<NextCookies>,
  { httpOnly = true, onReadOnly }: NextCookieOptions,
): CookieJar => {
  const { get, then: later, writeTo, shared } = fieldsOf(cookies)
  // Untyped callers: with anything else, each request would silently be a new visitor's.
  if (writeTo || shared || !(get || later)) {
    throw invalidArgument('cookies', 'are a jar, or none: take those of storefront-client/auth')
  }
  /** The last write and the value before it: in middleware, reading returns the request's old cookie. */
  let written: { readonly before: string | undefined; readonly value: string } | undefined
  return {
    get: async (name) => {
      const value = (await cookies).get(name)?.value
      return written && written.before === value ? written.value : value
    },
    set: async (name, value, attributes) => {
      const store = await cookies
      const before = store.get(name)?.value
      try {
        await store.set(name, value, { ...attributes, httpOnly })
        written = { before, value }
      } catch (cause) {
        onReadOnly?.(cause)
        // The storage around this one continues in memory for the rest of the request.
        throw cause
      }
    },
  }
}

/**
 * Keeps a session in cookies: path `/`, `Secure`, `SameSite=Lax`, invisible to scripts. Make one
 * storage and one client per request, never one for all: a session belongs to its visitor. A written
 * session can be read back within the request, also in middleware, where reads see the request's
 * cookies and writes go to the response.
 *
 * @param cookies the result of Next's `cookies()`, awaited or not, or any store of that shape
 * @example
 * const client = createClient({ platform, clientId, storage: cookieStorage(cookies()) })
 */
export const cookieStorage = (
  cookies: NextCookies | PromiseLike<NextCookies>,
  options: NextCookieOptions = {},
): TokenStorage => storageOf(jarOf(cookies, options), options)

/**
 * Keeps a sign-in that waits for an e-mailed code until the request that brings it.
 *
 * @param cookies the result of Next's `cookies()`, awaited or not, or any store of that shape
 * @example
 * const pending = pendingSignIn(cookies())
 * await pending.keep(await client.session.register({ email: 'ann@example.com', password: '…' }))
 * // The request that brings the code:
 * await client.session.verify({ code: '123456' }, await pending.get())
 */
export const pendingSignIn = (
  cookies: NextCookies | PromiseLike<NextCookies>,
  options?: Pick<NextCookieOptions, 'name' | 'secure'>,
): PendingSignIn => pendingSignInOf(jarOf(cookies, {}), options)
