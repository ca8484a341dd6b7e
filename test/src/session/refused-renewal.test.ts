/** Renewals that the platform refuses, and renewals that it cannot decide. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import {
  memoryStorage,
  type SessionChange,
  type SessionClientOptions,
  type TokenStorage,
} from '../../../src/index.ts'
import { runs } from '../../setup/long.ts'
import { errorOf } from '../support/client.ts'
import { type Fault, TokenServer } from './support/token-server.ts'

const signedIn = (options: Partial<SessionClientOptions> = {}) => {
  const server = new TokenServer()
  const storage: TokenStorage = memoryStorage(server.member(-1))
  const changes: SessionChange[] = []
  const client = server.client({
    storage,
    onSessionChange: (change) => changes.push(change),
    ...options,
  })
  const grants = () => server.tokenCalls.map(({ grantType }) => grantType)
  return { server, storage, changes, client, grants }
}

/** Meets only renewals: the anonymous grant works. */
const onRefresh =
  (server: TokenServer, fault: Fault): Fault =>
  async (request) => {
    const fields: Record<string, unknown> = await request.clone().json()
    return fields.grantType === 'refresh_token' ? fault(request) : server.answerToken(fields)
  }

const bodies = {
  json: '{"message":"INVALID_GRANT"}',
  html: '<html>no</html>',
  empty: '',
}

describe('a refused renewal', () => {
  it.each(
    [400, 401, 403].flatMap((status) =>
      Object.entries(bodies).map(([kind, body]) => [status, kind, body] as const),
    ),
  )(
    '(%i, %s) leads to a visitor after exactly two token calls, and to no loop',
    async (status, _, body) => {
      const { server, changes, client, grants } = signedIn()
      server.tokenFault = onRefresh(server, () => new Response(body, { status }))
      for (let call = 0; call < runs(1000); call += 1) await client.products.getProduct('p')
      expect(grants()).toEqual(['refresh_token', 'anonymous'])
      expect(client.session.role).toBe('visitor')
      expect(changes).toEqual([{ role: 'visitor', previousRole: 'member', reason: 'refused' }])
    },
  )

  it('of a visitor starts a new visitor, and reports it', async () => {
    const server = new TokenServer()
    const changes: SessionChange[] = []
    const client = server.client({ onSessionChange: (change) => changes.push(change) })
    await client.products.getProduct('p')
    server.expireAll()
    await client.products.getProduct('p')
    server.expireAll()
    server.revokeAll()
    await client.products.getProduct('p')
    expect(changes).toEqual([
      { role: 'visitor', previousRole: 'none', reason: 'visitor' },
      { role: 'visitor', previousRole: 'visitor', reason: 'visitor' },
    ])
  })

  it('is retried once with a token stored by another tab', async () => {
    const { server, storage, client, grants } = signedIn()
    const next = { ...server.member(-1) }
    server.tokenFault = onRefresh(server, async () => {
      server.tokenFault = undefined
      await storage.set(next)
      return Response.json({}, { status: 400 })
    })
    await client.products.getProduct('p')
    expect(server.tokenCalls.map(({ refreshToken }) => refreshToken)).toEqual([
      expect.any(String),
      next.refreshToken.value,
    ])
    expect(grants()).toEqual(['refresh_token', 'refresh_token'])
    expect(client.session.loggedIn).toBe(true)
  })

  it('has no effect if another tab has stored a usable token', async () => {
    const { server, storage, client, grants } = signedIn()
    const next = server.member()
    server.tokenFault = onRefresh(server, async () => {
      server.tokenFault = undefined
      await storage.set(next)
      return Response.json({}, { status: 400 })
    })
    await client.products.getProduct('p')
    expect(grants()).toEqual(['refresh_token'])
    expect(server.calls[0]?.authorization).toBe(next.accessToken.value)
  })

  it('of both tokens leads to a visitor after three token calls', async () => {
    const { server, storage, client, grants } = signedIn()
    const next = server.member(-1)
    server.tokenFault = onRefresh(server, async () => {
      await storage.set(next)
      return Response.json({}, { status: 400 })
    })
    await client.products.getProduct('p')
    expect(grants()).toEqual(['refresh_token', 'refresh_token', 'anonymous'])
    expect(client.session.role).toBe('visitor')
  })
})

const unanswered: Readonly<Record<string, Fault>> = {
  'no connection': () => Promise.reject(new TypeError('fetch failed')),
  'a reset': () =>
    Promise.reject(Object.assign(new TypeError('x'), { cause: { code: 'ECONNRESET' } })),
}

/** Answers that say nothing about the refresh token. */
const answered: Readonly<Record<string, Fault>> = {
  '408': () => new Response(null, { status: 408 }),
  '425': () => new Response(null, { status: 425 }),
  '429': () => new Response(null, { status: 429, headers: { 'retry-after': '1' } }),
  '500': () => Response.json({ message: 'oops' }, { status: 500 }),
  '502': () => new Response('<html>', { status: 502 }),
  '503': () => new Response(null, { status: 503, headers: { 'retry-after': '2' } }),
  '503, explained': () =>
    Response.json(
      { details: { applicationError: { code: 'CLOSED', description: 'Back at noon.' } } },
      { status: 503 },
    ),
  '504': () => new Response(null, { status: 504 }),
  'a page': () => new Response('<html>', { status: 200 }),
  'half an answer': () => new Response('{"access_token":"x"', { status: 200 }),
  'no token in it': () => Response.json({ access_token: '', expires_in: 600 }),
}

const undecided = { ...unanswered, ...answered }

const renewals = (grants: readonly unknown[]): number =>
  grants.filter((grant) => grant === 'refresh_token').length

describe('an inconclusive renewal', () => {
  beforeEach(() => void vi.useFakeTimers({ shouldAdvanceTime: true, advanceTimeDelta: 50 }))
  afterEach(() => void vi.useRealTimers())

  it.each(Object.entries(undecided))(
    '(%s, once) is repeated after a moment and keeps the session',
    async (_, fault) => {
      const { server, changes, client, grants } = signedIn()
      server.tokenFault = (request) => {
        server.tokenFault = undefined
        return fault(request)
      }
      const call = client.products.getProduct('p')
      await vi.advanceTimersByTimeAsync(5000)
      await call
      expect(grants()).toEqual(['refresh_token', 'refresh_token'])
      expect(client.session.role).toBe('member')
      expect(changes).toEqual([])
    },
  )

  it.each(Object.entries(unanswered))(
    '(%s) fails the call and keeps the member, without asking for a visitor',
    async (_, fault) => {
      const { server, storage, changes, client, grants } = signedIn()
      const before = await storage.get()
      server.tokenFault = onRefresh(server, fault)
      const call = errorOf(client.products.getProduct('p'))
      await vi.advanceTimersByTimeAsync(20_000)
      expect(await call).toMatchObject({ code: 'NETWORK', operation: 'products.getProduct' })
      expect(new Set(grants())).toEqual(new Set(['refresh_token']))
      expect(await storage.get()).toEqual(before)
      expect(client.session.role).toBe('member')
      expect(changes).toEqual([])
    },
  )

  it.each(Object.entries(answered))(
    '(%s) goes on as a visitor, keeps the member’s token, and is a member again when it can',
    async (_, fault) => {
      const { server, storage, changes, client, grants } = signedIn()
      const refreshToken = (await storage.get())?.refreshToken.value
      server.tokenFault = onRefresh(server, fault)
      const call = client.products.getProduct('p')
      await vi.advanceTimersByTimeAsync(5000)
      await call
      expect(grants().at(-1)).toBe('anonymous')
      expect(renewals(grants())).toBe(2)
      expect(client.session.role).toBe('visitor')
      expect(await storage.get()).toMatchObject({ renewal: { parked: { value: refreshToken } } })

      server.tokenFault = undefined
      await vi.advanceTimersByTimeAsync(20_000)
      await client.products.getProduct('p')
      expect(client.session.role).toBe('visitor')

      await vi.advanceTimersByTimeAsync(11_000)
      await client.products.getProduct('p')
      expect(client.session.role).toBe('member')
      expect((await storage.get())?.renewal?.parked).toBeUndefined()
      expect(changes).toEqual([
        { role: 'visitor', previousRole: 'member', reason: 'unavailable' },
        { role: 'member', previousRole: 'visitor', reason: 'restored' },
      ])
      expect(server.reuses).toBe(0)
    },
  )

  it.each(Object.entries(undecided))(
    '(%s) of every grant fails the call and leaves the record as it was',
    async (_, fault) => {
      const { server, storage, changes, client } = signedIn()
      const before = await storage.get()
      server.tokenFault = fault
      const call = errorOf(client.products.getProduct('p'))
      await vi.advanceTimersByTimeAsync(20_000)
      expect((await call).kind).toBe('system')
      expect(await storage.get()).toEqual(before)
      expect(changes).toEqual([])
      server.tokenFault = undefined
      await client.products.getProduct('p')
      expect(client.session.role).toBe('member')
    },
  )

  it('of a visitor starts a new visitor, and reports it', async () => {
    const { server, changes, client } = signedIn({ storage: memoryStorage() })
    await client.products.getProduct('p')
    await vi.advanceTimersByTimeAsync(1000 * server.lifetime)
    server.tokenFault = onRefresh(server, () => new Response(null, { status: 503 }))
    const call = client.products.getProduct('p')
    await vi.advanceTimersByTimeAsync(5000)
    await call
    expect(changes).toEqual([
      { role: 'visitor', previousRole: 'none', reason: 'visitor' },
      { role: 'visitor', previousRole: 'visitor', reason: 'visitor' },
    ])
  })

  it('fails the call at once, without a visitor, if so configured', async () => {
    const { server, storage, client, grants } = signedIn({ onUnavailable: 'throw' })
    const before = await storage.get()
    server.tokenFault = () => new Response(null, { status: 503 })
    const call = errorOf(client.products.getProduct('p'))
    await vi.advanceTimersByTimeAsync(5000)
    expect(await call).toMatchObject({ kind: 'system', message: 'something went wrong' })
    expect(grants()).toEqual(['refresh_token', 'refresh_token'])
    expect(await storage.get()).toEqual(before)
  })

  it('retries for the parked member every thirty seconds, and keeps the visitor meanwhile', async () => {
    const { server, client, grants } = signedIn()
    server.tokenFault = onRefresh(server, () => new Response(null, { status: 503 }))
    const first = client.products.getProduct('p')
    await vi.advanceTimersByTimeAsync(5000)
    await first
    for (let minute = 0; minute < 2; minute += 1) {
      await vi.advanceTimersByTimeAsync(31_000)
      const call = client.products.getProduct('p')
      await vi.advanceTimersByTimeAsync(5000)
      await call
      await client.products.getProduct('p')
    }
    expect(grants().filter((grant) => grant === 'anonymous')).toHaveLength(1)
    // The first call repeats its renewal; the later ones ask once, because they can do without the member.
    expect(renewals(grants())).toBe(2 + 2)
    expect(new Set(server.calls.map(({ authorization }) => authorization)).size).toBe(1)
  })

  it('stays a visitor when the parked token is refused later', async () => {
    const { server, storage, changes, client } = signedIn()
    server.tokenFault = onRefresh(server, () => new Response(null, { status: 503 }))
    const first = client.products.getProduct('p')
    await vi.advanceTimersByTimeAsync(5000)
    await first
    server.tokenFault = undefined
    server.revokeAll()
    await vi.advanceTimersByTimeAsync(31_000)
    await client.products.getProduct('p')
    expect((await storage.get())?.renewal?.parked).toBeUndefined()
    expect(changes.map(({ reason }) => reason)).toEqual(['unavailable', 'refused'])
  })

  it('takes no longer than the call’s timeout: a hanging service is abandoned', async () => {
    const { server, client } = signedIn({ onUnavailable: 'throw' })
    server.tokenFault = () => new Promise(() => {})
    const call = errorOf(client.products.getProduct('p', {}, { timeout: 10_000 }))
    const failed = vi.fn()
    void call.then(failed)
    await vi.advanceTimersByTimeAsync(9900)
    expect(failed).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(200)
    expect(failed).toHaveBeenCalledWith(expect.objectContaining({ code: 'TIMEOUT' }))
  })
})
