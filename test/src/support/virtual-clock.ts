/** Fake timers beside real sockets: a busy machine cannot trip a timeout. */
import { AsyncLocalStorage } from 'node:async_hooks'
import { onTestFinished, vi } from 'vitest'
import { callers } from './callers.ts'
import { settle } from './gate.ts'

export interface VirtualClock {
  /** Milliseconds since the clock was started. */
  elapsed(): number
  /**
   * Timers of this test's clients: how many were set, and how many are pending. Excludes undici's own timers and those
   * of clients from earlier tests.
   */
  readonly timers: { readonly set: number; readonly left: number }
  /** Flushes pending work, then advances the clock and fires due timers. */
  advance(milliseconds: number): Promise<void>
  /** Advances the clock in steps until the condition holds. */
  advanceUntil(condition: () => boolean, step?: number): Promise<void>
}

/** The clock's owner, by async context. */
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

/** Stubs the client's timers and clocks until the test ends. */
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
    // Tests of a file share the clock: a late advance would time out calls of the next test.
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

/** Polls for real socket events, without advancing the clock. */
export const until = async (condition: () => boolean): Promise<void> => {
  while (!condition()) await settle()
}

/** Whether a promise has settled so far. */
export const watch = (promise: Promise<unknown>): (() => boolean) => {
  let ended = false
  const end = (): void => {
    ended = true
  }
  promise.then(end, end)
  return () => ended
}
