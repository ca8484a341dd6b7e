/**
 * One write to the disk for all transactions that end at about the same time. A transaction commits
 * without waiting for the disk; its caller is answered after the next flush, which covers every
 * commit before it. Commits that come while a flush waits for the connection share it.
 */
import { CompiledQuery } from 'kysely'
import type { DatabaseHandle } from '../schema.ts'

const noWait = CompiledQuery.raw('set local synchronous_commit to off')

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

  constructor(database: DatabaseHandle) {
    this.#database = database
  }

  /** A statement has written. */
  written(): void {
    this.#unflushed = true
  }

  /** Lets the transaction of this handle commit without waiting for the disk. */
  async defer(transaction: DatabaseHandle): Promise<void> {
    await transaction.executeQuery(noWait)
  }

  /** Resolves when every commit that has happened is on the disk; at once when it is there already. */
  flush(): Promise<void> {
    if (this.#next !== undefined) return this.#next
    // The one that has just begun came after the commit that is asked for only now.
    if (!this.#unflushed) return this.#running ?? Promise.resolve()
    this.#next = this.#run()
    return this.#next
  }

  #run(): Promise<void> {
    return this.#database.connection().execute(async (connection) => {
      // The connection is held: what commits later is not covered any more.
      this.#running = this.#next
      this.#next = undefined
      this.#unflushed = false
      await connection.executeQuery(mark)
      this.#running = undefined
    })
  }
}
