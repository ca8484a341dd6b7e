// Bulk changes under way, kept in this browser across a reload and a crash: the previous state of each record, and the
// change has come. Where the browser keeps nothing, a job lasts as long as its page.
import { memberOfDrafts } from '../../store/drafts.ts'
import type { KeptAs } from './change.ts'
import type { ItemState } from './job.ts'
import { answer, ended, lockOf, openJobs, recordsOf, removeJob } from './jobs-database.ts'

export interface KeptRecord {
  readonly id: string
  readonly name: string
  /** The record as the change needs it; with `noted`, as it was before the change. */
  readonly row: { readonly id: string }
  readonly noted: boolean
  /** Whether a call for it began and its answer is not known. */
  readonly sent: boolean
  readonly state: ItemState
}

/** A job as it is kept, without its records. */
export interface KeptJob {
  readonly id: string
  readonly resource: string
  readonly change: KeptAs
}

/** A job that an earlier page left behind. */
export interface FoundJob extends KeptJob {
  readonly records: readonly KeptRecord[]
}

/** Where jobs are kept. No call ever fails. */
export type KeptJobs = ReturnType<typeof browserJobs>

const MOST_FINISHED = 5
/** Larger jobs are not kept. */
const MOST_RECORDS = 50_000

interface Header extends KeptJob {
  readonly member: string
  /** When it was over, as epoch milliseconds; undefined while it is not. */
  readonly finished?: number
}

/** The jobs of this browser. Without Web Locks two tabs could run the same one, so that none is kept. */
export function browserJobs() {
  const held = new Map<string, () => void>()
  const kept = new Set<string>()
  let opening: Promise<IDBDatabase> | undefined
  const usable = typeof indexedDB !== 'undefined' && 'locks' in navigator

  const begun = async (): Promise<IDBTransaction> => {
    opening ??= openJobs()
    return (await opening).transaction(['jobs', 'records'], 'readwrite')
  }
  /** Resolves to the result of the work once all of it is written; to undefined where it cannot be. */
  const within = async <Result>(
    work: (transaction: IDBTransaction) => Promise<Result>,
  ): Promise<Result | undefined> => {
    if (!usable) return undefined
    try {
      const transaction = await begun()
      const [result] = await Promise.all([work(transaction), ended(transaction)])
      return result
    } catch {
      return undefined
    }
  }
  /** Writes of a job, all or nothing: a partial state would mislead. */
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

  /** Takes over a job: its records, where it is still there and the member's own. */
  const takeOver = async ({ member, finished: _, ...job }: Header) => {
    if (!(await lock(job.id))) return undefined
    // It may be over since, in the tab that had it.
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
    /** Stores a job, replacing its previous state; no other tab can take it while this page lives. */
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
    /** Writes down how some records of a kept job are now; resolves once a crash cannot lose it. */
    async update(id: string, records: ReadonlyMap<number, KeptRecord>) {
      if (!kept.has(id)) return
      await write(id, async (transaction) => {
        // A sign-out in another tab may have forgotten the job.
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
    /** Keeps a job that is over, so that it can be undone later: the last few, and they are not offered again. */
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
    /** Takes over a job that is over, of the member who is signed in, unless another tab has it. */
    async find(id: string) {
      const header = (await headersNow()).find((known) => known.id === id)
      return header && takeOver(header)
    },
    /** Takes over a job of the member who is signed in, unless another tab has it; those of others are forgotten. */
    async take() {
      for (const header of await headersNow()) {
        if (header.finished !== undefined && header.member === memberOfDrafts()) continue
        const job = await takeOver(header)
        if (job) return job
      }
      return undefined
    },
    /** Forgets every job, as when the member signs out. */
    async clear() {
      await within(async (transaction) => {
        transaction.objectStore('jobs').clear()
        transaction.objectStore('records').clear()
      })
      kept.clear()
    },
  }
}
