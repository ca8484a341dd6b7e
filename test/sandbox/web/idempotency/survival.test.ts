/** Keys outlive a process that was closed in order; `kills` has those that are killed. */
import { afterEach, describe, expect } from 'vitest'
import { systemClock } from '../../../../sandbox/platform/clock.ts'
import { openStorage } from '../../../../sandbox/storage/database/storage.ts'
import { longIt } from '../../../setup/long-run.ts'
import { temporaryFolder } from '../../storage/engines.ts'
import { newKey, serveStore } from './keyed-store.ts'

const cleanups: (() => void)[] = []
afterEach(() => {
  for (const cleanup of cleanups.splice(0)) cleanup()
})

const newFolder = (): string => {
  const { path, remove } = temporaryFolder()
  cleanups.push(remove)
  return path
}

describe('a key', () => {
  // After a kill: `test/sandbox/kills`.
  longIt('survives reopening the folder', async () => {
    const data = newFolder()
    const key = newKey()
    const body = { collection: { name: 'Kept' } }
    const session = async () => {
      const storage = await openStorage({ data, clock: systemClock })
      const store = await serveStore(storage)
      const answer = await store.call('POST', '/v1/collections', { key, body })
      const effects = await store.collections('Kept')
      await store.close()
      await storage.close()
      return { answer, effects }
    }
    const first = await session()
    const second = await session()
    expect(first).toMatchObject({ answer: { status: 200, replayed: false }, effects: 1 })
    expect(second).toEqual({ answer: { ...first.answer, replayed: true }, effects: 1 })
  })
})
