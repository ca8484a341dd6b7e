-- What became of actions that their callers named by a key. A row is written in the transaction of
-- the action itself: there is no effect without its row, and no row without its effect.

CREATE TABLE idempotency_keys (
  site_id text COLLATE "C" NOT NULL,
  -- SHA-256 of caller, method, path and key. The key itself is not kept.
  action text COLLATE "C" NOT NULL,
  -- SHA-256 of what was sent.
  request text COLLATE "C" NOT NULL,
  status integer NOT NULL,
  answer text NOT NULL,
  created_date timestamptz(3) NOT NULL,
  PRIMARY KEY (site_id, action)
);
CREATE INDEX idempotency_keys_age ON idempotency_keys (site_id, created_date);
