-- What deleted files and wiki pages take while they can be restored. With the storage that is used, it stays below the limit.
alter table groups add column storage_deleted bigint not null default 0;
update groups g set storage_deleted = d.bytes
from (
  select group_id, sum(size)::bigint as bytes from (
    select e.group_id, v.size from file_entries e join file_versions v on v.file_id = e.id where e.deleted is not null
    union all
    select group_id, size from wiki_pages where deleted is not null
  ) gone group by group_id
) d
where g.id = d.group_id;
create index groups_deleted_storage on groups (id) where storage_deleted > 0;
create index wiki_pages_deleted_of_group on wiki_pages (group_id, deleted, id) where deleted is not null;

-- An upload in parts takes what has arrived, no longer its whole size from the beginning.
update groups g set storage_used = g.storage_used - u.bytes, storage_files = g.storage_files - u.bytes
from (
  select group_id, sum(size - received)::bigint as bytes from file_uploads where file_id is null group by group_id
) u
where g.id = u.group_id;
