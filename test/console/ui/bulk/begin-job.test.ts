import { expect, it, vi } from 'vitest'
import * as texts from '../../../../console/messages/en/index.ts'
import { beginJob } from '../../../../console/ui/bulk/begin-job.ts'
import { jobOf, newJob } from '../../../../console/ui/bulk/job.ts'
import type { ShownJob } from '../../../../console/ui/bulk/job-panel.tsx'
import { browserJobs } from '../../../../console/ui/bulk/kept-jobs.ts'
import { recentChanges } from '../../../../console/ui/recent/recent-changes.ts'

it('the last changes say how many a job changed, also when a reload cut off its undo', () => {
  const recent = recentChanges()
  recent.add('3 hidden', { kind: 'job', given: 'hiding' })
  const rows = ['a', 'b', 'c'].map((id) => ({ id }))
  const items = rows.map(({ id }, place) => ({
    ...{ id, name: id },
    state: { at: place === 0 ? ('undone' as const) : ('changed' as const) },
  }))
  beginJob(
    {
      ...{ id: 'hiding', resource: 'mugs', noted: new Set(), unsure: new Set() },
      rows: new Map(rows.map((row) => [row.id, row])),
      job: jobOf('settled', items),
      change: {
        ...{ running: 'Hiding', done: (count) => `${count} hidden`, nameOf: ({ id }) => id },
        ...{ change: async () => [], undo: async () => [] },
      },
    },
    'offer',
    {
      ...{ keeper: browserJobs(), recent, texts: texts.lists, isKept: true },
      ...{ running: { current: false }, outlive: (call) => call(), display: () => {} },
      left: () => false,
      wordsFor: () => ({ text: '', requestId: undefined }),
      refresh: async () => {},
    },
  )
  expect(recent.list().map(({ text }) => text)).toEqual(['3 hidden'])
})

it('what a job changes after it was taken back is a change of its own, with its own Undo', async () => {
  const recent = recentChanges()
  const rows = ['a', 'b'].map((id) => ({ id }))
  let refused = ['b']
  const shown: ShownJob[] = []
  beginJob(
    {
      ...{ id: 'hiding', resource: 'mugs', noted: new Set(), unsure: new Set() },
      rows: new Map(rows.map((row) => [row.id, row])),
      job: newJob(rows.map(({ id }) => ({ id, name: id }))),
      change: {
        ...{ running: 'Hiding', done: (count) => `${count} hidden`, nameOf: ({ id }) => id },
        change: async (those) => those.filter(({ id }) => refused.includes(id)).map(failed),
        undo: async () => [],
      },
    },
    'run',
    {
      ...{ keeper: browserJobs(), recent, texts: texts.lists, isKept: true },
      ...{ running: { current: false }, outlive: (call) => call(), left: () => false },
      display: (job) => shown.push(...(job ? [job] : [])),
      wordsFor: () => ({ text: '', requestId: undefined }),
      refresh: async () => {},
    },
  )
  const listed = () => recent.list().map(({ text, state }) => [text, state])
  const undoLatest = () => recent.undo(recent.list()[0]?.id ?? 0)
  await vi.waitFor(() => expect(listed()).toEqual([['1 hidden', 'open']]))
  await undoLatest()
  refused = []
  shown.at(-1)?.retry()
  const before = ['1 hidden', 'undone']
  await vi.waitFor(() => expect(listed()).toEqual([['1 hidden', 'open'], before]))
  await undoLatest()
  expect(listed()).toEqual([before, before])
})

it('a job ends with the session of its owner, who signed out: no more is sent, nor told', async () => {
  const recent = recentChanges()
  const rows = Array.from({ length: 9 }, (_, at) => ({ id: `${at}` }))
  const running = { current: false }
  let answer = () => {}
  const answered = new Promise<void>((resolve) => {
    answer = resolve
  })
  let left = false
  const sent: string[] = []
  const read = vi.fn(async () => {})
  beginJob(
    {
      ...{ id: 'hiding', resource: 'mugs', noted: new Set(), unsure: new Set() },
      rows: new Map(rows.map((row) => [row.id, row])),
      job: newJob(rows.map(({ id }) => ({ id, name: id }))),
      change: {
        ...{ running: 'Hiding', done: (count) => `${count} hidden`, nameOf: ({ id }) => id },
        async change(those) {
          sent.push(...those.map(({ id }) => id))
          await answered
          return []
        },
        undo: async () => [],
      },
    },
    'run',
    {
      ...{ keeper: browserJobs(), recent, texts: texts.lists, isKept: true, running },
      ...{ outlive: (call) => call(), display: () => {}, refresh: read, left: () => left },
      wordsFor: () => ({ text: '', requestId: undefined }),
    },
  )
  await vi.waitFor(() => expect(sent).toHaveLength(4))
  left = true
  answer()
  await vi.waitFor(() => expect(running.current).toBe(false))
  expect(sent).toHaveLength(4)
  expect(recent.list()).toEqual([])
  expect(read).not.toHaveBeenCalled()
})

const failed = ({ id }: { id: string }) => ({ id, reason: new Error('Refused') })
