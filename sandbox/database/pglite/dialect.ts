/**
 * Kysely on PGlite's own interface. (Its adapter in the shape of `pg` answers wrong rows after the
 * first SQL error.) One connection, handed out to one user at a time.
 */
import { AsyncLocalStorage } from 'node:async_hooks'
import type { PGlite } from '@electric-sql/pglite'
import {
  CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type QueryResult,
} from 'kysely'

/** Marks code that already holds the one connection, by way of a transaction. */
const holdsConnection = new AsyncLocalStorage<true>()

/** Runs the body of a transaction so that a second, never-ending wait for the connection throws. */
export function holdingConnection<T>(work: () => Promise<T>): Promise<T> {
  return holdsConnection.run(true, work)
}

/** Told after each statement how many rows it changed. */
export type OnChange = (rows: number) => void

export function pgliteDialect(pglite: PGlite, onChange: OnChange): Dialect {
  return {
    createAdapter: () => new PostgresAdapter(),
    createDriver: () => new PgliteDriver(pglite, onChange),
    createIntrospector: (database) => new PostgresIntrospector(database),
    createQueryCompiler: () => new PostgresQueryCompiler(),
  }
}

class PgliteDriver implements Driver {
  readonly #connection: PgliteConnection
  readonly #waiting: (() => void)[] = []
  #taken = false

  constructor(pglite: PGlite, onChange: OnChange) {
    this.#connection = new PgliteConnection(pglite, onChange)
  }

  async init(): Promise<void> {}

  async acquireConnection(): Promise<DatabaseConnection> {
    if (holdsConnection.getStore()) {
      throw new Error('Inside a transaction, use the handle it gives: the engine has no other')
    }
    if (this.#taken) await new Promise<void>((resolve) => this.#waiting.push(resolve))
    this.#taken = true
    return this.#connection
  }

  async releaseConnection(): Promise<void> {
    const next = this.#waiting.shift()
    if (next === undefined) this.#taken = false
    // The connection passes on without becoming free in between.
    else next()
  }

  async beginTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('begin'))
  }

  async commitTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('commit'))
  }

  async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('rollback'))
  }

  async destroy(): Promise<void> {}
}

class PgliteConnection implements DatabaseConnection {
  readonly #pglite: PGlite
  readonly #onChange: OnChange

  constructor(pglite: PGlite, onChange: OnChange) {
    this.#pglite = pglite
    this.#onChange = onChange
  }

  async executeQuery<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
    const { sql, parameters } = query
    // Raw SQL without parameters may hold several statements (a migration), as with a server.
    if (query.query.kind === 'RawNode' && parameters.length === 0) {
      const results = await this.#pglite.exec(sql)
      this.#onChange(results.reduce((sum, { affectedRows = 0 }) => sum + affectedRows, 0))
      const rows: unknown = results.at(-1)?.rows
      return { rows: Array.isArray(rows) ? rows : [] }
    }
    const { rows, affectedRows = 0 } = await this.#pglite.query<Row>(sql, [...parameters])
    this.#onChange(affectedRows)
    return { rows, numAffectedRows: BigInt(affectedRows) }
  }

  async *streamQuery<Row>(query: CompiledQuery): AsyncIterableIterator<QueryResult<Row>> {
    yield await this.executeQuery<Row>(query)
  }
}
