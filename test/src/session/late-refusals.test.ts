/** A 401 that comes late, of a token that was replaced meanwhile. */
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  createClient,
  type Lock,
  memoryStorage,
  platforms,
  type TokenStorage,
} from '../../../src/index.ts'
import { isLong, runs } from '../../setup/long.ts'
import { clientId, errorOf } from '../support/client.ts'
import { createGate, settle } from '../support/gate.ts'
import { TokenServer } from './support/token-server.ts'

const unauthorised = (): Response => Response.json({ message: 'expired' }, { status: 401 })

describe('late 401s', () => {
  it('of many calls with one old token, in any order, start one renewal and repeat each call once', async () => {
    const callers = isLong ? 100 : 30
    await fc.assert(
      fc.asyncProperty(fc.scheduler(), async (s) => {
        let renewals = 0
        let requests = 0
        const client = createClient({
          platform: platforms.sandbox('http://store.example'),
          clientId,
          storage: memoryStorage({
            accessToken: { value: 'old', expiresAt: Date.now() / 1000 + 600 },
            refreshToken: { value: 'refresh', role: 'member' },
          }),
          fetch: async (url, init) => {
            await s.schedule(Promise.resolve(), url)
            if (url.endsWith('/oauth2/token')) {
              renewals += 1
              return Response.json({ access_token: 'new', refresh_token: 'r', expires_in: 600 })
            }
            requests += 1
            const sent = new Headers(init.headers).get('authorization')
            return sent === 'new' ? Response.json({}) : unauthorised()
          },
        })
        const calls = Array.from({ length: callers }, () => client.products.getProduct('p'))
        await s.waitFor(Promise.all(calls))
        expect({ renewals, requests }).toEqual({ renewals: 1, requests: 2 * callers })
      }),
      { numRuns: runs(500) },
    )
  })

  it('before, during and after a renewal cause one only, for 1 to 200 callers', async () => {
    await fc.assert(
      fc.asyncProperty(fc.scheduler(), fc.integer({ min: 1, max: 200 }), async (s, callers) => {
        const server = new TokenServer()
        const held = memoryStorage(server.member())
        const storage: TokenStorage = {
          get: async () => {
            await s.schedule(Promise.resolve(), 'read')
            return held.get()
          },
          set: async (tokens) => {
            await s.schedule(Promise.resolve(), 'write')
            await held.set(tokens)
          },
        }
        server.expireAll()
        const client = server.client({
          storage,
          fetch: async (url, init) => {
            await s.schedule(Promise.resolve(), 'request')
            const answer = await server.fetch(url, init)
            await s.schedule(Promise.resolve(), 'answer')
            return answer
          },
        })
        const calls = Array.from({ length: callers }, () => client.products.getProduct('p'))
        await s.waitFor(Promise.all(calls))
        expect(server.tokenCalls).toHaveLength(1)
        expect(server.reuses).toBe(0)
      }),
      { numRuns: runs(200) },
    )
  })

  it('of a token that another tab has replaced are repeated with the new one, without a renewal', async () => {
    const server = new TokenServer()
    const held = server.member()
    const storage = memoryStorage(held)
    const client = server.client({ storage })
    server.callFault = async () => {
      server.callFault = undefined
      const [next] = [server.answerToken({ refreshToken: held.refreshToken.value })]
      const { access_token, refresh_token }: Record<string, string> = await next.json()
      await storage.set({
        accessToken: { value: String(access_token), expiresAt: held.accessToken.expiresAt },
        refreshToken: { value: String(refresh_token), role: 'member' },
      })
      return unauthorised()
    }
    await client.products.getProduct('p')
    expect(server.tokenCalls).toEqual([])
    expect(server.calls).toHaveLength(2)
  })

  it('that join an earlier renewal which kept their token cause another renewal', async () => {
    const server = new TokenServer()
    const stale = server.member()
    const storage = memoryStorage({ ...stale, accessToken: { value: 'expired', expiresAt: 0 } })
    const turn = createGate()
    const asked = createGate()
    let isFirst = true
    const lock: Lock = async (_, work) => {
      asked.open()
      if (isFirst) await turn.opened
      isFirst = false
      await work()
    }
    const client = server.client({ storage, lock })
    // The expired token's renewal waits for its turn. Meanwhile another tab stores a token that the platform refuses.
    const waiting = client.products.getProduct('p')
    await asked.opened
    server.expireAll()
    await storage.set(stale)
    const answered = createGate()
    server.callFault = () => {
      server.callFault = undefined
      answered.open()
      return unauthorised()
    }
    const refused = client.products.getProduct('p')
    await answered.opened
    await settle()
    turn.open()
    await Promise.all([waiting, refused])
    expect(server.tokenCalls).toHaveLength(1)
  })

  it('of a member who signed out meanwhile are not repeated as another caller', async () => {
    const server = new TokenServer()
    const client = server.client({ storage: memoryStorage(server.member()) })
    server.callFault = async () => {
      server.callFault = undefined
      await client.session.setTokens(undefined)
      return unauthorised()
    }
    const error = await errorOf(client.products.getProduct('p'))
    expect(error).toMatchObject({ status: 401, code: 'SESSION_ENDED', cause: { status: 401 } })
    expect(server.calls).toHaveLength(1)
  })

  it('of a member are not repeated as another member who signed in meanwhile', async () => {
    const server = new TokenServer()
    const storage = memoryStorage()
    const client = server.client({ storage })
    await client.session.setTokens(server.member())
    const other = server.member()
    server.callFault = async () => {
      server.callFault = undefined
      await client.session.setTokens(other)
      return unauthorised()
    }
    const error = await errorOf(client.currentCart.addToCurrentCart({ lineItems: [] }))
    expect(error.code).toBe('SESSION_ENDED')
    expect(server.calls).toHaveLength(1)
  })

  it('of a member whose renewal is refused leave no trace as a visitor, in a hundred runs', async () => {
    for (let run = 0; run < 100; run += 1) {
      const server = new TokenServer()
      const client = server.client({ storage: memoryStorage(server.member()) })
      server.expireAll()
      server.revokeAll()
      const error = await errorOf(client.currentCart.addToCurrentCart({ lineItems: [] }))
      expect(error).toMatchObject({ status: 401, code: 'SESSION_ENDED' })
      expect(server.calls).toHaveLength(1)
      expect(client.session.role).toBe('visitor')
    }
  })

  it('of a visitor are repeated as the next visitor', async () => {
    const server = new TokenServer()
    const client = server.client()
    await client.products.getProduct('p')
    server.expireAll()
    server.revokeAll()
    await client.products.getProduct('p')
    expect(server.tokenCalls.map(({ grantType }) => grantType)).toEqual([
      'anonymous',
      'refresh_token',
      'anonymous',
    ])
  })

  it('are final at the second', async () => {
    const server = new TokenServer()
    const client = server.client({ storage: memoryStorage(server.member()) })
    server.callFault = unauthorised
    expect(await errorOf(client.products.getProduct('p'))).toMatchObject({ status: 401 })
    expect(server.calls).toHaveLength(2)
  })

  it('cause no renewal if they are 403s', async () => {
    const server = new TokenServer()
    const client = server.client({ storage: memoryStorage(server.member()) })
    server.callFault = () => Response.json({}, { status: 403 })
    expect(await errorOf(client.products.getProduct('p'))).toMatchObject({ status: 403 })
    expect(server.tokenCalls).toEqual([])
  })
})
