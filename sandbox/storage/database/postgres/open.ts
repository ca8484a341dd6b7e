/** A PostgreSQL server, with the same schema, queries and JavaScript types as the embedded engine. */

import { Kysely, PostgresDialect } from 'kysely'
import { type CustomTypesConfig, Pool, TypeOverrides, types } from 'pg'
import { onceMade } from '../../../platform/once-made.ts'
import type { Engine } from '../engine.ts'
import type { Database } from '../schema.ts'
import { guardedPool } from './guarded-pool.ts'
import { examineServer } from './server.ts'

/** Options of the server's pool. */
export interface ServerRules {
  /** The maximum connections; 10 by default. */
  readonly poolSize?: number | undefined
  /**
   * The client-side timeout of a statement, in milliseconds; 33 seconds by default. Above the server's own, so
   * that the server reports first where it can.
   */
  readonly answerTimeout?: number
  /** Called with a warning for the server's operator; standard error by default. */
  readonly warn?: ((line: string) => void) | undefined
}

/** Opens a pool on `databaseUrl`. Throws a StartFailure for an unusable server. */
export async function openPostgres(databaseUrl: string, rules: ServerRules = {}): Promise<Engine> {
  const { poolSize = 10, answerTimeout = 33_000, warn = console.error } = rules
  const { settings, warnings } = await examineServer(databaseUrl)
  for (const line of warnings) warn(line)
  const pool = new Pool({
    ...settings,
    connectionString: databaseUrl,
    types: parsers(),
    max: poolSize,
    connectionTimeoutMillis: 5_000,
    query_timeout: answerTimeout,
    keepAlive: true,
    application_name: 'storefront-sandbox',
  })
  const database = new Kysely<Database>({
    dialect: new PostgresDialect({ pool: guardedPool(pool, warn) }),
  })
  return {
    database,
    close: onceMade(() => database.destroy()),
  }
}

/** Counts and decimals as numbers, dates as text, on both engines. */
function parsers(): CustomTypesConfig {
  const { INT8, NUMERIC, DATE } = types.builtins
  const overrides = new TypeOverrides()
  overrides.setTypeParser(INT8, Number)
  overrides.setTypeParser(NUMERIC, Number)
  overrides.setTypeParser(DATE, (text: string) => text)
  return overrides
}
