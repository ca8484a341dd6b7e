-- The site: its callers' credentials and what its seed was drawn from.
create table sites (
  site_id text primary key,
  name text not null,
  client_id text not null,
  api_key text not null,
  currency text not null,
  seed bigint not null,
  created_date timestamptz not null
);
