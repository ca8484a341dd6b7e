/** Deletes a member with all their data. */

import { type SqlBool, sql } from 'kysely'
import { deleteMemberCarts } from '../../commerce/carts/follow.ts'
import { isOwner } from '../../commerce/rules/member-states.ts'
import { ApplicationError, envelopeOf, notFound } from '../../platform/errors.ts'
import { type Context, inTransaction } from '../../storage/context.ts'
import type { SiteStore } from '../../storage/database/schema.ts'
import { changeRows, deleteRows } from '../../storage/database/site-rows.ts'
import { revokeMember } from '../identity/revocation.ts'
import { forgetMails } from '../mail/outbox.ts'
import { lockForChange } from '../members/access.ts'

/**
 * Deletes a member with sessions, mails, cart and memberships, and redacts stored answers. The owner
 * cannot be deleted.
 */
export async function removeMember(context: Context, id: string): Promise<void> {
  await inTransaction(context, async (within) => {
    const member = await lockForChange(within, id)
    if (isOwner(member)) {
      throw new ApplicationError(403, 'OWNER_CANNOT_BE_DELETED')
    }
    await revokeMember(within, member.id)
    await forgetMails(within, member.id)
    await deleteMemberCarts(within, member.id)
    // After the carts: a change that locked one has stored its answer by now.
    await redactAnswers(within, [member.id, member.loginEmail])
    await deleteRows(within, 'memberships', { member_id: member.id })
    await deleteRows(within, 'members', { id: member.id })
  })
}

/**
 * Blanks every answer stored for an idempotency key with one of these as a whole text. The records stay: without its
 * record a retried creation would create again. A scan without an index, over one day's answers.
 */
function redactAnswers(store: SiteStore, texts: readonly string[]): Promise<void> {
  const gone = notFound('NOT_FOUND', 'The record of this request has been deleted since.')
  const blank = { status: gone.status, answer: JSON.stringify(envelopeOf(gone)), etag: null }
  const holds = texts.map((text) => sql`position(${JSON.stringify(text)} in answer) > 0`)
  const condition = sql<SqlBool>`(${sql.join(holds, sql` or `)})`
  return changeRows(store, 'idempotency_keys', {}, blank, condition)
}
