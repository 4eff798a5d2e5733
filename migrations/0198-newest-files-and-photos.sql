-- Feeds show the newest files and photos of each group.
create index file_entries_newest on file_entries (group_id, updated, id) where type <> 'file_type_dir';
create index photos_newest on photos (group_id, id);
drop index photos_group;
