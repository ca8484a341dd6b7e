/** The sandbox's database, whichever engine holds it. */

import type { Clock } from '../../platform/clock.ts'
import type { Engine } from './engine.ts'
import { migrate } from './migrate.ts'
import { openPglite } from './pglite/open.ts'
import type { ServerRules } from './postgres/open.ts'
import type { DatabaseHandle } from './schema.ts'
import type { FindTemplate } from './store-template.ts'
import { type RunTransaction, transactions } from './transaction.ts'

/** Where the data is: a folder on disk, nowhere (`memory`), or a PostgreSQL server. */
export type StorageOptions = (
  | { readonly data: string; readonly databaseUrl?: undefined }
  | { readonly data?: undefined; readonly databaseUrl: string; readonly server?: ServerRules }
) & {
  readonly clock: Clock
  /** What an empty folder or memory begins with; a blank database when left out. */
  readonly template?: FindTemplate
  /** Fills a new folder or memory. One that is interrupted begins anew at the next start. */
  readonly fill?: (storage: Storage) => Promise<void>
}

/** An open database with its schema in place. */
export interface Storage {
  readonly engine: Engine['name']
  readonly database: DatabaseHandle
  readonly transaction: RunTransaction
  /** All that it holds, as an archive that another one can begin with; present in memory. */
  readonly archive?: () => Promise<Uint8Array>
  /** Writes everything down, closes and unlocks. */
  close(): Promise<void>
}

/** Loaded on demand: most stores are embedded, and their users need no driver for a server. */
const openServer = async (databaseUrl: string, rules?: ServerRules): Promise<Engine> => {
  const { openPostgres } = await import('./postgres/open.ts')
  return openPostgres(databaseUrl, rules)
}

/** Opens the database and brings its schema up to date. Throws a StartFailure when it cannot. */
export async function openStorage(options: StorageOptions): Promise<Storage> {
  const { template, fill } = options
  const engine =
    options.databaseUrl === undefined
      ? await openPglite(options.data, { template })
      : await openServer(options.databaseUrl, options.server)
  const storage: Storage = {
    engine: engine.name,
    database: engine.database,
    transaction: transactions(engine),
    ...(engine.archive && { archive: engine.archive }),
    close: () => engine.close(),
  }
  try {
    await migrate(engine.database, options.clock)
    if (engine.completed !== undefined) {
      await fill?.(storage)
      await engine.completed()
    }
  } catch (error) {
    await engine.close()
    throw error
  }
  return storage
}
