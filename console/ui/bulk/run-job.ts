// Runs the calls of a job, a few at a time, and reports each answer.
import { chunk } from 'es-toolkit'
import { isUnanswered } from '../../store/failure.ts'
import type { FailureWords } from '../../store/failure-text.ts'
import type { Identified } from '../../store/resource-adapter.ts'
import type { SessionWatch } from '../../store/session-watch.ts'
import type { BulkChange, ItemFailure } from './change.ts'
import { type Job, type JobEvent, pendingIds } from './job.ts'

/** How many calls are under way at once: enough to hide the network, few enough for a busy platform. */
const CALLS_AT_ONCE = 4

interface Run<Row extends Identified> {
  readonly change: BulkChange<Row>
  /** The records as the change needs them; a note of the previous state replaces a record. */
  readonly rows: Map<string, Row>
  /** The ids of those that are noted: a note taken after a change would hold the change. */
  readonly noted: Set<string>
  /** Writes down, before a call for these records, that it begins; their notes are taken by then. */
  begin(ids: readonly string[]): Promise<void>
  /** Makes a call that outlives an ended session and a lost network. */
  keep: SessionWatch['keep']
  /** Why a record was not changed. */
  wordsFor(reason: unknown): FailureWords
  report(event: JobEvent): void
  /** Whether no further call may start. */
  stopped(): boolean
}

/** Calls for every record that the job's phase has yet to ask for; resolves once no call is under way. */
export async function runJob<Row extends Identified>(job: Job, run: Run<Row>): Promise<void> {
  const { change, rows, noted, begin, keep, wordsFor, report, stopped } = run
  const call = job.phase === 'undoing' ? change.undo : change.change
  const batches = chunk(pendingIds(job), change.perCall ?? 1)

  const takeNotes = async (ids: readonly string[]) => {
    const { note, leadsBack = () => true } = change
    const fresh = ids
      .filter((id) => !noted.has(id))
      .flatMap((id) => rows.get(id) ?? [])
      .filter((row) => leadsBack(row))
    if (!note || fresh.length === 0 || job.phase === 'undoing') return
    for (const row of await keep(() => note(fresh))) {
      rows.set(row.id, row)
      noted.add(row.id)
    }
  }

  const next = async (): Promise<void> => {
    const ids = stopped() ? undefined : batches.shift()
    if (!ids || !call) return
    const send = async () => {
      await takeNotes(ids)
      await begin(ids)
      return keep(() => call(ids.flatMap((id) => rows.get(id) ?? [])))
    }
    const failures = await failuresOf(send, ids)
    const reasons = new Map(failures.map(({ id, reason }) => [id, wordsFor(reason)]))
    const unanswered = failures.filter(({ reason }) => isUnanswered(reason)).map(({ id }) => id)
    report({ type: 'answered', ids, reasons, unanswered })
    return next()
  }

  await Promise.all(Array.from({ length: CALLS_AT_ONCE }, next))
  if (stopped()) report({ type: 'stopped' })
}

async function failuresOf(
  call: () => ReturnType<BulkChange<never>['change']>,
  ids: readonly string[],
): Promise<readonly ItemFailure[]> {
  try {
    return (await call()) ?? []
  } catch (reason) {
    return ids.map((id) => ({ id, reason }))
  }
}
