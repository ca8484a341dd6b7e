// Runs the calls of a job in a pool, and reports each outcome.
import { failureOf, isUnanswered } from '../../store/failure.ts'
import type { FailureWords } from '../../store/failure-text.ts'
import type { Identified } from '../../store/resource-adapter.ts'
import type { SessionWatch } from '../../store/session-watch.ts'
import type { BulkChange, ItemFailure } from './change.ts'
import { type Job, type JobEvent, pendingIds } from './job.ts'

/** Concurrent calls: enough to hide latency, few enough for a busy platform. */
const CALLS_AT_ONCE = 4

/** How long a busy platform is left alone that asks for no time, and at most, in milliseconds. */
const PAUSE = 15_000
const LONGEST_PAUSE = 120_000

/** How soon Stop ends a pause, in milliseconds. */
const TICK = 500

export interface Run<Row extends Identified> {
  readonly change: BulkChange<Row>
  /** The records as the change needs them; a note of the previous state replaces a record. */
  readonly rows: Map<string, Row>
  /** Ids already noted: a later note would contain the change. */
  readonly noted: Set<string>
  /** Write-ahead log: persists that a call for these records begins, after their notes. */
  begin(ids: readonly string[]): Promise<void>
  /** Keeps a call alive across session expiry and network loss. */
  keep: SessionWatch['keep']
  /** Why a record was not changed. */
  wordsFor(reason: unknown): FailureWords
  report(event: JobEvent): void
  /** Whether no further call may start. */
  stopped(): boolean
}

/** Calls for every pending record of the phase; resolves once no call is in flight. */
export async function runJob<Row extends Identified>(job: Job, run: Run<Row>): Promise<void> {
  const { change, rows, noted, begin, keep, wordsFor, report, stopped } = run
  const { perCall = 1, perUndo = perCall } = change
  const undoing = job.phase === 'undoing'
  const call = undoing ? change.undo : change.change
  const pending = pendingIds(job)

  const takeNotes = async (ids: readonly string[]) => {
    const { note, leadsBack = () => true } = change
    const fresh = ids
      .filter((id) => !noted.has(id))
      .flatMap((id) => rows.get(id) ?? [])
      .filter((row) => leadsBack(row))
    if (!note || fresh.length === 0 || undoing) return
    for (const row of await keep(() => note(fresh))) {
      rows.set(row.id, row)
      noted.add(row.id)
    }
  }

  const next = async (): Promise<void> => {
    const ids = stopped() ? [] : pending.splice(0, undoing ? perUndo : perCall)
    if (ids.length === 0 || !call) return
    let begun = false
    const send = async () => {
      await takeNotes(ids)
      await begin(ids)
      begun = true
      return keep(() => call(ids.flatMap((id) => rows.get(id) ?? [])))
    }
    const failures = await send().then(
      (named = []) => named,
      (reason: unknown) => ids.map((id): ItemFailure => ({ id, reason })),
    )
    const reasons = new Map<string, FailureWords>()
    const unanswered: string[] = []
    const postponed: string[] = []
    let pause = 0
    for (const { id, reason } of failures) {
      const { kind, retryAfter = PAUSE } = failureOf(reason)
      if (kind === 'busy' && retryAfter <= LONGEST_PAUSE) {
        postponed.push(id)
        pause = Math.max(pause, retryAfter)
      } else {
        reasons.set(id, wordsFor(reason))
        if (begun && isUnanswered(reason)) unanswered.push(id)
      }
    }
    const answered = ids.filter((id) => !postponed.includes(id))
    report({ type: 'answered', ids: answered, reasons, unanswered, postponed })
    for (; pause > 0 && !stopped(); pause -= TICK) {
      await new Promise((resolve) => setTimeout(resolve, TICK))
    }
    pending.unshift(...postponed)
    return next()
  }

  await Promise.all(Array.from({ length: CALLS_AT_ONCE }, next))
  if (stopped()) report({ type: 'stopped' })
}
