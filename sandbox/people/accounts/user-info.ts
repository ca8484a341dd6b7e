/** OpenID Connect claims of the calling member. */
import type { UserInfoResponse } from '../../../generated/wire.ts'
import type { Context } from '../../storage/context.ts'
import { callingMember } from '../members/access.ts'
import { memberAnswer } from '../members/wire-member.ts'

/** Names, e-mail address and picture of the caller. Throws a 404 for a caller that is no member. */
export async function userInfo(context: Context): Promise<UserInfoResponse> {
  const member = await callingMember(context)
  const { contact, profile, ...login } = memberAnswer(member, 'FULL', context.origin)
  const givenName = contact?.firstName ?? null
  const familyName = contact?.lastName ?? null
  const name = [givenName, familyName].filter((part) => part !== null && part !== '').join(' ')
  return {
    sub: member.id,
    givenName,
    familyName,
    name: name === '' ? (profile?.nickname ?? null) : name,
    email: login.loginEmail ?? null,
    emailVerified: login.loginEmailVerified ?? null,
    picture: profile?.photo?.url ?? null,
  }
}
