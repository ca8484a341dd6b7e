/** Back-offs that pass at once: tests on real sockets repeat requests without waiting. */
import { AsyncLocalStorage } from 'node:async_hooks'
import { aroundEach, beforeEach, onTestFinished, vi } from 'vitest'
import { pause } from '../../../src/transport/with-timeout.ts'
import { callers } from './callers.ts'

/** Where the pauses are noted of whatever a test began: clients of earlier tests may still be at work in the process. */
const noted = new AsyncLocalStorage<number[]>()

/** Lets every pause of the client end at once until the test is over. */
export const skipPauses = (): void => {
  const { setTimeout: set } = globalThis
  const isPause = new RegExp(`\\b${pause.name}\\b.*with-timeout`)
  vi.stubGlobal('setTimeout', (work: () => void, milliseconds?: number) => {
    if (!isPause.test(callers())) return set(work, milliseconds)
    noted.getStore()?.push(milliseconds ?? 0)
    return set(work)
  })
  onTestFinished(() => void vi.unstubAllGlobals())
}

/**
 * Skips the pauses in each test of a file or a block.
 *
 * @returns how long each pause that the running test made would have been, in milliseconds
 */
export const skippedPauses = (): (() => readonly number[]) => {
  let waits: number[] = []
  aroundEach((run) => {
    waits = []
    return noted.run(waits, run)
  })
  beforeEach(skipPauses)
  return () => waits
}
