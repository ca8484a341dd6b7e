/** Versions of a session's record that its tabs announce to each other by the names of held locks. */
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createTokenRecord } from '../../../src/session/renewal/token-record.ts'
import { memoryStorage } from '../../../src/session/tokens/storage.ts'
import { tabSync } from '../../../src/session/tokens/tab-sync.ts'

interface Held {
  readonly name?: string
  readonly mode?: string
}

/** The locks of a browser, as its tabs see them. */
class Locks {
  held: Held[] = []
  readonly request = async (name: string, options: Held, work: () => Promise<void>) => {
    const lock = { name, ...options }
    this.held.push(lock)
    await work().finally(() => {
      this.held = this.held.filter((other) => other !== lock)
    })
  }
  readonly query = async () => ({ held: this.held, pending: [] })
}

let locks: Locks
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  locks = new Locks()
  vi.stubGlobal('navigator', { locks })
  vi.stubGlobal('BroadcastChannel', undefined)
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const tab = () => tabSync('key').channel('session')

it('are held by a lock that any number of tabs may hold, for two seconds', async () => {
  await tab().announce(7)
  expect(locks.held).toEqual([{ name: 'session#7', mode: 'shared' }])
  await vi.advanceTimersByTimeAsync(1_999)
  expect(locks.held).toHaveLength(1)
  await vi.advanceTimersByTimeAsync(1)
  expect(locks.held).toEqual([])
})

it('replace older ones, for two seconds each', async () => {
  const { announce } = tab()
  await announce(7)
  await vi.advanceTimersByTimeAsync(1_500)
  await announce(8)
  await vi.advanceTimersByTimeAsync(0)
  expect(locks.held.map(({ name }) => name)).toEqual(['session#8'])
  await vi.advanceTimersByTimeAsync(1_500)
  expect(locks.held).toHaveLength(1)
})

it('end with the record', async () => {
  const { announce } = tab()
  await announce(7)
  await announce(undefined)
  await vi.advanceTimersByTimeAsync(0)
  expect(locks.held).toEqual([])
})

it('are known in every tab: the newest applies, and no other session’s', async () => {
  expect(await tab().newest()).toBe(0)
  locks.held = [{ name: 'session#9' }, { name: 'session#12' }, { name: 'other#40' }, {}]
  expect(await tab().newest()).toBe(12)
})

it.each([
  ['there are no locks', {}],
  ['locks may not be listed', { locks: { query: () => Promise.reject(new Error('Forbidden')) } }],
  ['the list is empty', { locks: { query: async () => ({}) } }],
])('are unknown where %s', async (_, navigator) => {
  vi.stubGlobal('navigator', navigator)
  expect(await tab().newest()).toBe(0)
})

it('are not announced without the lock', async () => {
  vi.stubGlobal('navigator', { locks: { request: () => Promise.reject(new Error('Forbidden')) } })
  expect(await tab().announce(7)).toBeUndefined()
})

it('end when another tab announces a newer one', async () => {
  class Channel extends EventTarget {
    static readonly all = new Set<Channel>()
    constructor() {
      super()
      Channel.all.add(this)
    }
    postMessage(): void {
      for (const other of Channel.all) {
        if (other !== this) other.dispatchEvent(new Event('message'))
      }
    }
  }
  vi.stubGlobal('BroadcastChannel', Channel)
  const [here, there] = [tab(), tab()]
  await here.announce(7)
  await there.announce(8)
  await vi.advanceTimersByTimeAsync(0)
  expect(locks.held.map(({ name }) => name)).toEqual(['session#8'])
  await there.announce(9)
  expect(Channel.all.size).toBe(2)
})

it('notify subscribers until they unsubscribe, and keep no process alive', async () => {
  const unref = vi.fn()
  const target = Object.assign(new EventTarget(), { unref, postMessage() {} })
  vi.stubGlobal('BroadcastChannel', function BroadcastChannel() {
    return target
  })
  const heard = vi.fn()
  const leave = tab().listen(heard)
  expect(unref).toHaveBeenCalledOnce()
  target.dispatchEvent(new Event('message'))
  leave()
  target.dispatchEvent(new Event('message'))
  expect(heard).toHaveBeenCalledOnce()
})

it('are waited for no longer than they are announced', async () => {
  const there = tab()
  const { readNewest } = createTokenRecord(memoryStorage(), tab())
  await there.announce(7)
  const read = vi.fn()
  const reading = readNewest().then(read)
  await vi.advanceTimersByTimeAsync(10)
  expect(read).not.toHaveBeenCalled()
  await there.announce(undefined)
  await vi.advanceTimersByTimeAsync(10)
  expect(read).toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(2_000)
  await reading
})
