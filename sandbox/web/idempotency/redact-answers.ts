/** Redacts stored answers about a deleted member. */

import { type SqlBool, sql } from 'kysely'
import { envelopeOf, notFound } from '../../platform/errors.ts'
import type { SiteStore } from '../../storage/database/schema.ts'
import { changeRows } from '../../storage/database/site-rows.ts'

/**
 * Blanks every stored answer with one of these as a whole text. The records stay: without its record a
 * retried creation would create again. A scan without an index, over one day's answers.
 */
export function redactAnswers(store: SiteStore, texts: readonly string[]): Promise<void> {
  const gone = notFound('NOT_FOUND', 'The record of this request has been deleted since.')
  const blank = { status: gone.status, answer: JSON.stringify(envelopeOf(gone)) }
  const holds = texts.map((text) => sql`position(${JSON.stringify(text)} in answer) > 0`)
  const condition = sql<SqlBool>`(${sql.join(holds, sql` or `)})`
  return changeRows(store, 'idempotency_keys', {}, blank, condition)
}
