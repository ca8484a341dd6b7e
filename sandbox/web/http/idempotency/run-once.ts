/** Runs a keyed action at most once, and replays its answer to every repetition. */
import { sql } from 'kysely'
import { failure, replay } from '../../../platform/answers.ts'
import { ApplicationError, ValidationError } from '../../../platform/errors.ts'
import { type Context, inTransaction } from '../../../storage/context.ts'
import type { KeyedAction } from './key.ts'
import type { KeyedMutex } from './keyed-mutex.ts'
import { claimAction, storeAnswer } from './record.ts'

/**
 * The whole action is one transaction, its record included; the handler's transactions join it. Any
 * error but a refusal rolls everything back, the claim too: nothing applied, nothing kept.
 *
 * @param isolation of the transaction, where the action needs one
 */
export async function runOnce(
  mutex: KeyedMutex,
  named: KeyedAction,
  context: Context,
  handle: (context: Context) => Promise<Response>,
  isolation?: 'repeatable read',
): Promise<Response> {
  const once = async (inside: Context): Promise<Response> => {
    const kept = await claimAction(inside, named)
    if (kept !== undefined) return replay(kept.status, kept.answer, kept.etag)
    const { database } = inside
    await sql`savepoint action`.execute(database)
    const response = await handle(inside).catch(async (error: unknown) => {
      if (!isRefusal(error)) throw error
      await sql`rollback to savepoint action`.execute(database)
      return failure(error, () => {})
    })
    const { status, headers } = response
    const answer = await response.clone().text()
    await storeAnswer(inside, named, { status, answer, etag: headers.get('etag') })
    return response
  }
  return mutex.runExclusive(named.action, () => inTransaction(context, once, isolation))
}

/** Refusals are deterministic; engine errors are transient. */
function isRefusal(error: unknown): boolean {
  if (error instanceof ValidationError) return true
  return error instanceof ApplicationError && error.status < 500 && error.status !== 429
}
