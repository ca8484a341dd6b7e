/** What a renewal may write over what others wrote to the storage meanwhile. */
import { afterEach, describe, expect, it, vi } from 'vitest'
import {
  memoryStorage,
  type TabChannel,
  type TokenStorage,
  type Tokens,
} from '../../../src/index.ts'
import { noLock } from '../../../src/session/tokens/lock.ts'
import { errorOf } from '../support/client.ts'
import { createGate, settle } from '../support/gate.ts'
import { TokenServer } from './support/token-server.ts'

/** A member whose renewal has been sent, and is answered once the gate opens. */
async function whileRenewing(storage: TokenStorage, server: TokenServer) {
  const gate = createGate()
  server.tokenFault = async (request) => {
    await gate.opened
    const fields: unknown = await request.json()
    return server.answerToken(Object.fromEntries(Object.entries(Object(fields))))
  }
  const client = server.client({ storage })
  const call = client.products.getProduct('p')
  await settle()
  expect(server.tokenCalls).toHaveLength(1)
  return { client, call, gate }
}

describe('a renewal with a late response', () => {
  it('does not replace tokens that were set meanwhile, even with its own refresh token', async () => {
    const server = new TokenServer()
    const old = server.member(-1)
    const storage = memoryStorage(old)
    const { client, call, gate } = await whileRenewing(storage, server)
    const set = { ...server.member(), refreshToken: old.refreshToken }
    await client.session.setTokens(set)
    gate.open()
    await call
    expect(await storage.get()).toMatchObject(set)
    expect(server.calls.map(({ authorization }) => authorization)).toEqual([set.accessToken.value])
  })

  it('does not replace tokens that another process wrote meanwhile', async () => {
    const server = new TokenServer()
    const storage = memoryStorage(server.member(-1))
    const { call, gate } = await whileRenewing(storage, server)
    const written = server.member()
    await storage.set(written)
    gate.open()
    await call
    expect(await storage.get()).toEqual(written)
    expect(server.calls.map(({ authorization }) => authorization)).toEqual([
      written.accessToken.value,
    ])
  })

  it('is abandoned after five attempts with a storage that loses every write', async () => {
    const server = new TokenServer()
    server.tokenFault = () =>
      Response.json({ access_token: 'a', refresh_token: 'r', expires_in: 600 })
    const storage: TokenStorage = { get: () => server.member(-1), set() {} }
    const error = await errorOf(server.client({ storage }).products.getProduct('p'))
    expect(error).toMatchObject({
      code: 'SESSION_CHANGED',
      message: 'The session changed while signing in',
    })
    expect(server.tokenCalls).toHaveLength(5)
  })
})

/** A storage whose record other tabs read, too; `announced` are the versions they are told of. */
function sharedStorage(initial: Tokens) {
  const announced: (number | undefined)[] = []
  let newest = 0
  let listening = 0
  const channel: TabChannel = {
    announce: async (version) => void announced.push(version),
    newest: async () => newest,
    listen: () => {
      listening += 1
      return () => {
        listening -= 1
      }
    },
  }
  const memory = memoryStorage(initial)
  const storage = { ...memory, tabSync: { key: 'k', lock: noLock, channel: () => channel } }
  return {
    storage,
    announced,
    listeners: () => listening,
    tell: (version: number) => {
      newest = version
    },
  }
}

describe('a record shared by tabs', () => {
  afterEach(() => vi.restoreAllMocks())

  it('gets a higher version with each write, though the clock stands still or goes back', async () => {
    const server = new TokenServer()
    const { storage, announced } = sharedStorage(server.member())
    const { session } = server.client({ storage })
    const clock = vi.spyOn(Date, 'now').mockReturnValue(1_800_000_000_000)
    await session.setTokens(server.member())
    await session.setTokens(server.member())
    clock.mockReturnValue(1_700_000_000_000)
    await session.setTokens(server.member())
    clock.mockReturnValue(1_900_000_000_000)
    await session.setTokens(server.member())
    await session.setTokens(undefined)
    expect(announced).toEqual([
      1_800_000_000_000,
      1_800_000_000_001,
      1_800_000_000_002,
      1_900_000_000_000,
      undefined,
    ])
  })

  it('is renewed from the version that a tab has announced, though that arrives late', async () => {
    const server = new TokenServer()
    const { storage, tell } = sharedStorage(server.member(-1))
    tell(7)
    const call = server.client({ storage }).products.getProduct('p')
    await settle()
    expect(server.tokenCalls).toEqual([])
    const renewal = { signInId: 's', early: 0, version: 7 }
    await storage.set({ ...server.member(), renewal })
    await call
    expect(server.tokenCalls).toEqual([])
  })

  it('is renewed from the stored tokens when the announced version does not arrive in a second', async () => {
    const server = new TokenServer()
    const { storage, tell } = sharedStorage(server.member(-1))
    tell(7)
    let now = Date.now()
    vi.spyOn(Date, 'now').mockImplementation(() => now)
    const call = server.client({ storage }).products.getProduct('p')
    await settle()
    now += 1_000
    await new Promise((resolve) => setTimeout(resolve, 30))
    expect(server.tokenCalls).toEqual([])
    now += 1
    await call
    expect(server.tokenCalls).toHaveLength(1)
  })

  it('is observed only while there is a subscriber', () => {
    const server = new TokenServer()
    const { storage, listeners } = sharedStorage(server.member())
    const { session } = server.client({ storage })
    expect(listeners()).toBe(0)
    const leave = session.subscribe(() => {})
    const alsoLeave = session.subscribe(() => {})
    expect(listeners()).toBe(1)
    leave()
    expect(listeners()).toBe(1)
    alsoLeave()
    alsoLeave()
    expect(listeners()).toBe(0)
    session.subscribe(() => {})()
    expect(listeners()).toBe(0)
  })
})

describe('a refused call', () => {
  const refusedOnce = (server: TokenServer, then: () => void) => {
    server.callFault = () => {
      server.callFault = undefined
      then()
      return Response.json({ message: 'expired' }, { status: 401 })
    }
  }

  it('of a member who is gone from the storage is not made as a visitor', async () => {
    const server = new TokenServer()
    const storage = memoryStorage(server.member())
    refusedOnce(server, () => void storage.set(undefined))
    const error = await errorOf(server.client({ storage }).products.getProduct('p'))
    expect(error).toMatchObject({ code: 'SESSION_ENDED', status: 401 })
    expect(server.calls).toHaveLength(1)
    expect(server.tokenCalls).toEqual([])
  })

  it('of a member whose session has ended is made as a visitor if it is a sign-in', async () => {
    const server = new TokenServer()
    const storage = memoryStorage(server.member())
    server.expireAll()
    server.revokeAll()
    server.callFault = (request) =>
      server.roleOf(request.headers.get('authorization') ?? '') === 'visitor'
        ? Response.json({ state: 'REQUIRE_EMAIL_VERIFICATION', stateToken: 's' })
        : Response.json({ message: 'expired' }, { status: 401 })
    const { session } = server.client({ storage })
    const credentials = { email: 'ada@byron.example', password: 'secret-1' }
    expect(await session.loginWithPassword(credentials)).toMatchObject({
      loginState: 'EMAIL_VERIFICATION_REQUIRED',
    })
    expect(server.calls).toHaveLength(2)
  })

  it('of a visitor who is gone from the storage is made as another visitor', async () => {
    const server = new TokenServer()
    const storage = memoryStorage()
    refusedOnce(server, () => void storage.set(undefined))
    await server.client({ storage }).products.getProduct('p')
    expect(server.calls).toHaveLength(2)
    expect(server.tokenCalls.map(({ grantType }) => grantType)).toEqual(['anonymous', 'anonymous'])
  })
})
