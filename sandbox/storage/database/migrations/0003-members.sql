-- Members, the identities behind them, and everything that proves who is calling.
-- Secrets are stored only as SHA-256 (tokens, codes) or scrypt (passwords).

-- How people may join and sign in to the site, as one document: every setting has a default.
CREATE TABLE identity_settings (
  site_id text COLLATE "C" NOT NULL,
  doc jsonb NOT NULL,
  PRIMARY KEY (site_id)
);

CREATE TABLE members (
  site_id text COLLATE "C" NOT NULL,
  id text COLLATE "C" NOT NULL,
  identity_id text COLLATE "C" NOT NULL,
  contact_id text COLLATE "C" NOT NULL,
  identity_type text COLLATE "C" NOT NULL,
  identity_status text COLLATE "C" NOT NULL,
  -- Always lower case: two spellings of one mailbox are one member.
  login_email text COLLATE "C" NOT NULL,
  login_email_verified boolean NOT NULL,
  password_hash text,
  status text COLLATE "C" NOT NULL,
  privacy_status text COLLATE "C" NOT NULL,
  activity_status text COLLATE "C" NOT NULL,
  first_name text COLLATE "C",
  last_name text COLLATE "C",
  nickname text COLLATE "C",
  title text COLLATE "C",
  slug text COLLATE "C" NOT NULL,
  doc jsonb NOT NULL,
  created_date timestamptz(3) NOT NULL,
  updated_date timestamptz(3) NOT NULL,
  last_login_date timestamptz(3),
  PRIMARY KEY (site_id, id)
);
CREATE UNIQUE INDEX members_login_email ON members (site_id, login_email);
CREATE UNIQUE INDEX members_slug ON members (site_id, slug);
CREATE INDEX members_created_date ON members (site_id, created_date, id);
CREATE INDEX members_nickname ON members (site_id, nickname, id);

-- One sign-in on one device. Rotation moves `generation` on; reuse or logout revokes the family.
CREATE TABLE token_families (
  site_id text COLLATE "C" NOT NULL,
  id text COLLATE "C" NOT NULL,
  role text COLLATE "C" NOT NULL,
  -- The visitor id or the member id.
  subject_id text COLLATE "C" NOT NULL,
  generation integer NOT NULL,
  -- Keys the successor of the last rotated refresh token, so that its grace repeat answers the same one.
  rotation_nonce text,
  rotated_date timestamptz(3),
  revoked_date timestamptz(3),
  created_date timestamptz(3) NOT NULL,
  expires_date timestamptz(3) NOT NULL,
  PRIMARY KEY (site_id, id)
);
CREATE INDEX token_families_subject ON token_families (site_id, subject_id);
CREATE INDEX token_families_expires ON token_families (site_id, expires_date);

CREATE TABLE refresh_tokens (
  site_id text COLLATE "C" NOT NULL,
  hash text COLLATE "C" NOT NULL,
  family_id text COLLATE "C" NOT NULL,
  generation integer NOT NULL,
  PRIMARY KEY (site_id, hash),
  FOREIGN KEY (site_id, family_id) REFERENCES token_families (site_id, id) ON DELETE CASCADE
);
CREATE INDEX refresh_tokens_family ON refresh_tokens (site_id, family_id);

CREATE TABLE access_tokens (
  site_id text COLLATE "C" NOT NULL,
  hash text COLLATE "C" NOT NULL,
  family_id text COLLATE "C" NOT NULL,
  expires_date timestamptz(3) NOT NULL,
  PRIMARY KEY (site_id, hash),
  FOREIGN KEY (site_id, family_id) REFERENCES token_families (site_id, id) ON DELETE CASCADE
);
CREATE INDEX access_tokens_family ON access_tokens (site_id, family_id);

-- What a login hands out: proof for the authorize page that this member has just signed in.
CREATE TABLE session_tokens (
  site_id text COLLATE "C" NOT NULL,
  hash text COLLATE "C" NOT NULL,
  member_id text COLLATE "C" NOT NULL,
  expires_date timestamptz(3) NOT NULL,
  PRIMARY KEY (site_id, hash)
);
CREATE INDEX session_tokens_member ON session_tokens (site_id, member_id);

CREATE TABLE authorization_codes (
  site_id text COLLATE "C" NOT NULL,
  hash text COLLATE "C" NOT NULL,
  client_id text COLLATE "C" NOT NULL,
  redirect_uri text,
  code_challenge text COLLATE "C" NOT NULL,
  member_id text COLLATE "C" NOT NULL,
  expires_date timestamptz(3) NOT NULL,
  used_date timestamptz(3),
  -- The tokens the code was exchanged for: presenting the code again revokes them.
  family_id text COLLATE "C",
  PRIMARY KEY (site_id, hash)
);
CREATE INDEX authorization_codes_member ON authorization_codes (site_id, member_id);

-- A hosted page somebody was sent to. Sign-in finds its row again by the PKCE challenge,
-- which is how the cart of the visitor who asked follows the member who signed in.
CREATE TABLE redirect_sessions (
  site_id text COLLATE "C" NOT NULL,
  id text COLLATE "C" NOT NULL,
  kind text COLLATE "C" NOT NULL,
  visitor_id text COLLATE "C",
  family_id text COLLATE "C",
  code_challenge text COLLATE "C",
  expires_date timestamptz(3) NOT NULL,
  PRIMARY KEY (site_id, id)
);
CREATE INDEX redirect_sessions_challenge ON redirect_sessions (site_id, code_challenge);
