-- Devices without a browser that want to sign in, each with the code that a person answers for on another device.
CREATE TABLE device_codes (
  site_id text COLLATE "C" NOT NULL,
  hash text COLLATE "C" NOT NULL,
  user_hash text COLLATE "C" NOT NULL,
  client_id text COLLATE "C" NOT NULL,
  -- `waiting`, then `allowed` or `refused`; `used` when the device has its tokens.
  state text COLLATE "C" NOT NULL,
  -- Who has let the device in.
  member_id text COLLATE "C",
  -- How many seconds the device waits between two questions, and when it has asked last.
  interval_seconds integer NOT NULL,
  asked_date timestamptz(3),
  expires_date timestamptz(3) NOT NULL,
  -- The tokens the code was exchanged for: presenting the code again revokes them.
  family_id text COLLATE "C",
  PRIMARY KEY (site_id, hash),
  CONSTRAINT device_codes_user UNIQUE (site_id, user_hash)
);
CREATE INDEX device_codes_member ON device_codes (site_id, member_id);
CREATE INDEX device_codes_expires ON device_codes (site_id, expires_date);
