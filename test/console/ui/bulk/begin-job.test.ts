import { HttpError } from 'ra-core'
import { expect, it, vi } from 'vitest'
import * as texts from '../../../../console/messages/en/index.ts'
import { beginJob, type JobServices } from '../../../../console/ui/bulk/begin-job.ts'
import type { BulkChange } from '../../../../console/ui/bulk/change.ts'
import { type Job, jobOf, newJob } from '../../../../console/ui/bulk/job.ts'
import type { ShownJob } from '../../../../console/ui/bulk/job-panel.tsx'
import { browserJobs } from '../../../../console/ui/bulk/kept-jobs.ts'
import { recentChanges } from '../../../../console/ui/recent/recent-changes.ts'

interface Mug {
  readonly id: string
}

interface Given extends Partial<JobServices>, Partial<Pick<BulkChange<Mug>, 'change' | 'undo'>> {
  readonly recent: JobServices['recent']
  readonly first?: Parameters<typeof beginJob>[1]
  readonly job?: Job
}

/** Begins to hide these mugs, on a page that nobody leaves and by calls that all succeed unless given otherwise. */
function beginHiding(ids: readonly string[], given: Given) {
  const { first = 'run', job, change = async () => [], undo = async () => [], ...services } = given
  beginJob<Mug>(
    {
      ...{ id: 'hiding', resource: 'mugs', noted: new Set(), unsure: new Set() },
      rows: new Map(ids.map((id) => [id, { id }])),
      job: job ?? newJob(ids.map((id) => ({ id, name: id }))),
      change: {
        ...{ running: 'Hiding', done: (count) => `${count} hidden`, nameOf: ({ id }) => id },
        ...{ change, undo },
      },
    },
    first,
    {
      ...{ keeper: browserJobs(), texts: texts.lists, running: { current: false } },
      ...{ outlive: (call) => call(), left: () => false, display: () => {} },
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
    ...{ id, name: id },
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
  let left = false
  const sent: string[] = []
  const read = vi.fn(async () => {})
  beginHiding(
    Array.from({ length: 9 }, (_, at) => `${at}`),
    {
      ...{ recent, running, refresh: read, left: () => left },
      async change(those) {
        sent.push(...those.map(({ id }) => id))
        await answered
        return []
      },
    },
  )
  await expect.poll(() => sent).toHaveLength(4)
  left = true
  answer()
  await expect.poll(() => running.current).toBe(false)
  expect(sent).toHaveLength(4)
  expect(recent.list()).toEqual([])
  expect(read).not.toHaveBeenCalled()
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

const failed = ({ id }: { id: string }) => ({ id, reason: new HttpError('Refused', 403) })
