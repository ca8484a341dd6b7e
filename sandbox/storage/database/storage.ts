/** The sandbox's database on either engine. */

import { resolve } from 'node:path'
import type { Clock } from '../../platform/clock.ts'
import type { Engine } from './engine.ts'
import { migrate } from './migrate.ts'
import { folderFailure } from './pglite/folder-failure.ts'
import { openPglite } from './pglite/open.ts'
import type { ServerRules } from './postgres/open.ts'
import { startRefusal } from './postgres/start-refusal.ts'
import type { FindTemplate } from './store-template.ts'
import { type RunTransaction, transactions } from './transaction.ts'

/** The location: a folder on disk, `memory`, or a PostgreSQL server. */
export type StorageOptions = (
  | { readonly data: string; readonly databaseUrl?: undefined }
  | { readonly data?: undefined; readonly databaseUrl: string; readonly server?: ServerRules }
) & {
  readonly clock: Clock
  /** The initial content of an empty folder or memory; a blank database by default. */
  readonly template?: FindTemplate
  /** Fills a new folder or memory. After an interruption the next start starts over. */
  readonly fill?: (storage: Storage) => Promise<void>
}

/** An open database with its schema migrated. */
export interface Storage extends Pick<Engine, 'database' | 'archive' | 'close'> {
  readonly transaction: RunTransaction
}

/** Opens the database and migrates its schema. Throws a StartFailure when it cannot. */
export async function openStorage(options: StorageOptions): Promise<Storage> {
  const { template, fill } = options
  const engine =
    options.databaseUrl === undefined
      ? await openPglite(options.data, { template })
      : // Lazy: most stores are embedded and need no server driver.
        await (await import('./postgres/open.ts')).openPostgres(options.databaseUrl, options.server)
  const storage: Storage = { ...engine, transaction: transactions(engine) }
  try {
    await migrate(engine.database, options.clock)
    if (engine.completed !== undefined) {
      await fill?.(storage)
      await engine.completed()
    }
  } catch (error) {
    await engine.close()
    const { data } = options
    if (data === undefined) throw startRefusal(error)
    throw data === 'memory' ? error : folderFailure(resolve(data), error)
  }
  return storage
}
