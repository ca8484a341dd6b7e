/** Deletes a member with all their data. */
import { deleteMemberCarts } from '../../commerce/carts/follow.ts'
import { isOwner } from '../../commerce/rules/member-states.ts'
import { ApplicationError } from '../../platform/errors.ts'
import { type Context, inTransaction } from '../../storage/context.ts'
import { deleteRows } from '../../storage/database/site-rows.ts'
import { redactAnswers } from '../../web/idempotency/record.ts'
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
