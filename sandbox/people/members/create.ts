/** Members created by the owner: they start without a password and choose it themselves. */
import type { Member, MemberInput } from '../../../generated/wire.ts'
import { assertEmail } from '../../commerce/rules/email.ts'
import { registeredState, storedPrivacy } from '../../commerce/rules/member-states.ts'
import { ApplicationError, refusedField } from '../../platform/errors.ts'
import { type Context, inTransaction } from '../../storage/context.ts'
import { newMemberDocument } from './member-patch.ts'
import { newMember } from './new-member.ts'
import { addMember } from './store.ts'
import { memberAnswer } from './wire-member.ts'

/** Adds an approved member. */
export async function createMember(context: Context, input: MemberInput): Promise<Member> {
  const email = input.loginEmail ?? ''
  if (email === '') throw refusedField('member.loginEmail', 'REQUIRED_FIELD', 'is required')
  assertEmail(email, 'member.loginEmail')
  const row = newMember(context, {
    email,
    state: {
      ...registeredState({ ownerApproval: false }),
      privacyStatus: storedPrivacy(input.privacyStatus) ?? 'PRIVATE',
    },
    passwordHash: null,
    emailVerified: false,
    firstName: input.contact?.firstName,
    lastName: input.contact?.lastName,
    nickname: input.profile?.nickname,
    title: input.profile?.title,
    document: newMemberDocument(input, context),
  })
  const added = await inTransaction(context, (within) => addMember(within, row))
  if (added === undefined) {
    throw new ApplicationError(
      409,
      'MEMBER_ALREADY_EXISTS',
      `There is already a member with the login e-mail ${row.loginEmail}.`,
      { loginEmail: row.loginEmail },
    )
  }
  return memberAnswer(added, 'FULL', context.origin)
}
