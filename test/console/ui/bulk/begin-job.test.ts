import { expect, it } from 'vitest'
import * as texts from '../../../../console/messages/en/index.ts'
import { beginJob } from '../../../../console/ui/bulk/begin-job.ts'
import { jobOf } from '../../../../console/ui/bulk/job.ts'
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
      wordsFor: () => ({ text: '', requestId: undefined }),
      refresh: async () => {},
    },
  )
  expect(recent.list().map(({ text }) => text)).toEqual(['3 hidden'])
})
