import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  type KeptChanges,
  type RecentChange,
  recentChanges,
} from '../../../console/ui/recent/recent-changes.ts'

describe('the last changes', () => {
  it('are undone once, however often that is requested', async () => {
    const changes = recentChanges(undefined, () => 0)
    let taken = 0
    const id = changes.add('Mug is hidden', async () => {
      taken += 1
      return { done: true }
    })
    await Promise.all([changes.undo(id), changes.undo(id)])
    await changes.undo(id)
    expect(taken).toBe(1)
    expect(changes.list()).toEqual([{ id, at: 0, text: 'Mug is hidden', state: 'undone' }])
  })

  it('report why one was not undone, and allow a retry', async () => {
    const changes = recentChanges(undefined, () => 0)
    const answers = [{ done: false, why: 'Changed since' } as const, { done: true } as const]
    const id = changes.add('Mug is hidden', async () => answers.shift() ?? { done: true })
    await changes.undo(id)
    expect(changes.list()).toMatchObject([{ state: 'refused', why: 'Changed since' }])
    await changes.undo(id)
    expect(changes.list()).toMatchObject([{ state: 'undone' }])
  })

  it('offer no Undo for irreversible ones', async () => {
    const changes = recentChanges(undefined, () => 0)
    const id = changes.add('Ada is approved')
    await changes.undo(id)
    expect(changes.list()).toMatchObject([{ state: 'final' }])
  })

  it('are undone on a later page from storage', async () => {
    let kept: readonly RecentChange[] = []
    const storage: KeptChanges = {
      read: () => kept,
      write(now) {
        kept = now
      },
    }
    const way = { kind: 'one', given: { row: { id: 'mug' } } }
    const id = recentChanges(storage, () => 0).add('Mug is hidden', way)

    const later = recentChanges(storage, () => 1)
    expect(later.add('Jug is hidden')).toBe(id + 1)
    await later.undo(id)
    expect(later.list()).toMatchObject([{ state: 'final' }, { state: 'open' }])
    const taken: unknown[] = []
    const stop = later.takenBackBy(async (asked) => {
      taken.push(asked)
      return { done: true }
    })
    await later.undo(id)
    expect(taken).toEqual([way])
    expect(later.list()).toMatchObject([{ id: id + 1 }, { id, state: 'undone' }])
    stop()
    const next = later.add('Cup is hidden', way)
    await later.undo(next)
    expect(later.list()).toMatchObject([{ id: next, state: 'open' }, {}, {}])
  })

  it('are bounded, the newest first', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 60 }), (count) => {
        const changes = recentChanges(undefined, () => 0)
        for (let made = 1; made <= count; made += 1) changes.add(String(made))
        const kept = changes.list().map(({ text }) => Number(text))
        expect(kept).toHaveLength(Math.min(count, 30))
        expect(kept).toEqual(kept.map((_, index) => count - index))
      }),
    )
  })
})
