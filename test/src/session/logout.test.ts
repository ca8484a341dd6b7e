/** Signing out under all faults of the network. */
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { memoryStorage, type SessionChange, type TokenStorage } from '../../../src/index.ts'
import { runs } from '../../setup/long.ts'
import { clientId, errorOf } from '../support/client.ts'
import { type Fault, TokenServer } from './support/token-server.ts'

const faults: Readonly<Record<string, Fault>> = {
  'no connection': () => Promise.reject(new TypeError('fetch failed')),
  'a reset': () => Promise.reject(new TypeError('terminated')),
  '400': () => Response.json({ message: 'no' }, { status: 400 }),
  '401': () => new Response(null, { status: 401 }),
  '403': () => new Response('<html>', { status: 403 }),
  '404': () => new Response(null, { status: 404 }),
  '429': () => new Response(null, { status: 429, headers: { 'retry-after': '3600' } }),
  '500': () => Response.json({}, { status: 500 }),
  '502': () => new Response('<html>', { status: 502 }),
  '503': () => new Response(null, { status: 503 }),
  'half an answer': () => new Response('{"redirectSession":', { status: 200 }),
  'no address in it': () => Response.json({ redirectSession: { id: 'r' } }),
}

describe('signing out', () => {
  it.each(Object.entries(faults))('under a fault (%s) ends the session', async (name, fault) => {
    const server = new TokenServer()
    const storage = memoryStorage(server.member())
    const changes: SessionChange[] = []
    const client = server.client({ storage, onSessionChange: (change) => changes.push(change) })
    server.callFault = fault
    const error = await errorOf(client.session.logout())
    expect(error.message).not.toBe('')
    expect(client.session).toMatchObject({ role: 'none', loggedIn: false, loginState: 'INITIAL' })
    expect(storage.get()).toBeUndefined()
    expect(changes).toEqual([{ role: 'none', previousRole: 'member', reason: 'signed-out' }])
    // Only a session that has ended already asks for the address as a visitor.
    expect(server.tokenCalls).toHaveLength(name === '401' ? 1 : 0)
  })

  it('is done before anything is sent', async () => {
    const server = new TokenServer()
    const storage = memoryStorage(server.member())
    const client = server.client({ storage })
    server.callFault = async () => {
      expect(await storage.get()).toBeUndefined()
      return Response.json({ redirectSession: { id: 'r', fullUrl: 'http://store.example/out' } })
    }
    expect(await client.session.logout()).toEqual({ logoutUrl: 'http://store.example/out' })
    expect(server.calls).toHaveLength(1)
  })

  it.each([
    ['a member whose token has ended, as a new visitor', -1, 'visitor'],
    ['a member, as that member', 600, 'member'],
  ])('requests the sign-out page for %s, which is stored nowhere', async (_, expiresIn, role) => {
    const server = new TokenServer()
    const storage = memoryStorage(server.member(expiresIn))
    const asked: unknown[] = []
    server.callFault = async (request) => {
      asked.push(await request.json())
      return Response.json({ redirectSession: { fullUrl: 'http://store.example/out' } })
    }
    const { session } = server.client({ storage })
    await session.logout()
    await session.setTokens(server.member(expiresIn))
    await session.logout({ postFlowUrl: 'http://shop.example/' })
    expect(server.calls.map(({ authorization }) => server.roleOf(authorization))).toEqual([
      role,
      role,
    ])
    const logout = { clientId }
    expect(asked).toEqual([
      { logout },
      { logout, callbacks: { postFlowUrl: 'http://shop.example/' } },
    ])
    expect(storage.get()).toBeUndefined()
  })

  it('and in again ends in the state of the last call, in any order of their steps', async () => {
    await fc.assert(
      fc.asyncProperty(fc.scheduler(), fc.boolean(), async (s, outLast) => {
        const server = new TokenServer()
        let held = server.member() as Awaited<ReturnType<TokenStorage['get']>>
        const next = server.member()
        const storage: TokenStorage = {
          get: () => s.schedule(Promise.resolve(), 'read').then(() => held),
          set: async (tokens) => {
            await s.schedule(Promise.resolve(), 'write')
            held = tokens
          },
        }
        const client = server.client({ storage })
        const first = outLast
          ? client.session.setTokens(next)
          : client.session.logout().catch(() => {})
        const second = outLast
          ? client.session.logout().catch(() => {})
          : client.session.setTokens(next)
        await s.waitFor(Promise.all([first, second]))
        expect(held?.refreshToken.value).toBe(outLast ? undefined : next.refreshToken.value)
      }),
      { numRuns: runs(200) },
    )
  })
})
