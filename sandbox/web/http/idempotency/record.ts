/** The record of a keyed action, in the transaction of its effect. */

import { type SqlBool, sql } from 'kysely'
import { ApplicationError } from '../../../platform/errors.ts'
import { lockNotAvailable, sqlState } from '../../../platform/sql-state.ts'
import type { Scope } from '../../../storage/context.ts'
import type { DatabaseHandle, NewRow } from '../../../storage/database/schema.ts'
import { changeRows, deleteRows, findRow } from '../../../storage/database/site-rows.ts'
import type { KeyedAction } from './key.ts'
import { keyInUse, waitMilliseconds } from './keyed-mutex.ts'

interface StoredAnswer {
  readonly status: number
  readonly answer: string
  readonly etag: string | null
}

const lifetime = 24 * 60 * 60 * 1000

/** Expired records swept per action: more than it adds, so the backlog shrinks. */
const sweepSize = 20

/**
 * Claims an action for this transaction, or finds its stored answer, which neither locks nor writes.
 * Another process running the same action holds the uncommitted row until it commits or rolls back: the
 * claim blocks on it.
 */
export async function claimAction(scope: Scope, { action, request }: KeyedAction) {
  const { database, site, clock } = scope
  const now = clock.now()
  const oldest = new Date(now.getTime() - lifetime)
  const find = async (): Promise<StoredAnswer | undefined> => {
    const isRecent = sql<SqlBool>`created_date > ${oldest}`
    const kept = await findRow(scope, 'idempotency_keys', { action }, isRecent)
    if (kept === undefined || kept.request === request) return kept
    throw new ApplicationError(422, 'IDEMPOTENCY_KEY_REUSED')
  }
  const before = await find()
  if (before !== undefined) return before
  const row = { request, status: 0, answer: '', etag: null, created_date: now }
  const claimed = await withLockTimeout(database, () =>
    database
      .insertInto('idempotency_keys')
      .values({ site_id: site, action, ...row } satisfies NewRow<'idempotency_keys'>)
      .onConflict((conflict) =>
        conflict
          .columns(['site_id', 'action'])
          .doUpdateSet(row)
          .where('idempotency_keys.created_date', '<=', oldest),
      )
      .returning('action')
      .executeTakeFirst(),
  )
  return claimed === undefined ? find() : undefined
}

/** Stores the answer of an action, and sweeps a few expired records. */
export async function storeAnswer(
  scope: Scope,
  { action }: KeyedAction,
  answer: StoredAnswer,
): Promise<void> {
  const oldest = new Date(scope.clock.now().getTime() - lifetime)
  await changeRows(scope, 'idempotency_keys', { action }, answer)
  // SKIP LOCKED: the sweep never waits for rows in use.
  const expired = sql<SqlBool>`action in (
    select action from idempotency_keys where site_id = ${scope.site} and created_date <= ${oldest}
    order by created_date limit ${sweepSize} for update skip locked)`
  await deleteRows(scope, 'idempotency_keys', {}, expired)
}

/** Runs the work under the waiters' lock timeout, then restores the default. */
async function withLockTimeout<T>(database: DatabaseHandle, work: () => Promise<T>): Promise<T> {
  await sql`set local lock_timeout = ${sql.lit(waitMilliseconds)}`.execute(database)
  try {
    const done = await work()
    await sql`set local lock_timeout to default`.execute(database)
    return done
  } catch (error) {
    throw sqlState(error) === lockNotAvailable ? keyInUse() : error
  }
}
