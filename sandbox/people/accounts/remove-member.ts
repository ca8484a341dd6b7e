/** Deletes a member with everything that belongs to it. */
import { deleteMemberCarts } from '../../commerce/carts/follow.ts'
import { isOwner } from '../../commerce/rules/member-states.ts'
import { ApplicationError } from '../../platform/errors.ts'
import { type Context, inTransaction } from '../../storage/context.ts'
import { deleteRows } from '../../storage/database/site-rows.ts'
import { redactAnswers } from '../../web/idempotency/redact-answers.ts'
import { revokeMember } from '../identity/revocation.ts'
import { forgetMails } from '../mail/outbox.ts'
import { lockForChange } from '../members/access.ts'

/**
 * Deletes a member, its sign-ins, its mails, its cart, its memberships, and what was answered about it.
 * The store keeps its owner.
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
    // After the carts: a change that holds one of them has kept its answer by now.
    await redactAnswers(within, [member.id, member.loginEmail])
    await deleteRows(within, 'memberships', { member_id: member.id })
    await deleteRows(within, 'members', { id: member.id })
  })
}
