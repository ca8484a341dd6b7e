/** A pool whose connections keep by-key statements prepared: `pg` prepares only what has a name. */
import { createHash } from 'node:crypto'
import type { PostgresCursor, PostgresPool, PostgresPoolClient, PostgresQueryResult } from 'kysely'
import type { Pool, PoolClient } from 'pg'
import { isOneOf } from '../../platform/one-of.ts'
import { isStalePlan } from '../../platform/sql-state.ts'
import { staysPrepared } from '../prepared.ts'

/** The pool as Kysely uses it. */
export function preparingPool(pool: Pool): PostgresPool {
  return {
    connect: async () => new PreparingClient(await pool.connect()),
    end: () => pool.end(),
  }
}

const commands = ['SELECT', 'INSERT', 'UPDATE', 'DELETE', 'MERGE'] as const

class PreparingClient implements PostgresPoolClient {
  readonly #client: PoolClient
  #stale = false

  constructor(client: PoolClient) {
    this.#client = client
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
    this.#client.release(this.#stale)
  }

  async #run<R>(text: string, parameters: readonly unknown[]): Promise<PostgresQueryResult<R>> {
    const values = [...parameters]
    const name = staysPrepared(text, parameters) ? nameOf(text) : undefined
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
      this.#stale ||= isStalePlan(error)
      throw error
    }
  }
}

const names = new Map<string, string>()

/** One name for one text, in every connection. */
function nameOf(text: string): string {
  const known = names.get(text)
  if (known !== undefined) return known
  const name = createHash('sha256').update(text).digest('hex').slice(0, 32)
  names.set(text, name)
  return name
}
