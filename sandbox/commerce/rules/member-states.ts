/** Member states: permissions and transitions, as pure functions. */
import type { ErrorCode } from '../../../generated/errors.ts'
import type * as wire from '../../../generated/wire.ts'
import { keysWhere } from '../../platform/one-of.ts'
import type {
  StoredIdentityStatus,
  StoredIdentityType,
  StoredMember,
  StoredMemberStatus,
  StoredPrivacyStatus,
} from './documents/member.ts'

/** The states that permissions depend on. */
export type MemberState = Pick<
  StoredMember,
  'identityType' | 'identityStatus' | 'status' | 'privacyStatus' | 'activityStatus'
>

/** The changed states, or the code of the refusal. */
export type Transition = { readonly change: Partial<MemberState> } | { readonly refused: ErrorCode }

/** The state of a sign-in after a correct password. */
export type SignInState =
  | Extract<wire.StateType, 'SUCCESS' | 'REQUIRE_OWNER_APPROVAL' | 'REQUIRE_EMAIL_VERIFICATION'>
  | 'REFUSED'

const ownsStore: Readonly<Record<StoredIdentityType, boolean>> = { ADMIN: true, MEMBER: false }

interface IdentityStatusRules {
  /** The state of a sign-in. */
  readonly signIn: Exclude<SignInState, 'REQUIRE_EMAIL_VERIFICATION'>
  /** Whether existing tokens stay valid. */
  readonly keepsTokens: boolean
  /** Whether password recovery is available. */
  readonly mayRecover: boolean
  /** State changes of a password recovery. */
  readonly afterRecovery: Partial<MemberState>
  /** Why the identity is pending. */
  readonly reason?: wire.IdentityStatusReason
}

/** The consequences of an identity's status. */
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
  // A member created by the owner becomes active.
  OFFLINE: {
    signIn: 'REFUSED',
    keepsTokens: false,
    mayRecover: true,
    afterRecovery: { status: 'APPROVED', identityStatus: 'ACTIVE' },
  },
}

interface MemberStatusRules {
  /** Refuses sign-in, whatever the identity's status. */
  readonly refusesSignIn: boolean
  /** Whether the owner has approved the member, who can then join the community. */
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

/** The states of publicly visible members, for lists: approved, with a public profile. */
export const publicStates = {
  privacy: keysWhere(isPublicProfile, (isPublic) => isPublic),
  status: keysWhere(memberStatuses, ({ approved }) => approved),
} as const

/** The predicate of `publicStates`, for one member. */
export function isPublicMember(member: Pick<MemberState, 'privacyStatus' | 'status'>): boolean {
  return isPublicProfile[member.privacyStatus] && memberStatuses[member.status].approved
}

/** The requested privacy, if any. */
export function storedPrivacy(
  sent: wire.MemberPrivacyStatus | undefined,
): StoredPrivacyStatus | undefined {
  return sent === 'UNKNOWN' ? undefined : sent
}

/** True for the owner of the store. */
export function isOwner({ identityType }: Pick<MemberState, 'identityType'>): boolean {
  return ownsStore[identityType]
}

/** Approves a pending member, or unblocks one. */
export function approve(_member: MemberState): Transition {
  return { change: { status: 'APPROVED', identityStatus: 'ACTIVE' } }
}

/** Blocks a member. The owner cannot be blocked. */
export function block(member: MemberState): Transition {
  if (isOwner(member)) return { refused: 'OWNER_CANNOT_BE_BLOCKED' }
  return { change: { status: 'BLOCKED', identityStatus: 'BLOCKED' } }
}

/** Mutes a member in the community; sign-in still works. */
export function mute(member: MemberState): Transition {
  if (isOwner(member)) return { refused: 'OWNER_CANNOT_BE_MUTED' }
  return { change: { activityStatus: 'MUTED' } }
}

/** Unmutes a member. */
export function unmute(_member: MemberState): Transition {
  return { change: { activityStatus: 'ACTIVE' } }
}

/** Makes the profile public. Only approved members may join the community. */
export function joinCommunity(member: MemberState): Transition {
  if (!memberStatuses[member.status].approved) return { refused: 'COMMUNITY_JOIN_IMPOSSIBLE' }
  return { change: { privacyStatus: 'PUBLIC' } }
}

/** Makes the profile private again. */
export function leaveCommunity(_member: MemberState): Transition {
  return { change: { privacyStatus: 'PRIVATE' } }
}

/** The state of this member's sign-in after a correct password. */
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

/** The states of a newly registered member under these settings. */
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
