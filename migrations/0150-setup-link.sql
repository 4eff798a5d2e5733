-- The link with which the first administrator is created; only the newest works, so there is one row at most.
create table setup_link (
  id smallint primary key default 1 check (id = 1),
  secret_hash bytea not null,
  expires timestamptz not null
);
