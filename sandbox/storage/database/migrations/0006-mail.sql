-- Mails the platform would send, and the proofs that such mails carry.

-- The mail as the person gets it, so the code or link in it is readable here and nowhere else.
CREATE TABLE mails (
  site_id text COLLATE "C" NOT NULL,
  id text COLLATE "C" NOT NULL,
  -- Orders mails that were sent in the same moment of the sandbox's clock.
  position integer NOT NULL,
  kind text COLLATE "C" NOT NULL,
  member_id text COLLATE "C" NOT NULL,
  recipient text COLLATE "C" NOT NULL,
  subject text NOT NULL,
  body text NOT NULL,
  code text,
  recovery_token text,
  link text,
  sent_date timestamptz(3) NOT NULL,
  PRIMARY KEY (site_id, id)
);
CREATE INDEX mails_position ON mails (site_id, position);
CREATE INDEX mails_member ON mails (site_id, member_id);

-- The newest code that was sent to a member's address; an older one no longer counts.
CREATE TABLE verifications (
  site_id text COLLATE "C" NOT NULL,
  member_id text COLLATE "C" NOT NULL,
  id text COLLATE "C" NOT NULL,
  -- Over the id and the code together: two people with one code have two hashes.
  code_hash text COLLATE "C" NOT NULL,
  tries_left integer NOT NULL,
  expires_date timestamptz(3) NOT NULL,
  PRIMARY KEY (site_id, member_id)
);

CREATE TABLE recovery_tokens (
  site_id text COLLATE "C" NOT NULL,
  hash text COLLATE "C" NOT NULL,
  member_id text COLLATE "C" NOT NULL,
  expires_date timestamptz(3) NOT NULL,
  PRIMARY KEY (site_id, hash)
);
CREATE INDEX recovery_tokens_member ON recovery_tokens (site_id, member_id);
