/** Where tokens are kept, and what happens when they cannot be. */
import { describe, expect, it } from 'vitest'
import { type TokenStorage, type Tokens, webStorage } from '../../../src/index.ts'
import { cookieStorage } from '../../../src/session/tokens/cookie-storage.ts'
import {
  type CookieAttributes,
  type CookieJar,
  readCookie,
  requestCookies,
  serialiseCookie,
} from '../../../src/session/tokens/cookies.ts'
import { withMemoryFallback } from '../../../src/session/tokens/memory-fallback.ts'
import { parseTokens, serialiseTokens } from '../../../src/session/tokens/tokens.ts'
import { TokenServer } from './support/token-server.ts'

const tokens: Tokens = {
  accessToken: { value: 'OAUTH2.eyJ;=, "ä', expiresAt: 2_000_000_000 },
  refreshToken: { value: 'JWS.r', role: 'member' },
  renewal: { signInId: 'o', early: 5, parked: { value: 'p', signInId: 'm', retryAt: 1 } },
}

const entries = (broken: Partial<Storage> = {}) => {
  const map = new Map<string, string>()
  return {
    map,
    getItem: (key: string) => map.get(key) ?? null,
    setItem: (key: string, value: string) => void map.set(key, value),
    removeItem: (key: string) => void map.delete(key),
    ...broken,
  }
}

const fail = (): never => {
  throw new DOMException('The quota has been exceeded.', 'QuotaExceededError')
}

const faulty: Readonly<Record<string, () => TokenStorage>> = {
  'is full': () => webStorage(entries({ setItem: fail })),
  'cannot be read': () => webStorage(entries({ getItem: fail })),
  'cannot be read, written or emptied': () =>
    webStorage(entries({ getItem: fail, setItem: fail, removeItem: fail })),
  'may not even be looked at': () => webStorage(fail),
  'forgets what is written': () => webStorage(entries({ setItem: () => {} })),
  'holds rubbish': () => webStorage(entries({ getItem: () => '{"accessToken":' })),
  'is a cookie that may not be set here': () => cookieStorage({ get: () => undefined, set: fail }),
  'refuses later': () =>
    cookieStorage({ get: () => Promise.reject(fail), set: () => Promise.reject(new Error('no')) }),
}

describe('a storage that', () => {
  it.each(Object.entries(faulty))('%s does not prevent a sign-in', async (_, make) => {
    const server = new TokenServer()
    const storage = make()
    const client = server.client({ storage })
    await client.products.getProduct('p')
    await client.products.getProduct('p')
    expect(server.tokenCalls).toHaveLength(1)
    await client.session.setTokens(server.member())
    await client.products.getProduct('p')
    expect(await storage.get()).toMatchObject({ refreshToken: { role: 'member' } })
    await client.session.logout().catch(() => {})
    expect(await storage.get()).toBeUndefined()
  })

  it('is full leaves no older session behind for the next page', () => {
    const store = entries()
    webStorage(store).set(tokens)
    const full = webStorage({ ...store, setItem: fail })
    const next = { ...tokens, refreshToken: { value: 'next', role: 'member' as const } }
    full.set(next)
    expect(full.get()).toEqual(next)
    expect(store.map.size).toBe(0)
  })

  it('works again is used again', () => {
    const store = entries()
    let isFull = true
    const storage = webStorage({
      ...store,
      setItem: (key, value) => (isFull ? fail() : store.setItem(key, value)),
    })
    storage.set(tokens)
    expect(store.map.size).toBe(0)
    isFull = false
    storage.set(tokens)
    expect(store.map.size).toBe(1)
    expect(webStorage(store).get()).toEqual(tokens)
  })

  it('is the app’s own can be made enduring', async () => {
    const storage = withMemoryFallback({ get: fail, set: fail })
    await storage.set(tokens)
    expect(await storage.get()).toEqual(tokens)
  })
})

describe('tokens as text', () => {
  it('come back whole', () => {
    expect(parseTokens(serialiseTokens(tokens))).toEqual(tokens)
  })

  it.each([undefined, null, '', '{', 'null', '[]', '{"accessToken":{"value":"a"}}'])(
    'are not found in %j',
    (text) => {
      expect(parseTokens(text)).toBeUndefined()
    },
  )

  it('are read without notes that make no sense', () => {
    const { renewal: _, ...plain } = tokens
    for (const renewal of [null, {}, { signInId: 1, early: 5 }, { signInId: 'o', early: null }]) {
      expect(parseTokens(JSON.stringify({ ...tokens, renewal }))).toEqual(plain)
    }
    const parked = { value: '', signInId: 'm', retryAt: 1 }
    const odd = { ...tokens, renewal: { signInId: 'o', early: 5, parked } }
    expect(parseTokens(JSON.stringify(odd))?.renewal).toEqual({ signInId: 'o', early: 5 })
  })
})

describe('a cookie', () => {
  const attributes = { path: '/', sameSite: 'lax', secure: true, maxAge: 60 } as const

  it('is for the whole site, over https, and not sent along by other sites', () => {
    expect(serialiseCookie('n', 'a b;"', attributes)).toBe(
      'n=a%20b%3B%22; Path=/; Max-Age=60; Secure; SameSite=Lax',
    )
    expect(serialiseCookie('n', '', { ...attributes, secure: false, maxAge: 0 })).toBe(
      'n=; Path=/; Max-Age=0; SameSite=Lax',
    )
  })

  it('is found among others', () => {
    expect(readCookie('a=1; n=x%20y=z; b=2', 'n')).toBe('x y=z')
    expect(readCookie('xn=1', 'n')).toBeUndefined()
    expect(readCookie('n=%', 'n')).toBeUndefined()
    expect(readCookie(undefined, 'n')).toBeUndefined()
  })

  it('carries a session through a server that renders', async () => {
    const server = new TokenServer()
    const first = requestCookies(null)
    await server.client({ storage: cookieStorage(first) }).products.getProduct('p')
    expect(first.setCookie).toEqual([
      expect.stringMatching(
        /^__Host-storefront-session=[^;]+; Path=\/; Max-Age=2592000; Secure; SameSite=Lax$/,
      ),
    ])

    const [sent = ''] = first.setCookie[0]?.split(';') ?? []
    const second = requestCookies(`theme=dark; ${sent}`)
    await server.client({ storage: cookieStorage(second) }).products.getProduct('p')
    expect(server.tokenCalls).toHaveLength(1)
    expect(second.setCookie).toEqual([])
  })

  it('is deleted by signing out', async () => {
    const cookies = requestCookies(null)
    const storage = cookieStorage(cookies, { name: 'mine' })
    await storage.set(tokens)
    await storage.set(undefined)
    expect(cookies.setCookie).toEqual(['mine=; Path=/; Max-Age=0; Secure; SameSite=Lax'])
    expect(await storage.get()).toBeUndefined()
  })

  it('may be read and written asynchronously', async () => {
    const map = new Map<string, string>()
    const seen: CookieAttributes[] = []
    const jar: CookieJar = {
      get: async (name) => map.get(name),
      set: async (name, value, given) => {
        map.set(name, value)
        seen.push(given)
      },
    }
    const storage = cookieStorage(jar)
    await storage.set(tokens)
    expect(await storage.get()).toEqual(tokens)
    expect(seen).toEqual([{ path: '/', sameSite: 'lax', secure: true, maxAge: 2_592_000 }])
  })

  it('too long for a browser is not sent: the session goes on in memory', async () => {
    const cookies = requestCookies(null)
    const storage = cookieStorage(cookies)
    const long = { ...tokens, accessToken: { value: 'x'.repeat(4096), expiresAt: 2e9 } }
    await storage.set(long)
    expect(await storage.get()).toEqual(long)
    expect(cookies.setCookie).toEqual([])
  })
})
