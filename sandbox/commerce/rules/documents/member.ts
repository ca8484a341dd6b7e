/** A stored member: columns, states and document. */
import type * as wire from '../../../../generated/wire.ts'

/** The unqueryable parts of a member, in wire shape. */
export interface MemberDocument {
  readonly contact: MemberContactDocument
  readonly photo?: MemberImageDocument
  readonly cover?: MemberImageDocument
  readonly identity?: IdentityDocument
}

/** The parts of an identity's postal address that the member's record cannot hold. */
interface AddressDetails
  extends Pick<wire.IdentityAddressInput, 'addressLine' | 'streetName' | 'streetNumber'> {
  readonly tag: wire.AddressTag
}

/** Profile data that only the identity has: labels, tags and the like. */
interface IdentityDocument
  extends Pick<
    wire.IdentityProfileInput,
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
  /** The subject at the identity provider. */
  readonly idpUserId?: string
  /** By id of the postal address: what the member's record cannot hold. */
  readonly addresses?: Readonly<Record<string, AddressDetails>>
}

/** The stored contact details of a member. */
export interface MemberContactDocument
  extends Pick<wire.ContactInput, 'birthdate' | 'company' | 'jobTitle' | 'customFields'> {
  readonly phones: readonly string[]
  readonly emails: readonly string[]
  readonly addresses: readonly MemberAddressDocument[]
}

/** A stored address of a member. */
export type MemberAddressDocument = Omit<wire.ContactAddressInput, 'id'> & { readonly id: string }

/** A stored picture of a member. */
export type MemberImageDocument = NonNullable<wire.ProfileInput['photo']>

/** The types of a member's identity; visitors and contacts are not members. */
export type StoredIdentityType = Exclude<wire.IdentityType, 'VISITOR' | 'CONTACT'>

/** Whether the identity can sign in. A deleted one has no row. */
export type StoredIdentityStatus = Exclude<wire.IdentityStatusName, 'UNKNOWN_STATUS' | 'DELETED'>

/** Whether the owner has approved the member. */
export type StoredMemberStatus = Exclude<wire.MemberStatus, 'UNKNOWN'>

/** Whether the profile is public. */
export type StoredPrivacyStatus = Exclude<wire.MemberPrivacyStatus, 'UNKNOWN'>

/** Whether the member can take part in the community. */
export type StoredActivityStatus = Exclude<wire.MemberActivityStatus, 'UNKNOWN'>

/** A member with all its data. */
export interface StoredMember {
  readonly site: string
  /** The id of the member and of its identity. */
  readonly id: string
  readonly contactId: string
  readonly identityType: StoredIdentityType
  readonly identityStatus: StoredIdentityStatus
  readonly loginEmail: string
  readonly loginEmailVerified: boolean
  /** Null until a member created by the owner chooses a password. */
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

/** The mutable fields of a member. */
export type MemberChange = Partial<Omit<StoredMember, 'site' | 'id' | 'createdDate'>>
