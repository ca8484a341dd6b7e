-- Products, their variants and stock, and collections.
-- Columns are what the query language may name or what a rule changes; the rest of a product is in `doc`.

-- Numeric ids only ever grow. Bumping this row also lets one writer at a time choose a slug.
CREATE TABLE catalogue_counters (
  site_id         text   NOT NULL,
  last_numeric_id bigint NOT NULL,
  PRIMARY KEY (site_id)
);

CREATE TABLE collections (
  site_id      text        NOT NULL,
  id           text        NOT NULL,
  name         text        COLLATE "C" NOT NULL,
  slug         text        COLLATE "C" NOT NULL,
  description  text        NOT NULL,
  visible      boolean     NOT NULL,
  -- Media and search engine data.
  doc          jsonb       NOT NULL,
  created_date timestamptz NOT NULL,
  updated_date timestamptz NOT NULL,
  PRIMARY KEY (site_id, id),
  CONSTRAINT collections_slug UNIQUE (site_id, slug)
);
CREATE INDEX collections_name ON collections (site_id, name, id);

CREATE TABLE products (
  site_id           text          NOT NULL,
  id                text          NOT NULL,
  numeric_id        bigint        NOT NULL,
  inventory_item_id text          NOT NULL,
  name              text          COLLATE "C" NOT NULL,
  slug              text          COLLATE "C" NOT NULL,
  visible           boolean       NOT NULL,
  product_type      text          NOT NULL,
  description       text          NOT NULL,
  sku               text          COLLATE "C",
  brand             text          COLLATE "C",
  ribbon            text          COLLATE "C",
  weight            numeric       CHECK (weight >= 0),
  price             numeric(14,2) NOT NULL CHECK (price >= 0),
  discount_type     text          NOT NULL,
  discount_value    numeric       NOT NULL CHECK (discount_value >= 0),
  item_cost         numeric(14,2) CHECK (item_cost >= 0),
  manage_variants   boolean       NOT NULL,
  collection_ids    text[]        NOT NULL,
  track_inventory   boolean       NOT NULL,
  preorder_enabled  boolean       NOT NULL,
  preorder_message  text,
  preorder_limit    integer,
  -- The next four are worked out, in the transaction that changes what they come from.
  discounted_price  numeric(14,2) NOT NULL CHECK (discounted_price >= 0),
  stock_quantity    integer       NOT NULL,
  in_stock          boolean       NOT NULL,
  inventory_status  text          NOT NULL,
  -- Options, media, info sections, custom text fields, price per unit, dimensions, search engine data.
  doc               jsonb         NOT NULL,
  created_date      timestamptz   NOT NULL,
  updated_date      timestamptz   NOT NULL,
  inventory_updated_date timestamptz NOT NULL,
  PRIMARY KEY (site_id, id),
  CONSTRAINT products_slug UNIQUE (site_id, slug),
  CONSTRAINT products_numeric_id UNIQUE (site_id, numeric_id),
  CONSTRAINT products_inventory_item_id UNIQUE (site_id, inventory_item_id)
);
CREATE INDEX products_name         ON products (site_id, name, id);
CREATE INDEX products_sku          ON products (site_id, sku, id);
CREATE INDEX products_price        ON products (site_id, price, id);
CREATE INDEX products_discounted   ON products (site_id, discounted_price, id);
CREATE INDEX products_created_date ON products (site_id, created_date, id);
CREATE INDEX products_updated_date ON products (site_id, updated_date, id);
CREATE INDEX products_stock        ON products (site_id, stock_quantity, id);
CREATE INDEX products_brand        ON products (site_id, brand, id);
CREATE INDEX products_ribbon       ON products (site_id, ribbon, id);
-- The one index without the site in front: a GIN index of two columns is not portable.
CREATE INDEX products_collections  ON products USING gin (collection_ids);

-- Null price, cost and weight mean: the product's own.
CREATE TABLE variants (
  site_id    text          NOT NULL,
  product_id text          NOT NULL,
  id         text          NOT NULL,
  position   integer       NOT NULL,
  choices    jsonb         NOT NULL,
  sku        text          COLLATE "C",
  price      numeric(14,2) CHECK (price >= 0),
  item_cost  numeric(14,2) CHECK (item_cost >= 0),
  weight     numeric       CHECK (weight >= 0),
  visible    boolean       NOT NULL,
  -- Dimensions.
  doc        jsonb         NOT NULL,
  PRIMARY KEY (site_id, product_id, id),
  FOREIGN KEY (site_id, product_id) REFERENCES products (site_id, id) ON DELETE CASCADE
);
CREATE INDEX variants_sku ON variants (site_id, sku);

-- Narrow on purpose: the hottest rows of a shop. The check is the last guard against overselling.
CREATE TABLE stock (
  site_id    text    NOT NULL,
  product_id text    NOT NULL,
  variant_id text    NOT NULL,
  -- Counts only while the product tracks its inventory, `in_stock` only while it does not.
  quantity   integer NOT NULL CHECK (quantity >= 0),
  in_stock   boolean NOT NULL,
  -- Promised beyond the stock, up to the product's preorder limit.
  preordered integer NOT NULL CHECK (preordered >= 0),
  PRIMARY KEY (site_id, product_id, variant_id),
  FOREIGN KEY (site_id, product_id, variant_id)
    REFERENCES variants (site_id, product_id, id) ON DELETE CASCADE
);
