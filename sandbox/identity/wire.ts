/** Identities and tokens as they are on the wire. */
import type { StateMachineResponse, TokenResponse } from '../../generated/wire.ts'
import { ApplicationError } from '../errors.ts'
import type { MemberRow } from '../members/store.ts'
import type { IssuedTokens } from './families.ts'
import type { SignIn } from './sign-in.ts'

/** Tokens, in the snake case the token service answers in. */
export function wireTokens(tokens: IssuedTokens): TokenResponse {
  return {
    access_token: tokens.accessToken,
    refresh_token: tokens.refreshToken,
    expires_in: tokens.expiresIn,
    token_type: 'Bearer',
    scope: 'offline_access',
  }
}

/** The person behind a member. */
function wireIdentity(member: MemberRow): NonNullable<StateMachineResponse['identity']> {
  const waits = member.identity_status === 'PENDING'
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
    status: {
      name: member.identity_status,
      reasons: waits ? ['PENDING_ADMIN_APPROVAL_REQUIRED'] : [],
    },
  }
}

/** Where a sign-in ended: a state, or the error whose code the client knows. */
export function wireSignIn(result: SignIn): StateMachineResponse {
  switch (result.outcome) {
    case 'SUCCESS':
      return {
        state: 'SUCCESS',
        sessionToken: result.sessionToken,
        identity: wireIdentity(result.member),
        additionalData: {},
      }
    case 'REQUIRE_OWNER_APPROVAL':
      return {
        state: 'REQUIRE_OWNER_APPROVAL',
        identity: wireIdentity(result.member),
        additionalData: {},
      }
    case 'REQUIRE_EMAIL_VERIFICATION':
      return {
        state: 'REQUIRE_EMAIL_VERIFICATION',
        stateToken: result.stateToken,
        identity: wireIdentity(result.member),
        additionalData: {},
      }
    default:
      throw refusals[result.outcome]()
  }
}

const refusals = {
  'unknown-email': () =>
    new ApplicationError(400, '-19999', 'Nobody has registered with this e-mail address.'),
  'wrong-password': () => new ApplicationError(400, '-19976', 'The password is wrong.'),
  'password-not-set': () =>
    new ApplicationError(400, '-19973', 'The password of this account has to be set first.'),
  blocked: () => new ApplicationError(403, 'MEMBER_BLOCKED', 'This member may not sign in.'),
  'email-taken': () =>
    new ApplicationError(409, '-19995', 'There is already an account with this e-mail address.'),
} as const
