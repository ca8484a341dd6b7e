// The bulk change under way, above every screen: it goes on while the owner looks at another one.
import { useQueryClient } from '@tanstack/react-query'
import {
  createContext,
  type ReactNode,
  Suspense,
  useCallback,
  useContext,
  useMemo,
  useRef,
  useState,
} from 'react'
import { useTexts } from '../../messages/language-context.tsx'
import { useFailureWords } from '../../store/failure-text.ts'
import { useSessionWatch } from '../../store/store-context.tsx'
import { later } from '../page/dressed.tsx'
import type { Outcome } from '../recent/recent-changes.ts'
import { useRecentChanges } from '../recent/recent-context.ts'
import { type BulkChange, leadsBack } from './change.ts'
import { jobReducer, newJob } from './job.ts'
import type { ShownJob } from './job-panel.tsx'
import { runJob } from './run-job.ts'

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
  /** Whether a job is under way, so that no other may start. */
  readonly busy: boolean
}

const Context = createContext<Jobs | undefined>(undefined)

/** The console's bulk changes; lists start them from their bulk bars. */
export function useJobs(): Jobs {
  const jobs = useContext(Context)
  if (!jobs) throw new Error('Lists of the console need a JobsProvider above them.')
  return jobs
}

export function JobsProvider({ children }: { children: ReactNode }) {
  const wordsOf = useFailureWords()
  const [shown, setShown] = useState<ShownJob>()
  const queryClient = useQueryClient()
  const watch = useSessionWatch()
  const recent = useRecentChanges()
  const texts = useTexts('lists')
  const running = useRef(false)

  const start = useCallback<Jobs['start']>(
    (resource, change, rows) => {
      const byId = new Map(rows.map((row) => [row.id, row]))
      const canUndo = leadsBack(change, rows)
      let entry: number | undefined
      const noted = new Set<string>()
      let stopped = false
      let job = newJob(rows.map((row) => ({ id: row.id, name: change.nameOf(row) })))
      const show = () => {
        setShown({ job, change, canUndo, ...buttons })
      }
      const run = async () => {
        stopped = false
        running.current = true
        show()
        await runJob(job, {
          change,
          rows: byId,
          noted,
          keep: watch.keep,
          wordsFor: wordsOf,
          stopped: () => stopped,
          report(event) {
            job = jobReducer(job, event)
            show()
          },
        })
        running.current = false
        keepInMind()
        await queryClient.invalidateQueries({ queryKey: [resource] })
      }
      /** The last changes hold it once it has changed something. */
      const keepInMind = () => {
        const { changed, kept } = job.counts
        if (changed + kept === 0) return
        const text = change.done(changed + kept)
        if (entry === undefined) entry = recent.add(text, canUndo ? takeBack : undefined)
        else recent.become(entry, { text })
      }
      const takeBack = async (): Promise<Outcome> => {
        if (running.current) return { done: false, why: texts.busy }
        job = jobReducer(job, { type: 'undo-asked' })
        if (job.phase !== 'settled') await run()
        const { changed, kept } = job.counts
        if (changed + kept === 0) return { done: true }
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
        close: () => setShown(undefined),
      }
      void run()
    },
    [queryClient, watch, wordsOf, recent, texts],
  )

  const busy = shown !== undefined && shown.job.phase !== 'settled'
  const jobs = useMemo(() => ({ start, busy }), [start, busy])
  return (
    <Context value={jobs}>
      {children}
      <Suspense fallback={null}>{shown && <JobPanel shown={shown} />}</Suspense>
    </Context>
  )
}
