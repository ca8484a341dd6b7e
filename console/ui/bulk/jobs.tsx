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
import { later } from '../page/dressed.tsx'
import type { Outcome, RecentChanges, TakeBack } from '../recent/recent-changes.ts'
import { useRecentChanges } from '../recent/recent-context.ts'
import { type BulkChange, type KeptAs, leadsBack } from './change.ts'
import { type Job, jobOf, jobReducer, newJob } from './job.ts'
import type { ShownJob } from './job-panel.tsx'
import { browserJobs, type FoundJob, type KeptJobs, type KeptRecord } from './kept-jobs.ts'
import { runJob } from './run-job.ts'
import { withUnsure } from './unsure.ts'

const JobPanel = later(async () => (await import('./job-panel.tsx')).JobPanel)

/** A record that a job can change. */
interface Identified {
  readonly id: string
}

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

/** A job about to run, or one that a reload interrupted. */
interface Begun<Row extends Identified> {
  readonly id: string
  readonly resource: string
  readonly change: BulkChange<Row>
  readonly rows: Map<string, Row>
  readonly noted: Set<string>
  /** Records of which a reload cut off the answer. */
  readonly unsure: Set<string>
  readonly job: Job
}

/** What happens to a job first: it runs, it is offered again after a reload, or it waits to be taken back. */
type First = 'run' | 'offer' | 'wait'

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

  const begin = useCallback(
    <Row extends Identified>(begun: Begun<Row>, first: First) => {
      const { id, resource, rows, noted, unsure } = begun
      const sent = new Set(unsure)
      const change = withUnsure(begun.change, unsure)
      const canUndo = leadsBack(change, [...rows.values()])
      const keptAs = MakeAgain && change.keptAs
      let interrupted = first === 'offer'
      let stopped = false
      /** Its entry among the last changes, which may be an earlier page's. */
      let entry = entryOfJob(recent, id)
      let { job } = begun
      const show = () => {
        const cutOff = interrupted && { unsure: unsure.size }
        setShown({ job, change, canUndo, ...(cutOff && { cutOff }), ...buttons })
      }
      const recordAt = (place: number): KeptRecord[] => {
        const item = job.items[place]
        const row = item && rows.get(item.id)
        if (!row) return []
        return [{ ...item, row, noted: noted.has(row.id), sent: sent.has(row.id) }]
      }
      const keep = async () => {
        if (keptAs) {
          const records = job.items.flatMap((_, place) => recordAt(place))
          await keeper.keep({ id, resource, change: keptAs, records })
        }
      }
      const keepStates = (ids: readonly string[]) => {
        const places = ids.flatMap((id) => job.places.get(id) ?? [])
        return keeper.update(
          id,
          new Map(places.flatMap((place) => recordAt(place).map((record) => [place, record]))),
        )
      }
      const run = async () => {
        stopped = false
        interrupted = false
        running.current = true
        show()
        await keep()
        await runJob(job, {
          change,
          rows,
          noted,
          begin(ids) {
            for (const id of ids) sent.add(id)
            return keepStates(ids)
          },
          keep: watch.keep,
          wordsFor: wordsOf,
          stopped: () => stopped,
          report(event) {
            job = jobReducer(job, event)
            if (event.type === 'answered') {
              for (const id of event.ids) {
                sent.delete(id)
                unsure.delete(id)
              }
              void keepStates(event.ids)
            }
            show()
          },
        })
        running.current = false
        if (!stopped && job.counts.waiting === 0) await putAway()
        keepInMind()
        await queryClient.invalidateQueries({ queryKey: [resource] })
      }
      /** The last changes hold it once it has changed something. */
      const keepInMind = () => {
        const { changed, kept } = job.counts
        if (changed + kept + unsure.size === 0) return
        const text = change.done(changed + kept)
        if (entry !== undefined) return recent.become(entry, { text })
        const way = keptAs ? { kind: 'job', given: id } : takeBack
        entry = recent.add(text, canUndo ? way : undefined)
      }
      /** A job that changed something can be taken back later, also after a reload. */
      const putAway = () => {
        const { changed, kept } = job.counts
        const leads = canUndo && changed + kept + unsure.size > 0
        return leads ? keeper.finish(id) : keeper.forget(id)
      }
      const takeBack = async (): Promise<Outcome> => {
        if (running.current) return { done: false, why: texts.busy }
        job = jobReducer(job, { type: 'undo-asked', unsure })
        if (job.phase !== 'settled') await run()
        const { changed, kept } = job.counts
        if (changed + kept === 0) {
          // What was still waiting when the job was interrupted is not wanted any more.
          if (!stopped) await keeper.forget(id)
          return { done: true }
        }
        const why = kept > 0 ? texts.jobs.notUndone(kept) : texts.jobs.leftOut(changed)
        return { done: false, why }
      }
      const buttons = {
        retry: () => {
          job = jobReducer(job, { type: 'retried' })
          if (job.phase !== 'settled') void run()
        },
        undo: () => {
          if (entry !== undefined) void recent.undo(entry)
        },
        stop: () => {
          stopped = true
        },
        close: () => {
          setShown(undefined)
          void putAway()
        },
      }
      ways.current.set(id, takeBack)
      if (first === 'run') void run()
      else if (first === 'offer') {
        keepInMind()
        show()
      }
    },
    [MakeAgain, keeper, queryClient, watch, wordsOf, recent, texts],
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
  const offers = MakeAgain !== undefined
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

function entryOfJob(recent: RecentChanges, id: string): number | undefined {
  return recent.list().find(({ way }) => way?.kind === 'job' && way.given === id)?.id
}

/** A job as its page left it; a call that was under way then is no answer. */
function begunOf(
  { id, resource, records }: FoundJob,
  change: BulkChange<Identified>,
): Begun<Identified> {
  const idsOf = (these: readonly KeptRecord[]) => new Set(these.map((record) => record.id))
  return {
    ...{ id, resource, change },
    rows: new Map(records.map(({ row }) => [row.id, row])),
    noted: idsOf(records.filter(({ noted }) => noted)),
    unsure: idsOf(records.filter(({ sent }) => sent)),
    job: jobOf(
      'settled',
      records.map(({ id, name, state }) => ({ id, name, state })),
    ),
  }
}
