-- Tables that the members of a group keep: databases.
create table database_tables (
  id bigint generated always as identity primary key,
  group_id bigint not null,
  -- Who made it; the account may be gone.
  account_id bigint,
  created timestamptz not null default now(),
  updated timestamptz not null default now(),
  name text not null,
  short_desc text not null default '',
  description text not null default '',
  desc_type text not null default 'html',
  view_table text not null default 'database_access_all',
  add_rows text not null default 'database_access_all',
  edit_rows text not null default 'database_access_all',
  edit_table text not null default 'database_access_creator',
  rows_by_mail boolean not null default false,
  display_template text not null default '',
  id_default_hidden boolean not null default false,
  updated_default_hidden boolean not null default false,
  columns jsonb not null default '[]',
  -- The last numbers that were given; none is given twice.
  max_col_id integer not null default 0,
  max_row_id integer not null default 0,
  num_rows integer not null default 0,
  -- What its rows count for in the storage of the group.
  size bigint not null default 0
);
create unique index database_tables_name on database_tables (group_id, lower(name));
create index database_tables_created on database_tables (group_id, created, id);
create index database_tables_updated on database_tables (group_id, updated, id);
create index database_tables_account on database_tables (account_id) where account_id is not null;

create table database_rows (
  id bigint generated always as identity,
  group_id bigint not null,
  table_id bigint not null,
  row_num integer not null,
  account_id bigint,
  created timestamptz not null default clock_timestamp(),
  updated timestamptz not null default clock_timestamp(),
  -- By the number of the column: what its value is sorted and found by; nothing where it is empty.
  keys text[] collate "C" not null,
  vals jsonb not null,
  -- How long its values are, and what it counts for in the storage of the group, its pictures included.
  bytes integer not null,
  size bigint not null,
  primary key (table_id, row_num)
);
create unique index database_rows_id on database_rows (id);
create index database_rows_updated on database_rows (table_id, updated, row_num);
create index database_rows_group on database_rows (group_id);
create index database_rows_account on database_rows (account_id, id) where account_id is not null;

-- Every filled cell in the order of its column. It follows the rows by itself.
create table database_cells (
  table_id bigint not null,
  col_id integer not null,
  row_num integer not null,
  key text collate "C" not null,
  primary key (table_id, col_id, key, row_num)
);

create function database_cells_added() returns trigger language plpgsql as $$
begin
  insert into database_cells (table_id, col_id, key, row_num)
  select r.table_id, k.col_id, left(k.key, 100), r.row_num
  from added r, unnest(r.keys) with ordinality k(key, col_id) where k.key is not null
  order by 1, 2, 3, 4;
  return null;
end $$;
create function database_cells_removed() returns trigger language plpgsql as $$
begin
  delete from database_cells c using (
    select r.table_id, k.col_id, left(k.key, 100) as key, r.row_num
    from removed r, unnest(r.keys) with ordinality k(key, col_id) where k.key is not null
  ) o where (c.table_id, c.col_id, c.key, c.row_num) = (o.table_id, o.col_id, o.key, o.row_num);
  return null;
end $$;
create function database_cells_changed() returns trigger language plpgsql as $$
begin
  delete from database_cells c using (
    select r.table_id, k.col_id, left(k.key, 100) as key, r.row_num
    from removed r, unnest(r.keys) with ordinality k(key, col_id) where k.key is not null
    except
    select r.table_id, k.col_id, left(k.key, 100), r.row_num
    from added r, unnest(r.keys) with ordinality k(key, col_id)
  ) o where (c.table_id, c.col_id, c.key, c.row_num) = (o.table_id, o.col_id, o.key, o.row_num);
  insert into database_cells (table_id, col_id, key, row_num)
  select r.table_id, k.col_id, left(k.key, 100), r.row_num
  from added r, unnest(r.keys) with ordinality k(key, col_id) where k.key is not null
  on conflict do nothing;
  return null;
end $$;
create trigger cells_added after insert on database_rows
  referencing new table as added for each statement execute function database_cells_added();
create trigger cells_removed after delete on database_rows
  referencing old table as removed for each statement execute function database_cells_removed();
create trigger cells_changed after update on database_rows
  referencing old table as removed new table as added for each statement execute function database_cells_changed();

-- The pictures in rows.
create table database_images (
  group_id bigint not null,
  table_id bigint not null,
  row_id bigint not null,
  col_id integer not null,
  hash text not null,
  size bigint not null,
  filename text not null,
  media_type text not null,
  width integer,
  height integer,
  thumbnail_hash text,
  primary key (row_id, col_id)
);
create index database_images_hash on database_images (hash);
create index database_images_thumbnail on database_images (thumbnail_hash);
create index database_images_group on database_images (group_id);
create index database_images_table on database_images (table_id);

-- What rows were before each change of them.
create table database_changes (
  id bigint generated always as identity primary key,
  group_id bigint not null,
  table_id bigint not null,
  row_id bigint not null,
  account_id bigint,
  created timestamptz not null default clock_timestamp(),
  -- By column: its name then, and what stood there before and after, as people read it.
  fields jsonb not null
);
create index database_changes_row on database_changes (row_id, id);
create index database_changes_group on database_changes (group_id);
create index database_changes_table on database_changes (table_id);
create index database_changes_account on database_changes (account_id) where account_id is not null;
