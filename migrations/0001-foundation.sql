-- People, how they sign in, what happened, and the work that follows from it.

create table accounts (
  id bigint generated always as identity primary key,
  created timestamptz not null default now(),
  updated timestamptz not null default now(),
  -- As its owner writes it; compared without case.
  email text not null check (length(email) between 3 and 254),
  full_name text not null default '',
  user_name text not null default '',
  timezone text not null default 'UTC',
  status text not null default 'user_status_notconfirmed'
    check (status in ('user_status_confirmed', 'user_status_notconfirmed', 'user_status_bouncing', 'user_status_bounced', 'user_status_inactive')),
  -- Null: signs in through an identity provider only.
  password_hash text,
  site_admin boolean not null default false,
  -- What differs from the defaults of a new account.
  preferences jsonb not null default '{}'
);
create unique index accounts_email on accounts (lower(email));

-- A signed-in browser or program. The cookie's secret itself is never stored.
create table sessions (
  id bigint generated always as identity primary key,
  account_id bigint not null references accounts on delete cascade,
  secret_hash bytea not null unique,
  created timestamptz not null default now(),
  expires timestamptz not null,
  last_used timestamptz not null default now(),
  address text not null default '',
  agent text not null default ''
);
create index sessions_account on sessions (account_id);

create table api_keys (
  id bigint generated always as identity primary key,
  account_id bigint not null references accounts on delete cascade,
  name text not null,
  key_hash bytea not null unique,
  created timestamptz not null default now(),
  expires timestamptz,
  last_used timestamptz,
  revoked timestamptz
);
create index api_keys_account on api_keys (account_id);

-- Keys for signing, made by the service itself. One row a purpose, so that no signature is good for two.
create table signing_keys (
  purpose text primary key,
  secret bytea not null
);

-- What happened. group_id 0: nothing to do with a group.
create table facts (
  group_id bigint not null default 0,
  id bigint generated always as identity,
  created timestamptz not null default now(),
  name text not null,
  account_id bigint,
  via text not null,
  data jsonb not null,
  primary key (group_id, id)
);
create unique index facts_id on facts (id);

-- Work that follows from facts. A row is gone when its work is done; a dead one stays to be looked at.
create table jobs (
  id bigint generated always as identity primary key,
  reader text not null,
  fact_id bigint,
  payload jsonb not null default '{}',
  created timestamptz not null default now(),
  run_at timestamptz not null default now(),
  leased_until timestamptz,
  tries integer not null default 0,
  error text,
  dead_since timestamptz,
  unique (reader, fact_id)
);
create index jobs_due on jobs (run_at) where dead_since is null;

-- Mail the service writes by itself (not the posts of a list). Kept: no relay is set, this is the local mailbox.
create table letters (
  id bigint generated always as identity primary key,
  fact_id bigint,
  kind text not null,
  recipient text not null,
  subject text not null,
  body text not null,
  created timestamptz not null default now(),
  state text not null default 'queued' check (state in ('queued', 'sent', 'kept')),
  message_id text not null,
  response text,
  unique (fact_id, kind, recipient)
);
create index letters_kept on letters (id) where state = 'kept';

-- Counted tries in a window of time: log-ins, mails to an address.
create table rate_counts (
  key text primary key,
  window_start timestamptz not null default now(),
  count integer not null default 1
);
create index rate_counts_age on rate_counts (window_start);

-- Places in lists whose sort key does not fit into a page token. Worth nothing after a crash.
create unlogged table page_cursors (
  token bigint primary key,
  place jsonb not null,
  created timestamptz not null default now()
);
create index page_cursors_age on page_cursors (created);
