/** A member as the sandbox keeps it: its own data, its states and its document. */
import type {
  AddressTag,
  ContactAddressInput,
  ContactInput,
  IdentityAddressInput,
  IdentityProfileInput,
  IdentityStatusName,
  IdentityType,
  MemberActivityStatus,
  MemberPrivacyStatus,
  MemberStatus,
  ProfileInput,
} from '../../../../generated/wire.ts'

/** The parts of a member that no query filters or sorts by, as they are on the wire. */
export interface MemberDocument {
  readonly contact: MemberContactDocument
  readonly photo?: MemberImageDocument
  readonly cover?: MemberImageDocument
  readonly identity?: IdentityDocument
}

/** The parts of an identity's postal address that the member's record has no place for beside this address line. */
export interface AddressDetails
  extends Pick<IdentityAddressInput, 'addressLine' | 'streetName' | 'streetNumber'> {
  readonly tag: AddressTag
}

/** Profile data of the identity that the member's record lacks: labels, tags and the like. */
export interface IdentityDocument
  extends Pick<
    IdentityProfileInput,
    | 'language'
    | 'labels'
    | 'subscription'
    | 'vatId'
    | 'emails'
    | 'phones'
    | 'secondaryEmails'
    | 'phonesV2'
    | 'customFields'
  > {
  /** The person's id at the identity provider that signed them in. */
  readonly idpUserId?: string
  /** Id of a postal address → what the member's record has no place for. */
  readonly addresses?: Readonly<Record<string, AddressDetails>>
}

/** The stored contact details of a member. */
export interface MemberContactDocument
  extends Pick<ContactInput, 'birthdate' | 'company' | 'jobTitle' | 'customFields'> {
  readonly phones: readonly string[]
  readonly emails: readonly string[]
  readonly addresses: readonly MemberAddressDocument[]
}

/** A stored address of a member. */
export type MemberAddressDocument = Omit<ContactAddressInput, 'id'> & { readonly id: string }

/** A stored picture of a member. */
export type MemberImageDocument = NonNullable<ProfileInput['photo']>

/** The types of a member's identity; visitors and contacts are not members. */
export type StoredIdentityType = Exclude<IdentityType, 'VISITOR' | 'CONTACT'>

/** Whether the identity may sign in. A deleted one has no row. */
export type StoredIdentityStatus = Exclude<IdentityStatusName, 'UNKNOWN_STATUS' | 'DELETED'>

/** Whether the owner has approved the member. */
export type StoredMemberStatus = Exclude<MemberStatus, 'UNKNOWN'>

/** Whether everyone sees the profile. */
export type StoredPrivacyStatus = Exclude<MemberPrivacyStatus, 'UNKNOWN'>

/** Whether the member may take part in the community. */
export type StoredActivityStatus = Exclude<MemberActivityStatus, 'UNKNOWN'>

/** A member with all its data. */
export interface StoredMember {
  readonly site: string
  /** The id of the member, and of the identity it signs in as. */
  readonly id: string
  readonly contactId: string
  readonly identityType: StoredIdentityType
  readonly identityStatus: StoredIdentityStatus
  readonly loginEmail: string
  readonly loginEmailVerified: boolean
  /** Null for a member whom the owner created and who has not chosen a password. */
  readonly passwordHash: string | null
  readonly status: StoredMemberStatus
  readonly privacyStatus: StoredPrivacyStatus
  readonly activityStatus: StoredActivityStatus
  readonly firstName: string | null
  readonly lastName: string | null
  readonly nickname: string | null
  readonly title: string | null
  readonly slug: string
  readonly document: MemberDocument
  readonly createdDate: Date
  readonly updatedDate: Date
  readonly lastLoginDate: Date | null
}

/** The fields of a member that may change. */
export type MemberChange = Partial<Omit<StoredMember, 'site' | 'id' | 'createdDate'>>
