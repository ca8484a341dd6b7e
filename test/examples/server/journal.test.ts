/** The journal of the job in `examples/server`: what it knows after it was cut off anywhere. */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fc from 'fast-check'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { openJournal } from '../../../examples/server/job/journal.js'

let folder: string

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'storefront-journal-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

const steps = Array.from({ length: 130 }, (_, index) => `Tasse ${index} für 2 €`)

it('marks no step as done that was not, however often its last line is cut off', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.record({ done: fc.integer({ min: 0, max: 129 }), cut: fc.nat({ max: 3 }) })),
      async (runs) => {
        const file = join(folder, `${Math.random()}.jsonl`)
        const plan = async () => steps
        const finished = new Set<number>()
        for (const { done: step, cut } of runs) {
          const journal = await openJournal(file, plan)
          journal.finish(step)
          finished.add(step)
          const written = readFileSync(file)
          writeFileSync(file, written.subarray(0, written.length - Math.min(cut, `${step}`.length)))
        }
        const { steps: planned, done } = await openJournal(file, plan)
        expect(planned).toEqual(steps)
        const wrong = steps.flatMap((_, step) =>
          done.has(step) && !finished.has(step) ? step : [],
        )
        expect(wrong).toEqual([])
      },
    ),
  )
})

it('is one plan for two runs at once, and survives the end of one', async () => {
  const file = join(folder, 'two.jsonl')
  const planOf = (key: string) => async () => [key, key]
  const [one, other] = await Promise.all([
    openJournal(file, planOf('first')),
    openJournal(file, planOf('second')),
  ])
  expect(other.steps).toEqual(one.steps)
  one.finish(0)
  one.finish(1)
  one.close()
  other.finish(0)
  other.finish(1)
  other.close()
  expect((await openJournal(file, planOf('third'))).steps).toEqual(['third', 'third'])
})

it('keeps why a step was refused, and resumes no other file', async () => {
  const file = join(folder, 'refused.jsonl')
  const journal = await openJournal(file, async () => steps, 'KC-MUG-OAT, 24')
  journal.finish(0)
  journal.finish(1, 'Not “tracked”')
  const again = await openJournal(file, async () => [], 'KC-MUG-OAT, 24')
  expect([...again.done]).toEqual([
    [0, undefined],
    [1, 'Not “tracked”'],
  ])
  await expect(openJournal(file, async () => [], 'KC-MUG-OAT, 12')).rejects.toThrow('has changed')
})
