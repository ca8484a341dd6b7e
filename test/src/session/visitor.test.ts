/** The small session: one visitor for all callers, and no one made a visitor by a hiccup. */
import { describe, expect, it } from 'vitest'
import { memoryStorage, platforms, type TokenStorage, type Tokens } from '../../../src/index.ts'
import { createCore, getProduct } from '../../../src/operations.ts'
import { retryPolicy } from '../../../src/transport/retry-policy.ts'
import { runs } from '../../setup/long.ts'
import { errorOf } from '../support/client.ts'
import { type Reply, startLoopback, withTokens } from '../support/loopback.ts'
import { skipPauses } from '../support/no-waits.ts'

const tokensOf = (role: 'visitor' | 'member', expiresAt: number): Tokens => ({
  accessToken: { value: 'old', expiresAt },
  refreshToken: { value: 'refresh-old', role },
})

const soon = (): number => Math.floor(Date.now() / 1000) + 600

/** A core with the given answers of the token service; other calls succeed by default. */
const start = async (
  held: Tokens | undefined,
  token: Reply | undefined,
  answer: (authorization: unknown) => Reply = () => ({ body: {} }),
) => {
  const storage = memoryStorage(held)
  const ordinary = withTokens(({ headers }) => answer(headers.authorization))
  const server = await startLoopback((request) =>
    request.path === '/oauth2/token' && token ? token : ordinary(request),
  )
  const core = createCore({ platform: platforms.sandbox(server.url), clientId: 'c', storage })
  return { core, server, storage }
}

const grantsOf = (server: { received: readonly { path: string; body: unknown }[] }) =>
  server.received.filter(({ path }) => path === '/oauth2/token').map(({ body }) => body)

describe('the visitor session of a core client', () => {
  it('starts one visitor session for any number of first calls, with storages of any kind', async () => {
    for (let run = 0; run < runs(100); run += 1) {
      let held: Tokens | undefined
      const late = (): Promise<void> =>
        new Promise((resolve) => setTimeout(resolve, Math.random() * 3))
      const storage: TokenStorage = {
        get: async () => {
          await late()
          return held
        },
        set: async (tokens) => {
          await late()
          held = tokens
        },
      }
      let grants = 0
      const fetch = async (url: string): Promise<Response> => {
        if (!url.endsWith('/oauth2/token')) return Response.json({})
        grants += 1
        return Response.json({ access_token: 'a', refresh_token: 'r', expires_in: 600 })
      }
      const platform = platforms.sandbox('http://store.example')
      const core = createCore({ platform, clientId: 'c', storage, fetch })
      await Promise.all(Array.from({ length: 20 }, () => getProduct(core, 'p')))
      expect(grants).toBe(1)
    }
  })

  it('renews with the refresh token and keeps the role', async () => {
    const { core, server, storage } = await start(tokensOf('member', 0), undefined)
    await getProduct(core, 'p')
    expect(grantsOf(server)).toEqual([
      { clientId: 'c', grantType: 'refresh_token', refreshToken: 'refresh-old' },
    ])
    expect(await storage.get()).toMatchObject({
      refreshToken: { value: 'refresh-1', role: 'member' },
    })
  })

  it('becomes a visitor when the refresh token is refused', async () => {
    const { core, server, storage } = await start(tokensOf('member', 0), { status: 400, body: {} })
    expect(await errorOf(getProduct(core, 'p'))).toMatchObject({ message: 'something went wrong' })
    expect(grantsOf(server)).toMatchObject([
      { grantType: 'refresh_token' },
      { grantType: 'anonymous' },
    ])
    expect(await storage.get()).toMatchObject({ accessToken: { value: 'old' } })
  })

  it('keeps the tokens while the platform does not respond, and fails the call', async () => {
    skipPauses()
    const held = tokensOf('member', 0)
    const { core, server, storage } = await start(held, { status: 503, body: {} })
    expect(await errorOf(getProduct(core, 'p'))).toMatchObject({ kind: 'system', status: 503 })
    expect(grantsOf(server)).toHaveLength(retryPolicy.retries + 1)
    expect(await storage.get()).toEqual(held)
  })

  it('stores nothing for a response without a lifetime', async () => {
    const { core, storage } = await start(undefined, { body: { access_token: 'a' } })
    expect(await errorOf(getProduct(core, 'p'))).toMatchObject({ kind: 'system' })
    expect(await storage.get()).toBeUndefined()
  })

  it('renews once for all calls whose token is refused, and retries each once', async () => {
    const { core, server } = await start(tokensOf('visitor', soon()), undefined, (authorization) =>
      authorization === 'old' ? { status: 401, body: {} } : { body: { product: {} } },
    )
    await Promise.all(Array.from({ length: 10 }, () => getProduct(core, 'p')))
    expect(grantsOf(server)).toHaveLength(1)
    expect(server.calls()).toHaveLength(20)
  })

  it('never makes a member’s call as a visitor', async () => {
    let grants = 0
    const server = await startLoopback(({ path }) => {
      if (path !== '/oauth2/token') return { status: 401, body: {} }
      grants += 1
      return grants === 1
        ? { status: 401, body: {} }
        : { body: { access_token: 'visitor', refresh_token: 'r', expires_in: 600 } }
    })
    const storage = memoryStorage(tokensOf('member', soon()))
    const core = createCore({ platform: platforms.sandbox(server.url), clientId: 'c', storage })
    expect(await errorOf(getProduct(core, 'p'))).toMatchObject({
      code: 'SESSION_ENDED',
      status: 401,
    })
    expect(server.calls()).toHaveLength(1)
  })
})
