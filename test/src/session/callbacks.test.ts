/** Redirect sign-in: there, back, and every callback that is not ours. */
import { describe, expect, it } from 'vitest'
import { withoutCallback } from '../../../src/session/sign-in/callback.ts'
import {
  defaultTransactions,
  memoryTransactions,
  type Transaction,
  tabTransactions,
  textTransactions,
} from '../../../src/session/sign-in/transactions.ts'
import { processEntries } from '../support/browser-storage.ts'
import { clientOf, errorOf } from '../support/client.ts'
import { type Answerer, type Received, startLoopback, withTokens } from '../support/loopback.ts'

const redirectUri = 'https://shop.example/callback'

const requestOf = ({ body }: Received): URLSearchParams => {
  const text = JSON.stringify(body)
  const request: unknown = JSON.parse(text).auth.authRequest
  return new URLSearchParams(
    Object.entries(request ?? {}).map(([name, value]) => [name, String(value)]),
  )
}

const startPlatform = (answer: Answerer = () => ({ body: {} })) =>
  startLoopback(
    withTokens((request) =>
      request.path === '/v1/redirect-session'
        ? { body: { redirectSession: { id: 'r', fullUrl: 'https://store.example/authorize?s=1' } } }
        : answer(request),
    ),
  )

const begun = async (responseMode?: 'fragment' | 'query') => {
  const server = await startPlatform()
  const transactions = memoryTransactions()
  const client = clientOf(server, { transactions })
  const { authUrl } = await client.session.beginRedirectLogin({
    redirectUri,
    originalUri: '/account',
    ...(responseMode ? { responseMode } : {}),
  })
  const asked = server.received.find(({ path }) => path === '/v1/redirect-session')
  if (!asked) throw new Error('No redirect session')
  const request = requestOf(asked)
  const exchanges = () =>
    server.received.filter(
      ({ path, body }) =>
        path === '/oauth2/token' && JSON.stringify(body).includes('authorization_code'),
    )
  const state = request.get('state') ?? ''
  return { transactions, client, authUrl, asked, state, exchanges }
}

describe('a redirect sign-in', () => {
  it('requests a page with a new challenge and state, without the verifier', async () => {
    const { asked, authUrl } = await begun()
    expect(authUrl).toBe('https://store.example/authorize?s=1')
    expect(asked.body).toEqual({
      auth: {
        authRequest: {
          redirectUri,
          clientId: expect.any(String),
          codeChallenge: expect.stringMatching(/^[\w-]{43}$/),
          codeChallengeMethod: 'S256',
          responseMode: 'fragment',
          responseType: 'code',
          scope: 'offline_access',
          state: expect.stringMatching(/^[\w\-.~]{43}$/),
        },
        prompt: 'login',
      },
    })
  })

  it.each(['fragment', 'query'] as const)(
    'succeeds with a callback in the %s: a member, and the original address',
    async (responseMode) => {
      const { client, state, exchanges } = await begun(responseMode)
      const mark = responseMode === 'fragment' ? '#' : '?'
      const url = `${redirectUri}${mark}code=code-1&state=${encodeURIComponent(state)}`
      expect(await client.session.completeRedirectLogin(url)).toEqual({ originalUri: '/account' })
      expect(client.session.role).toBe('member')
      expect(exchanges()).toMatchObject([
        { body: { code: 'code-1', redirectUri, codeVerifier: expect.stringMatching(/^.{43}$/) } },
      ])
    },
  )

  it('is single-flight, because React’s strict mode calls twice', async () => {
    const { client, state, exchanges } = await begun()
    const url = `${redirectUri}#code=code-1&state=${encodeURIComponent(state)}`
    const twice = [client.session, client.session].map((own) => own.completeRedirectLogin(url))
    expect(await Promise.all(twice)).toEqual([
      { originalUri: '/account' },
      { originalUri: '/account' },
    ])
    expect(exchanges()).toHaveLength(1)
    const late = await errorOf(client.session.completeRedirectLogin(url))
    expect(late.code).toBe('INVALID_STATE')
  })

  it('that is aborted keeps its callback for the next call, as in React’s strict mode', async () => {
    const { client, state, exchanges } = await begun()
    const url = `${redirectUri}#code=code-1&state=${encodeURIComponent(state)}`
    const controller = new AbortController()
    const first = errorOf(client.session.completeRedirectLogin(url, controller))
    controller.abort()
    const second = client.session.completeRedirectLogin(url, new AbortController())
    expect(await first).toMatchObject({ code: 'ABORTED' })
    expect(await second).toEqual({ originalUri: '/account' })
    expect(exchanges()).toHaveLength(1)
  })

  it('can be aborted while its code is exchanged', async () => {
    const { state, transactions } = await begun()
    const controller = new AbortController()
    const silent = await startLoopback(() => {
      controller.abort()
      return new Promise(() => {})
    })
    const { session } = clientOf(silent, { transactions })
    const url = `${redirectUri}#code=code-1&state=${encodeURIComponent(state)}`
    const error = await errorOf(session.completeRedirectLogin(url, controller))
    expect(error.code).toBe('ABORTED')
    expect(session.loggedIn).toBe(false)
  })

  it('passes another prompt on', async () => {
    const server = await startPlatform()
    await clientOf(server).session.beginRedirectLogin({ redirectUri, prompt: 'select_account' })
    expect(server.calls()[0]?.body).toMatchObject({ auth: { prompt: 'select_account' } })
  })

  it('fails with “Failed to get member tokens” if the exchange fails, and invalidates its state', async () => {
    const server = await startPlatform()
    const transactions = memoryTransactions()
    const refusing = await startLoopback(() => ({ status: 400, body: { message: 'no' } }))
    await clientOf(server, { transactions }).session.beginRedirectLogin({ redirectUri })
    const asked = server.calls()[0]
    const state = asked ? requestOf(asked).get('state') : ''
    const client = clientOf(refusing, { transactions })
    const url = `${redirectUri}#code=c&state=${state}`
    const first = await errorOf(client.session.completeRedirectLogin(url))
    expect(first).toMatchObject({ message: 'Failed to get member tokens', kind: 'application' })
    const second = await errorOf(client.session.completeRedirectLogin(url))
    expect(second.message).toBe('Invalid _state')
    expect(refusing.received).toHaveLength(1)
  })

  it('is undone by a sign-out while the code is exchanged', async () => {
    const server = await startLoopback(async ({ path, body }) => {
      if (path === '/v1/redirect-session') {
        return { body: { redirectSession: { id: 'r', fullUrl: 'https://store.example/' } } }
      }
      if (JSON.stringify(body).includes('authorization_code'))
        await client.session.setTokens(undefined)
      return { body: { access_token: 'a', refresh_token: 'r', expires_in: 60 } }
    })
    const client = clientOf(server)
    await client.session.beginRedirectLogin({ redirectUri })
    const asked = server.calls()[0]
    const state = asked ? requestOf(asked).get('state') : ''
    const url = `${redirectUri}#code=c&state=${state}`
    const error = await errorOf(client.session.completeRedirectLogin(url))
    expect(error.code).toBe('SESSION_CHANGED')
    expect(client.session.loggedIn).toBe(false)
  })
})

describe('a hostile callback', () => {
  const missing = 'Missing code or _state'
  const invalid = 'Invalid _state'
  const hostile: readonly (readonly [string, (state: string) => string, string])[] = [
    ['a wrong state', () => '#code=c&state=wrong', invalid],
    ['no state', () => '#code=c', missing],
    ['an empty state', () => '#code=c&state=', missing],
    ['a state given twice', (state) => `#code=c&state=${state}&state=${state}`, missing],
    ['a list of states', (state) => `#code=c&state[]=${state}`, missing],
    ['a state named __proto__', () => '#code=c&state=__proto__', invalid],
    ['a state named toString', () => '#code=c&state=toString', invalid],
    ['a state of a megabyte', () => `#code=c&state=${'s'.repeat(1 << 20)}`, invalid],
    ['no code', (state) => `#state=${state}`, missing],
    ['an empty code', (state) => `#code=&state=${state}`, missing],
    ['our state in the wrong part', (state) => `?code=c&state=${state}`, invalid],
    ['another sign-in’s error', () => '#error=access_denied&error_description=pay+here', missing],
    ['an error with a wrong state', () => '#error=pay_here&state=wrong', missing],
    ['an error in the wrong part', (state) => `?error=pay_here&state=${state}`, missing],
  ]

  it.each(hostile)('with %s is refused before any token call', async (_, part, message) => {
    const { client, state, exchanges } = await begun()
    const error = await errorOf(client.session.completeRedirectLogin(redirectUri + part(state)))
    // Nor is its error code shown, which may come from an attacker's link.
    const code = message === missing ? 'MISSING_CODE_OR_STATE' : 'INVALID_STATE'
    expect(error).toMatchObject({ kind: 'application', message, code })
    expect(error.details.applicationError?.description).toBe(message)
    expect(exchanges()).toEqual([])
    expect(client.session.loggedIn).toBe(false)
  })

  it('with an unknown state does not invalidate the genuine one', async () => {
    const { client, state, exchanges } = await begun()
    for (const [, part] of hostile.slice(0, 8)) {
      await errorOf(client.session.completeRedirectLogin(redirectUri + part(state)))
    }
    await client.session.completeRedirectLogin(`${redirectUri}#code=c&state=${state}`)
    expect(exchanges()).toHaveLength(1)
    expect(client.session.loggedIn).toBe(true)
  })

  it('that repeats a genuine one is refused', async () => {
    const { client, state, exchanges } = await begun()
    const url = `${redirectUri}#code=c&state=${state}`
    await client.session.completeRedirectLogin(url)
    expect((await errorOf(client.session.completeRedirectLogin(url))).message).toBe(invalid)
    expect(exchanges()).toHaveLength(1)
  })

  it('of another client’s sign-in is refused', async () => {
    const { state } = await begun()
    const other = await begun()
    const url = `${redirectUri}#code=c&state=${state}`
    expect((await errorOf(other.client.session.completeRedirectLogin(url))).message).toBe(invalid)
  })

  it('with the right state reports the server’s error', async () => {
    const { client, state } = await begun()
    const url = `${redirectUri}#error=access_denied&error_description=closed&state=${state}`
    const error = await errorOf(client.session.completeRedirectLogin(url))
    expect(error).toMatchObject({ message: missing, code: 'access_denied' })
    expect(error.details.applicationError?.description).toBe('closed')
  })

  it.each(['', 'no address', '/callback#code=c'])(
    'in %j, which is not a URL, is ignored',
    async (url) => {
      const { client } = await begun()
      expect((await errorOf(client.session.completeRedirectLogin(url))).message).toBe(missing)
    },
  )
})

describe('an address', () => {
  it.each([
    ['https://a/b?x=1#code=c&state=s', 'fragment', 'https://a/b?x=1'],
    ['https://a/b?x=1&code=c&state=s#top', 'query', 'https://a/b?x=1#top'],
    ['https://a/?state=CA#code=c&state=s&tab=2', 'fragment', 'https://a/?state=CA#tab=2'],
    ['https://a/#/route?x', 'fragment', 'https://a/#/route?x'],
    ['https://a/?error=e&error_description=d', 'query', 'https://a/'],
    [
      'https://a/?utm_source=m&code=c&state=s&iss=https%3A%2F%2Fi',
      'query',
      'https://a/?utm_source=m',
    ],
    ['https://a/#code=c&state=s&session_state=t&iss=i&tab=2', 'fragment', 'https://a/#tab=2'],
    ['https://a/?error=e&error_uri=https%3A%2F%2Fi&state=s&page=2', 'query', 'https://a/?page=2'],
    [
      'https://a/?iss=9&session_state=open#code=c&state=s',
      'fragment',
      'https://a/?iss=9&session_state=open',
    ],
    ['https://a/?iss=9&error_uri=u', 'query', 'https://a/?iss=9&error_uri=u'],
  ] as const)('%s is stripped of its callback', (url, mode, expected) => {
    expect(withoutCallback(url, mode)).toBe(expected)
  })
})

describe('a store of pending sign-ins', () => {
  const transaction: Transaction = {
    state: 's',
    codeVerifier: 'v',
    redirectUri,
    originalUri: '',
    responseMode: 'query',
  }

  it('returns each once, from texts of the app’s own', async () => {
    const texts = new Map<string, string>()
    const store = textTransactions({
      get: async (key) => texts.get(key),
      set: async (key, text) =>
        void (text === undefined ? texts.delete(key) : texts.set(key, text)),
    })
    await store.put(transaction)
    expect([...texts.keys()]).toEqual(['storefront-client.login.s'])
    expect(await store.take('s')).toEqual(transaction)
    expect(await store.take('s')).toBeUndefined()
    expect(texts.size).toBe(0)
  })

  it.each([
    '',
    '{',
    'null',
    '[]',
    '{"state":"s"}',
    '{"state":"other","codeVerifier":"v","redirectUri":"","originalUri":"","responseMode":"query"}',
  ])('finds none in %j', async (text) => {
    const store = textTransactions({ get: () => text, set: () => {} })
    expect(await store.take('s')).toBeUndefined()
  })

  const whole = { ...transaction, originalUri: '/account' }
  const holding = (stored: unknown) => {
    const written: (readonly [string, string | undefined])[] = []
    const store = textTransactions({
      get: () => JSON.stringify(stored),
      set: (key, text) => void written.push([key, text]),
    })
    return { written, taken: store.take('s') }
  }

  it.each(['state', 'codeVerifier', 'redirectUri', 'originalUri', 'responseMode'] as const)(
    'finds none without its %s, and keeps that text',
    async (name) => {
      const { [name]: _, ...rest } = whole
      const { taken, written } = holding(rest)
      expect(await taken).toBeUndefined()
      expect(written).toEqual([])
    },
  )

  it.each([{ state: '' }, { codeVerifier: '' }, { responseMode: 'web_message' }])(
    'finds none with %j',
    async (odd) => expect(await holding({ ...whole, ...odd }).taken).toBeUndefined(),
  )

  it.each(['query', 'fragment'])('returns one of mode %s, and deletes it', async (responseMode) => {
    const { taken, written } = holding({ ...whole, responseMode, more: 1 })
    expect(await taken).toEqual({ ...whole, responseMode })
    expect(written).toEqual([['storefront-client.login.s', undefined]])
  })

  it('on a server keeps none in a storage that its process has for all visitors', async () => {
    const { map } = processEntries('sessionStorage')
    const store = defaultTransactions()
    await store.put(whole)
    expect([map.size, await defaultTransactions().take('s')]).toEqual([0, undefined])
    expect(await store.take('s')).toEqual(whole)
  })

  it('returns each once from memory and from a tab’s storage, by state', async () => {
    const entries = new Map<string, string>()
    const tab = tabTransactions({
      getItem: (key) => entries.get(key) ?? null,
      setItem: (key, value) => void entries.set(key, value),
      removeItem: (key) => void entries.delete(key),
    })
    for (const store of [memoryTransactions(), tab]) {
      await store.put(whole)
      await store.put({ ...whole, state: 't' })
      expect(await store.take('u')).toBeUndefined()
      expect(await store.take('s')).toEqual(whole)
      expect(await store.take('s')).toBeUndefined()
      // Two callbacks at once, such as those of a page that is rendered twice.
      const both = await Promise.all([store.take('t'), store.take('t')])
      expect(both).toEqual([{ ...whole, state: 't' }, undefined])
    }
    expect(entries.size).toBe(0)
  })
})
