/** A member as the sandbox keeps it: the document of its row, and its states. */

/** The parts of a member that no query filters or sorts by, as they are on the wire. */
export interface MemberDocument {
  readonly contact: MemberContactDocument
  readonly photo?: MemberImageDocument
  readonly cover?: MemberImageDocument
}

export interface MemberContactDocument {
  readonly phones: readonly string[]
  readonly emails: readonly string[]
  readonly addresses: readonly MemberAddressDocument[]
  readonly birthdate?: string | null
  readonly company?: string | null
  readonly jobTitle?: string | null
  readonly customFields?: Readonly<Record<string, MemberFieldDocument>>
}

/** One of the site's own fields about a member. */
export interface MemberFieldDocument {
  readonly name?: string | null
  readonly value?: unknown
}

export interface MemberAddressDocument {
  readonly id: string
  readonly streetAddress?: { readonly number?: string; readonly name?: string }
  readonly addressLine?: string | null
  readonly addressLine2?: string | null
  readonly city?: string | null
  readonly subdivision?: string | null
  readonly country?: string | null
  readonly postalCode?: string | null
}

export interface MemberImageDocument {
  readonly id?: string
  readonly url?: string
  readonly height?: number
  readonly width?: number
  readonly offsetX?: number | null
  readonly offsetY?: number | null
}

export type IdentityTypeValue = 'ADMIN' | 'MEMBER'
export type IdentityStatusValue = 'PENDING' | 'ACTIVE' | 'BLOCKED' | 'OFFLINE'
export type MemberStatusValue = 'PENDING' | 'APPROVED' | 'BLOCKED' | 'OFFLINE'
export type PrivacyStatusValue = 'PRIVATE' | 'PUBLIC'
export type ActivityStatusValue = 'ACTIVE' | 'MUTED'
