/** The claims of OpenID Connect about the member who calls. */
import type { UserInfoResponse } from '../../../generated/wire.ts'
import { notFound } from '../../platform/errors.ts'
import type { Context } from '../../storage/context.ts'
import { findMember } from '../members/store.ts'
import { memberAnswer } from '../members/wire-member.ts'

/** Names, e-mail address and picture of the caller. Throws the 404 of a caller that is no member. */
export async function userInfo({
  caller,
  database,
  site,
  origin,
}: Context): Promise<UserInfoResponse> {
  const member =
    caller.role === 'member' ? await findMember({ database, site }, caller.memberId) : undefined
  if (member === undefined) throw notFound('NOT_FOUND', 'The caller is not a member.')
  const { contact, profile, loginEmail, loginEmailVerified } = memberAnswer(member, 'FULL', origin)
  const givenName = contact?.firstName ?? null
  const familyName = contact?.lastName ?? null
  const name = [givenName, familyName].filter((part) => part !== null && part !== '').join(' ')
  return {
    sub: member.id,
    givenName,
    familyName,
    name: name === '' ? (profile?.nickname ?? null) : name,
    email: loginEmail ?? null,
    emailVerified: loginEmailVerified ?? null,
    picture: profile?.photo?.url ?? null,
  }
}
