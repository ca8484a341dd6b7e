/** The sandbox's database, whichever engine holds it. */

import type { Clock } from '../platform/clock.ts'
import type { Engine } from './engine.ts'
import { migrate } from './migrate.ts'
import { openPglite } from './pglite/open.ts'
import type { DatabaseHandle } from './schema.ts'
import { type RunTransaction, transactions } from './transaction.ts'

/** Where the data is: a folder on disk, nowhere (`memory`), or a PostgreSQL server. */
export type StorageOptions = (
  | { readonly data: string; readonly databaseUrl?: undefined }
  | { readonly data?: undefined; readonly databaseUrl: string }
) & { readonly clock: Clock }

/** An open database with its schema in place. */
export interface Storage {
  readonly engine: Engine['name']
  readonly database: DatabaseHandle
  readonly transaction: RunTransaction
  /** Writes everything down, closes and unlocks. */
  close(): Promise<void>
}

/** Loaded on demand: most stores are embedded, and their users need no driver for a server. */
const openServer = async (databaseUrl: string): Promise<Engine> => {
  const { openPostgres } = await import('./postgres/open.ts')
  return openPostgres(databaseUrl)
}

/** Opens the database and brings its schema up to date. Throws a StartFailure when it cannot. */
export async function openStorage(options: StorageOptions): Promise<Storage> {
  const engine =
    options.databaseUrl === undefined
      ? await openPglite(options.data)
      : await openServer(options.databaseUrl)
  try {
    await migrate(engine.database, options.clock)
  } catch (error) {
    await engine.close()
    throw error
  }
  return {
    engine: engine.name,
    database: engine.database,
    transaction: transactions(engine),
    close: () => engine.close(),
  }
}
