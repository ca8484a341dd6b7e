// The progress of a bulk change, record by record: what is done, what failed and why, what was undone.
import type { FailureWords } from '../../store/failure-text.ts'

/** Where one record of a job is. */
export type ItemState =
  | { readonly at: 'waiting' }
  | { readonly at: 'changed' }
  | { readonly at: 'failed'; readonly reason: FailureWords }
  | { readonly at: 'undone' }
  /** Changed, and the undo failed. */
  | { readonly at: 'kept'; readonly reason: FailureWords }

/** One record of a job. */
export interface JobItem {
  readonly id: string
  readonly name: string
  readonly state: ItemState
}

/** A bulk change under way or at its end. */
export interface Job {
  readonly phase: 'changing' | 'undoing' | 'settled'
  readonly items: readonly JobItem[]
}

/** What happens to a job. */
export type JobEvent =
  /** A call answered for these records; a reason is there for each that failed. */
  | {
      readonly type: 'answered'
      readonly ids: readonly string[]
      readonly reasons: ReadonlyMap<string, FailureWords>
    }
  | { readonly type: 'retried' }
  | { readonly type: 'undo-asked' }
  | { readonly type: 'stopped' }

/** A job that has changed nothing yet. */
export function newJob(items: readonly Omit<JobItem, 'state'>[]): Job {
  return settleIfDone({
    phase: 'changing',
    items: items.map(({ id, name }) => ({ id, name, state: { at: 'waiting' } })),
  })
}

export function jobReducer(job: Job, event: JobEvent): Job {
  switch (event.type) {
    case 'answered':
      return settleIfDone(answered(job, event.ids, event.reasons))
    case 'retried':
      return job.phase === 'settled' ? again(job, 'changing', { failed: 'waiting' }) : job
    case 'undo-asked':
      return job.phase === 'settled' ? again(job, 'undoing', { kept: 'changed' }) : job
    case 'stopped':
      return { ...job, phase: 'settled' }
  }
}

/** The records that the job's phase has yet to call for, in their order. */
export function pendingIds({ phase, items }: Job): string[] {
  return items.filter(({ state }) => state.at === openState[phase]).map(({ id }) => id)
}

/** Which state a phase works on. */
const openState: Record<Job['phase'], ItemState['at'] | undefined> = {
  changing: 'waiting',
  undoing: 'changed',
  settled: undefined,
}

/** How many records are in each state. */
export function countItems({ items }: Job): Record<ItemState['at'], number> {
  const counts = { waiting: 0, changed: 0, failed: 0, undone: 0, kept: 0 }
  for (const { state } of items) counts[state.at] += 1
  return counts
}

function answered(
  job: Job,
  ids: readonly string[],
  reasons: ReadonlyMap<string, FailureWords>,
): Job {
  const asked = new Set(ids)
  const open = openState[job.phase]
  const items = job.items.map((item) =>
    asked.has(item.id) && item.state.at === open
      ? { ...item, state: stateAfter(job.phase, reasons.get(item.id)) }
      : item,
  )
  return { ...job, items }
}

function stateAfter(phase: Job['phase'], reason: FailureWords | undefined): ItemState {
  if (phase === 'undoing') return reason === undefined ? { at: 'undone' } : { at: 'kept', reason }
  return reason === undefined ? { at: 'changed' } : { at: 'failed', reason }
}

/** Goes into a phase once more, taking up what failed in it; a job that has nothing to take up stays settled. */
function again(
  job: Job,
  phase: Job['phase'],
  taken: { failed: 'waiting' } | { kept: 'changed' },
): Job {
  const items = job.items.map((item): JobItem => {
    if ('failed' in taken && item.state.at === 'failed')
      return { ...item, state: { at: 'waiting' } }
    if ('kept' in taken && item.state.at === 'kept') return { ...item, state: { at: 'changed' } }
    return item
  })
  return settleIfDone({ phase, items })
}

function settleIfDone(job: Job): Job {
  return pendingIds(job).length > 0 ? job : { ...job, phase: 'settled' }
}
