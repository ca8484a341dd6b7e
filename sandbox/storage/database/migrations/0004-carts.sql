-- One cart is one document. A row is locked, changed and written back with its next revision.

CREATE TABLE carts (
  site_id text COLLATE "C" NOT NULL,
  id text COLLATE "C" NOT NULL,
  -- Whose current cart this is: `visitor:<id>`, `member:<id>`. Null for a cart known by id only.
  owner_key text COLLATE "C",
  revision integer NOT NULL,
  doc jsonb NOT NULL,
  created_date timestamptz(3) NOT NULL,
  updated_date timestamptz(3) NOT NULL,
  PRIMARY KEY (site_id, id)
);
CREATE UNIQUE INDEX carts_owner ON carts (site_id, owner_key);
