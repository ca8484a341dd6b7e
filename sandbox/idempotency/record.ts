/** The record of a named action, in the transaction of its effect. */
import { type Kysely, sql } from 'kysely'
import type { Platform } from '../context.ts'
import type { Database } from '../database/schema.ts'
import { sqlState } from '../database/transaction.ts'
import { ApplicationError } from '../platform/errors.ts'
import type { NamedAction } from './key.ts'
import { patience, stillRunning } from './keyed-mutex.ts'

/** An answer as it was sent. */
export interface Kept {
  readonly status: number
  readonly answer: string
}

type Store = Kysely<Database>
type Stage = Pick<Platform, 'site' | 'clock'>

/** How long an answer is kept. */
const lifetime = 24 * 60 * 60 * 1000

/** Expired records that one action removes: more than it makes, so that they get fewer. */
const swept = 20

/**
 * Claims an action for this transaction, or finds what became of it before. Another process that
 * runs the same action holds the row, unseen, until it commits or gives up: so this waits for it.
 */
export async function claim(
  database: Store,
  { site, clock }: Stage,
  { action, request }: NamedAction,
): Promise<Kept | undefined> {
  const now = clock.now()
  const oldest = new Date(now.getTime() - lifetime)
  const row = { request, status: 0, answer: '', created_date: now }
  const claimed = await patiently(database, () =>
    database
      .insertInto('idempotency_keys')
      .values({ site_id: site, action, ...row })
      .onConflict((conflict) =>
        conflict
          .columns(['site_id', 'action'])
          .doUpdateSet(row)
          .where('idempotency_keys.created_date', '<=', oldest),
      )
      .returning('action')
      .executeTakeFirst(),
  )
  if (claimed !== undefined) return undefined
  const kept = await database
    .selectFrom('idempotency_keys')
    .select(['request', 'status', 'answer'])
    .where('site_id', '=', site)
    .where('action', '=', action)
    .executeTakeFirstOrThrow()
  if (kept.request === request) return kept
  throw new ApplicationError(
    422,
    'IDEMPOTENCY_KEY_REUSED',
    'This Idempotency-Key names an earlier request that sent something else.',
  )
}

/** Writes down what became of an action, and removes a few records nobody may ask for any more. */
export async function keep(
  database: Store,
  { site, clock }: Stage,
  { action }: NamedAction,
  kept: Kept,
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
        .limit(swept)
        .forUpdate()
        // Whoever holds one of them is busy with it; nobody waits for the sweeping.
        .skipLocked(),
    )
    .execute()
}

/** Waits for locks as long as a second request may wait, and no longer; what follows waits as ever. */
async function patiently<T>(database: Store, work: () => Promise<T>): Promise<T> {
  await sql`set local lock_timeout = ${sql.lit(patience)}`.execute(database)
  try {
    const done = await work()
    await sql`set local lock_timeout to default`.execute(database)
    return done
  } catch (error) {
    throw sqlState(error) === '55P03' ? stillRunning() : error
  }
}
