import fc from 'fast-check'
import { HttpError } from 'ra-core'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import * as texts from '../../../../console/messages/en/index.ts'
import { conflictError, failureOf } from '../../../../console/store/failure.ts'
import { type BulkChange, eachOf } from '../../../../console/ui/bulk/change.ts'
import {
  type Job,
  type JobEvent,
  jobOf,
  jobReducer,
  newJob,
  pendingIds,
} from '../../../../console/ui/bulk/job.ts'
import { summaryOf } from '../../../../console/ui/bulk/job-summary.ts'
import { runJob } from '../../../../console/ui/bulk/run-job.ts'
import { withUnsure } from '../../../../console/ui/bulk/unsure.ts'

/** A reason for the owner. */
const words = (text: string) => ({ text, requestId: undefined })

const ids = fc.uniqueArray(fc.integer({ min: 0, max: 9 }).map(String))
const answer: fc.Arbitrary<JobEvent> = fc.tuple(ids, ids, ids).map(([asked, failed, lost]) => ({
  type: 'answered',
  ids: asked,
  reasons: new Map(failed.map((id) => [id, words(`no ${id}`)])),
  unanswered: lost,
}))
const press: fc.Arbitrary<JobEvent> = fc.constantFrom(
  { type: 'retried' },
  { type: 'undo-asked' },
  { type: 'undo-asked', unsure: new Set(['1', '2']) },
  { type: 'stopped' },
)
const events = fc.array(fc.oneof(answer, press), { maxLength: 30 })
const start = ids.map((all) => newJob(all.map((id) => ({ id, name: `Member ${id}` }))))

const statesOf = (job: Job) => new Map(job.items.map(({ id, state }) => [id, state.at]))

describe('a job', () => {
  it('keeps every record, in its order, whatever happens', () => {
    fc.assert(
      fc.property(start, events, (job, happened) => {
        const end = happened.reduce(jobReducer, job)
        expect(end.items.map(({ id, name }) => [id, name])).toEqual(
          job.items.map(({ id, name }) => [id, name]),
        )
        for (const [at, count] of Object.entries(end.counts)) {
          expect(end.items.filter(({ state }) => state.at === at)).toHaveLength(count)
        }
      }),
    )
  })

  it('is settled exactly when its phase has no more calls, or was stopped', () => {
    fc.assert(
      fc.property(start, events, (job, happened) => {
        const end = happened.reduce(jobReducer, job)
        if (end.phase === 'settled') expect(pendingIds(end)).toEqual([])
        else expect(pendingIds(end).length).toBeGreaterThan(0)
      }),
    )
  })

  it('never repeats a successful change, unless to undo it', () => {
    fc.assert(
      fc.property(start, events, (job, happened) => {
        let current = job
        for (const event of happened) {
          const before = statesOf(current)
          current = jobReducer(current, event)
          const asked = new Set(pendingIds(current))
          for (const [id, at] of before) {
            if (at === 'changed' && current.phase === 'changing') expect(asked.has(id)).toBe(false)
            if (at === 'undone') expect(statesOf(current).get(id)).toBe('undone')
          }
        }
      }),
    )
  })

  it('retries what failed and nothing else', () => {
    fc.assert(
      fc.property(start, answer, (job, answered) => {
        const all = { ...answered, ids: job.items.map(({ id }) => id) }
        const settled = jobReducer(job, all)
        const failed = settled.items.filter(({ state }) => state.at === 'failed')
        expect(pendingIds(jobReducer(settled, { type: 'retried' }))).toEqual(
          failed.map(({ id }) => id),
        )
      }),
    )
  })

  it('undoes what succeeded and nothing else', () => {
    fc.assert(
      fc.property(start, answer, (job, answered) => {
        const all = { ...answered, ids: job.items.map(({ id }) => id) }
        const settled = jobReducer(job, all)
        const changed = settled.items.filter(({ state }) => state.at === 'changed')
        expect(pendingIds(jobReducer(settled, { type: 'undo-asked' }))).toEqual(
          changed.map(({ id }) => id),
        )
      }),
    )
  })
})

describe('the summary of a job', () => {
  const said = {
    running: 'Hiding',
    done: (count: number) => `${count} hidden`,
    undone: (count: number) => `${count} visible again`,
  }
  const summary = (job: Job) => summaryOf(job, said, texts.lists.jobs)

  it('counts each record of a settled job by what became of it', () => {
    fc.assert(
      fc.property(start, events, (job, happened) => {
        const end = jobReducer(happened.reduce(jobReducer, job), { type: 'stopped' })
        const countOf = (at: string, unsure?: boolean) =>
          end.items.filter(
            ({ state }) => state.at === at && (unsure ?? false) === 'unsure' in state,
          ).length
        const { undone, changed, kept, waiting } = end.counts
        const sentence = (count: number, text: string) => (count > 0 ? [`${count} ${text}`] : [])
        expect(summary(end).split(' · ')).toEqual([
          ...(undone > 0
            ? [`${undone} visible again`, ...sentence(changed, 'hidden')]
            : [`${changed + kept} hidden`]),
          ...sentence(countOf('kept'), 'could not be undone'),
          ...sentence(countOf('failed'), 'not changed'),
          ...sentence(countOf('kept', true) + countOf('failed', true), 'not confirmed'),
          ...sentence(waiting, 'left out'),
        ])
      }),
    )
  })

  it('says how far a running job is', () => {
    const items = ['waiting', 'waiting', 'changed'] as const
    const at = items.map((at, id) => ({ id: `${id}`, name: '', state: { at } }))
    expect(summary(jobOf('changing', at))).toBe('Hiding… 1 of 3')
    const undoing = jobReducer(jobOf('settled', at), {
      type: 'undo-asked',
      unsure: new Set(['0', '1']),
    })
    const reasons = new Map([['1', words('no')]])
    const two = jobReducer(undoing, { type: 'answered', ids: ['0', '1'], reasons })
    expect(summary(two)).toBe('Undoing… 2 of 3')
  })
})

describe('the runner of a job', () => {
  interface Row {
    readonly id: string
  }

  const inputsOf = (rows: readonly Row[]) => ({
    rows: new Map(rows.map((row) => [row.id, row])),
    noted: new Set<string>(),
    begin: async () => {},
    keep: <Result>(call: () => Promise<Result>) => call(),
    wordsFor: (reason: unknown) => words(String(reason)),
  })

  /** Runs a job to its end on a platform that refuses some records, some of the time. */
  async function runToEnd(rows: Row[], perCall: number, refuses: (id: string) => boolean) {
    const calls: string[][] = []
    const change: BulkChange<Row> = {
      running: 'Changing',
      done: (count) => `${count} changed`,
      nameOf: ({ id }) => id,
      perCall,
      change: async (batch) => {
        calls.push(batch.map(({ id }) => id))
        return batch
          .filter(({ id }) => refuses(id))
          .map(({ id }) => ({ id, reason: conflictError(id, []) }))
      },
    }
    let job = newJob(rows.map(({ id }) => ({ id, name: id })))
    await runJob(job, {
      ...inputsOf(rows),
      change,
      stopped: () => false,
      report: (event) => {
        job = jobReducer(job, event)
      },
    })
    return { job, calls, change }
  }

  it('sends every record once, in batches up to the platform’s limit', async () => {
    await fc.assert(
      fc.asyncProperty(ids, fc.integer({ min: 1, max: 4 }), async (all, perCall) => {
        const refused = new Set(all.filter((id) => Number(id) % 3 === 0))
        const rows = all.map((id) => ({ id }))
        const { job, calls, change } = await runToEnd(rows, perCall, (id) => refused.has(id))
        expect(calls.flat().sort()).toEqual([...all].sort())
        expect(calls.every((batch) => batch.length <= perCall)).toBe(true)
        expect(job.phase).toBe('settled')
        expect(job.counts.failed).toBe(refused.size)
        if (refused.size > 0)
          expect(summaryOf(job, change, texts.lists.jobs)).toContain(`${refused.size} not changed`)
      }),
    )
  })

  it('counts a call without a response as unconfirmed for each of its records', async () => {
    const { job, change } = await runToEnd([{ id: 'a' }, { id: 'b' }], 2, () => {
      throw new Error('out of reach')
    })
    expect(job.items.map(({ state }) => state)).toEqual([
      { at: 'failed', reason: words('Error: out of reach'), unsure: true },
      { at: 'failed', reason: words('Error: out of reach'), unsure: true },
    ])
    expect(summaryOf(job, change, texts.lists.jobs)).toBe('0 changed · 2 not confirmed')
  })

  describe('on a busy platform', () => {
    beforeEach(() => void vi.useFakeTimers())
    afterEach(() => void vi.useRealTimers())

    /** Changes six records, three per call, on a platform that asks for a pause after so many. */
    const begin = (retryAfter: number, room = 2) => {
      const made: string[] = []
      let left = room
      const failure = { ...failureOf(new HttpError('', 429)), retryAfter }
      const reported: JobEvent[] = []
      let isStopped = false
      const rows = [...'abcdef'].map((id) => ({ id }))
      const running = runJob(newJob(rows.map(({ id }) => ({ id, name: id }))), {
        change: {
          running: '',
          done: String,
          nameOf: ({ id }) => id,
          perCall: 3,
          change: (batch) =>
            eachOf(batch, async ({ id }) => {
              left -= 1
              if (left < 0) throw new HttpError('', 429, { failure })
              made.push(id)
            }),
        },
        ...inputsOf(rows),
        stopped: () => isStopped,
        report: (event) => void reported.push(event),
      })
      return {
        ...{ made, reported, running },
        calls: () => room - left,
        relieve: () => {
          left = 9
        },
        stop: () => {
          isStopped = true
        },
      }
    }
    const refused = (reported: readonly JobEvent[]) =>
      reported.flatMap((event) => (event.type === 'answered' ? [...event.reasons.keys()] : []))

    it('waits as long as it asks, and goes on with what was refused', async () => {
      const { made, reported, running, calls, relieve } = begin(60_000)
      await vi.advanceTimersByTimeAsync(59_000)
      expect(made).toEqual(['a', 'd'])
      // One in each of the calls at once: the rest is not even tried.
      expect(calls()).toBe(4)
      relieve()
      await vi.advanceTimersByTimeAsync(2_000)
      await running
      expect(made.sort()).toEqual([...'abcdef'])
      expect(refused(reported)).toEqual([])
    })

    it('stops in the middle of a pause', async () => {
      const { reported, running, stop } = begin(60_000)
      await vi.advanceTimersByTimeAsync(5_000)
      stop()
      await vi.advanceTimersByTimeAsync(1_000)
      await running
      expect(reported.at(-1)).toEqual({ type: 'stopped' })
      expect(refused(reported)).toEqual([])
    })

    it('reports what it refuses for hours', async () => {
      const { reported, running } = begin(7_200_000)
      await running
      expect(refused(reported).sort()).toEqual([...'bcef'])
    })
  })

  it('persists a record’s previous value and the start of its call before it calls', async () => {
    const log: string[] = []
    const rows = new Map([['a', { id: 'a', was: '' }]])
    await runJob(newJob([{ id: 'a', name: 'A' }]), {
      change: {
        running: 'Changing',
        done: String,
        nameOf: ({ id }) => id,
        note: async () => [{ id: 'a', was: 'red' }],
        change: async () => {
          log.push('called')
          return undefined
        },
      },
      rows,
      noted: new Set(),
      begin: async (begun) => {
        log.push(...begun.map((id) => `${id} was ${rows.get(id)?.was}`))
      },
      keep: (call) => call(),
      wordsFor: (reason) => words(String(reason)),
      report: () => {},
      stopped: () => false,
    })
    expect(log).toEqual(['a was red', 'called'])
  })
})

describe('the notes of a job', () => {
  interface Row {
    readonly id: string
    readonly was?: string
  }

  /** Runs a job on three records, of which one is noted already and one cannot be led back; returns those noted. */
  async function notesOf(job: Job) {
    const noted: string[] = []
    const rows = new Map<string, Row>([...'abc'].map((id) => [id, { id }]))
    const none = async () => undefined
    await runJob(job, {
      change: {
        running: '',
        done: String,
        nameOf: ({ id }) => id,
        perCall: 3,
        change: none,
        undo: none,
        leadsBack: ({ id }) => id !== 'b',
        note: async (those) => {
          noted.push(...those.map(({ id }) => id))
          return those
        },
      },
      rows,
      noted: new Set('a'),
      begin: async () => {},
      keep: (call) => call(),
      wordsFor: (reason) => words(String(reason)),
      report: () => {},
      stopped: () => false,
    })
    return noted
  }
  const items = [...'abc'].map((id) => ({ id, name: id }))

  it('are of records that can be led back, once each', async () => {
    expect(await notesOf(newJob(items))).toEqual(['c'])
  })

  it('are not of what the change made of them', async () => {
    const changed = items.map((item) => ({ ...item, state: { at: 'changed' } as const }))
    expect(await notesOf(jobOf('undoing', changed))).toEqual([])
  })
})

describe('a record whose response was lost in a reload', () => {
  const conflict = (id: string) => ({ id, reason: conflictError(undefined, []) })
  const change: BulkChange<{ id: string }> = {
    running: 'Hiding',
    done: String,
    nameOf: ({ id }) => id,
    change: async () => undefined,
  }

  it('is undone with the changed ones, and skipped otherwise', () => {
    const job = jobOf('settled', [
      { id: 'a', name: 'A', state: { at: 'changed' } },
      { id: 'b', name: 'B', state: { at: 'waiting' } },
      { id: 'c', name: 'C', state: { at: 'waiting' } },
    ])
    const undoing = jobReducer(job, { type: 'undo-asked', unsure: new Set(['b']) })
    expect(pendingIds(undoing)).toEqual(['a', 'b'])
    expect(pendingIds(jobReducer(job, { type: 'retried' }))).toEqual(['b', 'c'])
  })

  it('counts as undone where it is no longer as the change made it; a sure one does not', async () => {
    const rows = ['a', 'b'].map((id) => ({ id }))
    const undo = async () => rows.map(({ id }) => conflict(id))
    const failures = await withUnsure({ ...change, undo }, new Set(['b'])).undo?.(rows)
    expect(failures?.map(({ id }) => id)).toEqual(['a'])
  })

  it('counts so, too, if the whole call fails', async () => {
    const undo = async () => {
      throw conflictError(undefined, [])
    }
    const { undo: lenient } = withUnsure({ ...change, undo }, new Set(['b']))
    await expect(lenient?.([{ id: 'b' }])).resolves.toBeUndefined()
    await expect(lenient?.([{ id: 'a' }])).rejects.toThrow('Changed by someone else')
  })
})
