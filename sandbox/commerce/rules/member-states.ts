/** Member states: permissions and transitions, as pure functions. */
import { type ErrorCode, errorMeanings } from '../../../generated/errors.ts'
import type {
  IdentityStatusReason,
  MemberPrivacyStatus,
  StateType,
} from '../../../generated/wire.ts'
import { keysWhere } from '../../platform/one-of.ts'
import type {
  StoredIdentityStatus,
  StoredIdentityType,
  StoredMember,
  StoredMemberStatus,
  StoredPrivacyStatus,
} from './documents/member.ts'

/** The states of a member that decide what it may do. */
export type MemberState = Pick<
  StoredMember,
  'identityType' | 'identityStatus' | 'status' | 'privacyStatus' | 'activityStatus'
>

/** The states that change, or why they cannot. */
export type Transition =
  | { readonly change: Partial<MemberState> }
  | { readonly refused: { readonly code: ErrorCode; readonly description: string } }

/** Where a sign-in ends after a correct password. */
export type SignInState =
  | Extract<StateType, 'SUCCESS' | 'REQUIRE_OWNER_APPROVAL' | 'REQUIRE_EMAIL_VERIFICATION'>
  | 'REFUSED'

/** Whether an identity of this type owns the store. */
const ownsStore: Readonly<Record<StoredIdentityType, boolean>> = { ADMIN: true, MEMBER: false }

interface IdentityStatusRules {
  /** Where a sign-in ends. */
  readonly signIn: Exclude<SignInState, 'REQUIRE_EMAIL_VERIFICATION'>
  /** Whether a token that was issued before still works. */
  readonly keepsTokens: boolean
  /** Whether a forgotten password may be replaced by mail. */
  readonly mayRecover: boolean
  /** State changes of a password recovery. */
  readonly afterRecovery: Partial<MemberState>
  /** Why the identity is pending. */
  readonly reason?: IdentityStatusReason
}

/** What follows from the status of a member's identity. */
export const identityStatuses: Readonly<Record<StoredIdentityStatus, IdentityStatusRules>> = {
  ACTIVE: { signIn: 'SUCCESS', keepsTokens: true, mayRecover: true, afterRecovery: {} },
  PENDING: {
    signIn: 'REQUIRE_OWNER_APPROVAL',
    keepsTokens: false,
    mayRecover: true,
    afterRecovery: {},
    reason: 'PENDING_ADMIN_APPROVAL_REQUIRED',
  },
  BLOCKED: { signIn: 'REFUSED', keepsTokens: false, mayRecover: false, afterRecovery: {} },
  // A record that the owner created becomes a member who signs in.
  OFFLINE: {
    signIn: 'REFUSED',
    keepsTokens: false,
    mayRecover: true,
    afterRecovery: { status: 'APPROVED', identityStatus: 'ACTIVE' },
  },
}

interface MemberStatusRules {
  /** Whether a sign-in is refused whatever the identity says. */
  readonly refusesSignIn: boolean
  /** Whether the owner has approved the member, who may then take part in the community. */
  readonly approved: boolean
}

const memberStatuses: Readonly<Record<StoredMemberStatus, MemberStatusRules>> = {
  PENDING: { refusesSignIn: false, approved: false },
  APPROVED: { refusesSignIn: false, approved: true },
  BLOCKED: { refusesSignIn: true, approved: false },
  OFFLINE: { refusesSignIn: true, approved: false },
}

const isPublicProfile: Readonly<Record<StoredPrivacyStatus, boolean>> = {
  PRIVATE: false,
  PUBLIC: true,
}

/** The states of members whom everyone sees, for lists: a public profile of an approved member. */
export const publicStates = {
  privacy: keysWhere(isPublicProfile, (isPublic) => isPublic),
  status: keysWhere(memberStatuses, ({ approved }) => approved),
} as const

/** True for a member whom everyone sees: the same rule as `publicStates`, for one member. */
export function isPublicMember(member: Pick<MemberState, 'privacyStatus' | 'status'>): boolean {
  return isPublicProfile[member.privacyStatus] && memberStatuses[member.status].approved
}

/** The privacy a request asks for; `undefined` when it asks for none. */
export function storedPrivacy(
  sent: MemberPrivacyStatus | undefined,
): StoredPrivacyStatus | undefined {
  return sent === 'UNKNOWN' ? undefined : sent
}

/** True for the owner of the store. */
export function isOwner({ identityType }: Pick<MemberState, 'identityType'>): boolean {
  return ownsStore[identityType]
}

/** Approves a waiting member, or unblocks one. */
export function approve(_member: MemberState): Transition {
  return { change: { status: 'APPROVED', identityStatus: 'ACTIVE' } }
}

/** Blocks a member. The owner cannot be blocked. */
export function block(member: MemberState): Transition {
  if (isOwner(member)) {
    return refuse('OWNER_CANNOT_BE_BLOCKED')
  }
  return { change: { status: 'BLOCKED', identityStatus: 'BLOCKED' } }
}

/** Mutes a member in the community; it can still sign in. */
export function mute(member: MemberState): Transition {
  if (isOwner(member)) {
    return refuse('OWNER_CANNOT_BE_MUTED')
  }
  return { change: { activityStatus: 'MUTED' } }
}

/** Unmutes a member. */
export function unmute(_member: MemberState): Transition {
  return { change: { activityStatus: 'ACTIVE' } }
}

/** Makes the profile public. Only approved members may join the community. */
export function joinCommunity(member: MemberState): Transition {
  if (!memberStatuses[member.status].approved) {
    return refuse('COMMUNITY_JOIN_IMPOSSIBLE')
  }
  return { change: { privacyStatus: 'PUBLIC' } }
}

/** Makes the profile private again. */
export function leaveCommunity(_member: MemberState): Transition {
  return { change: { privacyStatus: 'PRIVATE' } }
}

/** Where a sign-in of this member ends after a correct password. */
export function signInState(
  member: MemberState & Pick<StoredMember, 'loginEmailVerified'>,
  settings: { readonly emailVerification: boolean },
): SignInState {
  if (isOwner(member)) return 'SUCCESS'
  const { signIn } = identityStatuses[member.identityStatus]
  if (signIn === 'REFUSED' || memberStatuses[member.status].refusesSignIn) return 'REFUSED'
  if (settings.emailVerification && !member.loginEmailVerified) return 'REQUIRE_EMAIL_VERIFICATION'
  return signIn
}

/** The states of a member who registers on a site with these settings. */
export function registeredState(settings: { readonly ownerApproval: boolean }): MemberState {
  const waits = settings.ownerApproval
  return {
    identityType: 'MEMBER',
    identityStatus: waits ? 'PENDING' : 'ACTIVE',
    status: waits ? 'PENDING' : 'APPROVED',
    privacyStatus: 'PRIVATE',
    activityStatus: 'ACTIVE',
  }
}

function refuse(code: ErrorCode, description: string = errorMeanings[code]): Transition {
  return { refused: { code, description } }
}
