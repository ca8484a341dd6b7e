/** Migrates the schema: plain SQL files, in order, each in its own transaction. */
import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { type Kysely, sql, type Transaction } from 'kysely'
import type { Clock } from '../../platform/clock.ts'
import { lockNotAvailable, sqlState } from '../../platform/sql-state.ts'
import { StartFailure } from '../../platform/start-failure.ts'
import type { DatabaseHandle } from './schema.ts'

/** One migration. */
export interface Migration {
  readonly name: string
  readonly sql: string
}

// A path, not a URL: jsdom replaces the global URL, and bundlers rewrite the idiom.
const folder = join(fileURLToPath(import.meta.url), '../migrations')

/** The sandbox's migrations, oldest first. */
export function readMigrations(): Migration[] {
  return readdirSync(folder)
    .filter((name) => name.endsWith('.sql'))
    .sort()
    .map((name) => ({ name, sql: readFileSync(join(folder, name), 'utf8') }))
}

/** Migrations that correct rows, and may be repeated: older snapshots and files bring back what they corrected. */
const corrections = ['0073-hidden-variants.sql']

/** Corrects rows that are older than a correction. */
export async function correctRows(handle: DatabaseHandle): Promise<void> {
  for (const { name, sql: text } of readMigrations()) {
    if (corrections.includes(name)) await sql.raw(text).execute(handle)
  }
}

/** How a migration waits for table locks. Other queries of the table queue behind it meanwhile. */
export interface Patience {
  /** The lock timeout of one attempt, in milliseconds. */
  readonly lockMilliseconds: number
  /** The number of attempts; others go first in between. */
  readonly tries: number
}

const defaultPatience: Patience = { lockMilliseconds: 3_000, tries: 10 }

/**
 * Applies pending migrations. Two processes may start on one server at once: each migration runs under a
 * row lock (no advisory locks, so that other engines of the dialect can follow), and the second process
 * skips it. One that changed after it was applied is refused: schema and code would diverge silently.
 *
 * @throws StartFailure for such a migration, and when a table stays locked beyond the patience
 */
export async function migrate<Tables>(
  database: Kysely<Tables>,
  clock: Clock,
  migrations: readonly Migration[] = readMigrations(),
  patience: Patience = defaultPatience,
): Promise<void> {
  await prepare(database)
  const { rows } = await sql<{ name: string; checksum: string }>`
    select name, checksum from migrations
  `.execute(database)
  const applied = new Map(rows.map(({ name, checksum }) => [name, checksum]))
  for (const migration of migrations) {
    if (applied.get(migration.name) === checksumOf(migration)) continue
    await applyPatiently(database, migration, clock, patience)
  }
}

async function applyPatiently<Tables>(
  database: Kysely<Tables>,
  migration: Migration,
  clock: Clock,
  { lockMilliseconds, tries }: Patience,
): Promise<void> {
  for (let left = tries; left > 0; left -= 1) {
    try {
      return await database
        .transaction()
        .execute((handle) => apply(handle, migration, clock, lockMilliseconds))
    } catch (error) {
      if (sqlState(error) !== lockNotAvailable) throw error
    }
    // Backs off as long again for those queued behind this attempt.
    await sleep(lockMilliseconds / 2)
  }
  throw new StartFailure(
    `Another transaction holds a table that ${migration.name} changes. End it (see pg_stat_activity) and start again.`,
  )
}

function checksumOf({ sql: text }: Migration): string {
  return createHash('sha256').update(text).digest('hex')
}

async function apply<Tables>(
  handle: Transaction<Tables>,
  migration: Migration,
  clock: Clock,
  lockMilliseconds: number,
): Promise<void> {
  const { name, sql: text } = migration
  const checksum = checksumOf(migration)
  const readApplied = async (): Promise<string | undefined> => {
    const { rows } = await sql<{ checksum: string }>`
      select checksum from migrations where name = ${name}
    `.execute(handle)
    return rows[0]?.checksum
  }
  // Another process may have applied it by now, or hold the lock while seeding.
  if ((await readApplied()) === checksum) return
  await sql`set local lock_timeout = ${sql.lit(lockMilliseconds)}`.execute(handle)
  await sql`select id from migration_lock where id = 1 for update`.execute(handle)
  const applied = await readApplied()
  if (applied === checksum) return
  if (applied !== undefined) {
    throw new StartFailure(
      `The stored data was made with another version of the schema (${name} has changed since). ` +
        'Start with an empty data folder or database.',
    )
  }
  // Large tables take longer than a request may.
  await sql`set local statement_timeout = 0`.execute(handle)
  await sql.raw(text).execute(handle)
  await sql`
    insert into migrations (name, checksum, applied_date)
    values (${name}, ${checksum}, ${clock.now()})
  `.execute(handle)
}

const bookkeeping = `
  create table if not exists migration_lock (id integer primary key);
  insert into migration_lock (id) values (1) on conflict do nothing;
  create table if not exists migrations (
    name text primary key,
    checksum text not null,
    applied_date timestamptz not null
  );
`

/** `if not exists` races with a second process; a retry is safe. */
async function prepare<Tables>(database: Kysely<Tables>): Promise<void> {
  const { rows } = await sql<{ ready: boolean }>`
    select to_regclass('migrations') is not null as ready
  `.execute(database)
  if (rows[0]?.ready) return
  try {
    await sql.raw(bookkeeping).execute(database)
  } catch {
    await sql.raw(bookkeeping).execute(database)
  }
}
