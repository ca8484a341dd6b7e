// Persists running bulk changes over a reload or crash: each record's previous state and progress. Without storage, a
// job lasts as long as its page.
import { memberOfDrafts } from '../../store/drafts.ts'
import type { KeptAs } from '../recent/recent-changes.ts'
import type { JobItem } from './job.ts'
import { answer, ended, lockOf, openJobs, recordsOf, removeJob } from './jobs-database.ts'

export interface KeptRecord extends JobItem {
  /** The record as the change needs it; with `noted`, as it was before the change. */
  readonly row: { readonly id: string }
  readonly noted: boolean
  /** Whether a call for it is in flight, its outcome unknown. */
  readonly sent: boolean
}

/** A job that an earlier page left behind. */
export interface FoundJob {
  readonly id: string
  readonly resource: string
  readonly change: KeptAs
  readonly records: readonly KeptRecord[]
}

/** The store of jobs. Its calls never fail. */
export type KeptJobs = ReturnType<typeof browserJobs>

const MOST_FINISHED = 5
const MOST_RECORDS = 50_000

interface Header extends Omit<FoundJob, 'records'> {
  readonly member: string
  /** When it finished, in epoch milliseconds; undefined before. */
  readonly finished?: number
}

/** The jobs of this browser; none without Web Locks, as two tabs could run the same one. */
export function browserJobs() {
  const held = new Map<string, () => void>()
  const kept = new Set<string>()
  let opening: Promise<IDBDatabase> | undefined
  const usable = typeof indexedDB !== 'undefined' && 'locks' in navigator

  /** Resolves to the work's result once its transaction commits; to undefined if it fails. */
  const within = async <Result>(
    work: (transaction: IDBTransaction) => Promise<Result>,
  ): Promise<Result | undefined> => {
    if (!usable) return undefined
    try {
      opening ??= openJobs()
      const transaction = (await opening).transaction(['jobs', 'records'], 'readwrite')
      const [result] = await Promise.all([work(transaction), ended(transaction)])
      return result
    } catch {
      return undefined
    }
  }
  /** Writes a job atomically: a partial state would mislead. */
  const write = async (id: string, work: (transaction: IDBTransaction) => Promise<void>) => {
    const written = await within(async (transaction) => {
      await work(transaction)
      return true
    })
    if (written) return
    kept.delete(id)
    await within((transaction) => removeJob(transaction, id))
  }

  const lock = async (id: string): Promise<boolean> => {
    if (held.has(id)) return true
    const release = await lockOf(id)
    if (release) held.set(id, release)
    return release !== undefined
  }

  /** Takes over a job with its records, if it still exists and is the member's. */
  const takeOver = async ({ member, finished: _, ...job }: Header) => {
    if (!(await lock(job.id))) return undefined
    // The other tab may have finished it.
    const records = await within(async (transaction) => {
      const there = await answer(transaction.objectStore('jobs').count(job.id))
      if (there > 0 && member === memberOfDrafts()) {
        return answer<KeptRecord[]>(transaction.objectStore('records').getAll(recordsOf(job.id)))
      }
      await removeJob(transaction, job.id)
      return undefined
    })
    if (records) {
      kept.add(job.id)
      return { ...job, records }
    }
    held.get(job.id)?.()
    held.delete(job.id)
    return undefined
  }
  const headersNow = async (): Promise<readonly Header[]> =>
    (await within((transaction) => answer<Header[]>(transaction.objectStore('jobs').getAll()))) ??
    []

  return {
    /** Upserts a job; locked against other tabs while this page lives. */
    async keep({ records, ...job }: FoundJob) {
      if (!usable || records.length > MOST_RECORDS || !(await lock(job.id))) return
      const header: Header = { ...job, member: memberOfDrafts() }
      kept.add(job.id)
      await write(job.id, async (transaction) => {
        transaction.objectStore('jobs').put(header)
        records.forEach((record, place) => {
          transaction.objectStore('records').put(record, [job.id, place])
        })
      })
    },
    /** Updates records of a stored job; resolves once the write is durable. */
    async update(id: string, records: ReadonlyMap<number, KeptRecord>) {
      if (!kept.has(id)) return
      await write(id, async (transaction) => {
        // A sign-out in another tab may have deleted the job.
        if ((await answer(transaction.objectStore('jobs').count(id))) === 0) return
        for (const [place, record] of records) {
          transaction.objectStore('records').put(record, [id, place])
        }
      })
    },
    async forget(id: string) {
      if (kept.delete(id)) await within((transaction) => removeJob(transaction, id))
      held.get(id)?.()
      held.delete(id)
    },
    /** Keeps a finished job for a later undo: only the last few, and they are not offered again. */
    async finish(id: string) {
      if (!kept.has(id)) return
      await write(id, async (transaction) => {
        const headers = await answer<Header[]>(transaction.objectStore('jobs').getAll())
        const own = headers.find((header) => header.id === id)
        if (!own) return
        transaction.objectStore('jobs').put({ ...own, finished: Date.now() })
        const over = headers
          .filter((header) => header.finished !== undefined && header.id !== id)
          .sort((one, other) => (other.finished ?? 0) - (one.finished ?? 0))
        for (const old of over.slice(MOST_FINISHED - 1)) await removeJob(transaction, old.id)
      })
    },
    /** Takes over a finished job of the signed-in member, unless another tab has it. */
    async find(id: string) {
      const header = (await headersNow()).find((known) => known.id === id)
      return header && takeOver(header)
    },
    /** Takes over a job of the signed-in member, unless another tab has it; deletes those of others. */
    async take() {
      for (const header of await headersNow()) {
        if (header.finished !== undefined && header.member === memberOfDrafts()) continue
        const job = await takeOver(header)
        if (job) return job
      }
      return undefined
    },
    /** Deletes every job, as on sign-out. */
    async clear() {
      await within(async (transaction) => {
        transaction.objectStore('jobs').clear()
        transaction.objectStore('records').clear()
      })
      kept.clear()
    },
  }
}
