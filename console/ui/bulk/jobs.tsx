// The bulk change under way, above every screen: it goes on while the owner looks at another one.
import { useQueryClient } from '@tanstack/react-query'
import {
  type ComponentType,
  createContext,
  type ReactNode,
  Suspense,
  useCallback,
  useContext,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react'
import { useTexts } from '../../messages/language-context.tsx'
import { useFailureWords } from '../../store/failure-text.ts'
import { useSessionWatch } from '../../store/store-context.tsx'
import { later } from '../page/lazy-part.tsx'
import type { Outcome, TakeBack } from '../recent/recent-changes.ts'
import { useRecentChanges } from '../recent/recent-context.ts'
import { type Begun, beginJob, begunOf, type First, type Identified } from './begin-job.ts'
import type { BulkChange, KeptAs } from './change.ts'
import { newJob } from './job.ts'
import type { ShownJob } from './job-panel.tsx'
import { browserJobs, type FoundJob, type KeptJobs } from './kept-jobs.ts'

const JobPanel = later(async () => (await import('./job-panel.tsx')).JobPanel)

interface Jobs {
  /** Runs a change of these records; the resource's lists are read again at its end. */
  start<Row extends Identified>(
    resource: string,
    change: BulkChange<Row>,
    rows: readonly Row[],
  ): void
  /** Takes a job back, also one of an earlier page. */
  takeBack(id: string): Promise<Outcome>
  /** Whether a job is under way, so that no other may start. */
  readonly busy: boolean
}

/** Makes the change of a kept job again, and hands it over once; undefined where its kind is not known any more. */
export type MakeAgain = ComponentType<{
  keptAs: KeptAs
  ready(change: BulkChange<Identified> | undefined): void
}>

/** A job of an earlier page, until its change is made again. */
interface Found {
  readonly job: FoundJob
  /** Called once the job can be taken back, or cannot; left out for one that a reload interrupted. */
  ready?(takeBack: TakeBack | undefined): void
}

const Context = createContext<Jobs | undefined>(undefined)

/** The console's bulk changes; lists start them from their bulk bars. */
export function useJobs(): Jobs {
  const jobs = useContext(Context)
  if (!jobs) throw new Error('Lists of the console need a JobsProvider above them.')
  return jobs
}

interface JobsProviderProps {
  children: ReactNode
  /** Offers jobs that a reload interrupted; they are not kept without it. */
  makeAgain?: MakeAgain
}

export function JobsProvider({ children, makeAgain: MakeAgain }: JobsProviderProps) {
  const wordsOf = useFailureWords()
  const [shown, setShown] = useState<ShownJob>()
  const [keeper] = useState<KeptJobs>(browserJobs)
  const [found, setFound] = useState<Found>()
  /** How the jobs of this page are taken back. */
  const ways = useRef(new Map<string, TakeBack>())
  const queryClient = useQueryClient()
  const watch = useSessionWatch()
  const recent = useRecentChanges()
  const texts = useTexts('lists')
  const running = useRef(false)
  const offers = MakeAgain !== undefined

  const begin = useCallback(
    <Row extends Identified>(begun: Begun<Row>, first: First) => {
      const takeBack = beginJob(begun, first, {
        ...{ keeper, recent, texts, running, isKept: offers, outlive: watch.keep },
        wordsFor: wordsOf,
        display: setShown,
        refresh: (resource) => queryClient.invalidateQueries({ queryKey: [resource] }),
      })
      ways.current.set(begun.id, takeBack)
    },
    [offers, keeper, queryClient, watch, wordsOf, recent, texts],
  )

  const start = useCallback<Jobs['start']>(
    (resource, change, rows) =>
      begin(
        {
          id: crypto.randomUUID(),
          resource,
          change,
          rows: new Map(rows.map((row) => [row.id, row])),
          noted: new Set(),
          unsure: new Set(),
          job: newJob(rows.map((row) => ({ id: row.id, name: change.nameOf(row) }))),
        },
        'run',
      ),
    [begin],
  )

  const asked = useRef(false)
  useEffect(() => {
    if (!offers || asked.current) return
    asked.current = true
    void keeper.take().then((job) => job && setFound({ job }))
  }, [offers, keeper])
  const offer = useCallback(
    (change: BulkChange<Identified> | undefined) => {
      setFound(undefined)
      if (!found) return
      const { job, ready } = found
      if (change && !running.current) begin(begunOf(job, change), ready ? 'wait' : 'offer')
      ready?.(ways.current.get(job.id))
    },
    [found, begin],
  )

  const takeBack = useCallback<Jobs['takeBack']>(
    async (id) => {
      if (running.current) return { done: false, why: texts.busy }
      const known = ways.current.get(id)
      if (known) return known()
      const job = await keeper.find(id)
      if (!job) return { done: false, why: '' }
      const way = await new Promise<TakeBack | undefined>((ready) => setFound({ job, ready }))
      return way ? way() : { done: false, why: '' }
    },
    [keeper, texts],
  )

  const busy = shown !== undefined && shown.job.phase !== 'settled'
  const jobs = useMemo(() => ({ start, takeBack, busy }), [start, takeBack, busy])
  return (
    <Context value={jobs}>
      {children}
      <Suspense fallback={null}>
        {found && MakeAgain && <MakeAgain keptAs={found.job.change} ready={offer} />}
      </Suspense>
      <Suspense fallback={null}>{shown && <JobPanel shown={shown} />}</Suspense>
    </Context>
  )
}
