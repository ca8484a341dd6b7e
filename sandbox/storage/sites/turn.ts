/** Serialises processes that fill one database, with a notice and a timeout. */
import { sql } from 'kysely'
import { lockNotAvailable, sqlState } from '../../platform/sql-state.ts'
import { StartFailure } from '../../platform/start-failure.ts'
import type { Patience } from '../database/migrate.ts'
import type { DatabaseHandle } from '../database/schema.ts'
import type { RunTransaction } from '../database/transaction.ts'

/** Ten minutes, in attempts of the lock timeout: seeding a million products takes about as long. */
const defaultPatience: Patience = { lockMilliseconds: 5_000, tries: 120 }

/**
 * Waits for a lock against other transactions that seed or replace content. Released with the transaction, which then
 * takes as long as the store is large.
 */
export async function takeTurn(handle: DatabaseHandle): Promise<void> {
  await sql`select id from migration_lock where id = 1 for update`.execute(handle)
  await sql`set local statement_timeout = 0`.execute(handle)
}

/**
 * Runs `work` in a transaction, one process at a time.
 *
 * @param warn called with a notice, once, while another process holds the lock
 * @throws StartFailure when the lock times out
 */
export async function inTurn<T>(
  transaction: RunTransaction,
  work: (handle: DatabaseHandle) => Promise<T>,
  warn: (line: string) => void = console.error,
  { lockMilliseconds, tries }: Patience = defaultPatience,
): Promise<T> {
  for (let time = 1; time <= tries; time += 1) {
    try {
      return await transaction(async (handle) => {
        await sql`set local lock_timeout = ${sql.lit(lockMilliseconds)}`.execute(handle)
        await takeTurn(handle)
        await sql`set local lock_timeout to default`.execute(handle)
        return work(handle)
      })
    } catch (error) {
      if (sqlState(error) !== lockNotAvailable) throw error
    }
    if (time === 1) warn('Another process is filling this database. Waiting until it is done.')
  }
  const minutes = Math.round((lockMilliseconds * tries) / 60_000)
  throw new StartFailure(
    `Another process has been filling this database for more than ${minutes} minutes. ` +
      'Start again when it is done; if it hangs, end it (see pg_stat_activity).',
  )
}
