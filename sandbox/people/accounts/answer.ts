/** Identities and tokens on the wire. */
import type {
  Connection,
  CustomValue,
  Identity,
  IdentityStatusReason,
  StateMachineResponse,
  TokenResponse,
} from '../../../generated/wire.ts'
import type { StoredMember } from '../../commerce/rules/documents/member.ts'
import { identityStatuses } from '../../commerce/rules/member-states.ts'
import { idpConnectionId } from '../identity/identity-provider.ts'
import type { IssuedTokens } from '../identity/token-families.ts'
import { identityProfile } from '../members/identity-profile.ts'
import { acceptedSignIn, type SignInResult } from './sign-in-result.ts'

/** Tokens in the token service's snake case. */
export function tokenAnswer(tokens: IssuedTokens): TokenResponse {
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
  outcome: SignInResult['outcome'] = 'SUCCESS',
): Identity {
  const unverified: IdentityStatusReason | undefined =
    outcome === 'REQUIRE_EMAIL_VERIFICATION' ? 'PENDING_EMAIL_VERIFICATION_REQUIRED' : undefined
  const { reason } = identityStatuses[member.identityStatus]
  const reasons = [unverified, reason].filter((one) => one !== undefined)
  return {
    id: member.id,
    identifiers: [{ email: member.loginEmail }],
    connections: connectionsOf(member),
    createdDate: member.createdDate.toISOString(),
    updatedDate: member.updatedDate.toISOString(),
    email: { address: member.loginEmail, isVerified: member.loginEmailVerified },
    identityProfile: identityProfile(member),
    status: { name: reasons.length > 0 ? 'PENDING' : member.identityStatus, reasons },
  }
}

/** The other identity providers that the person has used. */
function connectionsOf({ site, document }: StoredMember): Connection[] {
  const { idpUserId } = document.identity ?? {}
  if (idpUserId === undefined) return []
  return [{ idpConnection: { idpConnectionId: idpConnectionId(site), idpUserId } }]
}

/** The site's custom fields, by name. */
export function additionalData(member: StoredMember): Record<string, CustomValue> {
  const fields = identityProfile(member).customFields ?? []
  return Object.fromEntries(fields.map(({ name = '', value = {} }) => [name, value]))
}

/** The outcome of a sign-in: a state, or an error with its code. */
export function signInAnswer(result: SignInResult): StateMachineResponse {
  const { outcome: state, member, ...token } = acceptedSignIn(result)
  return {
    state,
    ...token,
    identity: identityAnswer(member, state),
    additionalData: additionalData(member),
  }
}
