/** Skips backoff: tests on real sockets retry without waiting. */
import { AsyncLocalStorage } from 'node:async_hooks'
import { aroundEach, beforeEach, onTestFinished, vi } from 'vitest'
import { pause } from '../../../src/transport/with-timeout.ts'
import { callers } from './callers.ts'

/** Pauses per test, by async context: clients of earlier tests may still be active. */
const noted = new AsyncLocalStorage<number[]>()

/** Skips every pause of the client until the test ends. */
export const skipPauses = (): void => {
  const { setTimeout: set } = globalThis
  const isPause = new RegExp(`\\b${pause.name}\\b.*with-timeout`)
  type Work = (...given: readonly unknown[]) => void
  vi.stubGlobal('setTimeout', (work: Work, milliseconds?: number, ...given: unknown[]) => {
    if (!isPause.test(callers())) return set(work, milliseconds, ...given)
    noted.getStore()?.push(milliseconds ?? 0)
    return set(work)
  })
  onTestFinished(() => void vi.unstubAllGlobals())
}

/**
 * Skips the pauses in each test of a file or a block.
 *
 * @returns the skipped pauses of the running test, in milliseconds
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
