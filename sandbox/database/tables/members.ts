/** Tables of members, identities and tokens. Dates are `timestamptz`, secrets only hashes. */

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

export interface MembersTable {
  site_id: string
  id: string
  identity_id: string
  contact_id: string
  identity_type: IdentityTypeValue
  identity_status: IdentityStatusValue
  login_email: string
  login_email_verified: boolean
  /** Null for a member created by the owner who has never chosen a password. */
  password_hash: string | null
  status: MemberStatusValue
  privacy_status: PrivacyStatusValue
  activity_status: ActivityStatusValue
  first_name: string | null
  last_name: string | null
  nickname: string | null
  title: string | null
  slug: string
  doc: MemberDocument
  created_date: Date
  updated_date: Date
  last_login_date: Date | null
}

/** How a site lets people in. Fields left out have the defaults of `identity/settings.ts`. */
export interface IdentitySettingsDocument {
  readonly ownerApproval?: boolean
  readonly emailVerification?: boolean
  readonly captcha?: boolean
  readonly redirectUris?: readonly string[]
  readonly refreshGraceSeconds?: number
}

export interface IdentitySettingsTable {
  site_id: string
  doc: IdentitySettingsDocument
}

export interface TokenFamiliesTable {
  site_id: string
  id: string
  role: 'visitor' | 'member'
  subject_id: string
  generation: number
  rotation_nonce: string | null
  rotated_date: Date | null
  revoked_date: Date | null
  created_date: Date
  expires_date: Date
}

export interface RefreshTokensTable {
  site_id: string
  hash: string
  family_id: string
  generation: number
}

export interface AccessTokensTable {
  site_id: string
  hash: string
  family_id: string
  expires_date: Date
}

export interface SessionTokensTable {
  site_id: string
  hash: string
  member_id: string
  expires_date: Date
}

export interface AuthorizationCodesTable {
  site_id: string
  hash: string
  client_id: string
  redirect_uri: string | null
  code_challenge: string
  member_id: string
  expires_date: Date
  used_date: Date | null
  family_id: string | null
}

export interface RedirectSessionsTable {
  site_id: string
  id: string
  kind: 'login' | 'logout' | 'auth' | 'checkout'
  visitor_id: string | null
  family_id: string | null
  code_challenge: string | null
  expires_date: Date
}

/** Tables of the members domain. */
export interface MemberTables {
  members: MembersTable
  identity_settings: IdentitySettingsTable
  token_families: TokenFamiliesTable
  refresh_tokens: RefreshTokensTable
  access_tokens: AccessTokensTable
  session_tokens: SessionTokensTable
  authorization_codes: AuthorizationCodesTable
  redirect_sessions: RedirectSessionsTable
}
