-- The files of a group: folders, files and links. `parent_id` is the folder, 0 at the top.
create table file_entries (
  group_id bigint not null,
  id bigint generated always as identity primary key,
  parent_id bigint not null,
  type text not null check (type in ('file_type_dir', 'file_type_file', 'file_type_link')),
  name text not null,
  -- Names are compared without case, so that every computer can unpack a folder.
  name_key text collate "C" not null,
  -- Folders come first.
  sort_key text collate "C" not null generated always as (case when type = 'file_type_dir' then '0' else '1' end || name_key) stored,
  description text not null default '',
  url text not null default '',
  account_id bigint references accounts on delete set null,
  created timestamptz not null default now(),
  updated timestamptz not null default now(),
  -- A file: its newest version.
  version integer not null default 0,
  size bigint not null default 0,
  media_type text not null default '',
  -- A folder: what is in it, without what is in its folders.
  num_entries integer not null default 0,
  unique (group_id, parent_id, name_key)
);
create index file_entries_sorted on file_entries (group_id, parent_id, sort_key, id);
create index file_entries_account on file_entries (account_id, id) where account_id is not null;

-- What a file has been; the newest version is what it is.
create table file_versions (
  group_id bigint not null,
  file_id bigint not null references file_entries on delete cascade,
  version integer not null,
  account_id bigint references accounts on delete set null,
  created timestamptz not null default now(),
  hash text not null,
  size bigint not null,
  media_type text not null,
  width integer,
  height integer,
  thumbnail_hash text,
  primary key (file_id, version)
);
create index file_versions_group on file_versions (group_id);
create index file_versions_hash on file_versions (hash);
create index file_versions_thumbnail on file_versions (thumbnail_hash) where thumbnail_hash is not null;
create index file_versions_account on file_versions (account_id, file_id, version) where account_id is not null;

-- What they take of the group's storage.
alter table groups add column storage_files bigint not null default 0;
