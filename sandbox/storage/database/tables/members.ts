/** Tables of members, identities, tokens and mails. Dates are `timestamptz`; secrets are hashed, mails stored as sent. */

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
import type { IdentitySettings } from '../../../commerce/rules/documents/settings.ts'
import { boolean, type Columns, integer, jsonOf, moment, orNull, text, textOf } from '../columns.ts'

/** Tables of members and their mails. */
export const memberTables = {
  members: {
    site_id: text,
    id: text,
    contact_id: text,
    identity_type: textOf<StoredIdentityType>(),
    identity_status: textOf<StoredIdentityStatus>(),
    login_email: text,
    login_email_verified: boolean,
    /** Null until a member created by the owner chooses a password. */
    password_hash: orNull(text),
    status: textOf<StoredMemberStatus>(),
    privacy_status: textOf<StoredPrivacyStatus>(),
    activity_status: textOf<StoredActivityStatus>(),
    first_name: orNull(text),
    last_name: orNull(text),
    nickname: orNull(text),
    title: orNull(text),
    slug: text,
    /** The unique comparison key of the slug. */
    slug_key: text,
    doc: jsonOf<MemberDocument>(),
    created_date: moment,
    updated_date: moment,
    last_login_date: orNull(moment),
  },
  /** Sign-in settings of sites. Omitted fields have the defaults of `identity/settings.ts`. */
  identity_settings: {
    site_id: text,
    doc: jsonOf<Partial<IdentitySettings>>(),
  },
  /** Sign-ins and visitors: the chain of rotated tokens. */
  token_families: {
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
    /** The session token it was issued for; null for visitors and devices. */
    session_hash: orNull(text),
  },
  refresh_tokens: {
    site_id: text,
    hash: text,
    family_id: text,
    generation: integer,
  },
  access_tokens: {
    site_id: text,
    hash: text,
    family_id: text,
    expires_date: moment,
  },
  session_tokens: {
    site_id: text,
    hash: text,
    member_id: text,
    expires_date: moment,
  },
  /** Authorization codes, as hashes, with the parameters they are bound to. */
  authorization_codes: {
    site_id: text,
    hash: text,
    client_id: text,
    redirect_uri: orNull(text),
    code_challenge: text,
    member_id: text,
    expires_date: moment,
    used_date: orNull(moment),
    family_id: orNull(text),
    /** The session token it was issued for. */
    session_hash: orNull(text),
  },
  /** Device codes, as hashes, with the user's decision for each. */
  device_codes: {
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
  },
  redirect_sessions: {
    site_id: text,
    id: text,
    kind: textOf<RedirectIntent>(),
    visitor_id: orNull(text),
    family_id: orNull(text),
    code_challenge: orNull(text),
    expires_date: moment,
    doc: jsonOf<RedirectDocument>(),
    order_id: orNull(text),
  },
  signing_keys: {
    site_id: text,
    id: text,
    private_key: jsonOf<JsonWebKey>(),
    created_date: moment,
  },
  /** Failed sign-ins by address and by account, for throttling. */
  sign_in_failures: {
    site_id: text,
    subject: text,
    failures: integer,
    until_date: moment,
  },
  mails: {
    site_id: text,
    id: text,
    position: integer,
    kind: textOf<'verification' | 'recovery' | 'activation'>(),
    member_id: text,
    recipient: text,
    subject: text,
    body: text,
    code: orNull(text),
    recovery_token: orNull(text),
    link: orNull(text),
    sent_date: moment,
  },
  /** Codes that verify an e-mail address, as hashes. */
  verifications: {
    site_id: text,
    member_id: text,
    id: text,
    code_hash: text,
    tries_left: integer,
    expires_date: moment,
  },
  /** Tokens that let a member set a new password, as hashes. */
  recovery_tokens: {
    site_id: text,
    hash: text,
    member_id: text,
    expires_date: moment,
  },
} satisfies Record<string, Columns>
