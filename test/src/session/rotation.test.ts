/** Chains of renewals, the seconds of an expiry, and clocks that are wrong. */
import fc from 'fast-check'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { memoryStorage, type Tokens } from '../../../src/index.ts'
import { runs, sampled } from '../../setup/long.ts'
import { quickRetries } from '../../setup/quick-retries.ts'
import { errorOf } from '../support/client.ts'
import { TokenServer } from './support/token-server.ts'

quickRetries()

const second = 1000
const hour = 3600 * second

describe('a chain of renewals', () => {
  beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'] }))
  afterEach(() => void vi.useRealTimers())

  it.each([
    ['a new refresh token each time', () => false],
    ['every third answer without a refresh token', (renewal: number) => renewal % 3 === 0],
  ])('with %s presents each token at its turn and reuses none', async (_, keepsRefresh) => {
    const chain = runs(1000)
    const server = new TokenServer({ keepsRefresh })
    const storage = memoryStorage(server.member(-1))
    const client = server.client({ storage })
    for (let renewal = 0; renewal < chain; renewal += 1) {
      await client.products.getProduct('p')
      vi.setSystemTime(Date.now() + hour)
    }
    const presented = server.tokenCalls.map(({ refreshToken }) => refreshToken)
    const kept = Array.from({ length: chain }, (__, at) => at + 1).filter(keepsRefresh).length
    expect(presented).toHaveLength(chain)
    // A token that stayed is presented again: at most once for each answer that brought none.
    const repeated = chain - new Set(presented).size
    expect(repeated).toBeLessThanOrEqual(kept)
    expect(repeated).toBeGreaterThanOrEqual(kept - 1)
    expect(server.reuses).toBe(0)
    expect(client.session.role).toBe('member')
  })
})

describe('the expiry of a token', () => {
  // Its seconds are whole ones, so a clock that goes on may reach the next before the call is made.
  beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: 1_700_000_000_000 }))
  afterEach(() => void vi.useRealTimers())

  const expiring = (remaining: number): Tokens => ({
    accessToken: { value: 'old', expiresAt: Math.floor(Date.now() / 1000) + remaining },
    refreshToken: { value: 'refresh', role: 'visitor' },
  })

  it.each([
    [-1, 1],
    [0, 1],
    [1, 1],
    [4, 1],
    [5, 1],
    [6, 0],
    [59, 0],
    [60, 0],
  ])('in %i s makes %i renewals before a call', async (remaining, renewals) => {
    const server = new TokenServer()
    const client = server.client({ storage: memoryStorage(expiring(remaining)) })
    server.callFault = () => Response.json({})
    await client.products.getProduct('p')
    expect(server.tokenCalls.filter(({ grantType }) => grantType === 'refresh_token')).toHaveLength(
      renewals,
    )
  })

  it.each([
    [-1, 1],
    [0, 1],
    [2, 0],
  ])('in %i s, without an early window, makes %i renewals', async (remaining, renewals) => {
    const server = new TokenServer()
    const storage = memoryStorage(expiring(remaining))
    const client = server.client({ storage, renewEarly: 0 })
    server.callFault = () => Response.json({})
    await client.products.getProduct('p')
    expect(server.tokenCalls.filter(({ grantType }) => grantType === 'refresh_token')).toHaveLength(
      renewals,
    )
  })

  it.each([
    ['is missing', undefined],
    ['is not a number', Number.NaN],
    ['is negative', -1],
    ['is zero', 0],
    ['is text, but no number', '3600 seconds'],
    ['is empty text', ''],
    ['is endless', Number.POSITIVE_INFINITY],
    ['is 30,000 years off', 1e12],
  ])('that %s invalidates the response: nothing is stored', async (_, lifetime) => {
    const server = new TokenServer()
    const storage = memoryStorage()
    const client = server.client({ storage })
    server.tokenFault = () => Response.json({ access_token: 'a', expires_in: lifetime })
    expect((await errorOf(client.products.getProduct('p'))).kind).toBe('system')
    expect(storage.get()).toBeUndefined()
  })

  it('may be a numeric string', async () => {
    const server = new TokenServer()
    const storage = memoryStorage()
    server.tokenFault = () => Response.json({ access_token: 'a', expires_in: '3600' })
    server.callFault = () => Response.json({})
    await server.client({ storage }).products.getProduct('p')
    const { expiresAt = 0 } = (await storage.get())?.accessToken ?? {}
    expect(expiresAt).toBe(Date.now() / 1000 + 3600)
  })

  it('is counted from the request of the token, not from its arrival', async () => {
    const server = new TokenServer({ lifetime: 60 })
    const storage = memoryStorage()
    const client = server.client({ storage })
    const asked = Math.floor(Date.now() / 1000)
    server.tokenFault = () => {
      vi.setSystemTime(Date.now() + 20 * second)
      return server.answerToken({ grantType: 'anonymous' })
    }
    await client.products.getProduct('p')
    expect((await storage.get())?.accessToken.expiresAt).toBe(asked + 60)
  })
})

describe('a clock that is wrong', () => {
  const offsets = [-24 * hour, -hour, -300_000, -30_000, 0, 30_000, 300_000, hour, 24 * hour]
  const kinds = ['constant', 'jumping forward', 'jumping back'] as const
  const clocks = offsets.flatMap((offset) => kinds.map((kind) => [offset / second, kind] as const))

  beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'] }))
  afterEach(() => void vi.useRealTimers())

  it.each(sampled(clocks, 4))(
    'by %i s (%s) fails no call and costs at most two token calls for a hundred',
    async (off, kind) => {
      // The platform's clock runs on, independent of this machine's.
      let platformNow = Math.floor(Date.now() / 1000)
      const server = new TokenServer({ lifetime: 600, now: () => platformNow })
      const magnitude = Math.abs(off) * second
      const jump = kind === 'constant' ? 0 : kind === 'jumping forward' ? magnitude : -magnitude
      if (kind === 'constant') vi.setSystemTime(Date.now() + off * second)

      const client = server.client()
      for (let call = 0; call < 100; call += 1) {
        if (call === 50) vi.setSystemTime(Date.now() + jump)
        await client.products.getProduct('p')
        platformNow += 5
        vi.setSystemTime(Date.now() + 5 * second)
      }
      expect(server.tokenCalls.length).toBeLessThanOrEqual(2)
      expect(client.session.role).toBe('visitor')
    },
  )

  it('does not delay the return of a parked member, even when set back by a day', async () => {
    const server = new TokenServer()
    const member = server.member()
    const visitor = server.member()
    const now = Date.now() / 1000
    const parked = { value: member.refreshToken.value, signInId: 'm', retryAt: now + 24 * 3600 }
    const storage = memoryStorage({
      ...visitor,
      refreshToken: { ...visitor.refreshToken, role: 'visitor' },
      renewal: { signInId: 'v', early: 5, parked },
    })
    const client = server.client({ storage })
    await client.products.getProduct('p')
    expect(client.session.role).toBe('member')
    // Still the same sign-in: what it began before the outage may go on.
    expect((await storage.get())?.renewal?.signInId).toBe('m')
  })
})

describe('random use of one session', () => {
  it('never sends a used refresh token, in any order of events', async () => {
    const steps = fc.array(
      fc.constantFrom('call', 'call', 'burst', 'expire', 'late', 'rotate') as fc.Arbitrary<string>,
      { minLength: 5, maxLength: 40 },
    )
    await fc.assert(
      fc.asyncProperty(steps, async (script) => {
        const server = new TokenServer()
        const client = server.client({ storage: memoryStorage(server.member()) })
        for (const step of script) {
          if (step === 'expire') server.expireAll()
          else if (step === 'rotate') await client.session.setTokens(await client.session.tokens())
          else if (step === 'late') {
            const calls = [client.products.getProduct('p'), client.products.getProduct('q')]
            server.expireAll()
            await Promise.all(calls)
          } else {
            const length = step === 'burst' ? 20 : 1
            await Promise.all(Array.from({ length }, () => client.products.getProduct('p')))
          }
        }
        expect(server.reuses).toBe(0)
        expect(client.session.role).toBe('member')
      }),
      { numRuns: runs(500) },
    )
  })
})
