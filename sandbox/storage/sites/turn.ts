/** One of several processes on a database fills it; the others wait, in words and not for ever. */
import { sql } from 'kysely'
import { lockNotAvailable, sqlState } from '../../platform/sql-state.ts'
import { StartFailure } from '../../platform/start-failure.ts'
import type { Patience } from '../database/migrate.ts'
import type { DatabaseHandle } from '../database/schema.ts'
import type { RunTransaction } from '../database/transaction.ts'

/** Ten minutes, in tries that the server lets a statement wait: a million products take about as long. */
const defaultPatience: Patience = { lockMilliseconds: 5_000, tries: 120 }

/** Waits until no other transaction fills the database, or replaces what it holds. The turn ends with the transaction. */
export async function takeTurn(handle: DatabaseHandle): Promise<void> {
  await sql`select id from migration_lock where id = 1 for update`.execute(handle)
}

/**
 * Runs `work` in a transaction, one process at a time.
 *
 * @param warn called with a line, once, when another process is at it
 * @throws StartFailure when the other one takes longer than the patience lasts
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
