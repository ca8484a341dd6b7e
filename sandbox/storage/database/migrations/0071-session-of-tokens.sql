-- The session token that a sign-in was made with: it ends with the sign-in, and so do the codes made with it.
ALTER TABLE authorization_codes ADD COLUMN session_hash text COLLATE "C";
ALTER TABLE token_families ADD COLUMN session_hash text COLLATE "C";
