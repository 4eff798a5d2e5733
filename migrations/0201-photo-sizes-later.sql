-- The smaller versions of photos are made after the upload.
alter table photos alter column large_hash drop not null, alter column medium_hash drop not null, alter column thumbnail_hash drop not null;
create index photos_unscaled on photos (id) where large_hash is null;
