-- What is read often is written with the change: a product's answer as text, how many products a collection holds,
-- and the count of the variant that is running out.

-- The origin is a control character in it, cost and profit are in it. Null, or of another version of how answers
-- look: built from the rows when it is next read.
ALTER TABLE products ADD COLUMN answer text;
ALTER TABLE products ADD COLUMN answer_version integer;
-- Null while nothing is counted.
ALTER TABLE products ADD COLUMN scarcest_quantity integer;

UPDATE products SET scarcest_quantity = (
  SELECT min(stock.quantity) FROM stock
  WHERE stock.site_id = products.site_id AND stock.product_id = products.id
) WHERE track_inventory;

ALTER TABLE collections ADD COLUMN product_count integer NOT NULL DEFAULT 0;
ALTER TABLE collections ADD COLUMN visible_product_count integer NOT NULL DEFAULT 0;

UPDATE collections SET product_count = held.products, visible_product_count = held.visible_products
FROM (
  SELECT products.site_id, each.collection_id, count(*) AS products,
    count(*) FILTER (WHERE products.visible) AS visible_products
  FROM products CROSS JOIN LATERAL unnest(products.collection_ids) AS each (collection_id)
  GROUP BY products.site_id, each.collection_id
) AS held
WHERE held.site_id = collections.site_id AND held.collection_id = collections.id;

-- Long texts, of which statistics say nothing that a plan needs.
ALTER TABLE products ALTER COLUMN answer SET STATISTICS 0;
ALTER TABLE products ALTER COLUMN description SET STATISTICS 0;
ALTER TABLE products ALTER COLUMN doc SET STATISTICS 0;

-- Totals of a whole store are counted in here and nowhere else.
CREATE INDEX products_visible      ON products (site_id, visible);
CREATE INDEX products_status       ON products (site_id, inventory_status, name, id);
CREATE INDEX products_scarcest     ON products (site_id, scarcest_quantity, id);
CREATE INDEX products_name_prefix  ON products (site_id, lower(name COLLATE "default") text_pattern_ops);
CREATE INDEX products_sku_prefix   ON products (site_id, lower(sku COLLATE "default") text_pattern_ops);
