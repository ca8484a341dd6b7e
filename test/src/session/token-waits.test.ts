/** Tokens are asked for by the engine of calls: as often, with the same waits, and for as long as the caller says. */
import { describe, expect, it, vi } from 'vitest'
import { memoryStorage } from '../../../src/index.ts'
import { createCore, getProduct } from '../../../src/operations.ts'
import { platforms } from '../../../src/platforms/index.ts'
import { retryPolicy, waitBefore } from '../../../src/transport/retry-policy.ts'
import { errorOf } from '../support/client.ts'
import { skippedPauses } from '../support/no-waits.ts'
import { startVirtualClock, watch } from '../support/virtual-clock.ts'
import { TokenServer } from './support/token-server.ts'

const most = retryPolicy.retries + 1
const platform = platforms.sandbox('http://store.example')
const noNetwork = () => Promise.reject(new TypeError('fetch failed'))

describe('a failing token service', () => {
  const waits = skippedPauses()

  const failOnce = (headers: HeadersInit = {}) => {
    const server = new TokenServer()
    server.tokenFault = () => {
      server.tokenFault = undefined
      return new Response('{}', { status: 503, headers })
    }
    return server
  }

  it.each([0, 0.5, 0.999])(
    'is retried after the backoff of calls, with a random share of %s',
    async (chance) => {
      const random = vi.spyOn(Math, 'random').mockReturnValue(chance)
      const server = failOnce()
      await server.client().products.getProduct('p')
      expect(waits()).toEqual([waitBefore(0)])
      expect(server.tokenCalls).toHaveLength(2)
      random.mockRestore()
    },
  )

  it.each([
    ['seconds', '20'],
    ['a date', 'Wed, 21 Oct 2026 07:28:20 GMT'],
  ])('is retried after its Retry-After of %s', async (_, retryAfter) => {
    const server = failOnce({ 'retry-after': retryAfter, date: 'Wed, 21 Oct 2026 07:28:00 GMT' })
    await server.client().products.getProduct('p')
    expect(waits()).toHaveLength(1)
    expect(waits()[0]).toBeGreaterThanOrEqual(20_000)
    expect(waits()[0]).toBeLessThanOrEqual(22_000)
  })

  it('with a longer Retry-After than the limit is not retried', async () => {
    const longer = retryPolicy.longestAsked + 1000
    const server = failOnce({ 'retry-after': String(longer / 1000) })
    expect(await errorOf(server.client().products.getProduct('p'))).toMatchObject({
      message: 'something went wrong',
      retryAfter: longer,
      attempts: 1,
    })
    expect(waits()).toEqual([])
  })

  it.each([0, 1, 6])('is retried as often as the call’s retries (%s)', async (retries) => {
    for (const fault of [noNetwork, () => Response.json({}, { status: 503 })]) {
      const server = new TokenServer()
      server.tokenFault = fault
      const failure = {
        operation: 'products.getProduct',
        attempts: retries + 1,
        mayHaveBeenApplied: false,
        retryable: true,
      }
      const client = server.client()
      expect(await errorOf(client.products.getProduct('p', {}, { retries }))).toMatchObject(failure)
      expect(server.tokenCalls).toHaveLength(retries + 1)
      const core = createCore({ platform, clientId: 'c', fetch: server.fetch })
      expect(await errorOf(getProduct(core, 'p', {}, { retries }))).toMatchObject(failure)
      expect(server.tokenCalls).toHaveLength(2 * (retries + 1))
    }
  })

  it('is retried as often as the client’s retries, by default as often as calls', async () => {
    const server = new TokenServer()
    server.tokenFault = noNetwork
    await server.client({ retries: 4 }).products.getProduct('p').safe()
    expect(server.tokenCalls).toHaveLength(5)
    await server.client({ retries: retryPolicy.retries }).products.getProduct('p').safe()
    expect(server.tokenCalls).toHaveLength(5 + most)
  })

  it('fails with the requests of all its grants counted', async () => {
    const server = new TokenServer()
    const refuse = new Map([
      ['refresh_token', 401],
      ['anonymous', 503],
    ])
    server.tokenFault = async (request) => {
      const { grantType } = await request.json()
      return Response.json({}, { status: refuse.get(grantType) ?? 200 })
    }
    const held = server.member(-1)
    const client = server.client({ storage: memoryStorage(held), retries: 1 })
    expect(await errorOf(client.products.getProduct('p'))).toMatchObject({ attempts: 3 })
    const core = createCore({
      platform,
      clientId: 'c',
      fetch: server.fetch,
      storage: memoryStorage(held),
      retries: 1,
    })
    expect(await errorOf(getProduct(core, 'p'))).toMatchObject({ attempts: 3 })
    refuse.set('refresh_token', 503)
    expect(await errorOf(client.products.getProduct('p'))).toMatchObject({ attempts: 4 })
  })

  it('counts the refused call before the renewal, too', async () => {
    const server = new TokenServer()
    const client = server.client()
    await client.products.getProduct('p')
    server.expireAll()
    server.tokenFault = noNetwork
    const error = await errorOf(client.products.getProduct('p', {}, { retries: 1 }))
    expect(error).toMatchObject({ code: 'NETWORK', attempts: 3, operation: 'products.getProduct' })
  })

  it('has its own message in the details of the caller’s error', async () => {
    const server = new TokenServer()
    server.tokenFault = () =>
      Response.json({ message: 'Out of disk', details: { clientSecret: 's' } }, { status: 500 })
    expect(await errorOf(server.client().products.getProduct('p'))).toMatchObject({
      message: 'something went wrong',
      details: {
        systemError: { message: 'Out of disk', details: { clientSecret: '[redacted]' } },
      },
    })
  })

  it.each([
    ['an endless lifetime', { expires_in: 315_360_001 }],
    ['a lifetime of nothing', { expires_in: 0 }],
    ['no token', { access_token: '' }],
  ])('that responds with %s is retried once', async (_, fields) => {
    const server = new TokenServer()
    server.tokenFault = () =>
      Response.json({ access_token: 'a', refresh_token: 'r', expires_in: 600, ...fields })
    const client = server.client({ retries: retryPolicy.retries })
    expect(await errorOf(client.products.getProduct('p'))).toMatchObject({
      kind: 'system',
      code: 'UNREADABLE_ANSWER',
      message: 'System error occurred',
      attempts: 2,
    })
    expect(server.tokenCalls).toHaveLength(2)
  })
})

it('a lifetime of ten years is accepted', async () => {
  const server = new TokenServer()
  server.tokenFault = () =>
    Response.json({ access_token: 'a', refresh_token: 'r', expires_in: 315_360_000 })
  server.callFault = () => Response.json({})
  await server.client().products.getProduct('p')
  expect(server.tokenCalls).toHaveLength(1)
})

describe('many callers of one renewal', () => {
  it('share the first caller’s retries, with their own timeouts', async () => {
    const clock = startVirtualClock()
    const server = new TokenServer()
    server.tokenFault = () => Response.json({}, { status: 503 })
    const client = server.client()
    const controller = new AbortController()
    const get = (options: object) => errorOf(client.products.getProduct('p', {}, options))
    const first = get({ retries: 3 })
    const impatient = get({ retries: 0, timeout: 100 })
    const aborted = get({ signal: controller.signal })
    const patient = get({ retries: 0 })

    await clock.advance(50)
    controller.abort()
    expect(await aborted).toMatchObject({ code: 'ABORTED', attempts: 0 })
    await clock.advance(50)
    expect(await impatient).toMatchObject({ code: 'TIMEOUT', attempts: 0, retryable: true })
    await clock.advanceUntil(watch(first), 100)
    expect(await first).toMatchObject({ status: 503, attempts: 4 })
    expect(await patient).toMatchObject({ status: 503, attempts: 4 })
    expect(server.tokenCalls).toHaveLength(4)
  })
})
