-- What a site was at a moment, row by row, so that it can be that again. Kept apart from the tables that are asked.
CREATE TABLE snapshots (
  site_id text NOT NULL,
  name text NOT NULL,
  created_date timestamptz(3) NOT NULL,
  PRIMARY KEY (site_id, name));
CREATE TABLE snapshot_rows (
  site_id text NOT NULL,
  name text NOT NULL,
  position bigint NOT NULL,
  table_name text NOT NULL,
  content jsonb NOT NULL,
  PRIMARY KEY (site_id, name, table_name, position));
-- How many products the site was drawn with; null for one drawn before this was kept.
ALTER TABLE sites ADD COLUMN products integer;
-- How often it was opened with ids that repeat, so that each opening has its own.
ALTER TABLE sites ADD COLUMN openings integer NOT NULL DEFAULT 0;
