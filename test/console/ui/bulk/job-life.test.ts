// A bulk change over failures, lost responses, reloads and retries: Undo brings back exactly what it was.
import fc from 'fast-check'
import { HttpError } from 'ra-core'
import { describe, expect, it } from 'vitest'
import * as texts from '../../../../console/messages/en/index.ts'
import { conflictError } from '../../../../console/store/failure.ts'
import { beginJob, type JobServices } from '../../../../console/ui/bulk/begin-job.ts'
import { begunOf } from '../../../../console/ui/bulk/begun.ts'
import { type BulkChange, eachOf, type WasSo } from '../../../../console/ui/bulk/change.ts'
import { newJob } from '../../../../console/ui/bulk/job.ts'
import type { ShownJob } from '../../../../console/ui/bulk/job-panel.tsx'
import { browserJobs, type FoundJob } from '../../../../console/ui/bulk/kept-jobs.ts'
import {
  type Outcome,
  type RecentChange,
  recentChanges,
} from '../../../../console/ui/recent/recent-changes.ts'
import { runs } from '../../../setup/long.ts'

interface Mug extends WasSo {
  readonly id: string
}

/** What becomes of a call: applied and answered, refused, applied without an answer, or lost on its way. */
type Fate = 'answered' | 'refused' | 'applied' | 'lost'

/** Products by whether they are hidden; the first is never in trouble, so that every job changes something. */
class Platform {
  readonly hidden: Map<string, boolean>
  /** The fates of the next calls; afterwards all are answered. */
  fates: Fate[] = []
  /** The calls until the page is closed, in the middle of one. */
  lifetime = Number.POSITIVE_INFINITY
  close = () => {}

  constructor(hidden: readonly boolean[]) {
    this.hidden = new Map(hidden.map((is, at) => [`${at}`, at > 0 && is]))
  }

  async set(id: string, hidden: boolean): Promise<void> {
    const fate = (id === '0' ? undefined : this.fates.shift()) ?? 'answered'
    if (fate === 'answered' || fate === 'applied') this.hidden.set(id, hidden)
    this.lifetime -= 1
    if (this.lifetime === 0) {
      this.close()
      await new Promise(() => {})
    }
    if (fate === 'refused') throw new HttpError('Refused', 403)
    if (fate !== 'answered') throw new HttpError('Bad gateway', 502)
  }

  hide(perCall: number): BulkChange<Mug> {
    return {
      running: 'Hiding',
      nameOf: ({ id }) => id,
      perCall,
      keptAs: { kind: 'hide' },
      done: (count) => `${count} hidden`,
      note: async (rows) =>
        rows.map((row) => ({ ...row, wasSo: this.hidden.get(row.id) === true })),
      change: (rows) => eachOf(rows, ({ id }) => this.set(id, true)),
      undo: (rows) =>
        eachOf(
          rows.filter(({ wasSo }) => !wasSo),
          async ({ id }) => {
            if (!this.hidden.get(id)) throw conflictError({ id }, [])
            await this.set(id, false)
          },
        ),
    }
  }
}

type Page = ReturnType<Browser['open']>

/** What a browser keeps of jobs and recent changes, over its pages. */
class Browser {
  job: FoundJob | undefined
  isFinished = false
  changes: readonly RecentChange[] = []

  /** A page with what earlier ones left; its job is shown last in `shown`. */
  open() {
    const running = { current: false }
    const shown: (ShownJob | undefined)[] = []
    const recent = recentChanges({
      // A page that was closed during an undo is offered it again.
      read: () =>
        this.changes.map((one) => (one.state === 'undoing' ? { ...one, state: 'open' } : one)),
      write: (changes) => {
        if (!isClosed) this.changes = structuredClone(changes)
      },
    })
    let isClosed = false
    const services: JobServices = {
      recent,
      texts: texts.lists,
      running,
      watch: { keep: (call) => call(), left: false },
      wordsFor: () => ({ text: 'no', requestId: undefined }),
      display: (job) => void shown.push(job),
      refresh: async () => {},
      keeper: {
        ...browserJobs(),
        keep: async (job) => {
          this.job = structuredClone(job)
          this.isFinished = false
        },
        update: async (_, changed) => {
          if (!this.job || isClosed) return
          const records = this.job.records.map((record, at) => changed.get(at) ?? record)
          this.job = structuredClone({ ...this.job, records })
        },
        finish: async () => {
          this.isFinished = true
        },
        forget: async () => {
          this.job = undefined
        },
      },
    }
    const close = () => {
      isClosed = true
    }
    return { recent, running, services, shown, close, isClosed: () => isClosed }
  }
}

/** Until the job of a page ends, or the page is closed: a poll that goes on would advance the fake timers of later tests. */
async function settle({ running, isClosed }: Page) {
  while (running.current && !isClosed()) await new Promise((resolve) => setTimeout(resolve, 1))
}

interface Life {
  readonly hidden: readonly boolean[]
  readonly perCall: number
  readonly fates: readonly Fate[]
  /** The calls until a reload; undefined for none. */
  readonly lifetime: number | undefined
  readonly retries: number
}

const fates = fc.array(fc.constantFrom<Fate>('answered', 'refused', 'applied', 'lost'), {
  maxLength: 14,
})
const lifetime = fc.option(fc.integer({ min: 1, max: 9 }), { nil: undefined })

const lives: fc.Arbitrary<Life> = fc.record({
  hidden: fc.array(fc.boolean(), { minLength: 1, maxLength: 9 }),
  perCall: fc.integer({ min: 1, max: 3 }),
  fates,
  lifetime,
  retries: fc.integer({ min: 0, max: 2 }),
})

/** Hides every product, over a reload and retries. */
async function hideAll({ hidden, perCall, fates, lifetime, retries }: Life) {
  const platform = new Platform(hidden)
  const before = [...platform.hidden]
  const browser = new Browser()
  const ids = [...platform.hidden.keys()]
  let page = browser.open()
  let takeBack = async (): Promise<Outcome> => ({ done: true })
  /** Does the work with these fates, on a new page where its own is closed meanwhile. */
  const within = async (given: Pick<Life, 'fates' | 'lifetime'>, work: () => Promise<unknown>) => {
    platform.fates = [...given.fates]
    platform.lifetime = given.lifetime ?? Number.POSITIVE_INFINITY
    const closed = new Promise<boolean>((resolve) => {
      platform.close = () => resolve(true)
    })
    const isClosed = await Promise.race([work().then(() => false), closed])
    platform.lifetime = Number.POSITIVE_INFINITY
    if (isClosed) {
      // By now the other calls under way are answered.
      await new Promise((resolve) => setTimeout(resolve, 5))
      page.close()
      page = browser.open()
      page.recent.takenBackBy(() => takeBack())
      const { job } = browser
      if (job) takeBack = beginJob(begunOf(job, platform.hide(perCall)), 'offer', page.services)
    }
    platform.fates = isClosed ? [] : platform.fates
  }
  const retry = async () => {
    page.shown.at(-1)?.retry()
    await settle(page)
  }
  await within({ fates, lifetime }, async () => {
    page.recent.takenBackBy(() => takeBack())
    takeBack = beginJob(
      {
        id: 'hiding',
        resource: 'products',
        change: platform.hide(perCall),
        rows: new Map(ids.map((id) => [id, { id }])),
        noted: new Set(),
        unsure: new Set(),
        job: newJob(ids.map((id) => ({ id, name: `Mug ${id}` }))),
      },
      'run',
      page.services,
    )
    await settle(page)
  })
  for (let count = 0; count < retries; count += 1) await retry()
  return {
    platform,
    before,
    browser,
    within,
    retry,
    latest: () => page.recent.list()[0],
    undo: () => page.recent.undo(page.recent.list()[0]?.id ?? 0),
    shown: () => page.shown.at(-1),
  }
}

/** A lost response, then a refusal: the first call may have been applied all the same. */
const refusedAfterwards: Life = {
  hidden: [false, false],
  perCall: 1,
  lifetime: undefined,
  fates: ['applied', 'applied', 'refused'],
  retries: 2,
}

describe('a bulk change', () => {
  it('is undone to the state before, whatever failed, was lost or retried', async () => {
    await fc.assert(
      fc.asyncProperty(lives, async (life) => {
        const { platform, before, browser, latest, undo } = await hideAll(life)
        platform.fates = []
        // Where nothing is known to be changed there is nothing to undo.
        if (!latest()) return expect(life.lifetime).toBeDefined()
        await undo()
        expect([...platform.hidden]).toEqual(before)
        expect(latest()).toMatchObject({ state: 'undone' })
        expect(browser.job).toBeUndefined()
      }),
      { numRuns: runs(600), examples: [[refusedAfterwards]] },
    )
  })

  it('is undone in the end, however its undo failed, was lost or cut off', async () => {
    await fc.assert(
      fc.asyncProperty(lives, fates, lifetime, async (life, fatesOfUndo, lifetimeOfUndo) => {
        const { platform, before, browser, within, latest, undo } = await hideAll(life)
        if (!latest()) return
        await within({ fates: fatesOfUndo, lifetime: lifetimeOfUndo }, undo)
        platform.fates = []
        await undo()
        expect([...platform.hidden]).toEqual(before)
        expect(browser.job).toBeUndefined()
      }),
      { numRuns: runs(600) },
    )
  })

  it('reports exactly the records that are as it made them, once all are answered', async () => {
    await fc.assert(
      fc.asyncProperty(lives, async (life) => {
        const { platform, retry, latest, shown } = await hideAll(life)
        platform.fates = []
        await retry()
        await retry()
        expect([...platform.hidden.values()]).not.toContain(false)
        const { length } = life.hidden
        expect(shown()?.job.counts).toMatchObject({ waiting: 0, failed: 0, changed: length })
        expect(latest()).toMatchObject({ text: `${length} hidden`, state: 'open' })
      }),
      { numRuns: runs(600) },
    )
  })
})
