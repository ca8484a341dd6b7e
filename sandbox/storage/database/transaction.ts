/** Transactions with retries. */
import { setTimeout as sleep } from 'node:timers/promises'
import { sql, type Transaction } from 'kysely'
import { constraintOf, isStalePlan, sqlState, uniqueViolation } from '../../platform/sql-state.ts'
import type { Engine } from './engine.ts'
import type { Database } from './schema.ts'

/**
 * Runs `work` in one transaction and retries it on a serialization failure or deadlock, so `work` must be
 * safe to run twice. Inside, use the given handle: the embedded engine has one connection, and
 * `context.database` would wait for it until the timeout. Under an Idempotency-Key the whole handler is
 * one transaction already, and this joins it.
 */
export type RunTransaction = <T>(
  work: (database: Transaction<Database>) => Promise<T>,
  /**
   * `repeatable read`: the transaction sees one snapshot, and is retried when it would overwrite a concurrent change.
   * The embedded engine runs one transaction at a time anyway.
   */
  isolation?: 'repeatable read',
) => Promise<T>

const attempts = 8

/** Serialization failure and deadlock: rolled back, safe to retry. */
const retryable = new Set(['40001', '40P01'])

/** Unique keys chosen by a preceding read: a concurrent process may have chosen the same. */
const chosenKeys = new Set(['carts_owner', 'products_slug', 'snapshots_pkey'])

function mayRunAgain(error: unknown): boolean {
  const code = sqlState(error) ?? ''
  if (code === uniqueViolation) return chosenKeys.has(constraintOf(error) ?? '')
  return retryable.has(code) || isStalePlan(error)
}

/** The one way to change data: all of `work`, or nothing. */
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
      // Exponential backoff with jitter.
      await sleep(Math.random() * 4 * 2 ** attempt)
    }
  }
}

/** Savepoints: each rolls back by itself, and commits only with the outer transaction. */
export function nestedTransactions(handle: Transaction<Database>): RunTransaction {
  return async (work) => {
    await sql`savepoint step`.execute(handle)
    try {
      const done = await work(handle)
      await sql`release savepoint step`.execute(handle)
      return done
    } catch (error) {
      // Released too, for a step around it to find its own. On a broken connection this fails; report the original error.
      const undo = sql`rollback to savepoint step; release savepoint step`
      await undo.execute(handle).catch(() => {})
      throw error
    }
  }
}
