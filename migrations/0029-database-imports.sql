-- Rows that come from a file: read and held until all of it was looked at, then written piece by piece.
create table database_imports (
  id bigint generated always as identity primary key,
  group_id bigint not null,
  table_id bigint not null,
  account_id bigint not null,
  created timestamptz not null default now(),
  state text not null,
  -- How many lines of the file are rows, how many of them are wrong, and how many were written.
  lines integer not null default 0,
  wrong_count integer not null default 0,
  done integer not null default 0,
  -- The first of the wrong ones, and the columns that the file has and the table has not.
  wrong jsonb not null default '[]',
  ignored jsonb not null default '[]'
);
create index database_imports_table on database_imports (table_id, id);
create index database_imports_group on database_imports (group_id);
create index database_imports_created on database_imports (created);

create table database_import_rows (
  import_id bigint not null references database_imports on delete cascade,
  n integer not null,
  rows jsonb not null,
  primary key (import_id, n)
);
