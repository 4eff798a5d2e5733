-- How a table is shown: named views, of everyone where no account is named, otherwise of one person.
create table database_views (
  id bigint generated always as identity primary key,
  group_id bigint not null,
  table_id bigint not null,
  account_id bigint references accounts on delete cascade,
  created timestamptz not null default clock_timestamp(),
  updated timestamptz not null default clock_timestamp(),
  name text not null,
  layout text not null default 'grid',
  sort_field text not null default '',
  sort_dir text not null default 'asc',
  search text not null default '',
  -- Conditions, as calls take them.
  filter text not null default '',
  -- The shown columns by number; those of the table where there is none.
  columns integer[] not null default '{}'
);
create unique index database_views_name on database_views (table_id, coalesce(account_id, 0), lower(name));
create index database_views_group on database_views (group_id);
create index database_views_account on database_views (account_id) where account_id is not null;

-- Deleted rows, for a while: with the columns that their table had. Their images and changes stay as long.
create table database_deleted_rows (
  row_id bigint primary key,
  group_id bigint not null,
  table_id bigint not null,
  row_num integer not null,
  account_id bigint,
  created timestamptz not null,
  vals jsonb not null,
  columns jsonb not null,
  deleted timestamptz not null default clock_timestamp(),
  deleted_by bigint
);
create index database_deleted_rows_table on database_deleted_rows (table_id, deleted, row_id);
create index database_deleted_rows_group on database_deleted_rows (group_id);
create index database_deleted_rows_deleted on database_deleted_rows (deleted);

-- The values that a change replaced, as they were stored. Earlier changes have only their texts.
alter table database_changes add column vals jsonb;
