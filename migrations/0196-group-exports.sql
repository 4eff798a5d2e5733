-- Bundles of groups that owners asked for. docs/decisions/0047
create table group_exports (
  id bigint generated always as identity primary key,
  group_id bigint not null,
  account_id bigint references accounts on delete set null,
  created timestamptz not null default now(),
  state text not null default 'export_pending'
    check (state in ('export_pending', 'export_running', 'export_ready', 'export_failed')),
  -- No longer shown; the row goes with its file.
  deleted boolean not null default false,
  -- Who writes it holds a lease, and knows by the number of attempts whether it's still theirs.
  attempts integer not null default 0,
  leased_until timestamptz,
  num_rows bigint not null default 0,
  num_files bigint not null default 0,
  num_missing bigint not null default 0,
  size bigint not null default 0,
  hash text,
  finished timestamptz,
  expires timestamptz
);
create unique index group_exports_group on group_exports (group_id) where not deleted;
create index group_exports_due on group_exports (id) where state in ('export_pending', 'export_running') and not deleted;
create index group_exports_expired on group_exports (expires) where expires is not null;
create index group_exports_hash on group_exports (hash) where hash is not null;
create index group_exports_account on group_exports (account_id) where account_id is not null;
