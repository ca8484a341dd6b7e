/** Many who name one action at once: the first does it, and none of the others waits for more than that. */
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import {
  KeyedMutex,
  waitMilliseconds,
} from '../../../../sandbox/web/http/idempotency/keyed-mutex.ts'

/** Work that begins when its turn comes, and ends when the test says so. */
const held = (mutex: KeyedMutex, name = 'an action') => {
  const state = { hasBegun: false, end: () => {}, fail: () => {} }
  const done = mutex.runExclusive(name, () => {
    state.hasBegun = true
    return new Promise<void>((resolve, reject) => {
      state.end = resolve
      state.fail = () => reject(new Error('nothing was applied'))
    })
  })
  // A failure is the caller's, who looks at it when it matters.
  done.catch(() => {})
  return Object.assign(state, { done })
}
const begun = (all: readonly { readonly hasBegun: boolean }[]) =>
  all.filter(({ hasBegun }) => hasBegun).length
/** Until everything that follows from what has happened has happened. */
const settled = () => new Promise((resolve) => setImmediate(resolve))

describe('a caller that waits for an action', () => {
  it('proceeds with all other waiting callers, once it is done', async () => {
    const mutex = new KeyedMutex()
    const first = held(mutex)
    const waiting = Array.from({ length: 49 }, () => held(mutex))
    await settled()
    expect([first.hasBegun, begun(waiting)]).toEqual([true, 0])
    first.end()
    await first.done
    await settled()
    expect(begun(waiting)).toBe(49)
  })

  it('is the only one to retry it after a failure', async () => {
    const mutex = new KeyedMutex()
    const first = held(mutex)
    const waiting = Array.from({ length: 9 }, () => held(mutex))
    await settled()
    first.fail()
    await expect(first.done).rejects.toThrow('nothing was applied')
    await settled()
    const late = held(mutex)
    await settled()
    expect([begun(waiting), late.hasBegun]).toEqual([1, false])
    waiting.find(({ hasBegun }) => hasBegun)?.end()
    await settled()
    expect(begun(waiting)).toBe(9)
  })

  it('waits no longer than the limit, and is then refused', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] })
    onTestFinished(() => void vi.useRealTimers())
    const mutex = new KeyedMutex()
    const first = held(mutex)
    const second = held(mutex)
    let refused = false
    const refusal = second.done.catch((error: unknown) => {
      refused = true
      return error
    })
    vi.advanceTimersByTime(waitMilliseconds - 1)
    await settled()
    expect(refused).toBe(false)
    vi.advanceTimersByTime(1)
    expect(await refusal).toMatchObject({ status: 409, code: 'IDEMPOTENCY_KEY_IN_USE' })
    expect(second.hasBegun).toBe(false)
    first.end()
    await first.done
  })

  it('waits for no other action', async () => {
    const mutex = new KeyedMutex()
    const both = [held(mutex, 'one'), held(mutex, 'another')]
    await settled()
    expect(begun(both)).toBe(2)
  })
})
