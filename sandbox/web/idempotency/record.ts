/** The record of a named action, in the transaction of its effect. */

import { sql } from 'kysely'
import { ApplicationError } from '../../platform/errors.ts'
import { sqlState } from '../../platform/sql-state.ts'
import type { SiteScope } from '../../storage/context.ts'
import type { DatabaseHandle, NewRow } from '../../storage/database/schema.ts'
import type { KeyedAction } from './key.ts'
import { keyInUse, waitMilliseconds } from './keyed-mutex.ts'

/** An answer as it was sent. */
export interface StoredAnswer {
  readonly status: number
  readonly answer: string
}

const lifetime = 24 * 60 * 60 * 1000

/** Expired records that one action removes: more than it makes, so that they get fewer. */
const sweepSize = 20

/**
 * Claims an action for this transaction, or finds what became of it before; finding locks and writes
 * nothing. Another process that runs the same action holds the row, unseen, until it commits or gives
 * up: so the claim waits for it.
 */
export async function claimAction(
  database: DatabaseHandle,
  { site, clock }: SiteScope,
  { action, request }: KeyedAction,
): Promise<StoredAnswer | undefined> {
  const now = clock.now()
  const oldest = new Date(now.getTime() - lifetime)
  const find = async (): Promise<StoredAnswer | undefined> => {
    const kept = await database
      .selectFrom('idempotency_keys')
      .select(['request', 'status', 'answer'])
      .where('site_id', '=', site)
      .where('action', '=', action)
      .where('created_date', '>', oldest)
      .executeTakeFirst()
    if (kept === undefined || kept.request === request) return kept
    throw new ApplicationError(422, 'IDEMPOTENCY_KEY_REUSED')
  }
  const before = await find()
  if (before !== undefined) return before
  const row = { request, status: 0, answer: '', created_date: now }
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

/** Stores the answer of an action, and deletes a few expired records. */
export async function storeAnswer(
  database: DatabaseHandle,
  { site, clock }: SiteScope,
  { action }: KeyedAction,
  kept: StoredAnswer,
): Promise<void> {
  await database
    .updateTable('idempotency_keys')
    .set({ status: kept.status, answer: kept.answer })
    .where('site_id', '=', site)
    .where('action', '=', action)
    .execute()
  await database
    .deleteFrom('idempotency_keys')
    .where('site_id', '=', site)
    .where('action', 'in', (expired) =>
      expired
        .selectFrom('idempotency_keys')
        .select('action')
        .where('site_id', '=', site)
        .where('created_date', '<=', new Date(clock.now().getTime() - lifetime))
        .orderBy('created_date')
        .limit(sweepSize)
        .forUpdate()
        // Rows that another transaction holds are in use: the sweep does not wait for them.
        .skipLocked(),
    )
    .execute()
}

/** Waits for locks as long as a second request may wait, and no longer; what follows waits as ever. */
async function withLockTimeout<T>(database: DatabaseHandle, work: () => Promise<T>): Promise<T> {
  await sql`set local lock_timeout = ${sql.lit(waitMilliseconds)}`.execute(database)
  try {
    const done = await work()
    await sql`set local lock_timeout to default`.execute(database)
    return done
  } catch (error) {
    throw sqlState(error) === '55P03' ? keyInUse() : error
  }
}
