import { HttpError } from 'ra-core'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import * as texts from '../../../../console/messages/en/index.ts'
import { beginJob, type JobServices } from '../../../../console/ui/bulk/begin-job.ts'
import { begunOf } from '../../../../console/ui/bulk/begun.ts'
import type { BulkChange } from '../../../../console/ui/bulk/change.ts'
import { type ItemState, type Job, jobOf, newJob } from '../../../../console/ui/bulk/job.ts'
import type { ShownJob } from '../../../../console/ui/bulk/job-panel.tsx'
import { summaryOf } from '../../../../console/ui/bulk/job-summary.ts'
import { browserJobs, type KeptRecord } from '../../../../console/ui/bulk/kept-jobs.ts'
import { recentChanges } from '../../../../console/ui/recent/recent-changes.ts'

interface Mug {
  readonly id: string
}

type Changing = Pick<
  BulkChange<Mug>,
  'change' | 'undo' | 'note' | 'leadsBack' | 'keptAs' | 'perCall' | 'perUndo'
>

interface Given extends Partial<JobServices>, Partial<Changing> {
  readonly recent: JobServices['recent']
  readonly first?: Parameters<typeof beginJob>[1]
  readonly job?: Job
  readonly unsure?: readonly string[]
}

/** Begins to hide these mugs, on a page that nobody leaves and by calls that all succeed unless given otherwise. */
function beginHiding(ids: readonly string[], given: Given) {
  const { first = 'run', job, unsure, keptAs, note, leadsBack, ...further } = given
  const { perCall, perUndo, ...others } = further
  const { change = async () => [], undo = async () => [], ...services } = others
  return beginJob<Mug>(
    {
      id: 'hiding',
      resource: 'mugs',
      noted: new Set(),
      unsure: new Set(unsure),
      rows: new Map(ids.map((id) => [id, { id }])),
      job: job ?? newJob(ids.map((id) => ({ id, name: id }))),
      change: {
        running: 'Hiding',
        done: (count) => `${count} hidden`,
        nameOf: ({ id }) => id,
        change,
        undo,
        ...(keptAs && { keptAs }),
        ...(note && { note }),
        ...(leadsBack && { leadsBack }),
        ...(perCall && { perCall }),
        ...(perUndo && { perUndo }),
      },
    },
    first,
    {
      keeper: browserJobs(),
      texts: texts.lists,
      running: { current: false },
      watch: { keep: (call) => call(), left: false },
      display: () => {},
      wordsFor: () => ({ text: '', requestId: undefined }),
      refresh: async () => {},
      ...services,
    },
  )
}

it('the last changes count the changes of a job, also after a reload during its undo', () => {
  const recent = recentChanges()
  recent.add('3 hidden', { kind: 'job', given: 'hiding' })
  const items = ['a', 'b', 'c'].map((id, place) => ({
    id,
    name: id,
    state: { at: place === 0 ? ('undone' as const) : ('changed' as const) },
  }))
  beginHiding(['a', 'b', 'c'], { first: 'offer', job: jobOf('settled', items), recent })
  expect(recent.list().map(({ text }) => text)).toEqual(['3 hidden'])
})

it('changes of a job after its undo are a separate change, with its own Undo', async () => {
  const recent = recentChanges()
  let refused = ['b']
  const shown: ShownJob[] = []
  beginHiding(['a', 'b'], {
    recent,
    change: async (those) => those.filter(({ id }) => refused.includes(id)).map(failed),
    display: (job) => shown.push(...(job ? [job] : [])),
  })
  const listed = () => recent.list().map(({ text, state }) => [text, state])
  const undoLatest = () => recent.undo(recent.list()[0]?.id ?? 0)
  await expect.poll(() => listed()).toEqual([['1 hidden', 'open']])
  await undoLatest()
  refused = []
  shown.at(-1)?.retry()
  const before = ['1 hidden', 'undone']
  await expect.poll(() => listed()).toEqual([['1 hidden', 'open'], before])
  await undoLatest()
  expect(listed()).toEqual([before, before])
})

it('a job ends when its owner signs out: nothing more is sent or reported', async () => {
  const recent = recentChanges()
  const running = { current: false }
  let answer = () => {}
  const answered = new Promise<void>((resolve) => {
    answer = resolve
  })
  const watch = { keep: <Result>(call: () => Promise<Result>) => call(), left: false }
  const sent: string[] = []
  const read = vi.fn(async () => {})
  beginHiding(
    Array.from({ length: 9 }, (_, at) => `${at}`),
    {
      recent,
      running,
      refresh: read,
      watch,
      async change(those) {
        sent.push(...those.map(({ id }) => id))
        await answered
        return []
      },
    },
  )
  await expect.poll(() => sent).toHaveLength(4)
  watch.left = true
  answer()
  await expect.poll(() => running.current).toBe(false)
  expect(sent).toHaveLength(4)
  expect(recent.list()).toEqual([])
  expect(read).not.toHaveBeenCalled()
})

it.each([
  ['was refused is noted again, as another may have changed it', 403, 2],
  ['had no response keeps its note, as it may have been changed', 502, 1],
])('at a retry, a record whose change %s', async (_, status, notes) => {
  const shown: ShownJob[] = []
  const note = vi.fn(async (those: readonly Mug[]) => those)
  let reason: unknown = new HttpError('', status)
  beginHiding(['a'], {
    recent: recentChanges(),
    note,
    display: (job) => shown.push(...(job ? [job] : [])),
    change: async () => (reason ? [{ id: 'a', reason }] : []),
  })
  await expect.poll(() => shown.at(-1)?.job.counts.failed).toBe(1)
  reason = undefined
  shown.at(-1)?.retry()
  await expect.poll(() => shown.at(-1)?.job.counts.changed).toBe(1)
  expect(note).toHaveBeenCalledTimes(notes)
})

it.each([
  ['was refused is not undone', 403, ['a']],
  ['had no response is undone', 502, ['a', 'b']],
])('of a job that is undone, a record that %s', async (_, status, undone) => {
  const recent = recentChanges()
  const sent: string[] = []
  beginHiding(['a', 'b'], {
    recent,
    change: async (those) =>
      those
        .filter(({ id }) => id === 'b')
        .map(({ id }) => ({ id, reason: new HttpError('', status) })),
    undo: async (those) => {
      sent.push(...those.map(({ id }) => id))
      return []
    },
  })
  await expect.poll(() => recent.list()[0]?.state).toBe('open')
  await recent.undo(recent.list()[0]?.id ?? 0)
  expect(sent).toEqual(undone)
})

/** A store of jobs that notes what is asked of it. */
function watchedKeeper() {
  const asked: string[] = []
  const note = (name: string) => async (first: string | { readonly id: string }) => {
    asked.push(`${name} ${typeof first === 'string' ? first : first.id}`)
  }
  const [keep, finish, forget] = [note('keep'), note('finish'), note('forget')]
  return { asked, keeper: { ...browserJobs(), keep, finish, forget } }
}

const kept = { keptAs: { kind: 'hide' } }
const statesOf = (...places: readonly ItemState['at'][]): Job =>
  jobOf(
    'settled',
    places.map((at, place) => ({
      id: `${place}`,
      name: `${place}`,
      state: at === 'failed' || at === 'kept' ? { at, reason: words } : { at },
    })),
  )
const words = { text: 'no', requestId: undefined }

describe('a job in this browser', () => {
  it('is kept before its first call, and finished before it is shown as settled', async () => {
    const { asked, keeper } = watchedKeeper()
    beginHiding(['a', 'b'], {
      recent: recentChanges(),
      keeper,
      ...kept,
      change: async () => {
        asked.push('change')
        return []
      },
      display: (shown) => asked.push(`show ${shown?.job.phase}`),
    })
    await expect.poll(() => asked).toContain('show settled')
    expect(asked.filter((one) => one !== 'show changing')).toEqual([
      ...['keep hiding', 'change', 'change', 'finish hiding', 'show settled'],
    ])
  })

  it('is not kept where no later page could go on with it', async () => {
    const { asked, keeper } = watchedKeeper()
    const refresh = vi.fn(async () => {})
    beginHiding(['a'], { recent: recentChanges(), keeper, refresh })
    await expect.poll(() => refresh.mock.calls).toEqual([['mugs']])
    expect(asked).not.toContain('keep hiding')
  })

  it.each<[string, Partial<Given>]>([
    ['all its changes were refused', { change: async (those) => those.map(failed) }],
    ['one of its changes cannot be undone', { leadsBack: ({ id }) => id !== 'a' }],
  ])('is forgotten at its end where %s', async (_, given) => {
    const { asked, keeper } = watchedKeeper()
    beginHiding(['a', 'b'], { recent: recentChanges(), keeper, ...kept, ...given })
    await expect.poll(() => asked).toEqual(['keep hiding', 'forget hiding'])
  })

  /** Hides these mugs, and stops during the first calls; resolves once it is settled. */
  const stopAtOnce = async (ids: readonly string[]) => {
    const { asked, keeper } = watchedKeeper()
    const shown: (ShownJob | undefined)[] = []
    const recent = recentChanges()
    beginHiding(ids, {
      recent,
      keeper,
      ...kept,
      display: (job) => shown.push(job),
      change: async () => {
        shown.at(-1)?.stop()
        return []
      },
    })
    await expect.poll(() => shown.at(-1)?.job.phase).toBe('settled')
    return { asked, shown, recent }
  }

  it('stays for its rest when it is stopped, until it is closed', async () => {
    const { asked, shown, recent } = await stopAtOnce([...'123456789'])
    expect(shown.find((job) => job?.stopping)?.job.counts).toMatchObject({ waiting: 9 })
    expect(shown.at(-1)?.job.counts).toMatchObject({ changed: 4, waiting: 5 })
    expect(recent.list()[0]?.text).toBe('4 hidden')
    expect(asked).toEqual(['keep hiding'])
    shown.at(-1)?.close()
    expect(shown.at(-1)).toBeUndefined()
    expect(asked).toEqual(['keep hiding', 'finish hiding'])
  })

  it('is finished where Stop came after its last call', async () => {
    const { asked } = await stopAtOnce(['a', 'b'])
    expect(asked).toEqual(['keep hiding', 'finish hiding'])
  })

  it('says that it waits for a busy platform, until a call succeeds', async () => {
    const shown: (ShownJob | undefined)[] = []
    let isBusy = true
    vi.useFakeTimers()
    onTestFinished(() => void vi.useRealTimers())
    beginHiding(['a'], {
      recent: recentChanges(),
      display: (job) => shown.push(job),
      change: async () => (isBusy ? [{ id: 'a', reason: new HttpError('', 429) }] : []),
    })
    await vi.advanceTimersByTimeAsync(1_000)
    expect(shown.map((job) => job?.waits)).toEqual([false, true])
    isBusy = false
    await vi.advanceTimersByTimeAsync(15_000)
    expect(shown.at(-1)).toMatchObject({ waits: false, job: { phase: 'settled' } })
  })

  it('is sure of a record that a busy platform has refused', async () => {
    const { keeper } = watchedKeeper()
    const updates: KeptRecord[] = []
    const shown: (ShownJob | undefined)[] = []
    beginHiding(['a'], {
      recent: recentChanges(),
      ...kept,
      keeper: { ...keeper, update: async (_, records) => void updates.push(...records.values()) },
      display: (job) => shown.push(job),
      change: async () => [{ id: 'a', reason: new HttpError('', 429) }],
    })
    await expect.poll(() => updates.map(({ sent }) => sent)).toEqual([true, false])
    expect(updates.at(-1)?.state).toEqual({ at: 'waiting' })
    shown.at(-1)?.stop()
    await expect.poll(() => shown.at(-1)?.job.phase).toBe('settled')
  })
})

describe('a job that a reload interrupted', () => {
  const offered = (job: Job, given: Partial<Given> = {}) => {
    const shown: (ShownJob | undefined)[] = []
    const recent = recentChanges()
    const ids = job.items.map(({ id }) => id)
    const display = (one: ShownJob | undefined) => void shown.push(one)
    const takeBack = beginHiding(ids, { first: 'offer', recent, job, display, ...given })
    return { recent, shown, takeBack }
  }

  it('is offered with the number of its unconfirmed records, which count as changes', () => {
    const { recent, shown } = offered(statesOf('changed', 'waiting', 'waiting'), {
      unsure: ['1'],
      ...kept,
    })
    expect(shown.at(-1)).toMatchObject({ cutOff: { unsure: 1 }, canUndo: true })
    expect(recent.list()).toMatchObject([
      { text: '1 hidden', way: { kind: 'job', given: 'hiding' } },
    ])
    expect(offered(statesOf('waiting'), { unsure: ['0'] }).recent.list()).toHaveLength(1)
    expect(offered(statesOf('waiting')).recent.list()).toEqual([])
  })

  it('is unsure of the records alone whose call was under way', () => {
    const records = ['a', 'b'].map((id) => ({
      id,
      name: id,
      row: { id },
      noted: id === 'a',
      sent: id === 'b',
      state: { at: 'waiting' as const },
    }))
    const change = { running: '', done: String, nameOf: () => '', change: async () => [] }
    const found = { id: 'hiding', resource: 'mugs', change: { kind: 'hide' }, records }
    const { noted, unsure, job } = begunOf(found, change)
    expect([[...noted], [...unsure]]).toEqual([['a'], ['b']])
    const line = { ...change, done: (count: number) => `${count} hidden` }
    expect(summaryOf(job, line, texts.lists.jobs)).toBe('0 hidden · 1 not confirmed · 1 left out')
  })

  it('is unsure of the records whose undo was under way, which count neither as changed nor as undone', () => {
    const states = ['undone', 'changed', 'changed'] as const
    const records = states.map((at, place) => ({
      ...{ id: `${place}`, name: `${place}`, row: { id: `${place}` }, noted: true },
      ...{ sent: place === 1, state: { at } },
    }))
    const change = { running: '', done: String, nameOf: () => '', change: async () => [] }
    const { job } = begunOf(
      { id: 'hiding', resource: 'mugs', change: { kind: 'hide' }, records },
      change,
    )
    const line = {
      ...{ running: '', done: (count: number) => `${count} hidden` },
      undone: (count: number) => `${count} shown`,
    }
    expect(summaryOf(job, line, texts.lists.jobs)).toBe('1 shown · 1 hidden · 1 not confirmed')
  })

  it('is no longer one once it goes on', async () => {
    const { shown } = offered(statesOf('changed', 'failed'))
    shown.at(-1)?.retry()
    await expect.poll(() => shown.at(-1)?.job.counts.changed).toBe(2)
    expect(shown.at(-1)).not.toHaveProperty('cutOff')
  })

  it('counts what could not be undone as changed', () => {
    expect(offered(statesOf('changed', 'kept')).recent.list()[0]?.text).toBe('2 hidden')
  })

  it('has an entry of its own among the changes of others', () => {
    const recent = recentChanges()
    recent.add('5 shown', { kind: 'job', given: 'showing' })
    recent.add('5 raised', { kind: 'prices', given: 'hiding' })
    offered(statesOf('changed'), { recent })
    expect(recent.list().map(({ text }) => text)).toEqual(['1 hidden', '5 raised', '5 shown'])
  })

  it('cannot be undone from its panel where it changed nothing', () => {
    const { shown } = offered(statesOf('failed'))
    expect(() => shown.at(-1)?.undo()).not.toThrow()
  })
})

describe('an undo', () => {
  const undoing = (job: Job, given: Partial<Given> = {}) => {
    const ids = job.items.map(({ id }) => id)
    return beginHiding(ids, { first: 'wait', recent: recentChanges(), job, ...given })()
  }

  it('waits for the job that runs', async () => {
    const undo = vi.fn(async () => [])
    const outcome = await undoing(statesOf('changed'), { running: { current: true }, undo })
    expect(outcome).toEqual({ done: false, why: texts.lists.busy })
    expect(undo).not.toHaveBeenCalled()
  })

  it('of a change in one call reports each record, where it calls for each', async () => {
    const sent: number[] = []
    const undo = async (those: readonly Mug[]) => {
      sent.push(those.length)
      return []
    }
    const shown: unknown[] = []
    const display = (job: ShownJob | undefined) => shown.push(job?.job.counts.undone)
    const job = statesOf('changed', 'changed', 'changed')
    await undoing(job, { perCall: 50, perUndo: 1, undo, display })
    expect([sent, shown]).toEqual([
      [1, 1, 1],
      [0, 1, 2, 3],
    ])
  })

  it('of all records forgets the job', async () => {
    const { asked, keeper } = watchedKeeper()
    expect(await undoing(statesOf('changed', 'changed'), { keeper })).toEqual({ done: true })
    expect(asked).toContain('forget hiding')
  })

  it('of an interrupted job is forgotten before it is shown: a reload must not offer it again', async () => {
    const { asked, keeper } = watchedKeeper()
    const display = (shown: ShownJob | undefined) => {
      asked.push(`show ${shown?.job.phase}`)
    }
    await undoing(statesOf('changed', 'waiting'), { keeper, display, ...kept })
    expect(asked.slice(-2)).toEqual(['forget hiding', 'show settled'])
  })

  it('says how many records kept the change', async () => {
    const { asked, keeper } = watchedKeeper()
    const undo = async (those: readonly Mug[]) => those.filter(({ id }) => id !== '1').map(failed)
    const outcome = await undoing(statesOf('changed', 'changed', 'changed'), {
      keeper,
      undo,
      ...kept,
    })
    expect(outcome).toEqual({ done: false, why: '2 could not be undone' })
    expect(asked).toEqual(['keep hiding', 'finish hiding'])
  })

  it('that is stopped says how many records it left out', async () => {
    const shown: (ShownJob | undefined)[] = []
    const outcome = await undoing(
      statesOf(...Array.from({ length: 9 }, () => 'changed' as const)),
      {
        display: (job) => shown.push(job),
        undo: async () => {
          shown.at(-1)?.stop()
          return []
        },
      },
    )
    expect(outcome).toEqual({ done: false, why: '5 left out' })
  })
})

const failed = ({ id }: { id: string }) => ({ id, reason: new HttpError('Refused', 403) })
