-- One collation for the site in every table: what is distributed by it can lie together.
ALTER TABLE sites ALTER COLUMN site_id TYPE text COLLATE "C";
ALTER TABLE catalogue_counters ALTER COLUMN site_id TYPE text COLLATE "C";
ALTER TABLE collections ALTER COLUMN site_id TYPE text COLLATE "C";
ALTER TABLE products ALTER COLUMN site_id TYPE text COLLATE "C";
ALTER TABLE variants ALTER COLUMN site_id TYPE text COLLATE "C";
ALTER TABLE stock ALTER COLUMN site_id TYPE text COLLATE "C";
ALTER TABLE snapshots ALTER COLUMN site_id TYPE text COLLATE "C";
ALTER TABLE snapshot_rows ALTER COLUMN site_id TYPE text COLLATE "C";
