-- What carts are sold with: settings, coupons, gift cards, memberships, checkouts, orders, stock changes.

-- Whose cart it is, also where it is known by id only: `visitor:<id>`, `member:<id>`. Null for an app's.
ALTER TABLE carts ADD COLUMN buyer_key text COLLATE "C";
UPDATE carts SET buyer_key = owner_key WHERE owner_key <> 'app';
CREATE INDEX carts_buyer ON carts (site_id, buyer_key);

-- Regions, carriers, tax, fees: one document per site.
CREATE TABLE selling (
  site_id text COLLATE "C" NOT NULL,
  doc     jsonb NOT NULL,
  PRIMARY KEY (site_id)
);

-- Codes are kept in capitals: a buyer may type them as they like.
CREATE TABLE coupons (
  site_id text    COLLATE "C" NOT NULL,
  id      text    COLLATE "C" NOT NULL,
  code    text    COLLATE "C" NOT NULL,
  used    integer NOT NULL CHECK (used >= 0),
  doc     jsonb   NOT NULL,
  PRIMARY KEY (site_id, id),
  CONSTRAINT coupons_code UNIQUE (site_id, code)
);

CREATE TABLE gift_cards (
  site_id      text    COLLATE "C" NOT NULL,
  id           text    COLLATE "C" NOT NULL,
  code         text    COLLATE "C" NOT NULL,
  balance      numeric NOT NULL CHECK (balance >= 0),
  expires_date timestamptz(3),
  PRIMARY KEY (site_id, id),
  CONSTRAINT gift_cards_code UNIQUE (site_id, code)
);

CREATE TABLE memberships (
  site_id      text    COLLATE "C" NOT NULL,
  id           text    COLLATE "C" NOT NULL,
  member_id    text    COLLATE "C" NOT NULL,
  name         text    NOT NULL,
  total        integer NOT NULL,
  remaining    integer NOT NULL CHECK (remaining >= 0),
  expires_date timestamptz(3),
  PRIMARY KEY (site_id, id)
);
CREATE INDEX memberships_member ON memberships (site_id, member_id);

-- A row is locked, changed and written back. Once completed it only changes with its order.
CREATE TABLE checkouts (
  site_id      text COLLATE "C" NOT NULL,
  id           text COLLATE "C" NOT NULL,
  cart_id      text COLLATE "C" NOT NULL,
  buyer_key    text COLLATE "C",
  order_id     text COLLATE "C",
  doc          jsonb NOT NULL,
  created_date timestamptz(3) NOT NULL,
  updated_date timestamptz(3) NOT NULL,
  PRIMARY KEY (site_id, id)
);
CREATE INDEX checkouts_cart ON checkouts (site_id, cart_id);
CREATE INDEX checkouts_buyer ON checkouts (site_id, buyer_key);

-- Order numbers only ever grow.
CREATE TABLE order_counters (
  site_id     text    COLLATE "C" NOT NULL,
  last_number integer NOT NULL,
  PRIMARY KEY (site_id)
);

CREATE TABLE orders (
  site_id      text    COLLATE "C" NOT NULL,
  id           text    COLLATE "C" NOT NULL,
  number       integer NOT NULL,
  checkout_id  text    COLLATE "C" NOT NULL,
  buyer_key    text    COLLATE "C",
  doc          jsonb   NOT NULL,
  created_date timestamptz(3) NOT NULL,
  PRIMARY KEY (site_id, id),
  CONSTRAINT orders_number UNIQUE (site_id, number),
  CONSTRAINT orders_checkout UNIQUE (site_id, checkout_id)
);
