-- Every movement of stock: differences, so that they add up to what there is.
CREATE TABLE stock_changes (
  site_id      text    COLLATE "C" NOT NULL,
  id           text    COLLATE "C" NOT NULL,
  product_id   text    COLLATE "C" NOT NULL,
  variant_id   text    COLLATE "C" NOT NULL,
  quantity     integer NOT NULL,
  preordered   integer NOT NULL,
  reason       text    NOT NULL,
  created_date timestamptz(3) NOT NULL,
  PRIMARY KEY (site_id, id)
);
CREATE INDEX stock_changes_variant ON stock_changes (site_id, product_id, variant_id, created_date);
