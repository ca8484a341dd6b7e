/** Stored answers about a member who is deleted. */

import { type SqlBool, sql } from 'kysely'
import { envelopeOf, notFound } from '../../platform/errors.ts'
import type { SiteStore } from '../../storage/database/schema.ts'
import { changeRows } from '../../storage/database/site-rows.ts'

/**
 * Blanks every kept answer that holds one of these as a whole text. The records stay, because a key
 * whose record is gone would name a new action: the repetition of a creation would create again.
 * There is no index for it, and few answers to look through: they are kept for a day.
 */
export function redactAnswers(store: SiteStore, texts: readonly string[]): Promise<void> {
  const gone = notFound('NOT_FOUND', 'The record of this request has been deleted since.')
  const blank = { status: gone.status, answer: JSON.stringify(envelopeOf(gone)) }
  const holds = texts.map((text) => sql`position(${JSON.stringify(text)} in answer) > 0`)
  const condition = sql<SqlBool>`(${sql.join(holds, sql` or `)})`
  return changeRows(store, 'idempotency_keys', {}, blank, condition)
}
