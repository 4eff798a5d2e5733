-- Deleted files are kept for 30 days, each row with the entry that was deleted, which it may lie in.
alter table file_entries
  add column deleted timestamptz,
  add column deleted_by bigint references accounts on delete set null,
  add column deleted_with bigint,
  -- The name of whoever added it, once the account is deleted and its messages keep their name.
  add column former_name text not null default '';
alter table file_versions add column former_name text not null default '';
alter table photo_albums add column former_name text not null default '';
alter table photos add column former_name text not null default '';
alter table poll_votes add column former_name text not null default '';

-- A deleted file holds no name.
alter table file_entries drop constraint file_entries_group_id_parent_id_name_key_key;
create unique index file_entries_name on file_entries (group_id, parent_id, name_key) where deleted is null;
create index file_entries_deleted_with on file_entries (deleted_with) where deleted is not null;
create index file_entries_deleted on file_entries (group_id, deleted, id) where deleted_with = id;
create index file_entries_expiring on file_entries (deleted) where deleted is not null;
create index file_entries_deleted_by on file_entries (deleted_by) where deleted_by is not null;

-- A folder of ten thousand files is listed in any order without sorting all of them.
drop index file_entries_sorted;
create index file_entries_sorted on file_entries (group_id, parent_id, sort_key, id) where deleted is null;
create index file_entries_created on file_entries (group_id, parent_id, created, id) where deleted is null;
create index file_entries_updated on file_entries (group_id, parent_id, updated, id) where deleted is null;
create index file_entries_size on file_entries (group_id, parent_id, size, id) where deleted is null;
drop index file_entries_newest;
create index file_entries_newest on file_entries (group_id, updated, id) where type <> 'file_type_dir' and deleted is null;
