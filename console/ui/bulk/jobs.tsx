// The bulk change under way, above every screen: it goes on while the owner looks at another one.
import { useQueryClient } from '@tanstack/react-query'
import {
  createContext,
  type ReactNode,
  Suspense,
  useCallback,
  useContext,
  useMemo,
  useState,
} from 'react'
import { useFailureWords } from '../../store/failure-text.ts'
import { useSessionWatch } from '../../store/store-context.tsx'
import { later } from '../page/dressed.tsx'
import type { BulkChange } from './change.ts'
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

  const start = useCallback<Jobs['start']>(
    (resource, change, rows) => {
      const byId = new Map(rows.map((row) => [row.id, row]))
      const undoWarning = change.undoWarning?.(rows)
      const noted = new Set<string>()
      let stopped = false
      let job = newJob(rows.map((row) => ({ id: row.id, name: change.nameOf(row) })))
      const show = () => {
        setShown({ job, change, canUndo: change.undo !== undefined, undoWarning, ...buttons })
      }
      const run = async () => {
        stopped = false
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
        await queryClient.invalidateQueries({ queryKey: [resource] })
      }
      const again = (type: 'retried' | 'undo-asked') => {
        job = jobReducer(job, { type })
        if (job.phase !== 'settled') void run()
      }
      const buttons = {
        retry: () => again('retried'),
        undo: () => again('undo-asked'),
        stop: () => {
          stopped = true
        },
        close: () => setShown(undefined),
      }
      void run()
    },
    [queryClient, watch, wordsOf],
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
