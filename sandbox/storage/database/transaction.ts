/** Transactions that are run again when the engine asks for it. */
import { setTimeout as sleep } from 'node:timers/promises'
import { sql, type Transaction } from 'kysely'
import { constraintOf, isStalePlan, sqlState, uniqueViolation } from '../../platform/sql-state.ts'
import type { Engine } from './engine.ts'
import type { Database } from './schema.ts'

/**
 * Runs `work` in one transaction and runs it again when the engine asks for that (serialization
 * failure, deadlock), so `work` must be safe to run twice. Inside, use the handle it is given:
 * the embedded engine has one connection, and `context.database` would wait for it until
 * the engine gives up. For an action named by an Idempotency-Key all of the handler is one
 * transaction already, and this is a part of it.
 */
export type RunTransaction = <T>(
  work: (database: Transaction<Database>) => Promise<T>,
  /**
   * `repeatable read`: the transaction sees one moment, and is run again when it would change what another has changed
   * since. The embedded engine has one transaction at a time, which never sees another.
   */
  isolation?: 'repeatable read',
) => Promise<T>

const attempts = 8

/** Serialization failure and deadlock: the engine undid everything and asks for another try. */
const retryable = new Set(['40001', '40P01'])

/** Keys of what is chosen by looking at what there is: another process may have chosen the same at the same time. */
const chosenKeys = new Set(['carts_owner', 'products_slug', 'snapshots_pkey'])

function mayRunAgain(error: unknown): boolean {
  const code = sqlState(error) ?? ''
  if (code === uniqueViolation) return chosenKeys.has(constraintOf(error) ?? '')
  return retryable.has(code) || isStalePlan(error)
}

/** The one way to change data: everything in `work` happens, or nothing. */
export function transactions({ database }: Pick<Engine, 'database'>): RunTransaction {
  return async (work, isolation) => {
    for (let attempt = 1; ; attempt += 1) {
      try {
        const begun = database.transaction()
        const transaction = isolation === undefined ? begun : begun.setIsolationLevel(isolation)
        return await transaction.execute(work)
      } catch (error) {
        if (attempt === attempts || !mayRunAgain(error)) throw error
      }
      // Both sides of a clash wait differently long, and longer each time.
      await sleep(Math.random() * 4 * 2 ** attempt)
    }
  }
}

/** Transactions inside a transaction: each happens or not by itself, all of them only with the outer one. */
export function nestedTransactions(handle: Transaction<Database>): RunTransaction {
  return async (work) => {
    await sql`savepoint step`.execute(handle)
    try {
      const done = await work(handle)
      await sql`release savepoint step`.execute(handle)
      return done
    } catch (error) {
      // On a broken connection this fails too; what broke it is what counts.
      await sql`rollback to savepoint step`.execute(handle).catch(() => {})
      throw error
    }
  }
}
