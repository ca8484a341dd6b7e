/** What may happen to a member, as pure functions from one state to the next. */
import type { ErrorCode } from '../../generated/errors.ts'
import type {
  ActivityStatusValue,
  IdentityStatusValue,
  IdentityTypeValue,
  MemberStatusValue,
  PrivacyStatusValue,
} from './documents/member.ts'

/** The states of a member row that decide what it may do. */
export interface MemberState {
  readonly identity_type: IdentityTypeValue
  readonly identity_status: IdentityStatusValue
  readonly status: MemberStatusValue
  readonly privacy_status: PrivacyStatusValue
  readonly activity_status: ActivityStatusValue
}

/** The states that change, or why they cannot. */
export type Transition =
  | { readonly change: Partial<MemberState> }
  | { readonly refused: { readonly code: ErrorCode; readonly description: string } }

/** Lets a waiting member in, or a blocked one back in. */
export function approve(_member: MemberState): Transition {
  return { change: { status: 'APPROVED', identity_status: 'ACTIVE' } }
}

/** Shuts a member out. The owner cannot be shut out of the store. */
export function block(member: MemberState): Transition {
  if (member.identity_type === 'ADMIN') {
    return refuse('OWNER_CANNOT_BE_BLOCKED', 'The owner of the site cannot be blocked.')
  }
  return { change: { status: 'BLOCKED', identity_status: 'BLOCKED' } }
}

/** Silences a member in the community without shutting them out. */
export function mute(member: MemberState): Transition {
  if (member.identity_type === 'ADMIN') {
    return refuse('OWNER_CANNOT_BE_MUTED', 'The owner of the site cannot be muted.')
  }
  return { change: { activity_status: 'MUTED' } }
}

/** Lets a muted member speak again. */
export function unmute(_member: MemberState): Transition {
  return { change: { activity_status: 'ACTIVE' } }
}

/** Makes the profile public. Only approved members may show themselves. */
export function joinCommunity(member: MemberState): Transition {
  if (member.status !== 'APPROVED') {
    return refuse('COMMUNITY_JOIN_IMPOSSIBLE', 'Only approved members can join the community.')
  }
  return { change: { privacy_status: 'PUBLIC' } }
}

/** Makes the profile private again. */
export function leaveCommunity(_member: MemberState): Transition {
  return { change: { privacy_status: 'PRIVATE' } }
}

/** What a correct password leads to. */
export type SignInState =
  | 'SUCCESS'
  | 'REQUIRE_OWNER_APPROVAL'
  | 'REQUIRE_EMAIL_VERIFICATION'
  | 'REFUSED'

/** Where a sign-in of this member ends, once the password is right. */
export function signInState(
  member: MemberState & { readonly login_email_verified: boolean },
  settings: { readonly emailVerification: boolean },
): SignInState {
  if (member.identity_type === 'ADMIN') return 'SUCCESS'
  if (member.identity_status === 'BLOCKED' || member.identity_status === 'OFFLINE') return 'REFUSED'
  if (member.status === 'BLOCKED' || member.status === 'OFFLINE') return 'REFUSED'
  if (settings.emailVerification && !member.login_email_verified) {
    return 'REQUIRE_EMAIL_VERIFICATION'
  }
  return member.identity_status === 'PENDING' ? 'REQUIRE_OWNER_APPROVAL' : 'SUCCESS'
}

/** What setting a password by mail changes: somebody the owner had only recorded is a member now. */
export function recoveredState(member: MemberState): Partial<MemberState> {
  return member.identity_status === 'OFFLINE'
    ? { status: 'APPROVED', identity_status: 'ACTIVE' }
    : {}
}

/** The states of somebody who registers on a site with these settings. */
export function registeredState(settings: { readonly ownerApproval: boolean }): MemberState {
  const waits = settings.ownerApproval
  return {
    identity_type: 'MEMBER',
    identity_status: waits ? 'PENDING' : 'ACTIVE',
    status: waits ? 'PENDING' : 'APPROVED',
    privacy_status: 'PRIVATE',
    activity_status: 'ACTIVE',
  }
}

function refuse(code: ErrorCode, description: string): Transition {
  return { refused: { code, description } }
}
