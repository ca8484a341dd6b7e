-- The tag that the answer to a conditional change has, for its repetitions; null where it has none.
ALTER TABLE idempotency_keys ADD COLUMN etag text COLLATE "C";
