// A job that begins: anew, or as an earlier page left it.
import type { Identified } from '../../store/resource-adapter.ts'
import type { BulkChange } from './change.ts'
import { type Job, jobOf } from './job.ts'
import type { FoundJob, KeptRecord } from './kept-jobs.ts'
import type { Run } from './run-job.ts'

/** A job about to run, or one that a reload interrupted. */
export interface Begun<Row extends Identified> extends Pick<Run<Row>, 'change' | 'rows' | 'noted'> {
  readonly id: string
  readonly resource: string
  /** Records with an unknown outcome. */
  readonly unsure: Set<string>
  readonly job: Job
}

/** A job as its page left it; a call then in flight is undecided. */
export function begunOf(
  { id, resource, records }: FoundJob,
  change: BulkChange<Identified>,
): Begun<Identified> {
  const idsOf = (these: readonly KeptRecord[]) => new Set(these.map((record) => record.id))
  return {
    id,
    resource,
    change,
    rows: new Map(records.map(({ row }) => [row.id, row])),
    noted: idsOf(records.filter(({ noted }) => noted)),
    unsure: idsOf(records.filter(({ sent }) => sent)),
    job: jobOf(
      'settled',
      records.map(({ id, name, sent, state }) => ({
        id,
        name,
        state: sent ? { ...state, unsure: true } : state,
      })),
    ),
  }
}
