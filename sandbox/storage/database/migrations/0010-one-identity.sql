-- A member and the identity it signs in as share one id.

ALTER TABLE members DROP COLUMN identity_id;

-- Slugs are unique whatever their case. `slug_key` is the slug in lower case.
UPDATE members SET slug = slug || '-' || left(id, 8)
  WHERE EXISTS (
    SELECT 1 FROM members AS other
    WHERE other.site_id = members.site_id AND lower(other.slug) = lower(members.slug) AND other.id < members.id);
ALTER TABLE members ADD COLUMN slug_key text COLLATE "C";
UPDATE members SET slug_key = lower(slug);
ALTER TABLE members ALTER COLUMN slug_key SET NOT NULL;
DROP INDEX members_slug;
CREATE UNIQUE INDEX members_slug_key ON members (site_id, slug_key);
CREATE INDEX members_slug ON members (site_id, slug);
