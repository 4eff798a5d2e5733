-- Deleted photos and albums are kept for 30 days, as files are. A photo that was deleted with its album is restored with it.
alter table photo_albums
  add column deleted timestamptz,
  add column deleted_by bigint references accounts on delete set null;
alter table photos
  add column deleted timestamptz,
  add column deleted_by bigint references accounts on delete set null,
  add column deleted_with_album boolean not null default false;

create index photo_albums_deleted on photo_albums (group_id, deleted, id) where deleted is not null;
create index photo_albums_expiring on photo_albums (deleted) where deleted is not null;
create index photo_albums_deleted_by on photo_albums (deleted_by) where deleted_by is not null;
create index photos_deleted on photos (group_id, deleted, id) where deleted is not null and not deleted_with_album;
create index photos_expiring on photos (deleted) where deleted is not null and not deleted_with_album;
create index photos_deleted_by on photos (deleted_by) where deleted_by is not null;
drop index photos_newest;
create index photos_newest on photos (group_id, id) where deleted is null;
