-- Hidden variants no longer count as stock where all are hidden.
UPDATE products SET stock_quantity = 0, in_stock = false, inventory_status = 'OUT_OF_STOCK'
WHERE inventory_status <> 'OUT_OF_STOCK' AND NOT EXISTS (
  SELECT FROM variants
  WHERE variants.site_id = products.site_id AND variants.product_id = products.id AND variants.visible
);
