/** Several clients that share one session, as the tabs of a browser do. */
import { afterEach, describe, expect, it, vi } from 'vitest'
import { type SessionChange, type TokenStorage, webStorage } from '../../../src/index.ts'
import {
  type Lock,
  longestWait,
  noLock,
  webLock,
  withLock,
} from '../../../src/session/tokens/lock.ts'
import { tabSync } from '../../../src/session/tokens/tab-sync.ts'
import { serialiseTokens } from '../../../src/session/tokens/tokens.ts'
import { localEntries } from '../support/browser-storage.ts'
import { clientId } from '../support/client.ts'
import { TokenServer } from './support/token-server.ts'

/** Turns within this process. */
const queueLock = () => {
  const ends = new Map<string, Promise<unknown>>()
  const names: string[] = []
  const lock: Lock = (name, work) => {
    names.push(name)
    const turn = (ends.get(name) ?? Promise.resolve()).then(work)
    ends.set(
      name,
      turn.catch(() => {}),
    )
    return turn
  }
  return { lock, names }
}

const key = 'storefront-client.session'

const later = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 30))

describe('five tabs with one session', () => {
  it('renew it once per expiry, repeatedly, with a server that forbids reuse', async () => {
    const server = new TokenServer()
    const store = localEntries()
    store.setItem(key, serialiseTokens(server.member()))
    const { lock, names } = queueLock()
    const tabs = Array.from({ length: 5 }, () =>
      server.client({ storage: webStorage('local'), lock }),
    )
    for (let round = 1; round <= 20; round += 1) {
      server.expireAll()
      await Promise.all(
        tabs.flatMap((tab) => [tab.products.getProduct('p'), tab.products.getProduct('q')]),
      )
      expect(server.tokenCalls).toHaveLength(round)
    }
    expect(server.reuses).toBe(0)
    expect(new Set(names)).toEqual(
      new Set([`storefront-client.${clientId}.${key}.${clientId}@http://store.example`]),
    )
  })

  it('continue when the tab that holds the lock never releases it', async () => {
    vi.useFakeTimers()
    const server = new TokenServer()
    const stuck: Lock = () => new Promise(() => {})
    const client = server.client({ lock: stuck })
    const done = vi.fn()
    const call = client.products.getProduct('p').then(done)
    await vi.advanceTimersByTimeAsync(longestWait - 1)
    expect(done).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(1)
    await call
    expect(done).toHaveBeenCalled()
    vi.useRealTimers()
  })

  it('are notified of a sign-out in another', async () => {
    const server = new TokenServer()
    const store = localEntries()
    store.setItem(key, serialiseTokens(server.member()))
    const heard: SessionChange[] = []
    const here = server.client({ storage: webStorage('local') })
    const there = server.client({ storage: webStorage('local') })
    const leave = here.session.subscribe((change) => heard.push(change))
    await here.products.getProduct('p')
    await there.session.logout().catch(() => {})
    await expect
      .poll(() => heard)
      .toEqual([{ role: 'none', previousRole: 'member', reason: 'elsewhere' }])
    expect(here.session.loggedIn).toBe(false)
    leave()
    await there.session.setTokens(server.member())
    await later()
    expect(heard).toHaveLength(1)
  })

  it('are not notified of a mere renewal', async () => {
    const server = new TokenServer()
    const store = localEntries()
    store.setItem(key, serialiseTokens(server.member()))
    const heard: SessionChange[] = []
    const here = server.client({ storage: webStorage('local') })
    const there = server.client({ storage: webStorage('local') })
    here.session.subscribe((change) => heard.push(change))
    await here.products.getProduct('p')
    server.expireAll()
    await there.products.getProduct('p')
    await later()
    expect(server.tokenCalls).toHaveLength(1)
    expect(heard).toEqual([])
  })
})

describe('a lock', () => {
  afterEach(() => void vi.unstubAllGlobals())

  it('is released when the work fails', async () => {
    const { lock } = queueLock()
    await expect(withLock(lock, 'n', () => Promise.reject(new Error('no')))).rejects.toThrow('no')
    expect(await withLock(lock, 'n', async () => 1)).toBe(1)
  })

  it.each<[string, Lock]>([
    ['fails at once', () => Promise.reject(new Error('no locks here'))],
    [
      'throws',
      () => {
        throw new Error('SecurityError')
      },
    ],
    ['never calls', async () => {}],
    [
      'fails after the work',
      async (_, work) => work().then(() => Promise.reject(new Error('late'))),
    ],
    [
      'calls twice',
      async (_, work) => {
        await work()
        await work()
      },
    ],
  ])('does its work exactly once with a lock that %s', async (_, lock) => {
    const work = vi.fn(async () => 'done')
    expect(await withLock(lock, 'n', work)).toBe('done')
    await later()
    expect(work).toHaveBeenCalledOnce()
  })

  it('leaves no timer behind', async () => {
    vi.useFakeTimers()
    await withLock(noLock, 'n', async () => {})
    expect(vi.getTimerCount()).toBe(0)
    vi.useRealTimers()
  })

  it('is the browser’s where available, and none elsewhere', async () => {
    const request = vi.fn(async (_: string, work: () => Promise<void>) => work())
    vi.stubGlobal('navigator', { locks: { request } })
    await withLock(webLock, 'mine', async () => {})
    expect(request).toHaveBeenCalledExactlyOnceWith('mine', expect.any(Function))
    vi.stubGlobal('navigator', {})
    expect(await withLock(webLock, 'mine', async () => 2)).toBe(2)
    vi.stubGlobal('navigator', undefined)
    expect(await withLock(webLock, 'mine', async () => 3)).toBe(3)
  })

  it('is not requested for a session in memory', async () => {
    const request = vi.fn(async (_: string, work: () => Promise<void>) => work())
    const query = async () => ({ held: [], pending: [] })
    vi.stubGlobal('navigator', { locks: { request, query } })
    const server = new TokenServer()
    await server.client().products.getProduct('p')
    expect(request).not.toHaveBeenCalled()
    await server.client({ storage: webStorage('local') }).products.getProduct('p')
    expect(request.mock.calls.map(([name]) => name)).toEqual([
      `storefront-client.${clientId}.${key}.${clientId}@http://store.example`,
      expect.stringMatching(/#\d+$/),
    ])
  })
})

describe('a notice to other tabs', () => {
  afterEach(() => void vi.unstubAllGlobals())

  it('contains no data of the session', async () => {
    const heard: unknown[] = []
    const channel = new BroadcastChannel('channel')
    channel.onmessage = (event) => heard.push(event.data)
    await tabSync('key').channel('channel').announce(1)
    await expect.poll(() => heard).toEqual(['changed'])
    channel.close()
  })

  it('is the storage event if there are no channels', () => {
    vi.stubGlobal('BroadcastChannel', undefined)
    const target = new EventTarget()
    vi.stubGlobal('window', target)
    const heard = vi.fn()
    const notices = tabSync('key').channel('channel')
    void notices.announce(undefined)
    const leave = notices.listen(heard)
    const tell = (entry: string | null) =>
      target.dispatchEvent(Object.assign(new Event('storage'), { key: entry }))
    tell('other')
    expect(heard).not.toHaveBeenCalled()
    tell('key')
    tell(null)
    expect(heard).toHaveBeenCalledTimes(2)
    leave()
    tell('key')
    expect(heard).toHaveBeenCalledTimes(2)
  })

  it('is made up for when a page returns from the back/forward cache', () => {
    const target = new EventTarget()
    vi.stubGlobal('window', target)
    const heard = vi.fn()
    const leave = tabSync('key').channel('channel').listen(heard)
    target.dispatchEvent(new Event('pageshow'))
    expect(heard).toHaveBeenCalledOnce()
    leave()
    target.dispatchEvent(new Event('pageshow'))
    expect(heard).toHaveBeenCalledOnce()
  })
})

describe('a client whose storage is changed directly', () => {
  it('notifies at the next call', async () => {
    const server = new TokenServer()
    const heard: SessionChange[] = []
    let held = server.member()
    const storage: TokenStorage = {
      get: async () => held,
      set: async (next) => {
        if (next) held = next
      },
    }
    const client = server.client({ storage, onSessionChange: (change) => heard.push(change) })
    await client.products.getProduct('p')
    held = { ...server.member(), refreshToken: { value: 'v', role: 'visitor' } }
    await client.products.getProduct('p')
    held = { ...server.member(), renewal: { signInId: 'first', early: 5 } }
    await client.products.getProduct('p')
    held = { ...server.member(), renewal: { signInId: 'second', early: 5 } }
    await client.products.getProduct('p')
    expect(heard).toEqual([
      { role: 'member', previousRole: 'none', reason: 'found' },
      { role: 'visitor', previousRole: 'member', reason: 'elsewhere' },
      { role: 'member', previousRole: 'visitor', reason: 'elsewhere' },
      { role: 'member', previousRole: 'member', reason: 'elsewhere' },
    ])
  })
})
