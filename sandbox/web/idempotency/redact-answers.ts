/** Stored answers about a member who is deleted. */

import { sql } from 'kysely'
import { envelopeOf, notFound } from '../../platform/errors.ts'
import type { SiteStore } from '../../storage/database/schema.ts'

/**
 * Blanks every kept answer that holds one of these as a whole text. The records stay, because a key
 * whose record is gone would name a new action: the repetition of a creation would create again.
 * There is no index for it, and few answers to look through: they are kept for a day.
 */
export async function redactAnswers(
  { database, site }: SiteStore,
  texts: readonly string[],
): Promise<void> {
  const gone = notFound('NOT_FOUND', 'The record of this request has been deleted since.')
  const holds = (text: string) =>
    sql<boolean>`position(${JSON.stringify(text)} in idempotency_keys.answer) > 0`
  await database
    .updateTable('idempotency_keys')
    .set({ status: gone.status, answer: JSON.stringify(envelopeOf(gone)) })
    .where('site_id', '=', site)
    .where((where) => where.or(texts.map(holds)))
    .execute()
}
