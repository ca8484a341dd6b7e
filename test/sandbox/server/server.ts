/** The PostgreSQL server of the test run, and statements at it. */
import pg from 'pg'
import { migratedDatabase } from '../storage/engines.ts'

/** Undefined on a machine without one. */
export const server = process.env.STOREFRONT_TEST_DATABASE_URL

/** For the name of a suite: a skipped one is one clear line in the report. */
export const whySkipped =
  server === undefined ? ' (skipped: this machine has no PostgreSQL 15 or newer)' : ''

/** A database with the tables and no rows. */
export const newDatabase = () => migratedDatabase(server ?? '')

/** Runs one statement on a connection of its own; its rows. */
export async function runAt(
  databaseUrl: string,
  statement: string,
): Promise<readonly Record<string, unknown>[]> {
  const client = new pg.Client({ connectionString: databaseUrl })
  client.on('error', () => {})
  await client.connect()
  try {
    const { rows } = await client.query(statement)
    return rows
  } finally {
    await client.end()
  }
}

/** Ends every other connection to the same database, as an administrator or a fail-over does. */
export const endConnections = (databaseUrl: string) =>
  runAt(
    databaseUrl,
    `select pg_terminate_backend(pid) from pg_stat_activity
     where datname = current_database() and pid <> pg_backend_pid()`,
  )
