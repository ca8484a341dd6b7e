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
        for (const { done, cut } of runs) {
          const journal = await openJournal(file, plan)
          journal.finish(done)
          finished.add(done)
          const written = readFileSync(file)
          writeFileSync(file, written.subarray(0, written.length - Math.min(cut, `${done}`.length)))
        }
        const { steps: planned, isDone } = await openJournal(file, plan)
        expect(planned).toEqual(steps)
        const wrong = steps.flatMap((_, step) => (isDone(step) && !finished.has(step) ? step : []))
        expect(wrong).toEqual([])
      },
    ),
  )
})
