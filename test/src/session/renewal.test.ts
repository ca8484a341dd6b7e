import fc from 'fast-check'
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import {
  createClient,
  memoryStorage,
  platforms,
  type TokenStorage,
  type Tokens,
  webStorage,
} from '../../../src/index.ts'
import { runs } from '../../setup/long.ts'
import { localEntries } from '../support/browser-storage.ts'
import { clientId, clientOf, errorOf } from '../support/client.ts'
import { type Reply, startLoopback, withTokens } from '../support/loopback.ts'
import { skipPauses } from '../support/no-waits.ts'

const now = (): number => Math.floor(Date.now() / 1000)

const tokens = (role: 'visitor' | 'member', expiresIn: number, name = 'old'): Tokens => ({
  accessToken: { value: `access-${name}`, expiresAt: now() + expiresIn },
  refreshToken: { value: `refresh-${name}`, role },
})

const ok = (): Reply => ({ body: {} })

/** The message of a refused grant (specification, point 7). */
const refusal = 'something went wrong'

beforeEach(skipPauses)

describe('a visitor', () => {
  it('gets one token for any number of first callers, and keeps it', async () => {
    const server = await startLoopback(withTokens(ok))
    const client = clientOf(server)
    expect(client.session.role).toBe('none')
    await Promise.all(Array.from({ length: 50 }, () => client.products.getProduct('p')))
    await client.products.getProduct('p')
    expect(server.received.length - server.calls().length).toBe(1)
    expect(new Set(server.calls().map(({ headers }) => headers.authorization))).toEqual(
      new Set(['access-1']),
    )
    expect(client.session).toMatchObject({ role: 'visitor', loggedIn: false })
  })

  it('is not shared by two clients of one process', async () => {
    const server = await startLoopback(withTokens(ok))
    await clientOf(server).products.getProduct('p')
    await clientOf(server).products.getProduct('p')
    expect(server.calls().map(({ headers }) => headers.authorization)).toEqual([
      'access-1',
      'access-2',
    ])
  })

  it('is renewed on Cloudflare, where requests cannot share I/O', async () => {
    let request = 0
    class OwnAbortController extends AbortController {
      readonly #made = request
      override get signal(): AbortSignal {
        if (request !== this.#made) throw new Error('Cannot perform I/O for another request')
        return super.signal
      }
    }
    vi.stubGlobal('AbortController', OwnAbortController)
    vi.stubGlobal('WebSocketPair', class {})
    onTestFinished(() => void vi.unstubAllGlobals())
    const server = await startLoopback(withTokens(ok))
    const client = clientOf(server, { storage: memoryStorage(tokens('visitor', -1)) })
    for (request = 1; request < 4; request += 1) {
      expect(await client.products.getProduct('p').safe()).toMatchObject({ ok: true })
      await client.session.setTokens(tokens('visitor', -1))
    }
  })

  it('gets “something went wrong” if the token service refuses', async () => {
    const server = await startLoopback(() => ({ status: 403, body: { message: 'unknown client' } }))
    const error = await errorOf(clientOf(server).products.getProduct('p'))
    expect(error).toMatchObject({
      kind: 'application',
      message: refusal,
      status: 403,
    })
    expect(error.cause).toMatchObject({ message: 'unknown client' })
  })

  it.each([201, 204, 302, 400, 401, 404, 408, 429, 500, 502, 503, 599])(
    'gets it for status %i without a body',
    async (status) => {
      const fetch = async () => new Response(null, { status })
      const client = createClient({
        platform: platforms.sandbox('http://x.example'),
        clientId,
        fetch,
      })
      expect(await errorOf(client.products.getProduct('p'))).toMatchObject({
        message: refusal,
        status,
      })
    },
  )

  it.each([201, 202, 206])('gets it for status %i, even with usable tokens', async (status) => {
    const body = { access_token: 'a', refresh_token: 'r', expires_in: 600 }
    const server = await startLoopback(() => ({ status, body }))
    const storage = memoryStorage()
    const error = await errorOf(clientOf(server, { storage }).products.getProduct('p'))
    expect(error).toMatchObject({ message: refusal, status })
    expect(storage.get()).toBeUndefined()
  })
})

describe('a renewal', () => {
  it('is one for any number of callers, in any order of their steps', async () => {
    await fc.assert(
      fc.asyncProperty(fc.scheduler(), fc.integer({ min: 1, max: 200 }), async (s, callers) => {
        let renewals = 0
        let held: Tokens | undefined = tokens('member', -10)
        const wait = async <Value>(label: string, value: Value): Promise<Value> => {
          await s.schedule(Promise.resolve(), label)
          return value
        }
        const storage: TokenStorage = {
          get: () => wait('read', held),
          set: async (next) => {
            await wait('write', undefined)
            held = next
          },
        }
        const client = createClient({
          platform: platforms.sandbox('http://store.example'),
          clientId,
          storage,
          fetch: async (url, init) => {
            if (url.endsWith('/oauth2/token')) {
              renewals += 1
              return wait(
                'token',
                Response.json({ access_token: 'new', refresh_token: 'next', expires_in: 600 }),
              )
            }
            const sent = new Headers(init.headers).get('authorization')
            return wait('call', Response.json({}, { status: sent === 'new' ? 200 : 401 }))
          },
        })
        const calls = Array.from({ length: callers }, () => client.products.getProduct('p'))
        await s.waitFor(Promise.all(calls))
        expect(renewals).toBe(1)
        expect(held?.refreshToken).toEqual({ value: 'next', role: 'member' })
      }),
      { numRuns: runs(1000) },
    )
  })

  it('presents the refresh token, stores the one that comes back and keeps the role', async () => {
    const server = await startLoopback(withTokens(ok))
    const storage = memoryStorage(tokens('member', -1))
    await clientOf(server, { storage }).products.getProduct('p')
    expect(server.received[0]?.body).toEqual({
      clientId,
      refreshToken: 'refresh-old',
      grantType: 'refresh_token',
    })
    expect(storage.get()).toMatchObject({
      accessToken: { value: 'access-1' },
      refreshToken: { value: 'refresh-1', role: 'member' },
    })
  })

  it('keeps the old refresh token when none comes back', async () => {
    const server = await startLoopback(({ path }) =>
      path === '/oauth2/token' ? { body: { access_token: 'a', expires_in: 60 } } : ok(),
    )
    const storage = memoryStorage(tokens('member', -1))
    await clientOf(server, { storage }).products.getProduct('p')
    expect(await storage.get()).toMatchObject({ refreshToken: { value: 'refresh-old' } })
  })
})

describe('a 401', () => {
  const refusing = (refused: readonly string[]) =>
    startLoopback(
      withTokens(({ headers }) =>
        refused.includes(String(headers.authorization)) ? { status: 401, body: {} } : ok(),
      ),
    )

  it('renews once and repeats the call once, with any method', async () => {
    const server = await refusing(['access-old'])
    const client = clientOf(server, { storage: memoryStorage(tokens('member', 600)) })
    await client.products.updateProduct('p', { product: { name: 'Mug' } })
    expect(server.received.map(({ path }) => path)).toEqual([
      '/v1/products/p',
      '/oauth2/token',
      '/v1/products/p',
    ])
    expect(server.calls()[1]).toMatchObject({
      body: { product: { id: 'p', name: 'Mug' } },
      headers: { authorization: 'access-1' },
    })
  })

  it('of a call without retries ends it after its one request', async () => {
    const server = await refusing(['access-old'])
    const client = clientOf(server, { storage: memoryStorage(tokens('member', 600)) })
    const refused = await client.products.getProduct('p', {}, { retries: 0 }).safe()
    expect(refused).toMatchObject({ ok: false, error: { status: 401, attempts: 1 } })
    expect(server.received.map(({ path }) => path)).toEqual(['/v1/products/p'])
  })

  it('of a token that expired while the call waited for its last retry renews, too', async () => {
    const throttled: Reply = { status: 429, headers: { 'retry-after': '0' } }
    const replies = [throttled, throttled, { status: 401, body: {} }]
    const server = await startLoopback(withTokens(() => replies.shift() ?? ok()))
    const client = clientOf(server, { storage: memoryStorage(tokens('member', 600)) })
    await client.products.updateProduct('p', { product: { name: 'Mug' } })
    expect(server.calls().map(({ headers }) => headers.authorization)).toEqual([
      ...['access-old', 'access-old', 'access-old'],
      'access-1',
    ])
  })
})

describe('storage', () => {
  it('of the browser carries a session over a reload', async () => {
    const server = await startLoopback(withTokens(ok))
    localEntries()
    await clientOf(server, { storage: webStorage('local') }).products.getProduct('p')
    const reloaded = clientOf(server, { storage: webStorage('local') })
    expect(reloaded.session.role).toBe('visitor')
    await reloaded.products.getProduct('p')
    expect(server.received.length - server.calls().length).toBe(1)
  })

  it('is emptied, not filled with empty tokens', () => {
    const store = localEntries()
    const storage = webStorage('local', 'mine')
    storage.set(tokens('visitor', 10))
    storage.set(undefined)
    expect(store.map.size).toBe(0)
  })
})
