/**
 * One write to the disk for all transactions that end at about the same time. A transaction commits
 * without waiting for the disk; its caller is answered after the next flush, which covers every
 * commit before it. Commits that come while a flush waits for the connection share it.
 */
import { CompiledQuery } from 'kysely'
import type { DatabaseHandle } from '../schema.ts'
import { EngineStopped } from './stopped.ts'

/** Said at the beginning of a transaction, it commits without waiting for the disk. */
export const noWaiting = 'set local synchronous_commit to off'

const noWait = CompiledQuery.raw(noWaiting)

/** A record of its own: its commit is the one that waits, for all before it. */
const mark = CompiledQuery.raw("select pg_logical_emit_message(true, 'sandbox', 'flush')")

/** Makes the commits of many transactions durable with one flush to disk. */
export class GroupCommit {
  readonly #database: DatabaseHandle
  /** The flush that has not begun yet. */
  #next: Promise<void> | undefined
  /** The flush that is under way. */
  #running: Promise<void> | undefined
  #unflushed = false
  /** Which opening of the engine this is. */
  #opening = 1

  constructor(database: DatabaseHandle) {
    this.#database = database
  }

  /** A statement has written. */
  written(): void {
    this.#unflushed = true
  }

  /** The engine has been opened again: what it had not flushed before may be gone. */
  reopened(): void {
    this.#opening += 1
    this.#next = undefined
    this.#running = undefined
    this.#unflushed = false
  }

  /** Lets the transaction of this handle commit without waiting for the disk; gives what to flush by. */
  async defer(transaction: DatabaseHandle): Promise<number> {
    await transaction.executeQuery(noWait)
    return this.#opening
  }

  /**
   * Resolves when every commit that has happened is on the disk; at once when it is there already.
   * Rejects when the engine has been opened again since the transaction: it may be gone.
   */
  flush(opening: number): Promise<void> {
    if (opening !== this.#opening) return Promise.reject(new EngineStopped(undefined))
    if (this.#next !== undefined) return this.#next
    // The one that has just begun came after the commit that is asked for only now.
    if (!this.#unflushed) return this.#running ?? Promise.resolve()
    this.#next = this.#run()
    return this.#next
  }

  #run(): Promise<void> {
    const opening = this.#opening
    return this.#database.connection().execute(async (connection) => {
      if (opening !== this.#opening) throw new EngineStopped(undefined)
      // The connection is held: what commits later is not covered any more.
      this.#running = this.#next
      this.#next = undefined
      this.#unflushed = false
      await connection.executeQuery(mark)
      this.#running = undefined
    })
  }
}
