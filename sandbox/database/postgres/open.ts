/** A PostgreSQL server, with the same schema, queries and JavaScript types as the embedded engine. */

import { Kysely, PostgresDialect } from 'kysely'
import { type CustomTypesConfig, Pool, TypeOverrides, types } from 'pg'
import { StartFailure } from '../../platform/start-failure.ts'
import type { Engine } from '../engine.ts'
import type { Database } from '../schema.ts'
import { preparingPool } from './preparing-pool.ts'

const oldestVersion = 150000

/** Opens a pool on `databaseUrl`; one clear line when there is no usable server behind it. */
export async function openPostgres(databaseUrl: string): Promise<Engine> {
  const pool = new Pool({
    connectionString: databaseUrl,
    types: parsers(),
    max: 10,
    connectionTimeoutMillis: 5_000,
    statement_timeout: 30_000,
    idle_in_transaction_session_timeout: 60_000,
    application_name: 'storefront-sandbox',
  })
  // A connection that is lost while idle must not end the process.
  pool.on('error', () => {})
  try {
    await assertVersion(pool, databaseUrl)
  } catch (error) {
    await pool.end()
    throw error
  }
  const database = new Kysely<Database>({
    dialect: new PostgresDialect({ pool: preparingPool(pool) }),
  })
  let closing: Promise<void> | undefined
  return {
    name: 'postgres',
    database,
    close: () => {
      closing ??= database.destroy()
      return closing
    },
  }
}

async function assertVersion(pool: Pool, databaseUrl: string): Promise<void> {
  let version: number
  try {
    const { rows } = await pool.query<{ version: number }>(
      "select current_setting('server_version_num')::int as version",
    )
    version = rows[0]?.version ?? 0
  } catch (error) {
    const reason = error instanceof Error ? reasonOf(error) : String(error)
    throw new StartFailure(
      `Cannot reach the database at ${withoutPassword(databaseUrl)}: ${reason}`,
    )
  }
  if (version >= oldestVersion) return
  throw new StartFailure(
    `The database at ${withoutPassword(databaseUrl)} is PostgreSQL ${Math.floor(version / 10000)}; ` +
      'the sandbox needs 15 or newer.',
  )
}

/** A refused connection to a name with several addresses is an AggregateError without a text. */
function reasonOf(error: Error): string {
  const inner = error instanceof AggregateError ? error.errors : [error]
  const texts = inner.map((one) => (one instanceof Error ? one.message : String(one)))
  return texts.join('; ').replace(/\s+/g, ' ')
}

function withoutPassword(databaseUrl: string): string {
  try {
    const url = new URL(databaseUrl)
    return `${url.protocol}//${url.host}${url.pathname}`
  } catch {
    return 'the given address'
  }
}

/** Counts and exact decimals as numbers, calendar days as text, on both engines. */
function parsers(): CustomTypesConfig {
  const { INT8, NUMERIC, DATE } = types.builtins
  const overrides = new TypeOverrides()
  overrides.setTypeParser(INT8, Number)
  overrides.setTypeParser(NUMERIC, Number)
  overrides.setTypeParser(DATE, (text: string) => text)
  return overrides
}
