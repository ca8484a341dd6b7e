/** Tables of members, identities and tokens. Dates are `timestamptz`, secrets only hashes. */
import type { JsonWebKey } from 'node:crypto'
import type {
  MemberDocument,
  StoredActivityStatus,
  StoredIdentityStatus,
  StoredIdentityType,
  StoredMemberStatus,
  StoredPrivacyStatus,
} from '../../../commerce/rules/documents/member.ts'
import type {
  RedirectDocument,
  RedirectIntent,
} from '../../../commerce/rules/documents/redirect.ts'

/** Members with their identities and profiles. */
export interface MembersTable {
  site_id: string
  id: string
  contact_id: string
  identity_type: StoredIdentityType
  identity_status: StoredIdentityStatus
  login_email: string
  login_email_verified: boolean
  /** Null for a member created by the owner who has never chosen a password. */
  password_hash: string | null
  status: StoredMemberStatus
  privacy_status: StoredPrivacyStatus
  activity_status: StoredActivityStatus
  first_name: string | null
  last_name: string | null
  nickname: string | null
  title: string | null
  slug: string
  /** The slug in the one spelling that is unique. */
  slug_key: string
  doc: MemberDocument
  created_date: Date
  updated_date: Date
  last_login_date: Date | null
}

/** The account settings of a site. Fields left out have the defaults of `identity/settings.ts`. */
export interface IdentitySettingsDocument {
  readonly ownerApproval?: boolean
  readonly emailVerification?: boolean
  readonly captcha?: boolean
  readonly shortPasswords?: boolean
  readonly unthrottled?: boolean
  readonly redirectUris?: readonly string[]
  readonly refreshGraceSeconds?: number
}

/** How a site signs members in. */
export interface IdentitySettingsTable {
  site_id: string
  doc: IdentitySettingsDocument
}

/** Sign-ins and visitors: the tokens of one family follow each other. */
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
  /** The session token it was made with; null for visitors and devices. */
  session_hash: string | null
}

/** Refresh tokens, as hashes. */
export interface RefreshTokensTable {
  site_id: string
  hash: string
  family_id: string
  generation: number
}

/** Access tokens, as hashes. */
export interface AccessTokensTable {
  site_id: string
  hash: string
  family_id: string
  expires_date: Date
}

/** Session tokens, as hashes. */
export interface SessionTokensTable {
  site_id: string
  hash: string
  member_id: string
  expires_date: Date
}

/** Authorization codes, as hashes, with what their exchange must repeat. */
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
  /** The session token it was made with. */
  session_hash: string | null
}

/** Codes of devices without a browser, as hashes, with what a person has answered for each. */
export interface DeviceCodesTable {
  site_id: string
  hash: string
  user_hash: string
  client_id: string
  state: 'waiting' | 'allowed' | 'refused' | 'used'
  member_id: string | null
  interval_seconds: number
  asked_date: Date | null
  expires_date: Date
  family_id: string | null
}

/** Redirect sessions that lead to hosted pages. */
export interface RedirectSessionsTable {
  site_id: string
  id: string
  kind: RedirectIntent
  visitor_id: string | null
  family_id: string | null
  code_challenge: string | null
  expires_date: Date
  doc: RedirectDocument
  order_id: string | null
}

/** Failed sign-ins by address and by account, which slow further ones down. */
export interface SignInFailuresTable {
  site_id: string
  subject: string
  failures: number
  until_date: Date
}

/** The keys that sign identity tokens. */
export interface SigningKeysTable {
  site_id: string
  id: string
  private_key: JsonWebKey
  created_date: Date
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
  device_codes: DeviceCodesTable
  redirect_sessions: RedirectSessionsTable
  signing_keys: SigningKeysTable
  sign_in_failures: SignInFailuresTable
}
