/** A pool in which a connection that breaks while in use fails its own request only. */
import type { PostgresCursor, PostgresPool, PostgresPoolClient, PostgresQueryResult } from 'kysely'
import type { Pool, PoolClient } from 'pg'
import { isOneOf } from '../../../platform/one-of.ts'
import { ConnectionFailure, connectFailure, isRefusal, isUnanswered } from './connection-failure.ts'

/**
 * The pool in Kysely's interface.
 *
 * @param warn called with a notice, once until it connects again, where the server refuses connections
 */
export function guardedPool(pool: Pool, warn: (line: string) => void): PostgresPool {
  const broken = new WeakSet<PoolClient>()
  let isRefused = false
  // The pool handles errors of idle connections only, and an unhandled one ends the process.
  pool.on('connect', (client) => {
    isRefused = false
    client.on('error', () => broken.add(client))
  })
  pool.on('error', () => {})
  return {
    connect: async () => {
      const client = await pool.connect().catch((error: unknown) => {
        if (isRefusal(error) && !isRefused) {
          isRefused = true
          warn(`The database refuses connections: ${error.message}`)
        }
        throw connectFailure(error)
      })
      return new GuardedClient(client, () => broken.has(client))
    },
    end: () => pool.end(),
  }
}

const commands = ['SELECT', 'INSERT', 'UPDATE', 'DELETE', 'MERGE'] as const

/** The maximum of a timer, in milliseconds: 24 days. */
const longest = 2 ** 31 - 1

class GuardedClient implements PostgresPoolClient {
  readonly #client: PoolClient
  readonly #isBroken: () => boolean
  #isReleased = false
  /** The client's own time limit, in milliseconds; the pool's by default. */
  #limit: number | undefined

  constructor(client: PoolClient, isBroken: () => boolean) {
    this.#client = client
    this.#isBroken = isBroken
  }

  query<R>(text: string, parameters: readonly unknown[]): Promise<PostgresQueryResult<R>>
  query<R>(cursor: PostgresCursor<R>): PostgresCursor<R>
  query<R>(
    text: string | PostgresCursor<R>,
    parameters: readonly unknown[] = [],
  ): Promise<PostgresQueryResult<R>> | PostgresCursor<R> {
    // Cursors need a class that this dialect does not set.
    return typeof text === 'string' ? this.#run(text, parameters) : text
  }

  release(): void {
    if (this.#isReleased) return
    this.#isReleased = true
    this.#client.release(this.#isBroken())
  }

  async #run<R>(text: string, parameters: readonly unknown[]): Promise<PostgresQueryResult<R>> {
    if (this.#isReleased) throw new ConnectionFailure('lost')
    // A transaction that lifts the server's limit, as a migration does, lifts both.
    if (text === 'set local statement_timeout = 0') this.#limit = longest
    // Without a name it is not prepared: a pooler may run the next one on another connection.
    const statement = { text, values: [...parameters], query_timeout: this.#limit }
    try {
      const result = await this.#client.query(statement)
      const rows: unknown = result.rows
      return {
        command: isOneOf(commands, result.command) ? result.command : 'SELECT',
        rowCount: result.rowCount ?? 0,
        rows: Array.isArray(rows) ? rows : [],
      }
    } catch (error) {
      if (isUnanswered(error)) this.#destroy()
      if (isUnanswered(error) || this.#isBroken()) throw new ConnectionFailure('lost', error)
      throw error
    }
  }

  /** At once: any further statement on an unresponsive connection, rollback included, would time out as well. */
  #destroy(): void {
    this.#isReleased = true
    this.#client.release(true)
  }
}
