/** Kysely on the embedded engine: one connection, used exclusively. */
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

/** Watches the statements. */
export interface StatementRules {
  /** Throws when a statement must not run: the engine has stopped, or the disk is too full for a write. */
  assertMayRun(text: string): void
  /** Called after each statement with its affected rows. Throws to reject it. */
  ran(text: string, changedRows: number): void
}

/** The running engine: a new one after it was reopened. */
export interface RunningEngine {
  readonly wire: Wire
  /** True once the disk has refused a write; no statement may run until it is reopened. */
  readonly hasStopped: boolean
  /** Throws when it has. */
  assertRunning(): void
  /** Reopens it, called by the holder of the connection only. Rejects while it cannot be. */
  reopen(): Promise<void>
}

/** PostgreSQL's dialect on a custom driver. */
export function postgresDialect(createDriver: () => Driver): Dialect {
  return {
    createAdapter: () => new PostgresAdapter(),
    createDriver,
    createIntrospector: (database) => new PostgresIntrospector(database),
    createQueryCompiler: () => new PostgresQueryCompiler(),
  }
}

/** The embedded engine's driver, and its single connection. */
export class PgliteDriver implements Driver, DatabaseConnection {
  readonly #engine: RunningEngine
  readonly #rules: StatementRules
  readonly #queue: ConnectionQueue

  /** @param patience milliseconds to wait for an idle holder */
  constructor(engine: RunningEngine, rules: StatementRules, patience: number) {
    this.#engine = engine
    this.#rules = rules
    this.#queue = new ConnectionQueue(patience)
  }

  async init(): Promise<void> {}

  async acquireConnection(): Promise<DatabaseConnection> {
    await this.#queue.take()
    if (this.#engine.hasStopped) await this.#reopened()
    return this
  }

  /** Blocks the queue while reopening; waiters continue in order on the new engine. */
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
    await this.executeQuery(CompiledQuery.raw('begin'))
  }

  async commitTransaction(): Promise<void> {
    await this.executeQuery(CompiledQuery.raw('commit'))
  }

  async rollbackTransaction(): Promise<void> {
    await this.executeQuery(CompiledQuery.raw('rollback'))
  }

  async destroy(): Promise<void> {}

  async executeQuery<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
    const { sql, parameters } = query
    this.#rules.assertMayRun(sql)
    // Raw SQL without parameters may hold several statements (a migration), as on a server.
    const several = query.query.kind === 'RawNode' && parameters.length === 0
    const { wire } = this.#engine
    const result = several ? await wire.runAll(sql) : await wire.run(sql, parameters)
    this.#queue.used()
    this.#rules.ran(sql, result.affectedRows)
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
