-- What a hosted page was asked for, so that it can show it and lead back.
ALTER TABLE redirect_sessions ADD COLUMN doc jsonb NOT NULL DEFAULT '{}';
-- The order a page of this session ended in; a second visit makes no second one.
ALTER TABLE redirect_sessions ADD COLUMN order_id text COLLATE "C";
UPDATE redirect_sessions SET kind = 'ecomCheckout' WHERE kind = 'checkout';

-- The keys of the site's own identity provider, as private JSON Web Keys.
CREATE TABLE signing_keys (
  site_id text COLLATE "C" NOT NULL,
  id text COLLATE "C" NOT NULL,
  private_key jsonb NOT NULL,
  created_date timestamptz(3) NOT NULL,
  PRIMARY KEY (site_id, id)
);
