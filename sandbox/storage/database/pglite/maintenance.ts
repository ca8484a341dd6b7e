/** Checkpoints and vacuum, for an engine without background workers. */

import { sql } from 'kysely'
import { unref } from '../../../../src/values/unref.ts'
import type { DatabaseHandle } from '../schema.ts'
import { analyze } from '../statistics.ts'

/** The default schedule of a database on disk. */
export const defaultMaintenance = {
  everyMilliseconds: 5_000,
  /** The maximum age of a change that is only in the WAL. */
  checkpointAfterMilliseconds: 60_000,
  /** The maximum size of the WAL between checkpoints. */
  checkpointAfterBytes: 64 * 1024 * 1024,
  /** Changed rows that trigger a vacuum of an idle store. */
  vacuumAfterRows: 2_000,
  /** Changed rows that trigger a vacuum, however busy the store is: many test stores in turn leave it no pause. */
  vacuumBusyAfterRows: 50_000,
  /** Changed rows that trigger an analyze, however busy the store is. */
  analyzeAfterRows: 20_000,
  /** No change for this long counts as idle. */
  idleMilliseconds: 10_000,
}

/** The schedule of maintenance. */
export type MaintenanceSchedule = Readonly<typeof defaultMaintenance>

/** Keeps the WAL short and the statistics fresh. */
export class Maintenance {
  readonly #database: DatabaseHandle
  readonly #rules: MaintenanceSchedule
  #timer: NodeJS.Timeout | undefined
  #running: Promise<void> | undefined
  #changedRows = 0
  #unseenRows = 0
  #unwritten = false
  #lastChange = 0
  #lastRound = performance.now()
  #lastCheckpoint = performance.now()
  #logPosition = '0/0'
  /** Counters, for tests. */
  readonly done = { checkpoints: 0, vacuums: 0, analyses: 0 }

  /** Runs through the database's own queue, so never inside a transaction. */
  constructor(database: DatabaseHandle, rules: MaintenanceSchedule) {
    this.#database = database
    this.#rules = rules
  }

  start(): void {
    this.#timer = unref(setInterval(() => this.#begin(), this.#rules.everyMilliseconds))
  }

  #begin(): void {
    this.#lastRound = performance.now()
    // A failed round is retried; callers notice a broken engine first.
    this.#running ??= this.#round()
      .catch(() => {})
      .finally(() => {
        this.#running = undefined
      })
  }

  changed(rows: number): void {
    if (rows === 0) return
    this.#changedRows += rows
    this.#unseenRows += rows
    this.#unwritten = true
    this.#lastChange = performance.now()
    // The engine answers in microtasks: a loop of statements, as in a test suite, lets no timer fire.
    const isLate = this.#lastChange - this.#lastRound >= this.#rules.everyMilliseconds
    if (isLate && this.#timer !== undefined) this.#begin()
  }

  stop(): void {
    clearInterval(this.#timer)
    this.#timer = undefined
  }

  /**
   * Vacuums a newly filled store before its first use: until then a count visits every row, and a vacuum in the first
   * idle moment would block all callers.
   */
  async filled(): Promise<void> {
    if (this.#changedRows >= this.#rules.vacuumAfterRows) await this.#vacuum()
  }

  /** The last round, so that the folder opens without replaying the WAL. */
  async finish(): Promise<void> {
    this.stop()
    await this.#running
    await this.filled()
    await this.#checkpoint()
  }

  async #round(): Promise<void> {
    const now = performance.now()
    const { idleMilliseconds, vacuumAfterRows, vacuumBusyAfterRows } = this.#rules
    const idle = now - this.#lastChange >= idleMilliseconds
    if (this.#changedRows >= (idle ? vacuumAfterRows : vacuumBusyAfterRows)) await this.#vacuum()
    if (this.#unseenRows >= this.#rules.analyzeAfterRows) await this.#analyze()
    if (!this.#unwritten) return
    const due = now - this.#lastCheckpoint >= this.#rules.checkpointAfterMilliseconds
    if (due || (await this.#logSize()) >= this.#rules.checkpointAfterBytes) await this.#checkpoint()
  }

  async #analyze(): Promise<void> {
    this.#unseenRows = 0
    await analyze(this.#database)
    this.done.analyses += 1
  }

  async #vacuum(): Promise<void> {
    this.#changedRows = 0
    this.#unseenRows = 0
    this.#unwritten = true
    const { rows: tables } = await sql<{ name: string }>`
      select oid::regclass::text as name from pg_class where relkind = 'r' and not relisshared
    `.execute(this.#database)
    // Table by table, so that callers wait for one at most.
    for (const { name } of tables) {
      await sql.raw(`vacuum (analyze) ${name}`).execute(this.#database)
    }
    this.done.vacuums += 1
  }

  async #checkpoint(): Promise<void> {
    this.#unwritten = false
    await sql`checkpoint`.execute(this.#database)
    this.#lastCheckpoint = performance.now()
    const { rows } = await sql<{ position: string }>`
      select pg_current_wal_insert_lsn()::text as position
    `.execute(this.#database)
    this.#logPosition = rows[0]?.position ?? '0/0'
    this.done.checkpoints += 1
  }

  async #logSize(): Promise<number> {
    const { rows } = await sql<{ size: number }>`
      select pg_current_wal_insert_lsn() - ${this.#logPosition}::pg_lsn as size
    `.execute(this.#database)
    return rows[0]?.size ?? 0
  }
}
