/** Identities and tokens as they are on the wire. */
import type { Identity, StateMachineResponse, TokenResponse } from '../../generated/wire.ts'
import type { IssuedTokens } from '../identity/token-families.ts'
import type { MemberRow } from '../members/store.ts'
import { acceptedSignIn } from './sign-in-errors.ts'
import type { SignInResult } from './sign-in-result.ts'

/** Tokens, in the snake case the token service answers in. */
export function tokenAnswer(tokens: IssuedTokens): TokenResponse {
  return {
    access_token: tokens.accessToken,
    refresh_token: tokens.refreshToken,
    expires_in: tokens.expiresIn,
    token_type: 'Bearer',
    scope: 'offline_access',
  }
}

/** The person behind a member, and what a sign-in of theirs waits for. */
export function identityAnswer(member: MemberRow, outcome: SignInResult['outcome'] = 'SUCCESS') {
  const reasons = [
    ...(outcome === 'REQUIRE_EMAIL_VERIFICATION'
      ? (['PENDING_EMAIL_VERIFICATION_REQUIRED'] as const)
      : []),
    ...(member.identity_status === 'PENDING' ? (['PENDING_ADMIN_APPROVAL_REQUIRED'] as const) : []),
  ]
  return {
    id: member.identity_id,
    identifiers: [{ email: member.login_email }],
    connections: [],
    createdDate: member.created_date.toISOString(),
    updatedDate: member.updated_date.toISOString(),
    email: { address: member.login_email, isVerified: member.login_email_verified },
    identityProfile: {
      firstName: member.first_name,
      lastName: member.last_name,
      nickname: member.nickname,
      emails: [],
      phones: [],
      labels: [],
      customFields: [],
      secondaryEmails: [],
      phonesV2: [],
      addresses: [],
      privacyStatus: member.privacy_status,
    },
    status: { name: reasons.length > 0 ? 'PENDING' : member.identity_status, reasons },
  } satisfies Identity
}

/** Where a sign-in ended: a state, or the error whose code the client knows. */
export function signInAnswer(result: SignInResult): StateMachineResponse {
  const { outcome: state, member, ...token } = acceptedSignIn(result)
  return { state, ...token, identity: identityAnswer(member, state), additionalData: {} }
}
