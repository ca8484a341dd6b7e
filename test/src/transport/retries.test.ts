/** Repetition as an app and a platform see it. */
import { afterEach, describe, expect, it, vi } from 'vitest'
import { createClient, platforms } from '../../../src/index.ts'
import { retryPolicy } from '../../../src/transport/retry-policy.ts'
import { runs } from '../../setup/long.ts'
import { errorOf } from '../support/client.ts'
import { type Answerer, type Reply, startLoopback } from '../support/loopback.ts'
import { skippedPauses } from '../support/no-waits.ts'

type Options = Omit<Parameters<typeof createClient>[0], 'platform'>

const serve = async (answer: Answerer, options: Partial<Options> = {}) => {
  const server = await startLoopback(answer)
  const client = createClient({ platform: platforms.sandbox(server.url), apiKey: 'k', ...options })
  return { server, client }
}

/** A client of a platform that needs no time. */
const answeredAtOnce = (answer: () => Response, options: Partial<Options> = {}) =>
  createClient({
    platform: platforms.sandbox('http://x.example'),
    apiKey: 'k',
    fetch: async () => answer(),
    ...options,
  })

/** The answers in turn; the last one repeats. */
const inTurn = (...replies: readonly (Reply | 'hang up')[]): Answerer => {
  let turn = 0
  return () => replies[Math.min(turn++, replies.length - 1)] ?? { body: {} }
}

const waits = skippedPauses()

const broken = { status: 503, body: {} }
const fine = { body: { product: { id: 'p' } } }
const mug = { name: 'Mug', priceData: { price: 24.5 } }

describe('a call', () => {
  it('is retried until it succeeds, and the caller sees one success', async () => {
    const { server, client } = await serve(inTurn(broken, 'hang up', fine))
    expect(await client.products.getProduct('p')).toMatchObject({ product: { id: 'p' } })
    expect(server.received).toHaveLength(3)
  })

  it('with an unreadable response is retried once, whatever failed before', async () => {
    const nonsense = { body: 'nonsense' }
    const { server, client } = await serve(inTurn(broken, nonsense, fine))
    expect(await client.products.getProduct('p')).toMatchObject(fine.body)
    expect(server.received).toHaveLength(3)
    const senseless = await serve(inTurn(nonsense))
    expect(await errorOf(senseless.client.products.getProduct('p'))).toMatchObject({ attempts: 2 })
  })

  // As an unset environment variable gives it; no number of retries is larger.
  it('with NaN as its time limits and its retries has the usual limits and no retry', async () => {
    const { server, client } = await serve(inTurn(fine, broken), {
      timeout: Number.NaN,
      attemptTimeout: Number(undefined),
      retries: Number.NaN,
    })
    expect(await client.products.getProduct('p')).toMatchObject(fine.body)
    expect(await errorOf(client.products.getProduct('p'))).toMatchObject({ status: 503 })
    expect(server.received).toHaveLength(2)
    const options = { timeout: Number.NaN, attemptTimeout: Number.NaN, retries: Number.NaN }
    const error = await errorOf(client.products.getProduct('p', {}, options))
    expect(error).toMatchObject({ status: 503, attempts: 1 })
  })

  it.each([
    ['as text, as a variable of the environment has them,', '5000', '0', 1],
    ['that are no numbers', '5s', undefined, retryPolicy.retries + 1],
  ])(
    'of plain JavaScript with time limits %s waits for its answer',
    async (_, time, retries, sent) => {
      const untyped = JSON.parse(JSON.stringify({ timeout: time, attemptTimeout: time, retries }))
      const { server, client } = await serve(inTurn(fine, broken), untyped)
      expect(await client.products.getProduct('p')).toMatchObject(fine.body)
      expect(await errorOf(client.products.getProduct('p'))).toMatchObject({ status: 503 })
      expect(server.received).toHaveLength(1 + sent)
      expect(await errorOf(client.products.getProduct('p', {}, untyped))).toMatchObject({
        status: 503,
      })
    },
  )

  it('is attempted at most as often as the policy says', async () => {
    const { server, client } = await serve(inTurn(broken))
    const error = await errorOf(client.products.getProduct('p'))
    expect(error).toMatchObject({ status: 503, attempts: retryPolicy.retries + 1, retryable: true })
    expect(server.received).toHaveLength(retryPolicy.retries + 1)
  })

  it.each([
    ['an answer of 503', broken],
    ['a connection that breaks', 'hang up'],
    ['too many requests', { status: 429, headers: { 'retry-after': '0' } }],
    ['a token that is refused', { status: 401, body: {} }],
    ['an unreadable answer', { body: 'nonsense' }],
  ] as const)('with no retries is one request, also after %s', async (_, reply) => {
    let tokens = 0
    const server = await startLoopback((request) => {
      if (request.path !== '/oauth2/token') return reply
      tokens += 1
      return { body: { access_token: `a${tokens}`, refresh_token: 'r', expires_in: 3600 } }
    })
    const platform = platforms.sandbox(server.url)
    const client = createClient({ platform, clientId: 'c', retries: 0 })
    await errorOf(client.products.getProduct('p'))
    expect(server.calls()).toHaveLength(1)
    await errorOf(
      createClient({ platform, clientId: 'c' }).products.getProduct('p', {}, { retries: 0 }),
    )
    expect(server.calls()).toHaveLength(2)
  })

  it('that conflicts surfaces once', async () => {
    const { server, client } = await serve(inTurn({ status: 409, body: {} }))
    expect(await errorOf(client.products.updateProduct('p', { product: {} }))).toMatchObject({
      status: 409,
      retryable: false,
      mayHaveBeenApplied: false,
    })
    expect(server.received).toHaveLength(1)
  })

  it('that may have been applied and must not be retried says so', async () => {
    const { server, client } = await serve(inTurn('hang up'), { idempotencyKeys: false })
    const error = await errorOf(client.inventory.decrementInventory({ decrementData: [] }))
    expect(error).toMatchObject({ retryable: false, mayHaveBeenApplied: true, attempts: 1 })
    expect(server.received).toHaveLength(1)
  })

  it('may have been applied if a retry is refused', async () => {
    const { client } = await serve(inTurn('hang up', { status: 400, body: {} }))
    expect(await errorOf(client.products.updateProduct('p', { product: {} }))).toMatchObject({
      status: 400,
      mayHaveBeenApplied: true,
    })
  })

  it('that deletes succeeds if a retry finds nothing', async () => {
    const { server, client } = await serve(inTurn('hang up', { status: 404, body: {} }))
    expect(await client.products.deleteProduct('p')).toBeUndefined()
    expect(server.received).toHaveLength(2)
  })

  it('that deletes an unknown record is refused', async () => {
    const { client } = await serve(inTurn({ status: 404, body: {} }))
    expect(await errorOf(client.products.deleteProduct('p'))).toMatchObject({ status: 404 })
  })

  it('that deletes fails if a retry is refused', async () => {
    const { client } = await serve(inTurn('hang up', { status: 403, body: {} }))
    expect(await errorOf(client.products.deleteProduct('p'))).toMatchObject({ status: 403 })
  })

  it('that creates fails if a retry finds nothing', async () => {
    const { client } = await serve(inTurn('hang up', { status: 404, body: {} }))
    expect(await errorOf(client.products.createProduct({ product: mug }))).toMatchObject({
      status: 404,
      mayHaveBeenApplied: true,
    })
  })

  it('that reads is never in doubt', async () => {
    const { client } = await serve(inTurn('hang up'))
    expect(await errorOf(client.products.getProduct('p'))).toMatchObject({
      mayHaveBeenApplied: false,
    })
  })

  it.each([
    ['is in doubt when its answer is unreadable', 'nonsense', true],
    ['is in no doubt when nothing was sent', 'ECONNREFUSED', false],
  ])('that writes %s', async (_, answer, mayHaveBeenApplied) => {
    const client = answeredAtOnce(() => {
      if (answer === 'nonsense') return new Response(answer)
      throw new TypeError('fetch failed', { cause: { code: answer } })
    })
    const error = await errorOf(client.products.createProduct({ product: mug }))
    expect(error).toMatchObject({ kind: 'system', mayHaveBeenApplied })
  })

  it('accepts 201, and an empty 200 or 204 if the operation returns no body', async () => {
    const { client } = await serve(
      inTurn({ status: 201, ...fine }, { status: 200 }, { status: 204 }),
    )
    expect(await client.products.createProduct({ product: mug })).toMatchObject(fine.body)
    expect(await client.products.deleteProduct('p')).toBeUndefined()
    expect(await client.products.removeBrand('p')).toBeUndefined()
    expect(await client.request({ method: 'GET', path: '/x' })).toBeUndefined()
  })

  it.each([200, 204])(
    'of an operation with a response body fails with an empty %s',
    async (status) => {
      const empty = { code: 'UNREADABLE_ANSWER', kind: 'system', status }
      const { client } = await serve(inTurn({ status }), { idempotencyKeys: false })
      const cause = { message: 'The response is empty or malformed' }
      const read = await errorOf(client.products.getProduct('p'))
      expect(read).toMatchObject({ ...empty, cause, attempts: 2, mayHaveBeenApplied: false })
      expect(await errorOf(client.products.createProduct({ product: mug }))).toMatchObject({
        ...empty,
        attempts: 1,
        mayHaveBeenApplied: true,
      })
      const query = client.products.query().eq('name', 'Mug').find()
      expect(await errorOf(query)).toMatchObject(empty)
      expect(await errorOf(client.products.getProduct('p').withResponse())).toMatchObject(empty)
    },
  )

  it('that deletes with a response body fails with a 404', async () => {
    const { client } = await serve(inTurn('hang up', { status: 404, body: {} }))
    expect(await errorOf(client.members.deleteMemberPhones('m'))).toMatchObject({ status: 404 })
  })
})

describe('an idempotency key', () => {
  it('is the same for all requests of a call, and differs for the next', async () => {
    const { server, client } = await serve(inTurn('hang up', broken, fine))
    await client.products.createProduct({ product: mug })
    await client.products.createProduct({ product: mug })
    const keys = server.received.map(({ headers }) => headers['idempotency-key'])
    expect(keys).toHaveLength(4)
    expect(new Set(keys.slice(0, 3)).size).toBe(1)
    expect(keys[3]).not.toBe(keys[0])
    expect(keys[0]).toMatch(/^\d+(-\d+){15}$/)
  })

  it('may be the caller’s own, for a retry by the user', async () => {
    const { server, client } = await serve(inTurn(fine))
    await client.products.createProduct({ product: mug }, { idempotencyKey: 'order-4711-attempt' })
    expect(server.received[0]?.headers['idempotency-key']).toBe('order-4711-attempt')
  })

  it('is left out where the platform takes none: there browsers would block the call', async () => {
    const { server, client } = await serve(inTurn(fine), { idempotencyKeys: false })
    await client.products.createProduct({ product: mug }, { idempotencyKey: 'order-4711-attempt' })
    expect(server.received[0]?.headers).not.toHaveProperty('idempotency-key')
  })

  it('may be passed as a header', async () => {
    const { server, client } = await serve(inTurn(broken, fine))
    const headers = { 'Idempotency-Key': 'order-4711-attempt' }
    await client.products.createProduct({ product: mug }, { headers })
    const keys = server.received.map((request) => request.headers['idempotency-key'])
    expect(keys).toEqual(['order-4711-attempt', 'order-4711-attempt'])
  })

  it('whose first request is still running is retried, and the call may have been applied', async () => {
    const applicationError = { code: 'IDEMPOTENCY_KEY_IN_USE', description: 'still running' }
    const running = { status: 409, body: { message: '', details: { applicationError } } }
    const given = { idempotencyKey: 'order-4711-attempt' }
    const { client } = await serve(inTurn(running, fine))
    expect(await client.products.createProduct({ product: mug }, given)).toMatchObject(fine.body)
    const slow = await serve(inTurn(running))
    expect(
      await errorOf(slow.client.products.createProduct({ product: mug }, given)),
    ).toMatchObject({
      code: 'IDEMPOTENCY_KEY_IN_USE',
      attempts: 3,
      retryable: true,
      mayHaveBeenApplied: true,
    })
  })

  it('of the caller’s own allows no retry on a platform without keys', async () => {
    const { server, client } = await serve(inTurn(broken), { idempotencyKeys: false })
    const given = { idempotencyKey: 'order-4711-attempt' }
    expect(await errorOf(client.products.createProduct({ product: mug }, given))).toMatchObject({
      retryable: false,
      mayHaveBeenApplied: true,
    })
    expect(server.received).toHaveLength(1)
  })

  it.each(['', 'short', 'x'.repeat(256), 'sixteen characters', 'sixteen-charact\u00e9rs'])(
    'that no platform would take is refused: %j',
    async (key) => {
      const { server, client } = await serve(inTurn(fine))
      const error = await errorOf(
        client.products.createProduct({ product: mug }, { idempotencyKey: key }),
      )
      expect(error.violations).toMatchObject([{ field: 'idempotencyKey' }])
      expect(server.received).toHaveLength(0)
    },
  )

  it('is not sent with calls that need none, nor to a platform without keys', async () => {
    const { server, client } = await serve(inTurn(fine))
    await client.products.getProduct('p')
    await client.products.updateProduct('p', { product: {} })
    const hosted = createClient({
      platform: { ...platforms.wix, mainHost: server.url },
      apiKey: 'k',
    })
    await hosted.products.createProduct({ product: mug })
    expect(server.received).toHaveLength(3)
    for (const { headers } of server.received) expect(headers).not.toHaveProperty('idempotency-key')
  })

  it('does not make calls whose responses hold secrets retryable', async () => {
    const { server, client } = await serve(inTurn('hang up'))
    const login = { loginId: { email: 'e' }, password: 'p' }
    const calls = [
      () => client.authentication.loginV2(login),
      () => client.authentication.loginV2(login, { idempotencyKey: 'of-the-callers-own-making' }),
      () => client.recovery.sendRecoveryEmail({ email: 'e' }),
      () => client.redirects.createRedirectSession({ logout: { clientId: 'c' } }),
    ]
    for (const call of calls) {
      expect(await errorOf(call())).toMatchObject({ mayHaveBeenApplied: true, attempts: 1 })
    }
    const keys = server.received.map(({ headers }) => headers['idempotency-key'])
    expect(keys).toEqual([undefined, 'of-the-callers-own-making', undefined, undefined])
  })

  it('does not rule out an applied call: a refusal may precede the lookup of the key', async () => {
    const { client } = await serve(inTurn('hang up', { status: 400, body: {} }))
    expect(await errorOf(client.products.createProduct({ product: mug }))).toMatchObject({
      status: 400,
      mayHaveBeenApplied: true,
    })
  })
})

describe('the wait that a platform asks for', () => {
  it('is respected', async () => {
    const { client } = await serve(
      inTurn({ status: 429, headers: { 'retry-after': '1' }, body: {} }, fine),
    )
    await client.products.getProduct('p')
    expect(waits()).toHaveLength(1)
    expect(waits()[0]).toBeGreaterThanOrEqual(1_000)
  })

  it.each([
    ['more than half a minute', '31', {}],
    ['more than the call has left', '29', { timeout: 28_000 }],
  ])('is reported instead if it is %s', async (_, seconds, options) => {
    const { server, client } = await serve(
      inTurn({ status: 503, headers: { 'retry-after': seconds }, body: {} }),
      options,
    )
    const error = await errorOf(client.products.getProduct('p'))
    expect(error).toMatchObject({
      retryAfter: Number(seconds) * 1000,
      retryable: true,
      attempts: 1,
    })
    expect(server.received).toHaveLength(1)
  })
})

describe('retries', () => {
  const unavailable = () => new Response('{}', { status: 503 })
  const calls = runs(1_000) * 10
  afterEach(() => vi.restoreAllMocks())

  /** The requests that calls make when each is answered at once, and no wait is longer than it must be. */
  const requestsOf = async (answer: (request: number) => Response) => {
    vi.spyOn(Math, 'random').mockReturnValue(0)
    let requests = 0
    const client = answeredAtOnce(() => answer(++requests))
    for (let call = 0; call < calls; call += 50) {
      await Promise.all(Array.from({ length: 50 }, () => client.products.getProduct('p').safe()))
    }
    return requests
  }

  it('to a failing platform are a tenth of the calls, for a thousand calls', async () => {
    expect(await requestsOf(unavailable)).toBe(calls + 100)
  })

  it('to a platform that times out are half as many', async () => {
    const requests = await requestsOf(() => {
      throw Object.assign(new Error('No end'), { name: 'TimeoutError' })
    })
    expect(requests).toBe(calls + 50)
  })

  it('that succeed are refunded, without a limit', async () => {
    vi.spyOn(Math, 'random').mockReturnValue(0)
    let requests = 0
    const client = answeredAtOnce(() => {
      requests += 1
      return requests % 2 === 1 ? unavailable() : Response.json(fine.body)
    })
    for (let call = 0; call < 150; call += 1) await client.products.getProduct('p')
    expect(requests).toBe(300)
  })

  it('double their delay each time', async () => {
    vi.spyOn(Math, 'random').mockReturnValue(1)
    const delays: number[] = []
    const onRetry = ({ delay }: { readonly delay: number }) => delays.push(delay)
    const client = answeredAtOnce(unavailable, { retries: 3, hooks: { onRetry } })
    await client.products.getProduct('p').safe()
    const bounds = [1, 2, 4].map((times) => retryPolicy.firstWait * times)
    expect(delays).toEqual(bounds.map((bound) => bound * (1 - retryPolicy.jitter)))
    expect(waits()).toEqual(delays)
  })
})
