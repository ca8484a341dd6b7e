/** A member changes its own password. */

import { tokenFamilyOf } from '../../platform/caller.ts'
import { type Context, inTransaction } from '../../storage/context.ts'
import { hashPassword } from '../identity/passwords.ts'
import { revokeMember } from '../identity/revocation.ts'
import { assertStillSignedIn } from '../identity/token-families.ts'
import { lockCaller } from '../members/access.ts'
import { changeMember } from '../members/store.ts'

/** Sets the caller's password. Revokes their other sessions and every proof of one. */
export async function changePassword(context: Context, newPassword: string): Promise<void> {
  const passwordHash = await hashPassword(newPassword)
  await inTransaction(context, async (within) => {
    const member = await lockCaller(within)
    await assertStillSignedIn(within)
    await revokeMember(within, member.id, tokenFamilyOf(context.caller))
    await changeMember(within, member, { passwordHash, updatedDate: context.clock.now() })
  })
}
