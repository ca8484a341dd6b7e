/** Runs a named action once at most, and answers every repetition as the first was answered. */
import { sql } from 'kysely'
import { failure, replay } from '../../platform/answers.ts'
import { ApplicationError, ValidationError } from '../../platform/errors.ts'
import type { Context } from '../../storage/context.ts'
import { nestedTransactions } from '../../storage/database/transaction.ts'
import type { KeyedAction } from './key.ts'
import type { KeyedMutex } from './keyed-mutex.ts'
import { claimAction, storeAnswer } from './record.ts'

/**
 * The whole action is one transaction, its record included; transactions of the handler join it.
 * Whatever is thrown that is no refusal of the request undoes all of it, the claim too: nothing was
 * applied, so nothing is kept.
 */
export async function runOnce(
  mutex: KeyedMutex,
  named: KeyedAction,
  context: Context,
  handle: (context: Context) => Promise<Response>,
): Promise<Response> {
  return mutex.runExclusive(named.action, () =>
    context.transaction(async (database) => {
      const kept = await claimAction(database, context, named)
      if (kept !== undefined) return replay(kept.status, kept.answer)
      const inside = { ...context, database, transaction: nestedTransactions(database) }
      await sql`savepoint action`.execute(database)
      const response = await handle(inside).catch(async (error: unknown) => {
        if (!isRefusal(error)) throw error
        await sql`rollback to savepoint action`.execute(database)
        return failure(error, () => {})
      })
      const text = await response.clone().text()
      await storeAnswer(database, context, named, { status: response.status, answer: text })
      return response
    }),
  )
}

/** A refusal would be repeated; engine errors are temporary. */
function isRefusal(error: unknown): boolean {
  if (error instanceof ValidationError) return true
  return error instanceof ApplicationError && error.status < 500 && error.status !== 429
}
