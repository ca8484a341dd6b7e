/** Back-offs that pass at once: tests on real sockets repeat requests without waiting. */
import { onTestFinished, vi } from 'vitest'
import { pause } from '../../../src/transport/with-timeout.ts'

/** Lets every pause of the client end at once until the test is over; answers how long each would have been, in milliseconds. */
export const skipPauses = (): readonly number[] => {
  const skipped: number[] = []
  const { setTimeout: set } = globalThis
  const isPause = new RegExp(`\\b${pause.name}\\b.*with-timeout`)
  vi.stubGlobal('setTimeout', (work: () => void, milliseconds?: number) => {
    if (!isPause.test(new Error().stack ?? '')) return set(work, milliseconds)
    skipped.push(milliseconds ?? 0)
    return set(work)
  })
  onTestFinished(() => void vi.unstubAllGlobals())
  return skipped
}
