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
import { boolean, type Columns, integer, jsonOf, moment, orNull, text, textOf } from '../columns.ts'

/** Members with their identities and profiles. */
export const members = {
  site_id: text,
  id: text,
  contact_id: text,
  identity_type: textOf<StoredIdentityType>(),
  identity_status: textOf<StoredIdentityStatus>(),
  login_email: text,
  login_email_verified: boolean,
  /** Null for a member created by the owner who has never chosen a password. */
  password_hash: orNull(text),
  status: textOf<StoredMemberStatus>(),
  privacy_status: textOf<StoredPrivacyStatus>(),
  activity_status: textOf<StoredActivityStatus>(),
  first_name: orNull(text),
  last_name: orNull(text),
  nickname: orNull(text),
  title: orNull(text),
  slug: text,
  /** The slug in the one spelling that is unique. */
  slug_key: text,
  doc: jsonOf<MemberDocument>(),
  created_date: moment,
  updated_date: moment,
  last_login_date: orNull(moment),
} satisfies Columns

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

/** Sign-in settings of sites. */
const identitySettings = {
  site_id: text,
  doc: jsonOf<IdentitySettingsDocument>(),
} satisfies Columns

/** Sign-ins and visitors: the tokens of one family follow each other. */
export const tokenFamilies = {
  site_id: text,
  id: text,
  role: textOf<'visitor' | 'member'>(),
  subject_id: text,
  generation: integer,
  rotation_nonce: orNull(text),
  rotated_date: orNull(moment),
  revoked_date: orNull(moment),
  created_date: moment,
  expires_date: moment,
  /** The session token it was made with; null for visitors and devices. */
  session_hash: orNull(text),
} satisfies Columns

/** Refresh tokens, as hashes. */
const refreshTokens = {
  site_id: text,
  hash: text,
  family_id: text,
  generation: integer,
} satisfies Columns

/** Access tokens, as hashes. */
const accessTokens = {
  site_id: text,
  hash: text,
  family_id: text,
  expires_date: moment,
} satisfies Columns

/** Session tokens, as hashes. */
const sessionTokens = {
  site_id: text,
  hash: text,
  member_id: text,
  expires_date: moment,
} satisfies Columns

/** Authorization codes, as hashes, with the parameters that their exchange must repeat. */
const authorizationCodes = {
  site_id: text,
  hash: text,
  client_id: text,
  redirect_uri: orNull(text),
  code_challenge: text,
  member_id: text,
  expires_date: moment,
  used_date: orNull(moment),
  family_id: orNull(text),
  /** The session token it was made with. */
  session_hash: orNull(text),
} satisfies Columns

/** Device codes, as hashes, with the user's decision for each. */
const deviceCodes = {
  site_id: text,
  hash: text,
  user_hash: text,
  client_id: text,
  state: textOf<'waiting' | 'allowed' | 'refused' | 'used'>(),
  member_id: orNull(text),
  interval_seconds: integer,
  asked_date: orNull(moment),
  expires_date: moment,
  family_id: orNull(text),
} satisfies Columns

/** Redirect sessions that lead to hosted pages. */
const redirectSessions = {
  site_id: text,
  id: text,
  kind: textOf<RedirectIntent>(),
  visitor_id: orNull(text),
  family_id: orNull(text),
  code_challenge: orNull(text),
  expires_date: moment,
  doc: jsonOf<RedirectDocument>(),
  order_id: orNull(text),
} satisfies Columns

/** Failed sign-ins by address and by account, which slow further ones down. */
export const signInFailures = {
  site_id: text,
  subject: text,
  failures: integer,
  until_date: moment,
} satisfies Columns

/** The keys that sign identity tokens. */
const signingKeys = {
  site_id: text,
  id: text,
  private_key: jsonOf<JsonWebKey>(),
  created_date: moment,
} satisfies Columns

/** Tables of the members domain. */
export const memberTables = {
  members,
  identity_settings: identitySettings,
  token_families: tokenFamilies,
  refresh_tokens: refreshTokens,
  access_tokens: accessTokens,
  session_tokens: sessionTokens,
  authorization_codes: authorizationCodes,
  device_codes: deviceCodes,
  redirect_sessions: redirectSessions,
  signing_keys: signingKeys,
  sign_in_failures: signInFailures,
}
