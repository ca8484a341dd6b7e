// The progress of a bulk change, record by record: changed, failed with the reason, undone.
import type { FailureWords } from '../../store/failure-text.ts'

export type ItemState =
  /** Unsure where a reload cut its call off, or its undo. */
  | { readonly at: 'waiting' | 'changed'; readonly unsure?: boolean }
  | Refused<'failed'>
  | { readonly at: 'undone' }
  /** Changed, and the undo failed. */
  | Refused<'kept'>

interface Refused<At> {
  readonly at: At
  readonly reason: FailureWords
  /** Whether its call got no response, and may have gone through. */
  readonly unsure?: boolean
}

export interface JobItem {
  readonly id: string
  readonly name: string
  readonly state: ItemState
}

export interface Job {
  readonly phase: 'changing' | 'undoing' | 'settled'
  readonly items: readonly JobItem[]
  readonly counts: Readonly<Record<ItemState['at'], number>>
  /** The index of each record in the items, whose order is fixed. */
  readonly places: ReadonlyMap<string, number>
}

export type JobEvent =
  /** A call has settled for these records, with a reason for each failure. `unanswered` ones may be changed. */
  | {
      readonly type: 'answered'
      readonly ids: readonly string[]
      readonly reasons: ReadonlyMap<string, FailureWords>
      readonly unanswered?: readonly string[]
      /** Refused by a busy platform: they wait. */
      readonly postponed?: readonly string[]
    }
  | { readonly type: 'retried' }
  /** `unsure` records have an unknown outcome: they may be changed. */
  | { readonly type: 'undo-asked'; readonly unsure?: ReadonlySet<string> }
  | { readonly type: 'stopped' }

/** A job that has changed nothing yet. */
export function newJob(items: readonly Omit<JobItem, 'state'>[]): Job {
  return jobOf(
    'changing',
    items.map(({ id, name }) => ({ id, name, state: { at: 'waiting' } })),
  )
}

/** A job in any state, such as one that a reload interrupted. */
export function jobOf(phase: Job['phase'], items: readonly JobItem[]): Job {
  const counts = { waiting: 0, changed: 0, failed: 0, undone: 0, kept: 0 }
  for (const { state } of items) counts[state.at] += 1
  const places = new Map(items.map(({ id }, place) => [id, place]))
  return settleIfDone({ phase, items, counts, places })
}

export function jobReducer(job: Job, event: JobEvent): Job {
  switch (event.type) {
    case 'answered':
      return settleIfDone(answered(job, event))
    case 'retried':
      return again(job, 'changing', ({ state }) => state.at === 'failed')
    case 'undo-asked':
      return again(
        job,
        'undoing',
        ({ id, state: { at } }) => at === 'kept' || (at !== 'undone' && event.unsure?.has(id)),
      )
    case 'stopped':
      return { ...job, phase: 'settled' }
  }
}

/** The records that the phase has yet to call for, in order. */
export function pendingIds({ phase, items }: Job): string[] {
  const { open } = statesOf[phase]
  return items.filter(({ state }) => state.at === open).map(({ id }) => id)
}

const statesOf = {
  changing: { open: 'waiting', done: 'changed', refused: 'failed' },
  undoing: { open: 'changed', done: 'undone', refused: 'kept' },
  settled: { open: undefined },
} as const

/** Touches only the records of the call: a scan per answer would be quadratic over ten thousand. */
function answered(
  job: Job,
  { ids, reasons, unanswered }: Extract<JobEvent, { type: 'answered' }>,
): Job {
  if (job.phase === 'settled') return job
  const { open, done, refused } = statesOf[job.phase]
  const items = [...job.items]
  const counts = { ...job.counts }
  for (const id of ids) {
    const place = job.places.get(id)
    const item = place === undefined ? undefined : items[place]
    if (place === undefined || item === undefined || item.state.at !== open) continue
    const reason = reasons.get(id)
    const unsure = unanswered?.includes(id) && { unsure: true }
    const state = reason ? { at: refused, reason, ...unsure } : { at: done }
    counts[item.state.at] -= 1
    counts[state.at] += 1
    items[place] = { ...item, state }
  }
  return { ...job, items, counts }
}

/** Reopens a settled job for more records; without any it stays settled. */
function again(
  job: Job,
  phase: 'changing' | 'undoing',
  concerns: (item: JobItem) => boolean | undefined,
): Job {
  if (job.phase !== 'settled') return job
  const state = { at: statesOf[phase].open }
  return jobOf(
    phase,
    job.items.map((item) => (concerns(item) ? { ...item, state } : item)),
  )
}

function settleIfDone(job: Job): Job {
  const { open } = statesOf[job.phase]
  return open !== undefined && job.counts[open] > 0 ? job : { ...job, phase: 'settled' }
}
