/** A member changes its own password. */
import type { Context } from '../context.ts'
import { lockCaller } from '../members/access.ts'
import { changeMember } from '../members/store.ts'
import { familyOf } from './authenticate.ts'
import { hashPassword } from './passwords.ts'
import { revokeMember } from './revocation.ts'

/** Gives the caller a new password. Its other sign-ins end, and what could have started more. */
export async function changePassword(context: Context, newPassword: string): Promise<void> {
  const passwordHash = await hashPassword(newPassword)
  await context.transaction(async (database) => {
    const member = await lockCaller(database, context)
    await revokeMember(database, context, member.id, familyOf(context.caller))
    await changeMember(database, member, {
      password_hash: passwordHash,
      updated_date: context.clock.now(),
    })
  })
}
