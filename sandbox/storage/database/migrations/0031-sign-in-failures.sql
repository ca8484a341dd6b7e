-- Sign-ins that came to nothing, counted by account and by address for a quarter of an hour.
CREATE TABLE sign_in_failures (
  site_id text COLLATE "C" NOT NULL,
  -- `account:<e-mail>` or `address:<network address>`; whether there is such an account does not matter.
  subject text COLLATE "C" NOT NULL,
  failures integer NOT NULL,
  until_date timestamptz(3) NOT NULL,
  PRIMARY KEY (site_id, subject)
);
CREATE INDEX sign_in_failures_until ON sign_in_failures (site_id, until_date);
