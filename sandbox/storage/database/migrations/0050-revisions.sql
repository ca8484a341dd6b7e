-- Another one after every change of a product, its variants or its stock: what is remembered of the product under a
-- revision stays true of it. A digest of the answer, or drawn at random where rows are changed without building it.
ALTER TABLE products ADD COLUMN revision text NOT NULL DEFAULT 'first';
