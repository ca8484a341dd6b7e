// The running bulk change, above every screen: it survives navigation.
import { useQueryClient } from '@tanstack/react-query'
import { useNotify } from 'ra-core'
import {
  type ComponentType,
  type ReactNode,
  type RefObject,
  useCallback,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react'
import { useTexts } from '../../messages/language-context.tsx'
import { useFailureWords } from '../../store/failure-text.ts'
import { requiredContext } from '../../store/required-context.ts'
import type { Identified } from '../../store/resource-adapter.ts'
import { useSessionWatch } from '../../store/store-context.tsx'
import { later } from '../page/lazy-part.tsx'
import { PartBoundary } from '../page/part-boundary.tsx'
import type { KeptAs, Outcome, TakeBack } from '../recent/recent-changes.ts'
import { useRecentChanges } from '../recent/recent-context.ts'
import { beginJob, type First } from './begin-job.ts'
import { type Begun, begunOf } from './begun.ts'
import type { BulkChange } from './change.ts'
import { newJob } from './job.ts'
import type { ShownJob } from './job-panel.tsx'
import { browserJobs, type FoundJob, type KeptJobs } from './kept-jobs.ts'

const JobPanel = later(async () => (await import('./job-panel.tsx')).JobPanel)

interface Jobs {
  /** Runs a change of these records, unless another is running; refetches the resource's lists at its end. */
  start<Row extends Identified>(
    resource: string,
    change: BulkChange<Row>,
    rows: readonly Row[],
  ): void
  /** Undoes a job, also one of an earlier page. */
  takeBack(id: string): Promise<Outcome>
  /** Whether a job is running, so that no other may start. */
  readonly busy: boolean
}

/** Rebuilds a persisted change of an earlier page; undefined for an unknown kind. */
interface Remake {
  changeOf(keptAs: KeptAs): BulkChange<Identified> | undefined
  wayBack(way: KeptAs): TakeBack | undefined
}

/** Provides, once, how to rebuild changes of earlier pages. */
export type RemakeComponent = ComponentType<{ ready(remake: RefObject<Remake>): void }>

/** The console's bulk changes; lists start them from their bulk bars. */
const [Provided, useJobs] = requiredContext<Jobs>(
  'Lists of the console need a JobsProvider above them.',
)

export { useJobs }

interface JobsProviderProps {
  children: ReactNode
  remake: RemakeComponent
}

const notTaken: Outcome = { done: false, why: '' }

export function JobsProvider({ children, remake: Remake }: JobsProviderProps) {
  const wordsOf = useFailureWords()
  const [shown, setShown] = useState<ShownJob>()
  const [keeper] = useState<KeptJobs>(browserJobs)
  const [ready, setReady] = useState<{ call(remake: RefObject<Remake>): void }>()
  const remaking = useRef<Promise<RefObject<Remake>>>(undefined)
  const ways = useRef(new Map<string, TakeBack>())
  const queryClient = useQueryClient()
  const watch = useSessionWatch()
  const recent = useRecentChanges()
  const texts = useTexts('lists')
  const notify = useNotify()
  const running = useRef(false)
  const remake = useCallback(async () => {
    remaking.current ??= new Promise((call) => setReady({ call }))
    return (await remaking.current).current
  }, [])

  const begin = useCallback(
    <Row extends Identified>(begun: Begun<Row>, first: First): TakeBack => {
      const takeBack = beginJob(begun, first, {
        keeper,
        recent,
        texts,
        running,
        watch,
        wordsFor: wordsOf,
        display: setShown,
        refresh: (resource) => queryClient.invalidateQueries({ queryKey: [resource] }),
      })
      ways.current.set(begun.id, takeBack)
      return takeBack
    },
    [keeper, queryClient, watch, wordsOf, recent, texts],
  )

  const start = useCallback<Jobs['start']>(
    (resource, change, rows) => {
      if (running.current) return notify(texts.busy, { type: 'warning' })
      const begun = {
        // `randomUUID` needs a secure context.
        id: crypto.getRandomValues(new Uint32Array(4)).join('-'),
        resource,
        change,
        rows: new Map(rows.map((row) => [row.id, row])),
        noted: new Set<string>(),
        unsure: new Set<string>(),
        job: newJob(rows.map((row) => ({ id: row.id, name: change.nameOf(row) }))),
      }
      begin(begun, 'run')
    },
    [begin, notify, texts],
  )

  /** Resumes a job of an earlier page; undefined for an unknown kind, or while another runs. */
  const beginAgain = useCallback(
    async (job: FoundJob | undefined, first: First) => {
      const change = job && (await remake()).changeOf(job.change)
      return change && !running.current ? begin(begunOf(job, change), first) : undefined
    },
    [remake, begin],
  )

  const asked = useRef(false)
  useEffect(() => {
    if (asked.current) return
    asked.current = true
    void keeper.take().then((job) => beginAgain(job, 'offer'))
  }, [keeper, beginAgain])

  const takeBack = useCallback<Jobs['takeBack']>(
    async (id) => {
      if (running.current) return { done: false, why: texts.busy }
      const way = ways.current.get(id) ?? (await beginAgain(await keeper.find(id), 'wait'))
      if (way) return way()
      return { done: false, why: running.current ? texts.busy : texts.jobs.notKept }
    },
    [keeper, texts, beginAgain],
  )

  const before = useRef<Promise<unknown>>(Promise.resolve())
  useLayoutEffect(() => {
    // One after another.
    return recent.takenBackBy((way) => {
      const outcome = before.current.then(async () => (await remake()).wayBack(way)?.() ?? notTaken)
      before.current = outcome.catch(() => {})
      return outcome
    })
  }, [recent, remake])

  const busy = shown !== undefined && shown.job.phase !== 'settled'
  const jobs = useMemo(() => ({ start, takeBack, busy }), [start, takeBack, busy])
  return (
    <Provided value={jobs}>
      {children}
      <PartBoundary>{ready && <Remake ready={ready.call} />}</PartBoundary>
      {/* Offline, the banner of the page says that changes wait. */}
      <PartBoundary silentOffline>{shown && <JobPanel shown={shown} />}</PartBoundary>
    </Provided>
  )
}
