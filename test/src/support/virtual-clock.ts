/** A clock that moves only when a test moves it, beside sockets that are real: a busy machine cannot fail a time limit. */
import { AsyncLocalStorage } from 'node:async_hooks'
import { onTestFinished, vi } from 'vitest'
import { callers } from './callers.ts'
import { settle } from './gate.ts'

export interface VirtualClock {
  /** Milliseconds since the clock was started. */
  elapsed(): number
  /**
   * The timers of the clients that the test calls: how many were set, and how many of those are left. Those that undici
   * sets below a call are its own, and those of clients that an earlier test left at work are not counted.
   */
  readonly timers: { readonly set: number; readonly left: number }
  /** Lets pending work run, then moves the clock; timers that are due fire. */
  advance(milliseconds: number): Promise<void>
  /** Moves the clock in steps until the condition holds. */
  advanceUntil(condition: () => boolean, step?: number): Promise<void>
}

/** Whose clock is running where a timer is set. */
const owner = new AsyncLocalStorage<Set<unknown>>()

const watchTimers = (): VirtualClock['timers'] => {
  const left = new Set<unknown>()
  owner.enterWith(left)
  const { setTimeout: set, clearTimeout: clear } = globalThis
  let count = 0
  vi.stubGlobal(
    'setTimeout',
    (work: (...given: unknown[]) => void, milliseconds?: number, ...given: unknown[]) => {
      const timer: unknown = set(() => {
        left.delete(timer)
        work(...given)
      }, milliseconds)
      if (owner.getStore() !== left) return timer
      const stack = callers()
      if (/(?<!test)\/src\/(?:transport|session)\//.test(stack) && !stack.includes('undici')) {
        count += 1
        left.add(timer)
      }
      return timer
    },
  )
  vi.stubGlobal('clearTimeout', (timer: Parameters<typeof clear>[0]) => {
    left.delete(timer)
    clear(timer)
  })
  return {
    get set() {
      return count
    },
    get left() {
      return left.size
    },
  }
}

/** Replaces the timers and the clocks that the client reads, until the test is over. */
export const startVirtualClock = (): VirtualClock => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance', 'Date'] })
  let isOver = false
  onTestFinished(() => {
    isOver = true
    vi.unstubAllGlobals()
    vi.useRealTimers()
  })
  const startedAt = performance.now()
  const advance = async (milliseconds: number): Promise<void> => {
    await settle()
    // All tests of a file share the clock: an advance that comes late would end calls of the next test.
    if (isOver) return
    vi.advanceTimersByTime(milliseconds)
    await settle()
  }
  return {
    timers: watchTimers(),
    elapsed: () => performance.now() - startedAt,
    advance,
    advanceUntil: async (condition, step = 10) => {
      while (!condition()) await advance(step)
    },
  }
}

/** Waits for something that a real socket brings; the clock stays where it is. */
export const until = async (condition: () => boolean): Promise<void> => {
  while (!condition()) await settle()
}

/** Whether a promise has ended, as far as could be seen until now. */
export const watch = (promise: Promise<unknown>): (() => boolean) => {
  let ended = false
  const end = (): void => {
    ended = true
  }
  promise.then(end, end)
  return () => ended
}
