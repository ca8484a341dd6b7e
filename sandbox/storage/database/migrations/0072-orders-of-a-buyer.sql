-- Orders go with a visitor who signs in, as carts and checkouts do.
CREATE INDEX orders_buyer ON orders (site_id, buyer_key);
