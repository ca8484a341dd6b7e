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

/** The driver of the embedded engine. */
export class PgliteDriver implements Driver {
  readonly #engine: RunningEngine
  readonly #connection: PgliteConnection
  readonly #queue: ConnectionQueue

  /** @param patience milliseconds to wait for a holder that runs nothing */
  constructor(
    engine: RunningEngine,
    onStatement: OnStatement,
    assertMayRun: AssertMayRun,
    patience: number,
  ) {
    this.#engine = engine
    this.#queue = new ConnectionQueue(patience)
    const noteStatement: OnStatement = (text, changedRows) => {
      this.#queue.used()
      onStatement(text, changedRows)
    }
    this.#connection = new PgliteConnection(engine, noteStatement, assertMayRun)
  }

  async init(): Promise<void> {}

  async acquireConnection(): Promise<DatabaseConnection> {
    await this.#queue.take()
    if (this.#engine.hasStopped) await this.#reopened()
    return this.#connection
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

  async beginTransaction(): Promise<void> {
    this.#connection.begin()
  }

  async commitTransaction(): Promise<void> {
    await this.#connection.end('commit')
  }

  async rollbackTransaction(): Promise<void> {
    await this.#connection.end('rollback')
  }

  async destroy(): Promise<void> {}
}

class PgliteConnection implements DatabaseConnection {
  readonly #engine: Pick<RunningEngine, 'wire'>
  readonly #onStatement: OnStatement
  readonly #assertMayRun: AssertMayRun
  /** Sent with the next statement: the beginning of its transaction. */
  #before = ''

  constructor(
    engine: Pick<RunningEngine, 'wire'>,
    onStatement: OnStatement,
    assertMayRun: AssertMayRun,
  ) {
    this.#engine = engine
    this.#onStatement = onStatement
    this.#assertMayRun = assertMayRun
  }

  /** Begins a transaction together with its first statement. */
  begin(): void {
    this.#before = 'begin;'
  }

  /** Ends a transaction; one that has run nothing was none. */
  async end(how: 'commit' | 'rollback'): Promise<void> {
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
