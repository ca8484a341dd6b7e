/** Cookies as text, for browsers and for servers that render. */
import { invalidArgument } from '../../errors/invalid-argument.ts'

/** How a session's cookie is set. */
export interface CookieAttributes {
  /** Always the whole site, because a session is valid on all its pages. */
  readonly path: '/'
  readonly sameSite: 'lax'
  /** False only over plain http: on this machine, where Safari drops `Secure` cookies, and on a test server. */
  readonly secure: boolean
  /** How long it is kept, in seconds; 0 deletes it. */
  readonly maxAge: number
}

/** Reads and writes cookies: of a page, of a request and its response, or of a framework. */
export interface CookieJar {
  /** The value of a cookie as it was set. */
  get(name: string): string | null | undefined | Promise<string | null | undefined>
  /**
   * Throws, or rejects, where the cookie cannot be set. A server's own jar adds `HttpOnly`, unless a client in the page
   * continues the session.
   */
  set(
    name: string,
    value: string,
    attributes: CookieAttributes,
  ): void | Promise<void> | Promise<unknown>
  /** Whether other tabs see the same cookies now: true in a page, not on a server. */
  readonly shared?: boolean
  /** Whether the session and a pending sign-in are sent over https only, unless their own option says so; true by default. */
  readonly secure?: boolean
}

/** A `Set-Cookie` header's text; the value is percent-encoded. */
export const serialiseCookie = (
  name: string,
  value: string,
  { path, secure, maxAge }: CookieAttributes,
): string =>
  [
    `${name}=${encodeURIComponent(value)}`,
    `Path=${path}`,
    `Max-Age=${maxAge}`,
    ...(secure ? ['Secure'] : []),
    'SameSite=Lax',
  ].join('; ')

/** The value of one cookie in a `Cookie` header (or `document.cookie`). */
export const readCookie = (header: string | null | undefined, name: string): string | undefined => {
  // Only spaces separate cookies: a subdomain may set one that is named U+00A0 and then `__Host-`.
  for (const pair of (header ?? '').split(/; */)) {
    const [key = '', ...rest] = pair.split('=')
    if (key.trimEnd() !== name) continue
    try {
      return decodeURIComponent(rest.join('=').trim())
    } catch {
      return undefined
    }
  }
  return undefined
}

/** The cookies of the page the script runs in; `set` throws where the browser refuses a cookie. */
export const documentCookies = (): CookieJar => ({
  shared: true,
  get: (name) => readCookie(document.cookie, name),
  set: (name, value, attributes) => {
    // By reflection, because the linter prefers the Cookie Store API, which not every browser has.
    Reflect.set(document, 'cookie', serialiseCookie(name, value, attributes))
    // A browser that refuses a cookie does so silently.
    const wanted = attributes.maxAge ? value : undefined
    if (readCookie(document.cookie, name) !== wanted) throw new Error('The cookie was refused')
  },
})

/** The cookies of one request on a server, and the `Set-Cookie` headers its response needs. */
export interface RequestCookies extends CookieJar {
  /** Whether they are for https only, to pass on with cookies of your own. */
  readonly secure: boolean
  /** One header per cookie that was set, in order, the last of each name only. */
  readonly setCookie: readonly string[]
  /** Appends these headers to those of the response. */
  writeTo(headers: Headers): void
}

/** How the cookies of a request are set. */
export interface RequestCookiesOptions {
  /**
   * Hides them from scripts; true by default. Set it to false to let the page's own client continue the session, by
   * `cookieStorage(documentCookies())`.
   */
  readonly httpOnly?: boolean | undefined
  /**
   * Whether the session and a pending sign-in are sent over https only; true by default. Safari keeps no such cookie
   * over http, not even on this machine: `originOf(request).startsWith('https:')` of `./next` suits both.
   */
  readonly secure?: boolean | undefined
}

/**
 * The cookies of a request, for a client per request.
 *
 * @param header the request's `Cookie` header
 *
 * @example
 * const cookies = requestCookies(request.headers.get('cookie'))
 * const client = createClient({ platform, clientId, storage: cookieStorage(cookies) })
 * …
 * cookies.writeTo(response.headers)
 */
export const requestCookies = (
  header: string | null | undefined,
  { httpOnly = true, secure = true }: RequestCookiesOptions = {},
): RequestCookies => {
  if (typeof (header ?? '') !== 'string')
    throw invalidArgument('header', 'is not the text of the request’s Cookie header')
  const written = new Map<string, { readonly value: string; readonly text: string }>()
  return {
    secure,
    get: (name) => written.get(name)?.value ?? readCookie(header, name),
    set: (name, value, attributes) => {
      const text = serialiseCookie(name, value, attributes)
      written.set(name, { value, text: httpOnly ? `${text}; HttpOnly` : text })
    },
    get setCookie() {
      return [...written.values()].map(({ text }) => text)
    },
    writeTo: (headers) => {
      for (const { text } of written.values()) headers.append('set-cookie', text)
    },
  }
}
