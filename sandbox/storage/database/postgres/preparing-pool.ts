/**
 * A pool whose connections keep by-key statements prepared: `pg` prepares only what has a name. A connection that
 * breaks while a request holds it fails that request and nothing else.
 */
import { createHash } from 'node:crypto'
import type { PostgresCursor, PostgresPool, PostgresPoolClient, PostgresQueryResult } from 'kysely'
import { LRUCache } from 'lru-cache'
import type { Pool, PoolClient } from 'pg'
import { isOneOf } from '../../../platform/one-of.ts'
import { isStalePlan } from '../../../platform/sql-state.ts'
import { staysPrepared } from '../prepared.ts'
import { ConnectionFailure, connectFailure, isUnanswered } from './connection-failure.ts'

/** The pool as Kysely uses it. */
export function preparingPool(pool: Pool): PostgresPool {
  const broken = new WeakSet<PoolClient>()
  // The pool listens to idle connections only, and an error that nothing listens to ends the process.
  pool.on('connect', (client) => client.on('error', () => broken.add(client)))
  pool.on('error', () => {})
  return {
    connect: async () => {
      const client = await pool.connect().catch((error: unknown) => {
        throw connectFailure(error)
      })
      return new PreparingClient(client, () => broken.has(client))
    },
    end: () => pool.end(),
  }
}

const commands = ['SELECT', 'INSERT', 'UPDATE', 'DELETE', 'MERGE'] as const

class PreparingClient implements PostgresPoolClient {
  readonly #client: PoolClient
  readonly #isBroken: () => boolean
  #isStale = false
  #isReleased = false

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
    // Cursors are opened only where a dialect is given a class for them.
    return typeof text === 'string' ? this.#run(text, parameters) : text
  }

  /** A connection with a statement that its table has left behind is closed, not used again. */
  release(): void {
    if (this.#isReleased) return
    this.#isReleased = true
    this.#client.release(this.#isStale || this.#isBroken())
  }

  async #run<R>(text: string, parameters: readonly unknown[]): Promise<PostgresQueryResult<R>> {
    if (this.#isReleased) throw new ConnectionFailure('lost')
    const values = [...parameters]
    const name = staysPrepared(text, parameters) ? names.memo(text) : undefined
    try {
      const result = await this.#client.query(
        name === undefined ? { text, values } : { name, text, values },
      )
      const rows: unknown = result.rows
      return {
        command: isOneOf(commands, result.command) ? result.command : 'SELECT',
        rowCount: result.rowCount ?? 0,
        rows: Array.isArray(rows) ? rows : [],
      }
    } catch (error) {
      this.#isStale ||= isStalePlan(error)
      if (isUnanswered(error)) this.#destroy()
      if (isUnanswered(error) || this.#isBroken()) throw new ConnectionFailure('lost', error)
      throw error
    }
  }

  /** At once: whatever else is asked of a silent connection, its rollback too, would wait as long again. */
  #destroy(): void {
    this.#isReleased = true
    this.#client.release(true)
  }
}

/** One name for one text, in every connection. */
const names = new LRUCache<string, string>({
  max: 2_000,
  memoMethod: (text) => createHash('sha256').update(text).digest('hex').slice(0, 32),
})
