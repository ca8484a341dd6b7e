/** Signing out at the platform: when the refresh token is revoked, and how often. */
import fc from 'fast-check'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { memoryStorage, type TokenStorage } from '../../../src/index.ts'
import { signOutPolicy } from '../../../src/session/revocation.ts'
import { memoryTransactions } from '../../../src/session/sign-in/transactions.ts'
import { runs } from '../../setup/long.ts'
import { errorOf } from '../support/client.ts'
import { startVirtualClock, watch } from '../support/virtual-clock.ts'
import { type Fault, TokenServer } from './support/token-server.ts'

const { addressTimeout, revocationTimeout, firstWait, longestWait, repetitions } = signOutPolicy

const address = { redirectSession: { fullUrl: 'http://store.example/out' } }
const never: Fault = ({ signal }) =>
  new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason)))
const offline: Fault = () => Promise.reject(new TypeError('Failed to fetch'))

/** A platform that gives addresses to living tokens, and a member's client of it. */
const signedIn = (tokens?: (server: TokenServer) => ReturnType<TokenServer['member']>) => {
  const server = new TokenServer()
  server.callFault = (request) =>
    server.lives(request.headers.get('authorization') ?? '')
      ? Response.json(address)
      : Response.json({ message: 'expired' }, { status: 401 })
  const held = tokens?.(server) ?? server.member()
  const storage = memoryStorage(held)
  return { server, held, storage, client: server.client({ storage, retries: 0 }) }
}

/** A window with the events of a page; without it this process has none. */
const openPage = () => {
  const page = new EventTarget()
  vi.stubGlobal('window', page)
  return {
    goes: () => page.dispatchEvent(new Event('pagehide')),
    comesOnline: () => page.dispatchEvent(new Event('online')),
  }
}

afterEach(() => void vi.unstubAllGlobals())

describe('signing out', () => {
  it('revokes the refresh token before it settles, after it has requested the address', async () => {
    const { server, held, client } = signedIn()
    const order: string[] = []
    const { callFault } = server
    server.callFault = (request) => {
      order.push('address')
      return callFault?.(request) ?? Response.error()
    }
    server.revocationFault = async () => {
      order.push('revocation')
      await Promise.resolve()
      order.push('revoked')
      return Response.json({})
    }
    expect(await client.session.logout()).toEqual({ logoutUrl: 'http://store.example/out' })
    expect(order).toEqual(['address', 'revocation', 'revoked'])
    expect(server.revocations).toEqual([held.refreshToken.value])
  })

  it('sends the token in a body only, by a request that outlives the page, and without credentials', async () => {
    const { server, held, storage } = signedIn()
    const sent: [url: string, init: RequestInit][] = []
    const client = server.client({
      storage,
      fetch: (url, init) => {
        sent.push([url, init])
        return server.fetch(url, init)
      },
    })
    await client.session.logout()
    const [url, init] = sent.find(([sentTo]) => sentTo.includes('/oauth2/revoke')) ?? []
    expect(url).toBe('http://store.example/oauth2/revoke')
    expect(init).toMatchObject({
      method: 'POST',
      keepalive: true,
      body: JSON.stringify({ token: held.refreshToken.value }),
    })
    expect(new Headers(init?.headers).has('authorization')).toBe(false)
  })

  it('revokes a visitor’s token, too, and that of a parked member', async () => {
    const { server, storage, client } = signedIn((platform) => {
      const { accessToken } = platform.member()
      const parked = { value: 'parked', signInId: 'm', retryAt: Date.now() / 1000 + 20 }
      return {
        accessToken,
        refreshToken: { value: 'visitor', role: 'visitor' },
        renewal: { signInId: 'v', early: 5, parked },
      }
    })
    await client.session.logout()
    expect(new Set(server.revocations)).toEqual(new Set(['visitor', 'parked']))
    expect(server.revocations).toHaveLength(2)
    expect(storage.get()).toBeUndefined()
  })

  it('revokes nothing without a session, and once for two calls at once', async () => {
    const { server, client } = signedIn()
    await Promise.all([client.session.logout(), client.session.logout()])
    await client.session.logout()
    expect(server.revocations).toHaveLength(1)
    expect(client.session.role).toBe('none')
  })

  it('returns the URL even if the access token has been refused meanwhile', async () => {
    const { server, client } = signedIn()
    server.expireAll()
    expect(await client.session.logout()).toEqual({ logoutUrl: 'http://store.example/out' })
    expect(server.revocations).toHaveLength(1)
  })

  it('revokes even if the URL was refused, and rejects', async () => {
    const { server, client } = signedIn()
    server.callFault = () => Response.json({ message: 'no' }, { status: 403 })
    expect(await errorOf(client.session.logout())).toMatchObject({ status: 403 })
    expect(server.revocations).toHaveLength(1)
  })

  it.each([
    ['valid', 3600],
    ['expired', -1],
  ])(
    'waits for a hanging platform no longer than its policy says, with a token that is %s',
    async (_, expiresIn) => {
      const clock = startVirtualClock()
      const { server, client } = signedIn((own) => own.member(expiresIn))
      // Whole: the signal of a request that is garbage is not aborted.
      let asked: Request | undefined
      server.callFault = (request) => {
        asked = request
        return never(request)
      }
      server.revocationFault = never
      const leaving = client.session.logout()
      const failed = errorOf(leaving)
      await clock.advanceUntil(watch(leaving), 100)
      expect(await failed).toMatchObject({ code: 'TIMEOUT' })
      expect(asked?.signal.aborted).toBe(true)
      expect(clock.elapsed()).toBeGreaterThanOrEqual(addressTimeout + revocationTimeout)
      expect(clock.elapsed()).toBeLessThan(addressTimeout + revocationTimeout + 500)
      expect(client.session.role).toBe('none')
    },
  )

  it.each(['read', 'written'])('succeeds even if the storage cannot be %s', async (way) => {
    const { server, storage } = signedIn()
    const broken = (): never => {
      throw new Error('blocked')
    }
    const get = way === 'read' ? broken : storage.get
    const client = server.client({ storage: { get, set: way === 'read' ? storage.set : broken } })
    const outcome = await client.session.logout().catch((error: unknown) => error)
    if (way === 'read') {
      expect(outcome).toEqual({ logoutUrl: 'http://store.example/out' })
      expect(storage.get()).toBeUndefined()
    } else {
      // The tokens are still there, which only the app can mend; at the platform they have ended.
      expect(outcome).toMatchObject({ cause: { message: 'blocked' } })
      expect(server.revocations).toHaveLength(1)
    }
  })

  it('ends a renewal in flight, and the tokens it brings, in any order of their steps', async () => {
    await fc.assert(
      fc.asyncProperty(fc.scheduler(), fc.nat(12), async (s, delay) => {
        const { server, storage: memory } = signedIn((platform) => platform.member(-1))
        const step = (label: string): Promise<void> => s.schedule(Promise.resolve(), label)
        const storage: TokenStorage = {
          get: () => step('read').then(memory.get),
          set: (tokens) => step('write').then(() => memory.set(tokens)),
        }
        const client = server.client({
          storage,
          fetch: async (url, init) => {
            await step('request')
            const answer = await server.fetch(url, init)
            await step('answer')
            return answer
          },
        })
        const call = client.products.getProduct('p').catch(() => {})
        const leaving = (async () => {
          for (let wait = 0; wait < delay; wait += 1) await step('wait')
          await client.session.logout().catch(() => {})
        })()
        await s.waitFor(Promise.all([call, leaving]))
        expect(server.living('member')).toBe(0)
        // The call may have become a visitor's; the member must be gone.
        expect((await memory.get())?.refreshToken.role).not.toBe('member')
        expect(client.session.loggedIn).toBe(false)
      }),
      { numRuns: runs(200) },
    )
  })
})

describe('a sign-in overtaken by a sign-out', () => {
  it('leaves no session at the platform', async () => {
    const { server } = signedIn()
    const transactions = memoryTransactions()
    const redirectUri = 'https://shop.example/'
    const state = 'ours'
    const begun = { state, codeVerifier: 'v', redirectUri, originalUri: '' }
    await transactions.put({ ...begun, responseMode: 'fragment' })
    const { session } = server.client({ storage: memoryStorage(server.member()), transactions })
    server.tokenFault = async (request) => {
      const fields = Object(await request.json())
      if (fields.grantType === 'authorization_code') await session.logout()
      return server.answerToken(fields)
    }
    const url = `${redirectUri}#code=c&state=${state}`
    expect(await errorOf(session.completeRedirectLogin(url))).toMatchObject({
      code: 'SESSION_CHANGED',
    })
    await expect.poll(() => server.revocations).toHaveLength(2)
  })
})

describe('an unanswered revocation', () => {
  const signOutOffline = async () => {
    const stage = signedIn()
    stage.server.callFault = offline
    stage.server.revocationFault = offline
    await stage.client.session.logout().catch(() => {})
    stage.server.revocations.length = 0
    return stage
  }

  it.each([
    ['no network', offline],
    ['a 429', () => new Response(null, { status: 429 })],
    ['a 500', () => Response.json({}, { status: 500 })],
    ['a 503', () => new Response(null, { status: 503 })],
    ['a page of a captive portal', () => new Response('<html>', { status: 200 })],
    ['no end', never],
  ] satisfies [string, Fault][])(
    'because of %s is repeated until it is, and then no more',
    async (_, fault) => {
      const clock = startVirtualClock()
      const { server, held, client } = signedIn()
      server.revocationFault = fault
      const leaving = client.session.logout()
      await clock.advanceUntil(watch(leaving), 100)
      const sent = server.revocations.length
      server.revocationFault = undefined
      await clock.advance(firstWait)
      await clock.advance(longestWait * repetitions)
      expect(server.revocations.slice(sent)).toEqual([held.refreshToken.value])
      expect(server.lives(held.accessToken.value)).toBe(false)
    },
  )

  it.each([400, 401, 403, 404])('but refused with %i is not repeated', async (status) => {
    const clock = startVirtualClock()
    const { server, client } = signedIn()
    server.revocationFault = () => Response.json({ message: 'no' }, { status })
    await client.session.logout()
    await clock.advance(longestWait)
    expect(server.revocations).toHaveLength(1)
  })

  it('is sent at once when the network is back', async () => {
    const page = openPage()
    const clock = startVirtualClock()
    const { server, held } = await signOutOffline()
    server.revocationFault = undefined
    page.comesOnline()
    await clock.advance(0)
    expect(server.revocations).toEqual([held.refreshToken.value])
    page.comesOnline()
    page.goes()
    await clock.advance(longestWait)
    expect(server.revocations).toHaveLength(1)
  })

  it('sends nothing while the browser is offline', async () => {
    const page = openPage()
    vi.stubGlobal('navigator', { onLine: false })
    const clock = startVirtualClock()
    const { server } = await signOutOffline()
    await clock.advance(longestWait * repetitions)
    expect(server.revocations).toEqual([])
    server.revocationFault = undefined
    page.comesOnline()
    await clock.advance(0)
    expect(server.revocations).toHaveLength(1)
  })

  it('is retried once when the page closes', async () => {
    const page = openPage()
    const clock = startVirtualClock()
    const { server } = await signOutOffline()
    page.goes()
    await clock.advance(0)
    expect(server.revocations).toHaveLength(1)
  })

  it('does not affect a session that starts meanwhile', async () => {
    const clock = startVirtualClock()
    const { server, held, client } = await signOutOffline()
    const next = server.member()
    await client.session.setTokens(next)
    server.revocationFault = undefined
    await clock.advance(firstWait)
    expect(server.revocations).toEqual([held.refreshToken.value])
    expect(server.lives(next.accessToken.value)).toBe(true)
    expect(client.session.loggedIn).toBe(true)
  })

  it('is abandoned eventually', async () => {
    const clock = startVirtualClock()
    const { server } = await signOutOffline()
    for (let wait = 0; wait < 2 * repetitions; wait += 1) await clock.advance(longestWait)
    expect(server.revocations).toHaveLength(repetitions)
  })
})

it('a page that closes during the request for the URL still revokes, once', async () => {
  const page = openPage()
  const clock = startVirtualClock()
  const { server, client } = signedIn()
  server.callFault = never
  const leaving = client.session.logout()
  const ended = errorOf(leaving)
  await clock.advance(0)
  expect(server.revocations).toEqual([])
  page.goes()
  await clock.advance(0)
  expect(server.revocations).toHaveLength(1)
  await clock.advanceUntil(watch(leaving), 100)
  await ended
  expect(server.revocations).toHaveLength(1)
})
