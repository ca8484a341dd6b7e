/** A session in the cookies of a request. */
import { describe, expect, it } from 'vitest'
import {
  cookieStorage,
  type NextCookieAttributes,
  type NextCookies,
  pendingSignIn,
} from '../../../src/next/index.ts'
import type { Tokens } from '../../../src/session/tokens/tokens.ts'
import { TokenServer } from '../session/support/token-server.ts'

const tokens: Tokens = {
  accessToken: { value: 'access', expiresAt: 2_000_000_000 },
  refreshToken: { value: 'refresh', role: 'member' },
}

/** A store as Next's `cookies()` gives it to a route handler. */
const routeHandler = (jar = new Map<string, string>()) => {
  const written: { name: string; options: NextCookieAttributes }[] = []
  const store: NextCookies = {
    get: (name) => {
      const value = jar.get(name)
      return value === undefined ? undefined : { value }
    },
    set: (name, value, options) => {
      written.push({ name, options })
      jar.set(name, value)
    },
  }
  return { store, written, jar }
}

/** The same store as a server component sees it. */
const serverComponent = (jar: Map<string, string>): NextCookies => ({
  ...routeHandler(jar).store,
  set: () => {
    throw new Error('Cookies can only be modified in a Server Action or Route Handler')
  },
})

describe('cookies of a request', () => {
  it('carry a session from one request to the next', async () => {
    const { store, jar } = routeHandler()
    await cookieStorage(store).set(tokens)
    expect(await cookieStorage(routeHandler(jar).store).get()).toEqual(tokens)
  })

  it('may be a promise, as in newer versions of Next', async () => {
    const { store } = routeHandler()
    const storage = cookieStorage(Promise.resolve(store))
    await storage.set(tokens)
    expect(await storage.get()).toEqual(tokens)
  })

  it('are written with path /, Secure, SameSite=Lax, and hidden from scripts', async () => {
    const { store, written } = routeHandler()
    await cookieStorage(store, { name: 'shop' }).set(tokens)
    expect(written).toEqual([
      {
        name: 'shop',
        options: { path: '/', secure: true, sameSite: 'lax', httpOnly: true, maxAge: 2_592_000 },
      },
    ])
  })

  it('carry a pending sign-in to the request that brings the code', async () => {
    const { store, jar, written } = routeHandler()
    const waiting = {
      loginState: 'EMAIL_VERIFICATION_REQUIRED',
      data: { stateToken: 'state' },
    } as const
    await pendingSignIn(Promise.resolve(store)).keep(waiting)
    expect(written[0]?.options).toMatchObject({ httpOnly: true, secure: true, maxAge: 3600 })
    const pending = pendingSignIn(routeHandler(jar).store)
    expect(await pending.get()).toEqual(waiting)
    await pending.keep({ loginState: 'SUCCESS', data: { sessionToken: 't' } })
    expect(await pending.get()).toBeUndefined()
  })

  it('are removed when the session ends', async () => {
    const { store, written } = routeHandler()
    const storage = cookieStorage(store)
    await storage.set(tokens)
    await storage.set(undefined)
    expect(written.at(-1)?.options.maxAge).toBe(0)
    expect(await storage.get()).toBeUndefined()
  })

  it.each(['', 'null', '{', '{"accessToken":1}'])('that hold %j hold no session', async (text) => {
    const { store } = routeHandler(new Map([['__Host-storefront-session', text]]))
    expect(await cookieStorage(store).get()).toBeUndefined()
  })

  it('that cannot be written keep new tokens for this request, and warn', async () => {
    const refusals: unknown[] = []
    const storage = cookieStorage(serverComponent(new Map()), {
      onReadOnly: (cause) => refusals.push(cause),
    })
    await storage.set(tokens)
    expect(await storage.get()).toEqual(tokens)
    expect(refusals).toHaveLength(1)
  })
})

describe('cookies of middleware', () => {
  /** What is read comes from the request, what is written goes to the response. */
  const middleware = (sent = new Map<string, string>()) => {
    const set = new Map<string, string>()
    const store: NextCookies = {
      get: (name) => {
        const value = sent.get(name)
        return value === undefined ? undefined : { value }
      },
      set: (name, value) => void set.set(name, value),
    }
    return { store, sent, set }
  }

  it('start one visitor session for three calls, which the next request continues', async () => {
    const server = new TokenServer()
    const { store, set } = middleware()
    const client = server.client({ storage: cookieStorage(store) })
    for (const id of ['p', 'q', 'r']) await client.products.getProduct(id)
    expect(server.tokenCalls).toHaveLength(1)

    const next = server.client({ storage: cookieStorage(middleware(set).store) })
    await next.products.getProduct('p')
    expect(server.tokenCalls).toHaveLength(1)
  })

  it('hold no session after a sign-out, although the request still has the cookie', async () => {
    const { store, sent, set } = middleware()
    await cookieStorage(store).set(tokens)
    for (const [name, value] of set) sent.set(name, value)
    const storage = cookieStorage(middleware(sent).store)
    expect(await storage.get()).toEqual(tokens)
    await storage.set(undefined)
    expect(await storage.get()).toBeUndefined()
  })

  it('are read again after other code changed them', async () => {
    const { store, sent, set } = middleware()
    const storage = cookieStorage(store)
    await storage.set(tokens)
    const other = { ...tokens, accessToken: { value: 'other', expiresAt: 2_000_000_000 } }
    await cookieStorage(store).set(other)
    for (const [name, value] of set) sent.set(name, value)
    expect(await storage.get()).toEqual(other)
  })
})
