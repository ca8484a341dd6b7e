/** What a terminal shows while a store is drawn for the first time. */
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { sayingWhy } from '../../../sandbox/process/progress-bar.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** What is written in two seconds, of which the start takes some. */
const written = async (milliseconds: number, isTTY: boolean): Promise<readonly unknown[]> => {
  const write = vi.fn()
  const start = new Promise((resolve) => setTimeout(() => resolve('store'), milliseconds))
  const answer = sayingWhy({ isTTY, write }, start)
  await vi.advanceTimersByTimeAsync(2_000)
  expect(await answer).toBe('store')
  return write.mock.calls.flat()
}

it('shows progress of a slow start to people, not to programs', async () => {
  expect(await written(1_900, true)).toEqual([expect.stringContaining('Preparing the store.')])
  expect(await written(1_400, true)).toEqual([])
  expect(await written(1_900, false)).toEqual([])
})
