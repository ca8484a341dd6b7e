-- Moments are columns: a copy of a site moves them to its own time.
ALTER TABLE coupons ADD COLUMN starts_date timestamptz(3);
ALTER TABLE coupons ADD COLUMN expires_date timestamptz(3);
