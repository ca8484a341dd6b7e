/** Where tokens are kept, and what happens when they cannot be. */
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import {
  ApiError,
  createClient,
  platforms,
  type TokenStorage,
  type Tokens,
  webStorage,
} from '../../../src/index.ts'
import { createCore, getProduct } from '../../../src/operations.ts'
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
import {
  browserEntries,
  localEntries,
  processEntries,
  putInPlace,
} from '../support/browser-storage.ts'
import { clientId, errorOf } from '../support/client.ts'
import { TokenServer } from './support/token-server.ts'

const tokens: Tokens = {
  accessToken: { value: 'OAUTH2.eyJ;=, "ä', expiresAt: 2_000_000_000 },
  refreshToken: { value: 'JWS.r', role: 'member' },
  renewal: { signInId: 'o', early: 5, parked: { value: 'p', signInId: 'm', retryAt: 1 } },
}

/** A kept session in a local storage that fails in some way. */
const kept = (broken: Partial<Storage>): TokenStorage => {
  localEntries(broken)
  return webStorage('local')
}

const fail = (): never => {
  throw new DOMException('The quota has been exceeded.', 'QuotaExceededError')
}

const faulty: Readonly<Record<string, () => TokenStorage>> = {
  'is full': () => kept({ setItem: fail }),
  'cannot be read': () => kept({ getItem: fail }),
  'cannot be read, written or emptied': () =>
    kept({ getItem: fail, setItem: fail, removeItem: fail }),
  'may not even be looked at': () => {
    putInPlace('localStorage', fail)
    return webStorage('local')
  },
  'is absent': () => webStorage('session'),
  'forgets what is written': () => kept({ setItem: () => {} }),
  'holds rubbish': () => kept({ getItem: () => '{"accessToken":' }),
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
    expect(await client.session.tokens()).toMatchObject({ refreshToken: { role: 'member' } })
    await client.session.logout().catch(() => {})
    expect(await client.session.tokens()).toBeUndefined()
  })

  it.each(['local', 'session'] as const)(
    'belongs to a server’s process (%s) is shared by no two visitors',
    (kind) => {
      const { map } = processEntries(`${kind}Storage`)
      webStorage(kind).set(tokens)
      expect([webStorage(kind).get(), map.size]).toEqual([undefined, 0])
    },
  )

  it.each([
    ['is full', fail],
    ['forgets what is written', () => {}],
  ])('%s keeps no older session for the next page', (_, setItem) => {
    const store = localEntries()
    webStorage('local').set(tokens)
    putInPlace('localStorage', { ...store, setItem })
    const full = webStorage('local')
    const next = { ...tokens, refreshToken: { value: 'next', role: 'member' as const } }
    full.set(next)
    expect(full.get()).toEqual(next)
    expect(store.map.size).toBe(0)
  })

  it('works again is used again', () => {
    const store = browserEntries()
    let isFull = true
    putInPlace('localStorage', {
      ...store,
      setItem: (key: string, value: string) => (isFull ? fail() : store.setItem(key, value)),
    })
    const storage = webStorage('local')
    storage.set(tokens)
    expect(store.map.size).toBe(0)
    isFull = false
    storage.set(tokens)
    expect(store.map.size).toBe(1)
    expect(webStorage('local').get()).toEqual(tokens)
  })

  it.each([
    ['local', webStorage('local')],
    ['session', webStorage('session')],
    ['local', withMemoryFallback(webStorage('local'))],
  ] as const)('of the page (%s) is one of each client’s', async (kind, storage) => {
    putInPlace(`${kind}Storage`, browserEntries())
    const [first, second] = [new TokenServer(), new TokenServer()]
    const own = first.client({ storage })
    await own.session.setTokens(first.member())
    const others = [
      first.client({ storage, clientId: 'another' }),
      second.client({ storage, platform: platforms.sandbox('http://elsewhere.example') }),
      createCore({
        storage,
        clientId,
        platform: platforms.sandbox('http://third.example'),
        fetch: second.fetch,
      }),
    ]
    for (const client of others) await getProduct(client, 'p')
    const grants = [...first.tokenCalls, ...second.tokenCalls].map(({ grantType }) => grantType)
    expect(grants).toEqual(['anonymous', 'anonymous', 'anonymous'])
    expect(own.session.role).toBe('member')
    expect(first.client({ storage: webStorage(kind) }).session.role).toBe('member')
  })

  it('of the page continues a session that was kept before clients had entries of their own', async () => {
    const store = localEntries()
    const server = new TokenServer()
    store.setItem('mine', serialiseTokens(server.member()))
    const first = server.client({ storage: webStorage('local', 'mine') })
    expect(first.session.role).toBe('member')
    const other = server.client({ storage: webStorage('local', 'mine'), clientId: 'another' })
    expect([other.session.role, first.session.role]).toEqual(['none', 'member'])
    await first.session.setTokens(undefined)
    expect(store.map.size).toBe(0)
  })

  it.each([undefined, 'Local', 'localStorage'])(
    'of the page says which kinds there are when it is given %s',
    (kind) => {
      const made = () => Reflect.apply(webStorage, undefined, [kind])
      expect(made).toThrow(ApiError)
      expect(made).toThrow('"kind" must be local or session')
    },
  )

  it('is per tab is not shared with other tabs', () => {
    const store = browserEntries()
    putInPlace('sessionStorage', store)
    const storage = webStorage('session')
    storage.set(tokens)
    expect(parseTokens(store.getItem('storefront-client.session'))).toEqual(tokens)
  })

  it('is per tab opens no channel on a server', () => {
    const opened = vi.fn()
    vi.stubGlobal('BroadcastChannel', opened)
    onTestFinished(() => void vi.unstubAllGlobals())
    createClient({ platform: platforms.wix, clientId: 'app', storage: webStorage('session') })
    expect(opened).not.toHaveBeenCalled()
  })

  it.each([
    ['throws', { get: fail, set: fail }],
    ['rejects', { get: async () => fail(), set: async () => fail() }],
    ['throws when it is written', { get: () => undefined, set: fail }],
  ])('is the app’s own and %s is named', async (_, storage) => {
    const server = new TokenServer()
    const named = {
      kind: 'system',
      code: 'STORAGE_FAILED',
      message: 'The token storage failed',
      cause: { name: 'QuotaExceededError' },
    }
    const client = server.client({ storage })
    expect(await errorOf(client.products.getProduct('p'))).toMatchObject({
      ...named,
      operation: 'products.getProduct',
      attempts: 0,
    })
    expect(await errorOf(client.session.setTokens(tokens))).toMatchObject(named)
    expect(client.session.role).toBe('none')
    const platform = platforms.sandbox('http://store.example')
    const core = createCore({ platform, clientId: 'c', fetch: server.fetch, storage })
    const { code, cause } = named
    expect(await errorOf(getProduct(core, 'p'))).toMatchObject({ code, cause })
  })

  it('always fails is replaced by memory, if wrapped in the fallback', async () => {
    const storage = withMemoryFallback({ get: fail, set: fail })
    await storage.set(tokens)
    expect(await storage.get()).toEqual(tokens)
  })

  it('counts a storage as empty whose own platform call fails', async () => {
    const platform = platforms.sandbox('http://store.example')
    const away = createClient({ platform, clientId, retries: 0, fetch: fail })
    const get = async () => {
      await away.products.getProduct('p')
      return undefined
    }
    expect(await withMemoryFallback({ get, set: () => {} }).get()).toBeUndefined()
  })
})

describe('tokens as text', () => {
  it('round-trip', () => {
    expect(parseTokens(serialiseTokens(tokens))).toEqual(tokens)
  })

  it.each([
    ...[undefined, null, '', '{', 'null', '[]', '{"accessToken":{"value":"a"}}'],
    '{"accessToken":{},"refreshToken":{}}',
    '{"accessToken":{"value":"","expiresAt":0},"refreshToken":{"value":"","role":"none"}}',
    '{"accessToken":{"value":"a","expiresAt":null},"refreshToken":{"value":"","role":"member"}}',
  ])('are not found in %j', (text) => {
    expect(parseTokens(text)).toBeUndefined()
  })

  it('are read without invalid renewal data', () => {
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

  it('is valid for the whole site, over HTTPS, and not sent by cross-site requests', () => {
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

  it('carries a session through server rendering', async () => {
    const server = new TokenServer()
    const first = requestCookies(null)
    await server.client({ storage: cookieStorage(first) }).products.getProduct('p')
    expect(first.setCookie).toEqual([
      expect.stringMatching(
        /^__Host-storefront-session=[^;]+; Path=\/; Max-Age=2592000; Secure; SameSite=Lax; HttpOnly$/,
      ),
    ])

    const headers = new Headers()
    first.writeTo(headers)
    expect(headers.getSetCookie()).toEqual(first.setCookie)

    const [sent = ''] = first.setCookie[0]?.split(';') ?? []
    const second = requestCookies(`theme=dark; ${sent}`)
    await server.client({ storage: cookieStorage(second) }).products.getProduct('p')
    expect(server.tokenCalls).toHaveLength(1)
    expect(second.setCookie).toEqual([])
  })

  it('is deleted by signing out', async () => {
    const cookies = requestCookies(null, { httpOnly: false })
    const storage = cookieStorage(cookies, { name: 'mine' })
    await storage.set(tokens)
    await storage.set(undefined)
    expect(cookies.setCookie).toEqual(['mine=; Path=/; Max-Age=0; Secure; SameSite=Lax'])
    expect(await storage.get()).toBeUndefined()
  })

  it('can be read and written asynchronously', async () => {
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

  it('too long for a browser is not sent: the session continues in memory', async () => {
    const cookies = requestCookies(null)
    const storage = cookieStorage(cookies)
    const long = { ...tokens, accessToken: { value: 'x'.repeat(4096), expiresAt: 2e9 } }
    await storage.set(long)
    expect(await storage.get()).toEqual(long)
    expect(cookies.setCookie).toEqual([])
  })
})
