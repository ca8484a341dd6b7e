/** Identities and tokens on the wire. */
import type * as wire from '../../../generated/wire.ts'
import { mediaUrl } from '../../commerce/rules/documents/media.ts'
import type { StoredMember } from '../../commerce/rules/documents/member.ts'
import { identityStatuses } from '../../commerce/rules/member-states.ts'
import type { Context } from '../../storage/context.ts'
import { idpConnectionId } from '../identity/identity-provider.ts'
import type { IssuedTokens } from '../identity/token-families.ts'
import { callingMember } from '../members/access.ts'
import { identityProfile } from '../members/identity-profile.ts'
import { memberAnswer } from '../members/wire-member.ts'
import { acceptedSignIn, type SignInResult } from './sign-in-result.ts'

/** Tokens in the token service's snake case. */
export function tokenAnswer(tokens: IssuedTokens): wire.TokenResponse {
  return {
    access_token: tokens.accessToken,
    refresh_token: tokens.refreshToken,
    expires_in: tokens.expiresIn,
    token_type: 'Bearer',
    scope: 'offline_access',
  }
}

/** The identity behind a member, and the state of their sign-in. */
export function identityAnswer(
  member: StoredMember,
  origin: string,
  outcome: SignInResult['outcome'] = 'SUCCESS',
): wire.Identity {
  const unverified: wire.IdentityStatusReason | undefined =
    outcome === 'REQUIRE_EMAIL_VERIFICATION' ? 'PENDING_EMAIL_VERIFICATION_REQUIRED' : undefined
  const { reason } = identityStatuses[member.identityStatus]
  const reasons = [unverified, reason].filter((one) => one !== undefined)
  const profile = identityProfile(member)
  const picture = profile.picture && mediaUrl(profile.picture, origin)
  return {
    id: member.id,
    identifiers: [{ email: member.loginEmail }],
    connections: connectionsOf(member),
    createdDate: member.createdDate.toISOString(),
    updatedDate: member.updatedDate.toISOString(),
    email: { address: member.loginEmail, isVerified: member.loginEmailVerified },
    identityProfile: { ...profile, ...(picture && { picture }) },
    status: { name: reasons.length > 0 ? 'PENDING' : member.identityStatus, reasons },
  }
}

/** The other identity providers that the person has used. */
function connectionsOf({ site, document }: StoredMember): wire.Connection[] {
  const { idpUserId } = document.identity ?? {}
  if (idpUserId === undefined) return []
  return [{ idpConnection: { idpConnectionId: idpConnectionId(site), idpUserId } }]
}

/** The site's custom fields, by name. */
export function additionalData(member: StoredMember): Record<string, wire.CustomValue> {
  const fields = identityProfile(member).customFields ?? []
  return Object.fromEntries(fields.map(({ name = '', value = {} }) => [name, value]))
}

/** The outcome of a sign-in: a state, or an error with its code. */
export function signInAnswer(result: SignInResult, origin: string): wire.StateMachineResponse {
  const { outcome: state, member, ...token } = acceptedSignIn(result)
  return {
    state,
    ...token,
    identity: identityAnswer(member, origin, state),
    additionalData: additionalData(member),
  }
}

/** OpenID Connect claims of the caller: names, e-mail address and picture. Throws a 404 for a caller that is no member. */
export async function userInfo(context: Context): Promise<wire.UserInfoResponse> {
  const member = await callingMember(context)
  const { firstName, lastName, nickname } = member
  return {
    sub: member.id,
    givenName: firstName,
    familyName: lastName,
    name: [firstName, lastName].filter(Boolean).join(' ') || nickname,
    email: member.loginEmail,
    emailVerified: member.loginEmailVerified,
    language: member.document.identity?.language ?? null,
    picture: memberAnswer(member, 'PUBLIC', context.origin).profile?.photo?.url ?? null,
  }
}
