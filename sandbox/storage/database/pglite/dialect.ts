/** Kysely on the embedded engine: one connection, handed out to one user at a time. */
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
import { ConnectionQueue } from './connection-queue.ts'
import type { Wire } from './wire.ts'

/** Told of each statement that has run, with how many rows it changed. Throws when it does not count. */
export type OnStatement = (text: string, changedRows: number) => void

/** Throws when a statement may not be run: the engine has stopped, or its disk has no room for a change. */
export type AssertMayRun = (text: string) => void

/** The engine that statements go to: another one after it was opened again. */
export interface RunningEngine {
  readonly wire: Wire
  /** True when the disk has refused a write; nothing may be asked until it is open again. */
  readonly hasStopped: boolean
  /** Opens it again. Asked by the holder of the connection only. Rejects while it cannot be. */
  reopen(): Promise<void>
}

/** PostgreSQL's dialect on a driver of one's own. */
export function postgresDialect(createDriver: () => Driver): Dialect {
  return {
    createAdapter: () => new PostgresAdapter(),
    createDriver,
    createIntrospector: (database) => new PostgresIntrospector(database),
    createQueryCompiler: () => new PostgresQueryCompiler(),
  }
}

/** The driver of the embedded engine, and the one connection that it has. */
export class PgliteDriver implements Driver, DatabaseConnection {
  readonly #engine: RunningEngine
  readonly #onStatement: OnStatement
  readonly #assertMayRun: AssertMayRun
  readonly #queue: ConnectionQueue
  /** Sent with the next statement: the beginning of its transaction. */
  #before = ''

  /** @param patience milliseconds to wait for a holder that runs nothing */
  constructor(
    engine: RunningEngine,
    onStatement: OnStatement,
    assertMayRun: AssertMayRun,
    patience: number,
  ) {
    this.#engine = engine
    this.#onStatement = onStatement
    this.#assertMayRun = assertMayRun
    this.#queue = new ConnectionQueue(patience)
  }

  async init(): Promise<void> {}

  async acquireConnection(): Promise<DatabaseConnection> {
    await this.#queue.take()
    if (this.#engine.hasStopped) await this.#reopened()
    return this
  }

  /** While it is opened again nothing else runs: what waits goes on in its order, on the new one. */
  async #reopened(): Promise<void> {
    try {
      await this.#engine.reopen()
    } catch (error) {
      this.#queue.release()
      throw error
    }
    this.#queue.used()
  }

  async releaseConnection(): Promise<void> {
    this.#queue.release()
  }

  /** Begins a transaction together with its first statement. */
  async beginTransaction(): Promise<void> {
    this.#before = 'begin;'
  }

  async commitTransaction(): Promise<void> {
    await this.#end('commit')
  }

  async rollbackTransaction(): Promise<void> {
    await this.#end('rollback')
  }

  async destroy(): Promise<void> {}

  /** Ends a transaction; one that has run nothing was none. */
  async #end(how: 'commit' | 'rollback'): Promise<void> {
    const begun = this.#before === ''
    this.#before = ''
    if (begun) await this.executeQuery(CompiledQuery.raw(how))
  }

  async executeQuery<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
    const { sql, parameters } = query
    this.#assertMayRun(sql)
    const before = this.#before
    this.#before = ''
    // Raw SQL without parameters may hold several statements (a migration), as with a server.
    const several = query.query.kind === 'RawNode' && parameters.length === 0
    const { wire } = this.#engine
    const result = several
      ? await wire.runAll(before + sql)
      : await wire.run(sql, parameters, before)
    this.#queue.used()
    this.#onStatement(sql, result.affectedRows)
    const rows: unknown = result.rows
    return {
      rows: Array.isArray(rows) ? rows : [],
      numAffectedRows: BigInt(result.affectedRows),
    }
  }

  async *streamQuery<Row>(query: CompiledQuery): AsyncIterableIterator<QueryResult<Row>> {
    yield await this.executeQuery<Row>(query)
  }
}
