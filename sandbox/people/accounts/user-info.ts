/** OpenID Connect claims of the calling member. */
import type { UserInfoResponse } from '../../../generated/wire.ts'
import type { Context } from '../../storage/context.ts'
import { callingMember } from '../members/access.ts'
import { memberAnswer } from '../members/wire-member.ts'

/** Names, e-mail address and picture of the caller. Throws a 404 for a caller that is no member. */
export async function userInfo(context: Context): Promise<UserInfoResponse> {
  const member = await callingMember(context)
  const { firstName, lastName, nickname } = member
  return {
    sub: member.id,
    givenName: firstName,
    familyName: lastName,
    name: [firstName, lastName].filter(Boolean).join(' ') || nickname,
    email: member.loginEmail,
    emailVerified: member.loginEmailVerified,
    picture: memberAnswer(member, 'PUBLIC', context.origin).profile?.photo?.url ?? null,
  }
}
